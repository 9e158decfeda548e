import { draftStore } from '#app/draft/hooks.ts'
import { ApiError } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { loadTranslations } from '#app/messages/translations.ts'
import { errorOf, FilesNotSaved, fileError } from '#app/saving/file-errors.ts'
import { pagePlans, type SavedPage } from '#app/saving/plans.ts'
import { labelProgress, progress, type SavingFile } from '#app/saving/progress.ts'
import { SlowSave, useSlowSave } from '#app/saving/SlowSave.tsx'
import { save } from '#app/saving/save.ts'
import { conflictIn, type NewerMemorial } from '#app/saving/stale.ts'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './CreationStep.module.css'
import { SignInAgain } from './LoadTrouble.tsx'

/**
 * The code for saving a step in place and reporting the result; loaded only for steps with Save (`use-page-save.ts`).
 */

export { PartConflict } from '#app/saving/conflict/PartConflict.tsx'

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving'; label: string | null }
  | { kind: 'failed'; message: string | null; signInAgain: boolean }
  /** Everything was saved except these photos; each shows why. */
  | { kind: 'incomplete'; photos: number }
  /** The same part was changed here and on the server: the host decides. */
  | { kind: 'conflict'; memorial: NewerMemorial }

/** Saves a step. Never rejects. */
export async function saveStep(
  page: SavedPage,
  onLabel: (label: string | null) => void,
  signal: AbortSignal,
): Promise<SaveState> {
  await loadTranslations(['save'])
  const stopLabels = progress.state.subscribe((state) => onLabel(labelProgress(state)))
  try {
    return describeSave(page, await save(pagePlans[page], { signal }))
  } catch (error) {
    if (error instanceof FilesNotSaved) return describeFailure(errorOf(error))
    const memorial = conflictIn(error, draftStore.state.getState().draft)
    return memorial === null ? describeFailure(error) : { kind: 'conflict', memorial }
  } finally {
    stopLabels()
  }
}

/** What to tell of a save that went through, by the files that it left out. */
export function describeSave(page: SavedPage, left: readonly SavingFile[]): SaveState {
  const other = left.find(({ kind }) => kind !== 'photo')
  // The video of another page is told of there.
  if (page !== 'photos' && other) return describeFailure(fileError(other))
  const photos = left.filter(({ kind }) => kind === 'photo').length
  return photos > 0 ? { kind: 'incomplete', photos } : { kind: 'idle' }
}

export function describeFailure(reason: unknown): SaveState {
  const isAnswer = reason instanceof ApiError
  return {
    kind: 'failed',
    message: isAnswer && reason.isExplained ? reason.message : null,
    signInAgain: isAnswer && reason.status === 401,
  }
}

/** Shows why a save failed, beside its button; everything entered is still here. */
export function SaveTrouble({ state, onStop }: { state: SaveState; onStop: () => void }) {
  const t = useTranslations('creation.frame')
  const slow = useSlowSave(state.kind === 'saving')
  if (slow) {
    return (
      <div className={styles.trouble}>
        <SlowSave why={slow} onStop={onStop} />
      </div>
    )
  }
  if (state.kind === 'incomplete') {
    return (
      <div className={styles.trouble}>
        <Notice kind="error" title={t('photosNotSaved', { count: state.photos })}>
          <p>{t('photosNotSavedHelp')}</p>
        </Notice>
      </div>
    )
  }
  if (state.kind !== 'failed') return null
  return (
    <div className={styles.trouble}>
      <Notice kind="error" title={t('saveFailed')} action={state.signInAgain && <SignInAgain />}>
        <p>{state.message ?? t('saveFailedFallback')}</p>
        <p>{t('nothingLost')}</p>
      </Notice>
    </div>
  )
}
