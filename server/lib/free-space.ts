import { statfs } from 'node:fs/promises'
import { DomainError } from './domain-error.ts'

/** Retry-After while the disk is almost full. */
const LATER_SECONDS = 5 * 60

/**
 * Rejects with DISK_LOW while the disk of a folder has fewer free bytes than `leastFreeBytes`, which are kept for
 * running uploads.
 */
export const spaceGuard = (folder: string, leastFreeBytes: number) => async (): Promise<void> => {
  if (leastFreeBytes === 0) return
  const { blocks, bavail, bsize } = await statfs(folder)
  // Some file systems do not report their size.
  if (blocks > 0 && bavail * bsize < leastFreeBytes)
    throw new DomainError('DISK_LOW', { retryAfterSeconds: LATER_SECONDS })
}
