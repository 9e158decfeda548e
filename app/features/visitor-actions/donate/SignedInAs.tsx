import { useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'

/** Who gives, and where the receipt goes. */
export function SignedInAs({ email }: { email: string }) {
  const t = useTranslations('visitGiving')
  return t.rich('signedInAs', {
    email,
    b: () => (
      <b>
        <Breakable text={email} />
      </b>
    ),
  })
}
