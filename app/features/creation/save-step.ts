import { draftStore } from '#app/draft/hooks.ts'
import { loadTranslations } from '#app/messages/translations.ts'
import { errorOf, FilesNotSaved } from '#app/saving/file-errors.ts'
import { pagePlans, type SavedPage } from '#app/saving/plans.ts'
import { progress } from '#app/saving/progress.ts'
import { progressLabel } from '#app/saving/progress-label.ts'
import { save } from '#app/saving/save.ts'
import { conflictIn } from '#app/saving/stale.ts'
import { afterSave, failedSave } from './after-save.ts'
import type { SaveState } from './save-state.ts'

/**
 * The code for saving a step in place and reporting the result; loaded only for steps with Save (`use-page-save.ts`).
 */

export { PartConflict } from '#app/saving/conflict/PartConflict.tsx'
export { SaveTrouble } from './SaveTrouble.tsx'

/** Saves a step. Never rejects. */
export async function saveStep(
  page: SavedPage,
  onLabel: (label: string | null) => void,
  signal: AbortSignal,
): Promise<SaveState> {
  await loadTranslations(['save'])
  const stopLabels = progress.state.subscribe((state) => onLabel(progressLabel(state)))
  try {
    return afterSave(page, await save(pagePlans[page], { signal }))
  } catch (error) {
    if (error instanceof FilesNotSaved) return failedSave(errorOf(error))
    const memorial = conflictIn(error, draftStore.state.getState().draft)
    return memorial === null ? failedSave(error) : { kind: 'conflict', memorial }
  } finally {
    stopLabels()
  }
}
