import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './CreationStep.module.css'
import type { SaveState } from './use-page-save.ts'

/** A save goes on trying for a minute, and waits for a connection for as long as it takes (milliseconds). */
const SLOW_AFTER = 8000

/** Why a save failed, beside the button that began it; everything entered is still there (spec 1 §8 and beyond). */
export function SaveTrouble({ state }: { state: SaveState }) {
  const t = useTranslations('creation.frame')
  const slow = useLasting(state.kind === 'saving', SLOW_AFTER)
  if (slow) {
    return (
      <div className={styles.trouble}>
        <Notice title={t('slow')}>
          <p>{t('slowHelp')}</p>
        </Notice>
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

/** Whether something has been so for that long (milliseconds). */
function useLasting(is: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasting(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [is, milliseconds])
  return is && lasting
}

/** To the login and back to this step; the draft stays here meanwhile. */
export function SignInAgain() {
  const t = useTranslations('creation.frame')
  const { pathname } = useLocation()
  return <LinkButton to={`/login?redirect=${encodeURIComponent(pathname)}`}>{t('signIn')}</LinkButton>
}
