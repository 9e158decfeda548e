import { draftStore } from '#app/draft/hooks.ts'
import { type Choices, resolveConflict } from '#app/draft/memorial.ts'
import { ApiError } from '#app/lib/api.ts'
import { abortableDependencies } from '#app/saving/dependencies.ts'
import { progress, type SavingFile } from '#app/saving/progress.ts'
import { saveInPlace } from '#app/saving/save-in-place.ts'
import { conflictIn, type NewerMemorial } from '#app/saving/stale.ts'
import type { SavedPage, SaveState } from './save-state.ts'

/**
 * The code for saving a step in place and reporting the result; loaded only for steps with Save (`use-page-save.ts`).
 */

export { ConflictQuestion } from './ConflictQuestion.tsx'
export { SaveTrouble } from './SaveTrouble.tsx'

/** Saves a step. Never rejects. */
export async function saveStep(
  page: SavedPage,
  onLabel: (label: string | null) => void,
  signal: AbortSignal,
): Promise<SaveState> {
  try {
    await saveInPlace(page, { onProgress: ({ label }) => onLabel(label) }, abortableDependencies(signal))
    const [other] = page === 'all' ? filesNotSaved().filter(({ kind }) => kind !== 'photo') : []
    if (other) return failed(other.reason)
    const photos = page === 'photos' || page === 'all' ? filesNotSaved().length : 0
    return photos > 0 ? { kind: 'incomplete', photos } : { kind: 'idle' }
  } catch (error) {
    const memorial = conflictIn(error, draftStore.state.getState().draft)
    return memorial === null ? failed(error) : { kind: 'conflict', memorial }
  }
}

/** Applies the host's decision about a conflict to the draft. */
export const settleConflict = (memorial: NewerMemorial, choices: Choices): void =>
  draftStore.update((draft) => resolveConflict(draft, memorial, choices))

const filesNotSaved = (): SavingFile[] =>
  progress.state.getState().files.filter(({ state }) => state === 'failed')

function failed(error: unknown): SaveState {
  const isAnswer = error instanceof ApiError
  return {
    kind: 'failed',
    message: isAnswer ? error.message : null,
    signInAgain: isAnswer && error.status === 401,
  }
}
