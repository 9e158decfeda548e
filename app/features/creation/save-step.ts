import { draftStore } from '#app/draft/hooks.ts'
import { type Choices, resolveConflict } from '#app/draft/memorial.ts'
import { abortableDependencies } from '#app/saving/dependencies.ts'
import { progress } from '#app/saving/progress.ts'
import { saveInPlace } from '#app/saving/save-in-place.ts'
import { conflictIn, type NewerMemorial } from '#app/saving/stale.ts'
import { afterSave, failedSave } from './after-save.ts'
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
    return afterSave(page, progress.state.getState().files)
  } catch (error) {
    const memorial = conflictIn(error, draftStore.state.getState().draft)
    return memorial === null ? failedSave(error) : { kind: 'conflict', memorial }
  }
}

/** Applies the host's decision about a conflict to the draft. */
export const settleConflict = (memorial: NewerMemorial, choices: Choices): void =>
  draftStore.update((draft) => resolveConflict(draft, memorial, choices))
