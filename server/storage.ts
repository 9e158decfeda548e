import { join } from 'node:path'
import { diskStorage } from './adapters/storage/disk.ts'
import type { Config } from './config.ts'
import type { Storage } from './ports/storage.ts'

/** Where media lie on this machine, unless they lie in a bucket. */
export const mediaFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'media')

/** Where files pass through; what is forgotten there is swept (`media.purge`). */
export const passingFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'uploads')

/** The bucket of the environment, else the folder. The SDK is loaded only where there is a bucket. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (!config.s3) return diskStorage(mediaFolder(config))
  const { s3Storage } = await import('./adapters/storage/s3.ts')
  return s3Storage(config.s3, passingFolder(config))
}
