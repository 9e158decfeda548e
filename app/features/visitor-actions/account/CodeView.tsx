import { useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { CodeField } from '#app/ui/CodeField.tsx'
import { account as limits } from '#contract/limits.ts'
import styles from './Account.module.css'
import type { Account } from './use-account.ts'

/** Asks for the code from the mail; it can be sent again, and wrong details can be corrected. */
export function CodeView({ account }: { account: Account }) {
  const t = useTranslations('visitAccount')
  const { wait } = account
  const email = account.typed.email.trim()
  return (
    <>
      <p className={styles.quiet}>
        {t.rich('code.intro', {
          length: limits.codeLength,
          minutes: limits.codeMinutes,
          email,
          b: () => (
            <b className={styles.address}>
              <Breakable text={email} />
            </b>
          ),
        })}
      </p>
      <CodeField
        label={t('code.label')}
        error={account.errors.code}
        name="code"
        required
        value={account.typed.code}
        onChange={({ target }) => account.set('code', target.value)}
      />
      <div className={styles.resend}>
        <Button disabled={wait > 0} onPress={account.resend}>
          <span className="tabular">
            {wait > 0 ? t('code.resendIn', { seconds: wait }) : t('code.resend')}
          </span>
        </Button>
        <p role="status">{account.resent && t('code.resent')}</p>
      </div>
      <p className={styles.turns}>
        <Button look="link" onPress={() => account.show('credentials', 'email')}>
          {t('code.changeEmail')}
        </Button>
        <Button look="link" onPress={() => account.show('credentials', 'password')}>
          {t('code.changePassword')}
        </Button>
      </p>
    </>
  )
}
