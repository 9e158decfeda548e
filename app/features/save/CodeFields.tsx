import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { setSecret, useSecrets } from '#app/draft/secrets.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { CodeField } from '#app/ui/CodeField.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { account as limits } from '#contract/limits.ts'
import styles from './Save.module.css'
import type { CodeEntry } from './use-code-entry.ts'

/** Says to which address the code was sent. */
export function CodeSent({ email }: { email: string }) {
  const t = useTranslations('save.verify')
  return t.rich('intro', {
    length: limits.codeLength,
    minutes: limits.codeMinutes,
    email,
    b: () => (
      <b className={styles.address}>
        <Breakable text={email} />
      </b>
    ),
  })
}

interface Props {
  entry: CodeEntry
  /** Below the field: other links and buttons. */
  children?: ReactNode
}

/** The field for the mailed code, its error, and a button to send another code. */
export function CodeFields({ entry, children }: Props) {
  const t = useTranslations('save.verify')
  const save = useTranslations('save')
  const { code } = useSecrets()
  const { trouble, wait, resent } = entry.verification
  return (
    <div className={styles.form} ref={entry.form}>
      {trouble && (
        <Notice
          kind="error"
          isAnswer
          title={trouble.title}
          action={
            trouble.retry && (
              <Button icon={RotateCw} onPress={trouble.with === 'verify' ? entry.verify : entry.resend}>
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
        error={entry.error}
        name="code"
        required
        value={code}
        onChange={({ target }) => {
          setSecret('code', target.value)
          entry.changed()
        }}
      />
      <div className={styles.resend}>
        <Button disabled={wait > 0} onPress={entry.resend}>
          <span className="tabular">{wait > 0 ? t('resendIn', { seconds: wait }) : t('resend')}</span>
        </Button>
        <p role="status">{resent && t('resent')}</p>
      </div>
      {children}
    </div>
  )
}
