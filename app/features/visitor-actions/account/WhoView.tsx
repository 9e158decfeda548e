import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { trustLinkTags } from '#app/ui/trust-link-tags.tsx'
import styles from './Account.module.css'
import type { Account } from './use-account.ts'
import { AccountEmail, AccountName } from './WhoFields.tsx'

interface Props {
  account: Account
  /** What the code is for, and what is stored and shown; by default for a memory. */
  intro?: ReactNode
  consent?: ReactNode
}

/** Name and email; a code is mailed there. A password is one press away. */
export function WhoView({ account, intro, consent }: Props) {
  const t = useTranslations('visitAccount')
  return (
    <>
      <p className={`quiet ${styles.quiet}`}>{intro ?? t('who.intro')}</p>
      <div className={`stack high ${styles.pair}`}>
        <AccountName account={account} />
        <AccountEmail account={account} />
      </div>
      <p className={`quiet ${styles.quiet}`}>{consent ?? t.rich('credentials.consent', trustLinkTags)}</p>
      <p className="wrap links">
        <Button look="link" onPress={() => account.show('credentials')}>
          {t('who.password')}
        </Button>
        <Button look="link" onPress={() => account.show('logIn')}>
          {t('credentials.haveAccount')}
        </Button>
      </p>
    </>
  )
}
