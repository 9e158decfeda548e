import { type FormEvent, useRef, useState } from 'react'
import { forgotPassword } from '#contract/accounts.ts'
import { brand } from '#contract/brand.ts'
import { account } from '#languages/en/screens/account.ts'
import { SignInLayout } from '../../features/account/SignInLayout.tsx'
import { useTypedBeforeHydration } from '../../features/account/use-typed-before-hydration.ts'
import { ApiError, call } from '../../lib/api.ts'
import { emailProblem } from '../../lib/problems.ts'
import { useViewChange } from '../../lib/use-view-change.ts'
import { useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { EmailField } from '../../parts/sign-up/EmailField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Illustration } from '../../ui/Illustration.tsx'
import letterbox from '../../ui/illustrations/letterbox.svg?url&no-inline'
import { Notice } from '../../ui/Notice.tsx'

export const meta = () => [{ title: `${translated({ account }).account.forgotten.title} · ${brand.name}` }]

/** Asks for the address; the answer never reveals whether it has an account. */
export default function ForgotPassword() {
  const t = useTranslations('account')
  const [email, setEmail] = useState('')
  const [touched, setTouched] = useState(false)
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')
  const [error, setError] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useTypedBeforeHydration(form, { email: setEmail })
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
      <SignInLayout title={t('forgotten.sentTitle')} leave={leave}>
        <Illustration picture={letterbox} />
        <p>{t('forgotten.sent', { email: email.trim() })}</p>
      </SignInLayout>
    )
  return (
    <SignInLayout title={t('forgotten.title')} intro={t('forgotten.intro')} leave={leave}>
      {error && <Notice kind="error" title={error} />}
      <form ref={form} noValidate onSubmit={submit}>
        <EmailField
          label={t('email')}
          value={email}
          error={touched ? problem : undefined}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setTouched(email !== '')}
        />
        <Button type="submit" look="primary" wide busy={state === 'sending'} busyWord="sending">
          {t('forgotten.submit')}
        </Button>
      </form>
    </SignInLayout>
  )
}
