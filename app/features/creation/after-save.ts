import { ApiError } from '#app/lib/api.ts'
import type { SavingFile } from '#app/saving/progress.ts'
import type { SavedPage, SaveState } from './save-state.ts'

/** What to tell of a save that went through, by the files that did not. */
export function afterSave(page: SavedPage, files: readonly SavingFile[]): SaveState {
  const left = files.filter(({ state }) => state === 'failed')
  const other = left.find(({ kind }) => kind !== 'photo')
  if (page === 'all' && other) return failedSave(other.reason)
  const photos = page === 'photos' || page === 'all' ? left.filter(({ kind }) => kind === 'photo').length : 0
  return photos > 0 ? { kind: 'incomplete', photos } : { kind: 'idle' }
}

export function failedSave(reason: unknown): SaveState {
  const isAnswer = reason instanceof ApiError
  return {
    kind: 'failed',
    message: isAnswer ? reason.message : null,
    signInAgain: isAnswer && reason.status === 401,
  }
}
