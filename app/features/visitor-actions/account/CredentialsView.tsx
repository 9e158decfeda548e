import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { PasswordField } from '#app/ui/PasswordField.tsx'
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
        <EmailField account={account} />
        <PasswordField
          label={t('password')}
          help={t('passwordHelp', { min: limits.passwordMin })}
          error={errors.password}
          name="new-password"
          autoComplete="new-password"
          required
          value={typed.password}
          onChange={({ target }) => set('password', target.value)}
        />
        <PasswordField
          label={t('again')}
          error={errors.again}
          name="confirm-password"
          autoComplete="new-password"
          required
          value={typed.again}
          onChange={({ target }) => set('again', target.value)}
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

/** The email field, shared by a new account and the login. */
export function EmailField({ account }: { account: Account }) {
  const t = useTranslations('visitAccount')
  return (
    <TextField
      label={t('email')}
      error={account.errors.email}
      type="email"
      name="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={limits.emailMax}
      value={account.typed.email}
      onChange={({ target }) => account.set('email', target.value)}
    />
  )
}
