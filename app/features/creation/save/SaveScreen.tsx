import { useSession } from '#app/lib/session.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { EmailView } from './EmailView.tsx'
import { ExistingView } from './ExistingView.tsx'
import { NotCreatedView } from './NotCreatedView.tsx'
import { NothingView } from './NothingView.tsx'
import { PasswordView } from './PasswordView.tsx'
import { SuccessView } from './SuccessView.tsx'
import { UnknownView } from './UnknownView.tsx'
import { UploadingView } from './UploadingView.tsx'
import { useHostCode } from './use-host-code.ts'
import { hasPassword, useSaveFlow } from './use-save-flow.ts'
import { useSignUp } from './use-sign-up.ts'
import { VerifyView } from './VerifyView.tsx'

interface Props {
  /** Short name of the person, for use inside sentences. */
  name: string
}

/** Step 6: creates an account for the host, then saves the draft to the server. */
export function SaveScreen({ name }: Props) {
  const t = useTranslations('save')
  const entry = useHostCode()
  const signUp = useSignUp(t('password.failed'), entry.codeSent)
  const flow = useSaveFlow(forget)
  const { view, saving } = flow
  const { user } = useSession()
  useViewChange(view, { toField: true })

  async function createAccount() {
    if (!hasPassword()) return flow.go('password')
    flow.accountAnswered(await signUp.createAccount())
  }

  /** The address or password was changed: messages about the previous one are cleared. */
  function forget() {
    signUp.forget()
    entry.forget()
  }

  function change(to: 'email' | 'password') {
    forget()
    flow.go(to)
  }

  switch (view) {
    case 'unknown':
      return <UnknownView name={name} onKnown={flow.restart} />
    case 'email':
      return (
        <EmailView
          name={name}
          trouble={signUp.trouble}
          onContinue={() => flow.go('password')}
          onRetry={createAccount}
          onChange={signUp.forget}
        />
      )
    case 'password':
      return (
        <PasswordView
          trouble={signUp.trouble}
          onCreate={createAccount}
          onChange={signUp.forget}
          onChangeEmail={() => change('email')}
        />
      )
    case 'verify':
      return (
        <VerifyView
          email={user?.email ?? ''}
          entry={entry}
          onChangeEmail={() => change('email')}
          onChangePassword={() => change('password')}
        />
      )
    case 'uploading':
      return (
        <UploadingView
          name={name}
          saving={saving}
          tries={flow.tries}
          onRetry={flow.retrySave}
          onRetryFile={flow.retryFile}
        />
      )
    case 'not-created':
      return (
        <NotCreatedView
          name={name}
          error={saving.error}
          afterVerify={flow.confirmedNow}
          tries={flow.tries}
          onRetry={flow.retrySave}
        />
      )
    case 'success':
      return <SuccessView name={name} files={saving.files} onRetryFile={flow.retryFile} />
    case 'existing':
      return <ExistingView name={name} />
    case 'nothing':
      return <NothingView />
  }
}
