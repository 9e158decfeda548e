import type { Keeping } from '#app/draft/keeping.ts'
import type { StorageLife } from '#app/lib/storage-life/rules.ts'

/** What becomes of a draft that no account has yet: how long it stays, or why it does not. */
export type Kept = StorageLife | Exclude<Keeping, 'stored'>

/** It is on the disk, for whatever time. */
export const isOnDisk = (kept: Kept): boolean =>
  kept === 'persistent' || kept === 'evictable' || kept === 'week'
