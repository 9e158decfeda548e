import { formatDay } from '#app/lib/dates.ts'
import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import type { Donation } from '#contract/funds.ts'

export interface PastDonationsProps {
  /** At least one. */
  donations: readonly Donation[]
  /** Address of whoever is signed in. */
  email: string
}

/** What this donor gave here before. Says that they are still signed in, since others may use the same device. */
export function PastDonations({ donations, email }: PastDonationsProps) {
  const t = useTranslations('visitDonate')
  const last = donations.reduce((one, other) => (other.dateDonated > one.dateDonated ? other : one))
  const alike = donations.filter(({ currency }) => currency === last.currency)
  const minor = alike.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const given = {
    amount: money(minor, last.currency),
    date: formatDay(last.dateDonated),
    count: alike.length,
  }
  return (
    <p className="quiet anywhere">
      {t('given', given)}
      <br />
      {t.rich('stillSignedIn', {
        email,
        b: () => (
          <b>
            <Breakable text={email} />
          </b>
        ),
      })}
    </p>
  )
}
