import type { DraftStorageState } from '#app/draft/use-draft-storage-state.ts'
import type { StoragePersistence } from '#app/lib/storage-persistence/rules.ts'

/** The state of a draft that has no account yet: how long it is stored, or why it is not. */
export type LocalStorageState = StoragePersistence | Exclude<DraftStorageState, 'stored'>

/** Whether it is on disk, for however long. */
export const isOnDisk = (kept: LocalStorageState): boolean =>
  kept === 'persistent' || kept === 'evictable' || kept === 'week'
