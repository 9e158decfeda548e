import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { brand } from '#app/brand.ts'
import { resetPassword } from '#contract/accounts.ts'
import { Door } from '../../features/account/Door.tsx'
import { confirmationProblem, newPasswordProblem } from '../../features/account/problems.ts'
import { ApiError, call } from '../../lib/api.ts'
import { signIn } from '../../lib/session.ts'
import { account } from '../../messages/en/account.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'

export const meta = () => [{ title: `${account.reset.title} · ${brand.name}` }]

/** Where the mailed link leads. Its token stands behind the `#`, so that no server log ever sees it. */
export default function ResetPassword() {
  const t = useTranslations('account')
  const navigate = useNavigate()
  const [token, setToken] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  useEffect(() => {
    setToken(new URLSearchParams(location.hash.slice(1)).get('token') ?? '')
  }, [])

  const problem = newPasswordProblem(password)
  const mismatch = confirmationProblem(password, again)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (problem || mismatch || busy) return
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
  if (isUnusable)
    return (
      <Door title={t('reset.invalidTitle')} leave={leave}>
        {error && <p role="alert">{error.message}</p>}
        <LinkButton look="primary" to="/forgot-password">
          {t('reset.askAgain')}
        </LinkButton>
      </Door>
    )
  return (
    <Door title={t('reset.title')} intro={t('reset.intro')} leave={leave}>
      {error && <Notice kind="error" title={error.message} />}
      <form noValidate onSubmit={submit}>
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          hint
          value={password}
          error={tried ? problem : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label={t('reset.again')}
          autoComplete="new-password"
          value={again}
          error={tried ? mismatch : undefined}
          onChange={(event) => setAgain(event.target.value)}
        />
        <Button type="submit" look="primary" wide busy={busy} busyLabel={t('reset.submitting')}>
          {t('reset.submit')}
        </Button>
      </form>
    </Door>
  )
}
