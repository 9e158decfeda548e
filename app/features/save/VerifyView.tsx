import { RotateCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { setSecret, useSecrets } from '#app/draft/secrets.ts'
import { codeProblem } from '#app/lib/problems.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { CodeField } from '#app/ui/CodeField.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { account as limits } from '#contract/limits.ts'
import styles from './Save.module.css'
import { SaveStep } from './SaveStep.tsx'
import type { Verification } from './use-verification.ts'

interface Props {
  email: string
  verification: Verification
  onChangeEmail: () => void
  onChangePassword: () => void
}

/** The code from the mail. Once it is confirmed, the flow goes on by itself. */
export function VerifyView({ email, verification, onChangeEmail, onChangePassword }: Props) {
  const t = useTranslations('save.verify')
  const save = useTranslations('save')
  const { code } = useSecrets()
  const { trouble, wait } = verification
  const [asked, setAsked] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstError(form, refusals)

  async function verify(): Promise<void> {
    if (busy) return
    setAsked(true)
    if (!codeProblem(code)) {
      setBusy(true)
      const proved = await verification.verify()
      setBusy(false)
      setAsked(false)
      if (proved) return
    }
    setRefusals((count) => count + 1)
  }

  /** Its button cannot keep the focus while it counts down. */
  async function resend(): Promise<void> {
    await verification.resend()
    form.current?.querySelector('input')?.focus()
  }

  return (
    <SaveStep
      title={t('title')}
      intro={t.rich('intro', {
        length: limits.codeLength,
        minutes: limits.codeMinutes,
        email,
        b: (words) => <b className={styles.address}>{words}</b>,
      })}
      onSubmit={() => void verify()}
      primary={
        <Button look="primary" type="submit" busy={busy} busyLabel={t('verifying')}>
          {t('verify')}
        </Button>
      }
    >
      <div className={styles.form} ref={form}>
        {trouble && (
          <Notice
            kind="error"
            title={trouble.title}
            action={
              trouble.retry && (
                <Button icon={RotateCw} onPress={trouble.with === 'verify' ? verify : resend}>
                  {save('tryAgain')}
                </Button>
              )
            }
          >
            {trouble.reason}
          </Notice>
        )}
        <CodeField
          label={t('label')}
          help={t('help')}
          error={verification.codeError ?? (asked && codeProblem(code))}
          name="code"
          required
          value={code}
          onChange={({ target }) => {
            setSecret('code', target.value)
            setAsked(false)
            verification.forget()
          }}
        />
        <div className={styles.resend}>
          <Button disabled={wait > 0} onPress={resend}>
            <span className="tabular">{wait > 0 ? t('resendIn', { seconds: wait }) : t('resend')}</span>
          </Button>
          <p role="status">{verification.resent && t('resent')}</p>
        </div>
        <p className={styles.turns}>
          <Button look="link" onPress={onChangeEmail}>
            {t('changeEmail')}
          </Button>
          <Button look="link" onPress={onChangePassword}>
            {t('changePassword')}
          </Button>
        </p>
      </div>
    </SaveStep>
  )
}
