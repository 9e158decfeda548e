import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { brand } from '#app/brand.ts'
import type { signIn as signInCall } from '#contract/accounts.ts'
import type { Answer } from '#contract/endpoint.ts'
import { listMemorials, type MemorialSummary } from '#contract/memorials.ts'
import { Door } from '../../features/account/Door.tsx'
import { afterSignIn, chooseMemorial } from '../../features/account/destination.ts'
import { LoadingScreen } from '../../features/account/LoadingScreen.tsx'
import { LoginForm } from '../../features/account/LoginForm.tsx'
import { MemorialList } from '../../features/account/MemorialList.tsx'
import { useFocusHeading } from '../../features/account/use-focus-heading.ts'
import { call } from '../../lib/api.ts'
import { signIn } from '../../lib/session.ts'
import { account } from '../../messages/en/account.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export const meta = () => [{ title: `${account.login.title} · ${brand.name}` }]

type View =
  | { kind: 'form' }
  | { kind: 'loading' }
  | { kind: 'choose'; memorials: MemorialSummary[] }
  | { kind: 'failed'; words: string }

/** Sign-in: the form, the loading view, the chooser (spec 1 §2 "Login"). */
export default function Login() {
  const t = useTranslations('account')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [view, setView] = useState<View>({ kind: 'form' })
  useFocusHeading(view.kind)

  async function handleSignedIn({ token, user, memorialRelationships }: Answer<typeof signInCall>) {
    signIn(token, user)
    // Not proved yet: the code view takes them on instead of losing them.
    if (!user.emailVerified) return navigate('/save')
    const destination = afterSignIn(memorialRelationships, query.get('redirect'))
    if (destination.kind === 'memorials') return openMemorials()
    // A memorial's public page is a document of its own.
    if (destination.path.startsWith('/view/')) location.assign(destination.path)
    else await navigate(destination.path)
  }

  async function openMemorials() {
    setView({ kind: 'loading' })
    try {
      const { memorials } = await call(listMemorials)
      const choice = chooseMemorial(memorials)
      if (choice.kind === 'fresh') return navigate('/who')
      if (choice.kind === 'load') return navigate(`/memorial/load/${choice.uuid}`)
      setView(choice)
    } catch (reason) {
      const words = reason instanceof Error && reason.message ? reason.message : t('chooser.fetchFallback')
      setView({ kind: 'failed', words: t('chooser.listFailed', { reason: words }) })
    }
  }

  if (view.kind === 'loading') return <LoadingScreen />
  const leave = { to: '/', label: t('backToLanding') }
  if (view.kind === 'choose')
    return (
      <Door title={t('chooser.title')} leave={leave}>
        <MemorialList memorials={view.memorials} />
      </Door>
    )
  return (
    <Door title={t('login.title')} intro={t('login.intro')} leave={leave}>
      {view.kind === 'failed' ? (
        <Notice
          kind="error"
          title={view.words}
          action={<Button onPress={openMemorials}>{t('tryAgain')}</Button>}
        />
      ) : (
        <LoginForm message={query.get('msg')} onSignedIn={handleSignedIn} />
      )}
    </Door>
  )
}
