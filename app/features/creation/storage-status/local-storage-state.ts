import type { DraftStorageState } from '#app/draft/use-draft-storage-state.ts'
import type { StoragePersistence } from '#app/lib/storage-persistence/rules.ts'

/** What becomes of a draft that no account has yet: how long it stays, or why it does not. */
export type LocalStorageState = StoragePersistence | Exclude<DraftStorageState, 'stored'>

/** It is on the disk, for whatever time. */
export const isOnDisk = (kept: LocalStorageState): boolean =>
  kept === 'persistent' || kept === 'evictable' || kept === 'week'
