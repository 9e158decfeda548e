import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { getUser } from '#contract/accounts.ts'
import { brand } from '#contract/brand.ts'
import { account } from '#languages/en/screens/account.ts'
import { save } from '#languages/en/screens/save.ts'
import { signUp } from '#languages/en/screens/sign-up.ts'
import { AfterSignInScreen } from '../../features/account/AfterSignInScreen.tsx'
import { destinationAfterSignIn } from '../../features/account/after-sign-in.ts'
import { SignInLayout } from '../../features/account/SignInLayout.tsx'
import { useAfterSignIn } from '../../features/account/use-after-sign-in.ts'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { useHostCode } from '../../features/creation/save/use-host-code.ts'
import { call } from '../../lib/api.ts'
import { setUser, useSession } from '../../lib/session.ts'
import { useAction } from '../../lib/use-action.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { CodeFields } from '../../parts/sign-up/CodeFields.tsx'
import { codeSent } from '../../parts/sign-up/code-sent.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export const meta = () => [{ title: `${translated({ account }).account.confirm.title} · ${brand.name}` }]

const messages = { save, signUp }

/** Asks for the code when there is nothing to save; afterwards visitors continue to where they were going. */
export default function Confirm() {
  return (
    <MessagesProvider messages={messages}>
      <ConfirmScreen />
    </MessagesProvider>
  )
}

function ConfirmScreen() {
  const t = useTranslations('account')
  const verify = useTranslations('save.verify')
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  const { user, isEmailVerified } = useSession()
  const { isSignedIn } = useSignedInScreen(redirect ?? '/confirm')
  const entry = useHostCode()
  const afterSignIn = useAfterSignIn()
  useViewChange(afterSignIn.view?.kind ?? 'code')
  const hasGone = useRef(false)

  // Confirmed here, in another tab, or before.
  useEffect(() => {
    if (!isEmailVerified || hasGone.current) return
    hasGone.current = true
    void afterSignIn.goOn(destinationAfterSignIn([], redirect))
  }, [isEmailVerified, redirect, afterSignIn])

  const { error, attempt } = useAction()
  const learn = useCallback(() => attempt(async () => setUser((await call(getUser)).user)), [attempt])
  const isUnknown = isSignedIn && user === null
  useEffect(() => {
    if (isUnknown) void learn()
  }, [isUnknown, learn])

  const leave = { to: '/login', label: t('forgotten.backToLogin') }
  if (afterSignIn.view)
    return <AfterSignInScreen view={afterSignIn.view} retry={afterSignIn.retry} leave={leave} />
  return (
    <SignInLayout
      title={verify('title')}
      intro={isSignedIn && user && verify.rich('intro', codeSent(user.email))}
      leave={user || error ? leave : null}
      loads
    >
      {isSignedIn && user ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void entry.verify()
          }}
        >
          <CodeFields entry={entry} help={verify('help')} tryAgain />
          <Button look="primary" wide type="submit" busy={entry.busy} busyWord="moment">
            {verify('verify')}
          </Button>
        </form>
      ) : error ? (
        <Notice kind="error" title={error} action={<Button onPress={learn} word="tryAgain" />} />
      ) : (
        <div className="coming">
          <Skeleton />
        </div>
      )}
    </SignInLayout>
  )
}
