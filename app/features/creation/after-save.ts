import { ApiError } from '#app/lib/api.ts'
import { fileError } from '#app/saving/file-errors.ts'
import type { SavedPage } from '#app/saving/plans.ts'
import type { SavingFile } from '#app/saving/progress.ts'
import type { SaveState } from './save-state.ts'

/** What to tell of a save that went through, by the files that it left out. */
export function afterSave(page: SavedPage, left: readonly SavingFile[]): SaveState {
  const other = left.find(({ kind }) => kind !== 'photo')
  // The video of another page is told of there.
  if (page !== 'photos' && other) return failedSave(fileError(other))
  const photos = left.filter(({ kind }) => kind === 'photo').length
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
