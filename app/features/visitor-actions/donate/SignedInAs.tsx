import { useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import styles from './Donate.module.css'

/** Who gives, and where the receipt goes. */
export function SignedInAs({ email }: { email: string }) {
  const t = useTranslations('visitGiving')
  return t.rich('signedInAs', {
    email,
    b: () => (
      <b className={`anywhere ${styles.address}`}>
        <Breakable text={email} />
      </b>
    ),
  })
}
