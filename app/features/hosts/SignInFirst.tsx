import { KeyRound, Mail } from 'lucide-react'
import { useState } from 'react'
import { call } from '#app/lib/api.ts'
import { loginState } from '#app/lib/login-state.ts'
import { signIn } from '#app/lib/session.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { CodeLogin } from '#app/parts/sign-up/CodeLogin.tsx'
import { askSignInCode } from '#app/parts/sign-up/calls.ts'
import { codeSent } from '#app/parts/sign-up/code-sent.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'

/** Signs in by a code mailed to the address that was asked, which makes its account where there is none, or by password. */
export function SignInFirst({ email, inviteToken }: { email: string; inviteToken: string }) {
  const t = useTranslations('hosts.invitation')
  const login = useTranslations('account')
  const [codeToken, setCodeToken] = useState<string | null>(null)
  const { error, attempt } = useAction()
  useViewChange(codeToken ? 'code' : 'ask', { toField: true, keepsScroll: true })

  const mailCode = () =>
    attempt(async () => setCodeToken((await call(askSignInCode, { body: { email } })).codeToken))

  if (codeToken)
    return (
      <div className="stack s4">
        <h2>{login('forgotten.sentTitle')}</h2>
        <p>{login.rich('login.codeIntro', codeSent(email))}</p>
        <CodeLogin
          email={email}
          codeToken={codeToken}
          onCodeToken={setCodeToken}
          onSignedIn={({ token, user }) => signIn(token, user)}
        />
      </div>
    )
  return (
    <div className="stack s4">
      <h2>{t('logInTitle')}</h2>
      <p>{t('logIn', { email })}</p>
      {error && <Notice kind="error" title={error} />}
      <Button look="primary" wide icon={Mail} onPress={mailCode}>
        {t('mailCode')}
      </Button>
      <LinkButton
        wide
        icon={KeyRound}
        to={`/login?redirect=${encodeURIComponent(`/host-invitation/${inviteToken}`)}`}
        state={loginState(email)}
      >
        {t('byPassword')}
      </LinkButton>
    </div>
  )
}
