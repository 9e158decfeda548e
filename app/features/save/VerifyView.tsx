import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { CodeFields, CodeSent } from './CodeFields.tsx'
import styles from './Save.module.css'
import { SaveStep } from './SaveStep.tsx'
import { useCodeEntry } from './use-code-entry.ts'
import type { Verification } from './use-verification.ts'

interface Props {
  email: string
  verification: Verification
  onChangeEmail: () => void
  onChangePassword: () => void
}

/** Asks for the code from the mail. Once it is confirmed, the next view opens by itself. */
export function VerifyView({ email, verification, onChangeEmail, onChangePassword }: Props) {
  const t = useTranslations('save.verify')
  const entry = useCodeEntry(verification)
  return (
    <SaveStep
      title={t('title')}
      intro={<CodeSent email={email} />}
      onBack={onChangePassword}
      onSubmit={() => void entry.verify()}
      primary={
        <Button look="primary" type="submit" busy={entry.busy} busyLabel={t('verifying')}>
          {t('verify')}
        </Button>
      }
    >
      <CodeFields entry={entry}>
        <p className={styles.turns}>
          <Button look="link" onPress={onChangeEmail}>
            {t('changeEmail')}
          </Button>
          <Button look="link" onPress={onChangePassword}>
            {t('changePassword')}
          </Button>
        </p>
      </CodeFields>
    </SaveStep>
  )
}
