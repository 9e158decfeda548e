import { useFilesState } from './files.ts'
import { useDraftStorage } from './hooks.ts'
import type { StorageFailure } from './storage.ts'

/** Whether everything that was entered survives closing this tab, and if not, what does not and why. */
export type DraftStorageState = 'stored' | StorageFailure | 'files-refused' | 'files-full'

export function useDraftStorageState(): DraftStorageState {
  const { persistence, reason } = useDraftStorage()
  const files = useFilesState()
  if (persistence === 'memory') return reason ?? 'refused'
  if (files.memoryOnly.size > 0) return files.reason === 'full' ? 'files-full' : 'files-refused'
  return 'stored'
}
