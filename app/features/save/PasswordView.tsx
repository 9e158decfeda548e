import { useRef, useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { setSecret, useSecrets } from '#app/draft/secrets.ts'
import { newPasswordProblem } from '#app/lib/problems.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { PasswordField } from '#app/ui/PasswordField.tsx'
import { trustLinkTags } from '#app/ui/trust-link-tags.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { account as limits } from '#contract/limits.ts'
import styles from './Save.module.css'
import { SaveStep } from './SaveStep.tsx'
import type { SignUpTrouble } from './use-sign-up.ts'

interface Props {
  trouble: SignUpTrouble | null
  onCreate: () => Promise<unknown>
  onChange: () => void
  onChangeEmail: () => void
}

export function PasswordView({ trouble, onCreate, onChange, onChangeEmail }: Props) {
  const t = useTranslations('save')
  const email = useDraft((draft) => draft.email)
  const { password, passwordAgain } = useSecrets()
  const [left, setLeft] = useState({ password: false, again: false })
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstError(form, refusals)

  const problem = newPasswordProblem(password)
  const againProblem = passwordAgain === '' ? t('password.againRequired') : t('password.mismatch')
  const isSame = passwordAgain !== '' && passwordAgain === password

  async function submit() {
    if (busy) return
    setLeft({ password: true, again: true })
    if (problem || !isSame) return setRefusals(refusals + 1)
    setBusy(true)
    await onCreate()
    setBusy(false)
    setRefusals(refusals + 1)
  }

  return (
    <SaveStep
      title={t('password.title')}
      intro={t('password.intro', { email: email.trim() })}
      onBack={onChangeEmail}
      onSubmit={() => void submit()}
      primary={
        <Button look="primary" type="submit" busy={busy} busyLabel={t('password.creating')}>
          {t('password.create')}
        </Button>
      }
      longPrimary
    >
      <div className={styles.form} ref={form}>
        {/* For password managers: the account that the password belongs to. */}
        <input
          className="visually-hidden"
          type="text"
          name="username"
          autoComplete="username"
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          value={email.trim()}
        />
        <PasswordField
          label={t('password.label')}
          help={t('password.help', { min: limits.passwordMin })}
          error={(left.password && problem) || (trouble?.at === 'password' && trouble.words)}
          name="new-password"
          autoComplete="new-password"
          hint
          required
          maxLength={limits.passwordMax}
          value={password}
          onBlur={() => setLeft({ ...left, password: password !== '' })}
          onChange={({ target }) => {
            setSecret('password', target.value)
            onChange()
          }}
        />
        <PasswordField
          label={t('password.again')}
          error={left.again && !isSame && againProblem}
          name="confirm-password"
          autoComplete="new-password"
          required
          maxLength={limits.passwordMax}
          value={passwordAgain}
          onBlur={() => setLeft({ ...left, again: passwordAgain !== '' })}
          onChange={({ target }) => setSecret('passwordAgain', target.value)}
        />
        <p>{t.rich('password.consent', trustLinkTags)}</p>
        <p>
          <Button look="link" onPress={onChangeEmail}>
            {t('verify.changeEmail')}
          </Button>
        </p>
      </div>
    </SaveStep>
  )
}
