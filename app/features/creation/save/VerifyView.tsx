import { useTranslations } from '#app/messages/index.tsx'
import { CodeFields } from '#app/parts/sign-up/CodeFields.tsx'
import type { CodeEntry } from '#app/parts/sign-up/code-entry.ts'
import { codeSent } from '#app/parts/sign-up/code-sent.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SaveStep } from './SaveStep.tsx'

interface Props {
  email: string
  entry: CodeEntry
  onChangeEmail: () => void
  onChangePassword: () => void
}

/** Asks for the code from the mail. Once it is confirmed, the next view opens by itself. */
export function VerifyView({ email, entry, onChangeEmail, onChangePassword }: Props) {
  const t = useTranslations('save.verify')
  const save = useTranslations('save')
  return (
    <SaveStep
      title={t('title')}
      intro={t.rich('intro', codeSent(email))}
      onBack={onChangePassword}
      onSubmit={() => void entry.verify()}
      primary={
        <Button look="primary" type="submit" busy={entry.busy} busyLabel={t('verifying')}>
          {t('verify')}
        </Button>
      }
    >
      <CodeFields
        {...{ entry, onChangeEmail, onChangePassword }}
        help={t('help')}
        tryAgain={save('tryAgain')}
      />
    </SaveStep>
  )
}
