import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { CodeField } from '#app/ui/CodeField.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { CodeEntry } from './code-entry.ts'

interface Props {
  entry: CodeEntry
  /** Above the field, below a failure: where the code was sent. */
  intro?: ReactNode
  help?: ReactNode
  /** Said with every failure. */
  comfort?: ReactNode
  /** Whether a failure offers a button that tries again. */
  tryAgain?: boolean
  /** Where typed details can be corrected. */
  onChangeEmail?: () => void
  onChangePassword?: () => void
}

/** The field for the mailed code, its error, and a button to send another code. Needs the messages `signUp`. */
export function CodeFields(props: Props) {
  const { entry, intro, help, comfort, tryAgain, onChangeEmail, onChangePassword } = props
  const t = useTranslations('signUp.code')
  const { trouble, wait, news } = entry
  return (
    <div className="stack" ref={entry.form}>
      {trouble && (
        <Notice
          kind="error"
          isAnswer
          title={trouble.title}
          action={
            trouble.retry &&
            tryAgain && (
              <Button
                icon={RotateCw}
                onPress={trouble.with === 'verify' ? entry.verify : entry.resend}
                word="tryAgain"
              />
            )
          }
        >
          {trouble.reason} {comfort}
        </Notice>
      )}
      {intro}
      <CodeField
        label={t('label')}
        help={help}
        error={entry.error}
        name="code"
        required
        value={entry.code}
        onChange={({ target }) => entry.write(target.value)}
      />
      <div className="row s4 tight">
        <Button disabled={wait > 0} onPress={entry.resend}>
          <span className="tabular">{wait > 0 ? t('resendIn', { seconds: wait }) : t('resend')}</span>
        </Button>
        <p role="status">{news && t(news)}</p>
      </div>
      {onChangeEmail && (
        <p className="wrap links">
          <Button look="link" onPress={onChangeEmail}>
            {t('changeEmail')}
          </Button>
          {onChangePassword && (
            <Button look="link" onPress={onChangePassword}>
              {t('changePassword')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
