import { type FormEvent, useRef, useState } from 'react'
import { changePassword } from '#contract/accounts.ts'
import { call } from '../../lib/api.ts'
import { newPasswordProblem, passwordProblem } from '../../lib/problems.ts'
import { useAction } from '../../lib/use-action.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts'

interface Props {
  email: string
  /** Receives the new token; all others are no longer valid. */
  onChanged: (token: string) => void
}

const nothing = { current: '', next: '' }

/** Each error is shown at its field, also those that only the server can find. */
export function ChangePassword({ email, onChanged }: Props) {
  const t = useTranslations('settings.password')
  const [typed, setTyped] = useState(nothing)
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const { failure, clear, attempt } = useAction()
  const [isChanged, setIsChanged] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, refusals)

  const problems = { current: passwordProblem(typed.current), next: newPasswordProblem(typed.next) }
  const refused = (field: string) => (failure?.field === field ? failure.message : undefined)

  function write(field: keyof typeof nothing, value: string) {
    setTyped({ ...typed, [field]: value })
    clear()
    setIsChanged(false)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (problems.current || problems.next) return setRefusals(refusals + 1)
    setBusy(true)
    setIsChanged(false)
    const isDone = await attempt(async () => {
      const body = { currentPassword: typed.current, password: typed.next }
      onChanged((await call(changePassword, { body })).token)
    })
    if (isDone) setTyped(nothing)
    setRefusals(isDone ? 0 : refusals + 1)
    setIsChanged(isDone)
    setBusy(false)
  }

  const isBeside = failure?.field === 'currentPassword' || failure?.field === 'password'
  return (
    <form ref={form} noValidate onSubmit={submit} className="stack">
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('current')}
        autoComplete="current-password"
        value={typed.current}
        error={refused('currentPassword') ?? (refusals > 0 ? problems.current : undefined)}
        onChange={(event) => write('current', event.target.value)}
      />
      <PasswordField
        label={t('new')}
        autoComplete="new-password"
        hint
        value={typed.next}
        error={refused('password') ?? (refusals > 0 ? problems.next : undefined)}
        onChange={(event) => write('next', event.target.value)}
      />
      {isChanged && (
        <Notice kind="success" title={t('changed')}>
          {t('changedHelp')}
        </Notice>
      )}
      {failure && !isBeside && (
        <Notice kind="error" title={t('failed')}>
          {failure.message}
        </Notice>
      )}
      <p>
        <Button type="submit" busy={busy} busyWord="saving">
          {t('submit')}
        </Button>
      </p>
    </form>
  )
}
