import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { diskStorage } from './adapters/storage/disk.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import { FileMissing, type Storage, StorageAway } from './ports/storage.ts'

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

/** A start does not wait longer for a bucket that gives no answer. */
const PATIENCE_MS = 15_000

/**
 * At start: stores, reads and removes a small file, since servers that call themselves S3-compatible differ, and so do
 * the rights of keys. Rejects with a `ConfigError` that says what is refused. A bucket that is away is no reason not to
 * start: the answer says why it is, or is null.
 */
export async function proveBucket(config: Pick<Config, 'dataDir' | 's3'>): Promise<string | null> {
  if (!config.s3) return null
  const storage = await openStorage(config)
  const silence = delay(PATIENCE_MS, 'no answer came', { ref: false })
  try {
    return await Promise.race([proof(storage, config.s3.bucket), silence])
  } catch (reason) {
    if (!(reason instanceof StorageAway) || reason.lasts) throw reason
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
    const isRefused = (reason instanceof StorageAway && reason.lasts) || reason instanceof FileMissing
    throw isRefused ? new ConfigError(`S3_BUCKET ${bucket}, ${what}: ${reason.message}`) : reason
  }
}
