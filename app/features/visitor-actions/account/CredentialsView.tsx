import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { NewPasswordFields } from '#app/parts/sign-up/NewPasswordFields.tsx'
import { Button } from '#app/ui/Button.tsx'
import { trustLinkTags } from '#app/ui/trust-link-tags.tsx'
import { account as limits } from '#contract/limits.ts'
import styles from './Account.module.css'
import type { Account } from './use-account.ts'
import { AccountEmail, AccountName } from './WhoFields.tsx'

interface Props {
  account: Account
  /** What the account is for, and what is stored and shown; by default for a memory. */
  passwordIntro?: ReactNode
  consent?: ReactNode
}

/** Fields of a new account: name, email, password twice. */
export function CredentialsView({ account, passwordIntro, consent }: Props) {
  const t = useTranslations('visitAccount')
  const { typed, errors, set } = account
  return (
    <>
      <p className={`quiet ${styles.quiet}`}>{passwordIntro ?? t('credentials.intro')}</p>
      <div className={`stack high ${styles.pair}`}>
        <AccountName account={account} />
        <AccountEmail account={account} />
        <NewPasswordFields
          typed={typed}
          errors={errors}
          help={t('passwordHelp', { min: limits.passwordMin })}
          onType={set}
        />
      </div>
      <p className={`quiet ${styles.quiet}`}>{consent ?? t.rich('credentials.consent', trustLinkTags)}</p>
      <p>
        <Button look="link" onPress={() => account.show('logIn')}>
          {t('credentials.haveAccount')}
        </Button>
      </p>
    </>
  )
}
