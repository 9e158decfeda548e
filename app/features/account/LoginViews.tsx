import type { Answer } from '#contract/endpoint.ts'
import type { signInByCode } from '#contract/sign-in-codes.ts'
import { formatDay } from '../../lib/dates.ts'
import { setUser } from '../../lib/session.ts'
import { useTranslations } from '../../messages/index.tsx'
import { CodeLogin } from '../../parts/sign-up/CodeLogin.tsx'
import { codeSent } from '../../parts/sign-up/code-sent.tsx'
import { Button } from '../../ui/Button.tsx'
import { AfterSignInScreen } from './AfterSignInScreen.tsx'
import type { Destination } from './after-sign-in.ts'
import { KeepAccount } from './PendingDeletion.tsx'
import { SignInLayout } from './SignInLayout.tsx'
import type { AfterSignIn } from './use-after-sign-in.ts'

/** A code that was mailed. */
export interface Mailed {
  email: string
  codeToken: string
}

/** Somebody who is logged in, to an account that waits to be deleted. */
export interface Leaving {
  dueAt: string
  destination: Destination
}

interface Props {
  afterSignIn: AfterSignIn
  leaving: Leaving | null
  mailed: Mailed | null
  onMailed: (mailed: Mailed | null) => void
  onSignedIn: (answer: Answer<typeof signInByCode>) => Promise<void> | void
  leave: { to: string; label: string }
}

/** What follows the form of the login: the mailed code, an account that waits to be deleted, the memorials to choose from. */
export function LoginViews({ afterSignIn, leaving, mailed, onMailed, onSignedIn, leave }: Props) {
  const t = useTranslations('account')
  const due = useTranslations('account.due')
  if (afterSignIn.view)
    return <AfterSignInScreen view={afterSignIn.view} retry={afterSignIn.retry} leave={leave} />
  if (leaving)
    return (
      <SignInLayout
        title={due('title', { date: formatDay(leaving.dueAt) })}
        intro={due('help')}
        leave={leave}
      >
        <KeepAccount
          onKept={(user) => {
            setUser(user)
            return afterSignIn.goOn(leaving.destination)
          }}
        >
          <Button onPress={() => afterSignIn.goOn(leaving.destination)}>{due('goOn')}</Button>
        </KeepAccount>
      </SignInLayout>
    )
  if (!mailed) return null
  return (
    <SignInLayout
      title={t('forgotten.sentTitle')}
      intro={t.rich('login.codeIntro', codeSent(mailed.email))}
      leave={leave}
    >
      <CodeLogin
        {...mailed}
        onCodeToken={(codeToken) => onMailed({ ...mailed, codeToken })}
        onChangeEmail={() => onMailed(null)}
        onSignedIn={onSignedIn}
      />
    </SignInLayout>
  )
}
