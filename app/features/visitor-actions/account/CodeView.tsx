import { useTranslations } from '#app/messages/index.tsx'
import { CodeFields } from '#app/parts/sign-up/CodeFields.tsx'
import { codeSent } from '#app/parts/sign-up/code-sent.tsx'
import styles from './Account.module.css'
import type { Account } from './use-account.ts'

/** Asks for the code from the mail; it can be sent again, and wrong details can be corrected. */
export function CodeView({ account }: { account: Account }) {
  const t = useTranslations('visitAccount')
  return (
    <CodeFields
      entry={account.code}
      intro={
        <p className={`quiet ${styles.quiet}`}>
          {t.rich('code.intro', codeSent(account.typed.email.trim()))}
        </p>
      }
      comfort={t('kept')}
      onChangeEmail={() => account.show(account.isByCode ? 'who' : 'credentials', 'email')}
      {...(!account.isByCode && { onChangePassword: () => account.show('credentials', 'password') })}
    />
  )
}
