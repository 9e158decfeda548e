import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { diskStorage } from './adapters/storage/disk.ts'
import { type Config, ConfigError } from './config.ts'
import { FileMissing, type Storage, StorageUnavailable } from './ports/storage.ts'

/** The folder of media on this machine, unless they are in a bucket. */
export const mediaFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'media')

/** The folder of temporary files; left-over files are deleted by `media.purge`. */
export const temporaryFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'uploads')

/** The configured bucket, else the folder. The SDK is loaded only for a bucket. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (!config.s3) return diskStorage(mediaFolder(config))
  const { s3Storage } = await import('./adapters/storage/s3.ts')
  return s3Storage(config.s3, temporaryFolder(config))
}

/** How long a start waits for a bucket that does not answer. */
const PATIENCE_MS = 15_000

/**
 * At the start: stores, reads and removes a small file, since S3-compatible servers differ, and so do the permissions
 * of keys. Rejects with a `ConfigError` that names what is refused. An unavailable bucket does not stop the start: the
 * result says why, or is null.
 */
export async function proveBucket(config: Pick<Config, 'dataDir' | 's3'>): Promise<string | null> {
  if (!config.s3) return null
  const storage = await openStorage(config)
  const silence = delay(PATIENCE_MS, 'no answer came', { ref: false })
  try {
    return await Promise.race([proof(storage, config.s3.bucket), silence])
  } catch (reason) {
    if (!(reason instanceof StorageUnavailable) || reason.lasts) throw reason
    return reason.message
  }
}

async function proof(storage: Storage, bucket: string): Promise<null> {
  const key = `proof/${randomUUID()}`
  const written = Buffer.from('Written and removed when a node starts.')
  await asked(bucket, 'looking into it (s3:ListBucket)', () => storage.check())
  await asked(bucket, 'storing a file (s3:PutObject)', () => storage.put(key, written))
  const read = await asked(bucket, 'reading a file (s3:GetObject)', async () =>
    buffer(await storage.read(key)),
  )
  if (!read.equals(written)) throw new ConfigError(`S3_BUCKET ${bucket} gives back another file than it took`)
  await asked(bucket, 'removing a file (s3:DeleteObject)', () => storage.remove([key]))
  return null
}

async function asked<T>(bucket: string, what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (reason) {
    const isRefused = (reason instanceof StorageUnavailable && reason.lasts) || reason instanceof FileMissing
    throw isRefused ? new ConfigError(`S3_BUCKET ${bucket}, ${what}: ${reason.message}`) : reason
  }
}
