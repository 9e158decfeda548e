import { LogIn } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { loginState } from '#app/lib/login-state.ts'
import { newPasswordProblem } from '#app/lib/problems.ts'
import { signIn } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { EmailField } from '#app/parts/sign-up/EmailField.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { PasswordField } from '#app/ui/PasswordField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { type HelperRole, joinAsHost } from '#contract/hosts.ts'
import { account } from '#contract/limits.ts'
import styles from './Invitation.module.css'
import type { Invitation } from './use-invitation.ts'

interface Props {
  invitation: Invitation
  inviteToken: string
  onInvalid: (reason: ApiError) => void
  onAccepted: (accepted: { memorialUuid: string; role: HelperRole }) => Promise<void>
}

/**
 * Accepts an invitation without an account: names and a password create one, since the mailed link proves the address.
 */
export function JoinForm({ invitation, inviteToken, onInvalid, onAccepted }: Props) {
  const t = useTranslations('hosts.invitation')
  const [values, setValues] = useState({ firstName: '', surname: '', password: '' })
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, refusals)
  const problems = {
    firstName: values.firstName.trim() === '' ? t('firstNameRequired') : undefined,
    password: newPasswordProblem(values.password),
  }
  const isAboutPassword = error?.field === 'password'

  function change(part: Partial<typeof values>) {
    setValues((now) => ({ ...now, ...part }))
    setError(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (problems.firstName || problems.password) return setRefusals(refusals + 1)
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      const { token, user, ...accepted } = await call(joinAsHost, { body: { inviteToken, ...values } })
      signIn(token, user)
      await onAccepted(accepted)
    } catch (reason) {
      setBusy(false)
      if (!(reason instanceof ApiError)) throw reason
      if (reason.code === 'HOST_INVITATION_INVALID') return onInvalid(reason)
      setError(reason)
      if (reason.field) setRefusals(refusals + 1)
    }
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.heading}>
        <h2>{t('joinTitle')}</h2>
        <p className="quiet">{t('join')}</p>
      </div>
      {error && !isAboutPassword && (
        <Notice
          kind="error"
          title={error.message || t('failed')}
          action={
            error.code === 'EMAIL_TAKEN' && (
              <LinkButton
                icon={LogIn}
                to={`/login?redirect=${encodeURIComponent(`/host-invitation/${inviteToken}`)}`}
                state={loginState(invitation.email)}
              >
                {t('logInButton')}
              </LinkButton>
            )
          }
        />
      )}
      <div className={styles.names}>
        <TextField
          label={t('firstName')}
          autoComplete="given-name"
          maxLength={account.nameMax}
          value={values.firstName}
          error={refusals > 0 ? problems.firstName : undefined}
          onChange={(event) => change({ firstName: event.target.value })}
        />
        <TextField
          label={t('surname')}
          optional
          autoComplete="family-name"
          maxLength={account.nameMax}
          value={values.surname}
          onChange={(event) => change({ surname: event.target.value })}
        />
      </div>
      <EmailField label={t('email')} value={invitation.email} readOnly />
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        hint
        value={values.password}
        error={isAboutPassword ? error.message : refusals > 0 ? problems.password : undefined}
        onChange={(event) => change({ password: event.target.value })}
      />
      <Button type="submit" look="primary" wide busy={busy} busyLabel={t('saying')}>
        {t('yes')}
      </Button>
    </form>
  )
}
