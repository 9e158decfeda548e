import { useTranslations } from '#app/messages/index.tsx'
import { SlowSave, useSlowSave } from '#app/saving/SlowSave.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './CreationStep.module.css'
import { SignInAgain } from './SignInAgain.tsx'
import type { SaveState } from './save-state.ts'

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
