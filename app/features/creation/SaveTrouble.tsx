import { useLocation } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { SlowSave, useSlowSave } from '#app/saving/SlowSave.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './CreationStep.module.css'
import type { SaveState } from './use-page-save.ts'

/** Why a save failed, beside the button that began it; everything entered is still there. */
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

/** To the login and back to this step; the draft stays here meanwhile. */
export function SignInAgain() {
  const t = useTranslations('creation.frame')
  const { pathname } = useLocation()
  return <LinkButton to={`/login?redirect=${encodeURIComponent(pathname)}`}>{t('signIn')}</LinkButton>
}
