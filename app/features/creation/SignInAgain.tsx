import { useLocation } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'

/** Links to the login, which returns to this step; the draft stays on this device. */
export function SignInAgain() {
  const t = useTranslations('creation.frame')
  const { pathname } = useLocation()
  return <LinkButton to={`/login?redirect=${encodeURIComponent(pathname)}`}>{t('signIn')}</LinkButton>
}
