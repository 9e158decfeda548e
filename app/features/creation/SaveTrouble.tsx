import { useLocation } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './CreationStep.module.css'

/** Why a save failed, beside the button that began it; everything entered is still there (spec 1 §8 and beyond). */
export function SaveTrouble({ message, signInAgain }: { message: string | null; signInAgain: boolean }) {
  const t = useTranslations('creation.frame')
  return (
    <div className={styles.trouble}>
      <Notice kind="error" title={t('saveFailed')} action={signInAgain && <SignInAgain />}>
        <p>{message ?? t('saveFailedFallback')}</p>
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
