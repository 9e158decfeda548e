import { statfs } from 'node:fs/promises'
import { DomainError } from './domain-error.ts'

/** When whoever met a disk with little room may ask again. */
const LATER_SECONDS = 5 * 60

/** Rejects with DISK_LOW while the disk of a folder has fewer free bytes than that, which are left for what is under way. */
export const spaceGuard = (folder: string, leastFreeBytes: number) => async (): Promise<void> => {
  if (leastFreeBytes === 0) return
  const { blocks, bavail, bsize } = await statfs(folder)
  // Some file systems do not say how large they are.
  if (blocks > 0 && bavail * bsize < leastFreeBytes)
    throw new DomainError('DISK_LOW', { retryAfterSeconds: LATER_SECONDS })
}
