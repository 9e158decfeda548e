import { Mail, RotateCw } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { readFallback } from '#app/lib/network-failure.ts'
import { emailProblem, passwordProblem } from '#app/lib/problems.ts'
import { signIn as signInCall } from '#contract/accounts.ts'
import type { Answer } from '#contract/endpoint.ts'
import { ApiError, call } from '../../lib/api.ts'
import { useTranslations } from '../../messages/index.tsx'
import { askSignInCode } from '../../parts/sign-up/calls.ts'
import { EmailField } from '../../parts/sign-up/EmailField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useTypedBeforeHydration } from './use-typed-before-hydration.ts'

type SignedIn = Answer<typeof signInCall>

interface Props {
  /** Shown as an error from the start: the `msg` parameter of the address. */
  message: string | null
  /** The address, if it is known; it can be changed. */
  known?: string
  /** Somebody typed or pressed something. */
  onBegun: () => void
  onSignedIn: (answer: SignedIn) => Promise<void> | void
  /** A code that logs in was mailed to the address. */
  onCodeMailed: (asked: { email: string; codeToken: string }) => void
}

/** Asks for email and password; the button is disabled until both can be valid. */
export function LoginForm({ message, known = '', onBegun, onSignedIn, onCodeMailed }: Props) {
  const t = useTranslations('account')
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState({ email: false, password: false })
  const [error, setError] = useState<{ words: string; retry: boolean } | null>(
    message ? { words: message, retry: false } : null,
  )
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useTypedBeforeHydration(form, { email: setEmail, password: setPassword })
  const problems = { email: emailProblem(email), password: passwordProblem(password) }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (busy || problems.email || problems.password) return
    setBusy(true)
    try {
      await onSignedIn(await call(signInCall, { body: { email, password } }))
    } catch (reason) {
      const known = reason instanceof ApiError ? reason : null
      setError({ words: known?.message ?? readFallback(signInCall.path), retry: known?.retry ?? true })
    } finally {
      setBusy(false)
    }
  }

  /** In the place of the password. */
  async function mailCode() {
    setLeft({ ...left, email: true })
    setError(null)
    if (problems.email) {
      const field = form.current?.elements.namedItem('email')
      return field instanceof HTMLInputElement ? field.focus() : undefined
    }
    try {
      const { codeToken } = await call(askSignInCode, { body: { email: email.trim() } })
      onCodeMailed({ email: email.trim(), codeToken })
    } catch (reason) {
      const words = reason instanceof ApiError ? reason.message : readFallback(signInCall.path)
      setError({ words, retry: false })
    }
  }

  return (
    <>
      {error && (
        <Notice
          kind="error"
          title={error.words}
          action={error.retry && <Button icon={RotateCw} onPress={() => submit()} word="tryAgain" />}
        >
          {(email || password) && t('login.kept')}
        </Notice>
      )}
      <form ref={form} noValidate onSubmit={submit} onFocus={onBegun}>
        <EmailField
          label={t('email')}
          value={email}
          error={left.email ? problems.email : undefined}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setLeft({ ...left, email: true })}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          error={left.password ? problems.password : undefined}
          onChange={(event) => setPassword(event.target.value)}
          onBlur={() => setLeft({ ...left, password: true })}
        />
        <p>
          <Link className="alone" to="/forgot-password">
            {t('login.forgot')}
          </Link>
        </p>
        <Button
          type="submit"
          look="primary"
          wide
          busy={busy}
          busyLabel={t('login.submitting')}
          disabled={Boolean(problems.email || problems.password)}
          word="logIn"
        />
        <Button wide icon={Mail} onPress={mailCode}>
          {t('login.byCode')}
        </Button>
      </form>
    </>
  )
}
