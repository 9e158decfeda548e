import { type FormEvent, useRef, useState } from 'react'
import { brand } from '#app/brand.ts'
import { forgotPassword } from '#contract/accounts.ts'
import { Door } from '../../features/account/Door.tsx'
import { useTypedBefore } from '../../features/account/use-typed-before.ts'
import { ApiError, call } from '../../lib/api.ts'
import { emailProblem } from '../../lib/problems.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { account } from '../../messages/en/account.ts'
import { useTranslations } from '../../messages/index.tsx'
import { spoken } from '../../messages/spoken.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spot } from '../../ui/Spot.tsx'
import letterbox from '../../ui/spots/letterbox.svg?url&no-inline'
import { TextField } from '../../ui/TextField.tsx'

export const meta = () => [{ title: `${spoken({ account }).account.forgotten.title} · ${brand.name}` }]

/** Asks for the address; the answer never says whether it is known. */
export default function ForgotPassword() {
  const t = useTranslations('account')
  const [email, setEmail] = useState('')
  const [touched, setTouched] = useState(false)
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')
  const [error, setError] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useTypedBefore(form, { email: setEmail })
  useViewChange(state === 'sent' ? 'sent' : 'asking')
  const problem = emailProblem(email)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTouched(true)
    if (problem || state === 'sending') return
    setState('sending')
    setError(null)
    try {
      await call(forgotPassword, { body: { email } })
      setState('sent')
    } catch (reason) {
      setState('asking')
      setError(reason instanceof ApiError ? reason.message : String(reason))
    }
  }

  const leave = { to: '/login', label: t('forgotten.backToLogin') }
  if (state === 'sent')
    return (
      <Door title={t('forgotten.sentTitle')} leave={leave}>
        <Spot picture={letterbox} />
        <p>{t('forgotten.sent', { email: email.trim() })}</p>
      </Door>
    )
  return (
    <Door title={t('forgotten.title')} intro={t('forgotten.intro')} leave={leave}>
      {error && <Notice kind="error" title={error} />}
      <form ref={form} noValidate onSubmit={submit}>
        <TextField
          label={t('email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          error={touched ? problem : undefined}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setTouched(email !== '')}
        />
        <Button
          type="submit"
          look="primary"
          wide
          busy={state === 'sending'}
          busyLabel={t('forgotten.submitting')}
        >
          {t('forgotten.submit')}
        </Button>
      </form>
    </Door>
  )
}
