import { useTranslations } from '#app/messages/index.tsx'
import { EmailField } from '#app/parts/sign-up/EmailField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { account as limits } from '#contract/limits.ts'
import type { Account } from './use-account.ts'

/** The name of a new account, as it stands beside what was added. */
export function AccountName({ account }: { account: Account }) {
  const t = useTranslations('visitAccount')
  return (
    <TextField
      label={t('nameLabel')}
      help={!account.needsName && t('nameHelp')}
      error={account.errors.name}
      name="name"
      autoComplete="name"
      maxLength={limits.nameMax}
      required={account.needsName}
      value={account.typed.name}
      onChange={({ target }) => account.set('name', target.value)}
    />
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
