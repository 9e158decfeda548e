import { useLocation } from 'react-router'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'

/** To the login and back to this step; the draft stays here meanwhile. */
export function SignInAgain() {
  const t = useTranslations('creation.frame')
  const { pathname } = useLocation()
  return <LinkButton to={`/login?redirect=${encodeURIComponent(pathname)}`}>{t('signIn')}</LinkButton>
}
