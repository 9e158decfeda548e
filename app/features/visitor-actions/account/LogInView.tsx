import { useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { PasswordField } from '#app/ui/PasswordField.tsx'
import styles from './Account.module.css'
import type { Account } from './use-account.ts'
import { AccountEmail } from './WhoFields.tsx'

export function LogInView({ account }: { account: Account }) {
  const t = useTranslations('visitAccount')
  const words = useTranslations('signUp')
  const { typed, errors, set, submitByCode } = account
  const byCode = (label: string) => (
    <Button look="link" disabled={account.busy} onPress={submitByCode}>
      {label}
    </Button>
  )
  return (
    <>
      {account.taken ? (
        <Notice action={byCode(t('logIn.mailCode'))}>
          {t.rich('logIn.taken', {
            email: typed.email.trim(),
            b: () => (
              <b className={`anywhere ${styles.address}`}>
                <Breakable text={typed.email.trim()} />
              </b>
            ),
          })}
        </Notice>
      ) : (
        <p className={`quiet ${styles.quiet}`}>{t('logIn.intro')}</p>
      )}
      <AccountEmail account={account} />
      <PasswordField
        label={words('password')}
        error={errors.password}
        name="password"
        autoComplete="current-password"
        required
        value={typed.password}
        onChange={({ target }) => set('password', target.value)}
      />
      <p className="wrap links">
        {!account.taken && byCode(t('logIn.byCode'))}
        {/* In a new tab, so that this dialog stays open. */}
        <a className="alone" href="/forgot-password" target="_blank" rel="noopener">
          {t('logIn.forgot')}
        </a>
        <Button look="link" onPress={() => account.show('who')}>
          {t('logIn.noAccount')}
        </Button>
      </p>
    </>
  )
}
