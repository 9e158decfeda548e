import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { signIn as signInCall } from '#contract/accounts.ts'
import { brand } from '#contract/brand.ts'
import type { Answer } from '#contract/endpoint.ts'
import { account } from '#languages/en/screens/account.ts'
import { AfterSignInScreen } from '../../features/account/AfterSignInScreen.tsx'
import {
  confirmPath,
  type Destination,
  destinationAfterSignIn,
} from '../../features/account/after-sign-in.ts'
import { hasBegunDraft } from '../../features/account/begun-draft.ts'
import { LoginForm } from '../../features/account/LoginForm.tsx'
import { PasskeyLogin } from '../../features/account/PasskeyLogin.tsx'
import { KeepAccount } from '../../features/account/PendingDeletion.tsx'
import { SignInLayout } from '../../features/account/SignInLayout.tsx'
import { useAfterSignIn } from '../../features/account/use-after-sign-in.ts'
import { ENDED } from '../../features/account/use-signed-in-screen.ts'
import { formatDay } from '../../lib/dates.ts'
import { setUser, signIn } from '../../lib/session.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Without the redirect parameter: a reader may have to write this address down, so it is short. */
export const handle = { elsewhere: '/login' } satisfies PageHandle

export const meta = () => [{ title: `${translated({ account }).account.login.title} · ${brand.name}` }]

/** Sign-in: the form, the loading view, the list of memorials to choose from. */
export default function Login() {
  const t = useTranslations('account')
  const due = useTranslations('account.due')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const wayOn = useAfterSignIn()
  const ended = query.get(ENDED)
  const [leaving, setLeaving] = useState<{ day: string; destination: Destination } | null>(null)
  useViewChange(wayOn.view?.kind ?? (leaving ? 'leaving' : 'form'))

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
  return (
    <SignInLayout title={t('login.title')} intro={t('login.intro')} leave={leave}>
      {ended !== null && (
        <Notice title={t('login.ended')}>{ended === 'kept' && <p>{t('login.endedKept')}</p>}</Notice>
      )}
      <LoginForm message={query.get('msg')} onSignedIn={handleSignedIn} />
      <PasskeyLogin onSignedIn={handleSignedIn} />
    </SignInLayout>
  )
}
