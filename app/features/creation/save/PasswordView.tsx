import { useRef, useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { setSecret, useSecrets } from '#app/draft/secrets.ts'
import { againFault } from '#app/lib/account-faults.ts'
import { newPasswordProblem } from '#app/lib/problems.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { SignUpTrouble } from '#app/parts/sign-up/create-account.ts'
import { NewPasswordFields } from '#app/parts/sign-up/NewPasswordFields.tsx'
import { Button } from '#app/ui/Button.tsx'
import { trustLinkTags } from '#app/ui/trust-link-tags.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { account as limits } from '#contract/limits.ts'
import { SaveStep } from './SaveStep.tsx'

interface Props {
  trouble: SignUpTrouble | null
  onCreate: () => Promise<unknown>
  onChange: () => void
  onChangeEmail: () => void
}

export function PasswordView({ trouble, onCreate, onChange, onChangeEmail }: Props) {
  const t = useTranslations('save')
  const words = useTranslations('signUp')
  const email = useDraft((draft) => draft.email)
  const { password, passwordAgain } = useSecrets()
  const [left, setLeft] = useState({ password: false, again: false })
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstError(form, refusals)

  const problem = newPasswordProblem(password)
  const fault = againFault(password, passwordAgain)

  async function submit() {
    if (busy) return
    setLeft({ password: true, again: true })
    if (problem || fault) return setRefusals(refusals + 1)
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
        <Button look="primary" type="submit" busy={busy} busyWord="moment">
          {t('password.create')}
        </Button>
      }
      longPrimary
    >
      <div className="stack" ref={form}>
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
        <NewPasswordFields
          typed={{ password, again: passwordAgain }}
          errors={{
            password: (left.password && problem) || (trouble?.at === 'password' && trouble.words),
            again: left.again && fault && words(fault),
          }}
          help={t('password.help', { min: limits.passwordMin })}
          hint
          onLeave={(field, isTyped) => setLeft({ ...left, [field]: isTyped })}
          onType={(field, text) => {
            setSecret(field === 'again' ? 'passwordAgain' : field, text)
            if (field === 'password') onChange()
          }}
        />
        <p>{t.rich('password.consent', trustLinkTags)}</p>
        <p>
          <Button look="link" onPress={onChangeEmail}>
            {words('code.changeEmail')}
          </Button>
        </p>
      </div>
    </SaveStep>
  )
}
