import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { EmailField } from '#app/parts/sign-up/EmailField.tsx'
import { NewPasswordFields } from '#app/parts/sign-up/NewPasswordFields.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { trustLinkTags } from '#app/ui/trust-link-tags.tsx'
import { account as limits } from '#contract/limits.ts'
import styles from './Account.module.css'
import type { Account } from './use-account.ts'

interface Props {
  account: Account
  /** What the account is for, and what is stored and shown; by default for a memory. */
  intro?: ReactNode
  consent?: ReactNode
}

/** Fields of a new account: name, email, password twice. */
export function CredentialsView({ account, intro, consent }: Props) {
  const t = useTranslations('visitAccount')
  const { typed, errors, set } = account
  return (
    <>
      <p className={styles.quiet}>{intro ?? t('credentials.intro')}</p>
      <div className={styles.pair}>
        <TextField
          label={t('nameLabel')}
          help={!account.needsName && t('nameHelp')}
          error={errors.name}
          name="name"
          autoComplete="name"
          maxLength={limits.nameMax}
          required={account.needsName}
          value={typed.name}
          onChange={({ target }) => set('name', target.value)}
        />
        <AccountEmail account={account} />
        <NewPasswordFields
          typed={typed}
          errors={errors}
          help={t('passwordHelp', { min: limits.passwordMin })}
          onType={set}
        />
      </div>
      <p className={styles.quiet}>{consent ?? t.rich('credentials.consent', trustLinkTags)}</p>
      <p>
        <Button look="link" onPress={() => account.show('logIn')}>
          {t('credentials.haveAccount')}
        </Button>
      </p>
    </>
  )
}

/** The email field of a new account and of the login. */
export function AccountEmail({ account }: { account: Account }) {
  const t = useTranslations('visitAccount')
  return (
    <EmailField
      label={t('email')}
      error={account.errors.email}
      required
      maxLength={limits.emailMax}
      value={account.typed.email}
      onChange={({ target }) => account.set('email', target.value)}
    />
  )
}
