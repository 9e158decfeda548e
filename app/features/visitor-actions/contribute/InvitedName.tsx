import { useTranslations } from '#app/messages/index.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { account as limits } from '#contract/limits.ts'
import type { Account } from '../account/use-account.ts'

/** The name of whoever was invited without one. Not `AccountName`, whose file brings the field for an address. */
export function InvitedName({ account }: { account: Account }) {
  const t = useTranslations('visitAccount')
  return (
    <TextField
      label={t('nameLabel')}
      help={t('nameHelp')}
      name="name"
      autoComplete="name"
      maxLength={limits.nameMax}
      value={account.typed.name}
      onChange={({ target }) => account.set('name', target.value)}
    />
  )
}
