import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { signIn as signInCall } from '#contract/accounts.ts'
import { brand } from '#contract/brand.ts'
import type { Answer } from '#contract/endpoint.ts'
import { account } from '#languages/en/screens/account.ts'
import { signUp } from '#languages/en/screens/sign-up.ts'
import { confirmPath, destinationAfterSignIn, ENDED, safePath } from '../../features/account/after-sign-in.ts'
import { hasBegunDraft } from '../../features/account/begun-draft.ts'
import { LoadingScreen } from '../../features/account/LoadingScreen.tsx'
import { LoginForm } from '../../features/account/LoginForm.tsx'
import type { Leaving, Mailed } from '../../features/account/LoginViews.tsx'
import { PasskeyLogin } from '../../features/account/PasskeyLogin.tsx'
import { SignInLayout } from '../../features/account/SignInLayout.tsx'
import { useAfterSignIn } from '../../features/account/use-after-sign-in.ts'
import { emailInState } from '../../lib/login-state.ts'
import { networkFailureMessage } from '../../lib/network-failure.ts'
import { signIn, useSession } from '../../lib/session.ts'
import { useLazyComponent } from '../../lib/use-lazy-component.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Without the redirect parameter: a reader may have to write this address down, so it is short. */
export const handle = { elsewhere: '/login' } satisfies PageHandle

export const meta = () => [{ title: `${translated({ account }).account.login.title} · ${brand.name}` }]

const messages = { signUp }

const loadViews = async () => (await import('../../features/account/LoginViews.tsx')).LoginViews

/** Sign-in: the form, the mailed code, the loading view, the list of memorials to choose from. */
export default function Login() {
  return (
    <MessagesProvider messages={messages}>
      <LoginScreen />
    </MessagesProvider>
  )
}

function LoginScreen() {
  const t = useTranslations('account')
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const afterSignIn = useAfterSignIn()
  const ended = query.get(ENDED)
  const { token, user } = useSession()
  /** Just now, on this screen. */
  const [hasEntered, setEntered] = useState(false)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const [mailed, setMailed] = useState<Mailed | null>(null)
  /** The address that a code was mailed to stays in the form. */
  const [typed, setTyped] = useState(emailInState(state))
  const view = afterSignIn.view?.kind ?? (leaving ? 'leaving' : mailed ? 'code' : 'form')
  /** What follows the form is loaded while it is filled in. */
  const [isBegun, setBegun] = useState(false)
  const { Part: Views, failed, again } = useLazyComponent(loadViews, isBegun || view !== 'form')
  useViewChange(view === 'form' || Views ? view : failed ? 'failed' : 'loading')

  async function handleSignedIn({ token, user, memorialRelationships }: Answer<typeof signInCall>) {
    setEntered(true)
    signIn(token, user)
    const redirect = query.get('redirect')
    // Not confirmed yet: the code view continues.
    if (!user.emailVerified) return navigate(confirmPath(redirect, hasBegunDraft()))
    const destination = destinationAfterSignIn(memorialRelationships, redirect)
    if (!user.deletionDueAt) return afterSignIn.goOn(destination)
    setLeaving({ dueAt: user.deletionDueAt, destination })
  }

  const goOnSignedIn = () =>
    afterSignIn.goOn({ kind: 'path', path: safePath(query.get('redirect')) ?? '/profile' })

  const leave = { to: '/', label: useTranslations('common')('backToLanding') }
  if (view !== 'form' && Views)
    return (
      <Views {...{ afterSignIn, leaving, mailed, leave }} onMailed={setMailed} onSignedIn={handleSignedIn} />
    )
  if (view !== 'form' && !failed) return <LoadingScreen />
  if (view !== 'form')
    return (
      <SignInLayout title={t('login.title')} intro={t('login.intro')} leave={leave}>
        <Notice
          kind="error"
          title={networkFailureMessage()}
          action={<Button onPress={again} word="tryAgain" />}
        />
      </SignInLayout>
    )
  return (
    <SignInLayout title={t('login.title')} intro={t('login.intro')} leave={leave}>
      {ended !== null && (
        <Notice title={t('login.ended')}>{ended === 'kept' && <p>{t('login.endedKept')}</p>}</Notice>
      )}
      {token && user && !hasEntered && (
        <Notice action={<Button look="primary" onPress={goOnSignedIn} word="continue" />}>
          {t('login.already', { email: user.email })}
        </Notice>
      )}
      <LoginForm
        onBegun={() => setBegun(true)}
        message={query.get('msg')}
        known={typed}
        onSignedIn={handleSignedIn}
        onCodeMailed={(asked) => {
          setTyped(asked.email)
          setMailed(asked)
        }}
      />
      <PasskeyLogin onBegun={() => setBegun(true)} onSignedIn={handleSignedIn} />
    </SignInLayout>
  )
}
