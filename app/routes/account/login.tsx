import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { signIn as signInCall } from '#contract/accounts.ts'
import { brand } from '#contract/brand.ts'
import type { Answer } from '#contract/endpoint.ts'
import { account } from '#languages/en/screens/account.ts'
import { signUp } from '#languages/en/screens/sign-up.ts'
import { AfterSignInScreen } from '../../features/account/AfterSignInScreen.tsx'
import {
  confirmPath,
  type Destination,
  destinationAfterSignIn,
} from '../../features/account/after-sign-in.ts'
import { hasBegunDraft } from '../../features/account/begun-draft.ts'
import { CodeLogin } from '../../features/account/CodeLogin.tsx'
import { LoginForm } from '../../features/account/LoginForm.tsx'
import { PasskeyLogin } from '../../features/account/PasskeyLogin.tsx'
import { KeepAccount } from '../../features/account/PendingDeletion.tsx'
import { SignInLayout } from '../../features/account/SignInLayout.tsx'
import { useAfterSignIn } from '../../features/account/use-after-sign-in.ts'
import { ENDED } from '../../features/account/use-signed-in-screen.ts'
import { formatDay } from '../../lib/dates.ts'
import { emailInState } from '../../lib/login-state.ts'
import { setUser, signIn } from '../../lib/session.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { codeSent, longCodeSent } from '../../parts/sign-up/code-sent.tsx'
import type { PageHandle } from '../../root.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Without the redirect parameter: a reader may have to write this address down, so it is short. */
export const handle = { elsewhere: '/login' } satisfies PageHandle

export const meta = () => [{ title: `${translated({ account }).account.login.title} · ${brand.name}` }]

const messages = { signUp }

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
  const due = useTranslations('account.due')
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const wayOn = useAfterSignIn()
  const ended = query.get(ENDED)
  const [leaving, setLeaving] = useState<{ day: string; destination: Destination } | null>(null)
  const [mailed, setMailed] = useState<{ email: string; codeToken: string; isLong: boolean } | null>(null)
  /** The address that a code was mailed to stays in the form. */
  const [typed, setTyped] = useState(emailInState(state))
  useViewChange(wayOn.view?.kind ?? (leaving ? 'leaving' : mailed ? 'code' : 'form'))

  async function handleSignedIn({ token, user, memorialRelationships }: Answer<typeof signInCall>) {
    signIn(token, user)
    const redirect = query.get('redirect')
    // Not confirmed yet: the code view continues.
    if (!user.emailVerified) return navigate(confirmPath(redirect, hasBegunDraft()))
    const destination = destinationAfterSignIn(memorialRelationships, redirect)
    if (!user.deletionDueAt) return wayOn.goOn(destination)
    setLeaving({ day: formatDay(user.deletionDueAt), destination })
  }

  const leave = { to: '/', label: t('backToLanding') }
  if (wayOn.view) return <AfterSignInScreen view={wayOn.view} retry={wayOn.retry} leave={leave} />
  if (leaving)
    return (
      <SignInLayout title={due('title', { date: leaving.day })} intro={due('help')} leave={leave}>
        <KeepAccount
          onKept={(user) => {
            setUser(user)
            return wayOn.goOn(leaving.destination)
          }}
        >
          <Button onPress={() => wayOn.goOn(leaving.destination)}>{due('goOn')}</Button>
        </KeepAccount>
      </SignInLayout>
    )
  if (mailed)
    return (
      <SignInLayout
        title={t('login.codeTitle')}
        intro={
          mailed.isLong
            ? t.rich('login.longCodeIntro', longCodeSent(mailed.email))
            : t.rich('login.codeIntro', codeSent(mailed.email))
        }
        leave={leave}
      >
        <CodeLogin
          {...mailed}
          onCodeToken={(codeToken, isLong) => setMailed({ ...mailed, codeToken, isLong })}
          onChangeEmail={() => setMailed(null)}
          onSignedIn={handleSignedIn}
        />
      </SignInLayout>
    )
  return (
    <SignInLayout title={t('login.title')} intro={t('login.intro')} leave={leave}>
      {ended !== null && (
        <Notice title={t('login.ended')}>{ended === 'kept' && <p>{t('login.endedKept')}</p>}</Notice>
      )}
      <LoginForm
        message={query.get('msg')}
        known={typed}
        onSignedIn={handleSignedIn}
        onCodeMailed={(asked) => {
          setTyped(asked.email)
          setMailed(asked)
        }}
      />
      <PasskeyLogin onSignedIn={handleSignedIn} />
    </SignInLayout>
  )
}
