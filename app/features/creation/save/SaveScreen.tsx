import { RotateCw } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { forgetAuth, setUser, useSession } from '#app/lib/session.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { CodeFields } from '#app/parts/sign-up/CodeFields.tsx'
import type { CodeEntry } from '#app/parts/sign-up/code-entry.ts'
import { codeSent } from '#app/parts/sign-up/code-sent.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { LoadingPanel } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { getUser } from '#contract/accounts.ts'
import { EmailView } from './EmailView.tsx'
import { ExistingView } from './ExistingView.tsx'
import { PasswordView } from './PasswordView.tsx'
import { SaveStep } from './SaveStep.tsx'
import { SuccessView } from './SuccessView.tsx'
import { UploadingView } from './UploadingView.tsx'
import { useHostCode } from './use-host-code.ts'
import { LOGIN_PATH } from './use-next.ts'
import { hasPassword, useSaveFlow } from './use-save-flow.ts'
import { useSignUp } from './use-sign-up.ts'

interface Props {
  /** Short name of the person, for use inside sentences. */
  name: string
}

/** Step 6: creates an account for the host, then saves the draft to the server. */
export function SaveScreen({ name }: Props) {
  const entry = useHostCode()
  const signUp = useSignUp(entry.codeSent)
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

/** There is a token but no stored user: asks the server who is signed in. */
function UnknownView({ name, onKnown }: { name: string; onKnown: () => void }) {
  const t = useTranslations('save')
  const [failure, setFailure] = useState<string | null>(null)

  const ask = useCallback(async (): Promise<void> => {
    setFailure(null)
    try {
      const { user } = await call(getUser)
      setUser(user)
      onKnown()
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (reason.status !== 401) return setFailure(reason.message)
      forgetAuth()
      onKnown()
    }
  }, [onKnown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; again when the button is pressed
  useEffect(() => {
    void ask()
  }, [])

  return (
    <SaveStep title={t('email.title', { name })} primary={null}>
      {failure === null ? (
        <LoadingPanel title={t('existing.loading')} />
      ) : (
        <Notice
          kind="error"
          title={failure}
          action={<Button icon={RotateCw} onPress={ask} word="tryAgain" />}
        />
      )}
    </SaveStep>
  )
}

interface NotCreatedViewProps {
  name: string
  error: ApiError | null
  /** The code was confirmed a moment ago; otherwise the host came back already signed in. */
  afterVerify: boolean
  /** How many retries were made. */
  tries: number
  onRetry: () => Promise<unknown>
}

/** The account exists but the memorial could not be created; offers a retry. */
function NotCreatedView({ name, error, afterVerify, tries, onRetry }: NotCreatedViewProps) {
  const t = useTranslations('save')
  const sessionEnded = error?.status === 401
  const first = afterVerify ? 'afterVerify' : 'first'
  const title = afterVerify && sessionEnded ? 'afterVerifyAuth' : tries > 0 ? 'again' : first
  return (
    <SaveStep
      title={afterVerify ? t('notCreated.confirmed') : t('email.title', { name })}
      primary={<Button look="primary" icon={RotateCw} onPress={onRetry} word="tryAgain" />}
    >
      <Notice
        kind="error"
        title={t(`notCreated.${title}`)}
        action={sessionEnded && <LinkButton to={LOGIN_PATH} word="logInAgain" />}
      >
        <p>{error && t('notCreated.reason', { reason: error.message })}</p>
        <p>{t('nothingLost')}</p>
      </Notice>
    </SaveStep>
  )
}

/** The draft has nothing to create a memorial from, so no account is asked for. */
function NothingView() {
  const t = useTranslations('save.nothing')
  const { token } = useSession()
  return (
    <SaveStep
      title={t('title')}
      intro={t('intro')}
      status={null}
      primary={
        <LinkButton look="primary" to="/who">
          {t('begin')}
        </LinkButton>
      }
    >
      {!token && (
        <p>
          <LinkButton to={LOGIN_PATH} word="logIn" />
        </p>
      )}
    </SaveStep>
  )
}

interface VerifyViewProps {
  email: string
  entry: CodeEntry
  onChangeEmail: () => void
  onChangePassword: () => void
}

/** Asks for the code from the mail. Once it is confirmed, the next view opens by itself. */
function VerifyView({ email, entry, onChangeEmail, onChangePassword }: VerifyViewProps) {
  const t = useTranslations('save.verify')
  return (
    <SaveStep
      title={t('title')}
      intro={t.rich('intro', codeSent(email))}
      onBack={onChangePassword}
      onSubmit={() => void entry.verify()}
      primary={
        <Button look="primary" type="submit" busy={entry.busy} busyWord="moment">
          {t('verify')}
        </Button>
      }
    >
      <CodeFields {...{ entry, onChangeEmail, onChangePassword }} help={t('help')} tryAgain />
    </SaveStep>
  )
}
