import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '#app/lib/error-message.ts'
import { resetPassword } from '#contract/accounts.ts'
import { brand } from '#contract/brand.ts'
import { account } from '#languages/en/screens/account.ts'
import { signUp } from '#languages/en/screens/sign-up.ts'
import { SignInLayout } from '../../features/account/SignInLayout.tsx'
import { againFault } from '../../lib/account-faults.ts'
import { ApiError, call } from '../../lib/api.ts'
import { newPasswordProblem } from '../../lib/problems.ts'
import { signIn } from '../../lib/session.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { NewPasswordFields } from '../../parts/sign-up/NewPasswordFields.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts'

export const meta = () => [{ title: `${translated({ account }).account.reset.title} · ${brand.name}` }]

const messages = { signUp }

/** Target of the mailed link. Its token is behind the `#`, so that it never appears in a server log. */
export default function ResetPassword() {
  return (
    <MessagesProvider messages={messages}>
      <ResetScreen />
    </MessagesProvider>
  )
}

function ResetScreen() {
  const t = useTranslations('account')
  const words = useTranslations('signUp')
  const navigate = useNavigate()
  const [token, setToken] = useState<string | null>(null)
  const [typed, setTyped] = useState({ password: '', again: '' })
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // Also when another mailed link is opened in the same tab.
    const read = () => {
      setToken(new URLSearchParams(location.hash.slice(1)).get('token') ?? '')
      setError(null)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  const { password, again } = typed
  const problem = newPasswordProblem(password)
  const fault = againFault(password, again)
  const mismatch = fault && words(fault)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (problem || mismatch) return setRefusals(refusals + 1)
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      const answer = await call(resetPassword, { body: { token: token ?? '', password } })
      signIn(answer.token, answer.user)
      await navigate('/profile', { replace: true })
    } catch (reason) {
      setError(reason instanceof ApiError ? reason : new ApiError(0, {}))
      setBusy(false)
    }
  }

  const leave = { to: '/login', label: t('forgotten.backToLogin') }
  const isUnusable = token === '' || error?.code === 'RESET_LINK_INVALID'
  useViewChange(isUnusable ? 'unusable' : 'form')
  useFocusFirstError(form, refusals)
  const isReading = token === null
  if (isUnusable)
    return (
      <SignInLayout title={t('reset.invalidTitle')} leave={leave}>
        <p>{error?.message ?? errorMessage('RESET_LINK_INVALID')}</p>
        <LinkButton look="primary" to="/forgot-password">
          {t('reset.askAgain')}
        </LinkButton>
      </SignInLayout>
    )
  return (
    <SignInLayout title={t('reset.title')} intro={t('reset.intro')} leave={leave}>
      {error && <Notice kind="error" title={error.message} />}
      <form ref={form} noValidate onSubmit={submit}>
        <NewPasswordFields
          typed={typed}
          errors={refusals > 0 ? { password: problem, again: mismatch } : {}}
          hint
          disabled={isReading}
          onType={(field, text) => setTyped({ ...typed, [field]: text })}
        />
        <Button type="submit" look="primary" wide busy={busy} busyWord="saving" disabled={isReading}>
          {t('reset.submit')}
        </Button>
      </form>
    </SignInLayout>
  )
}
