import { formatDay } from '#app/lib/dates.ts'
import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { Donation } from '#contract/funds.ts'

/** What this account gave here before: also where it is about to give again, since an answer may have been lost. */
export function EarlierGifts({ donations }: { donations: readonly Donation[] }) {
  const t = useTranslations('visitDonate')
  if (donations.length === 0) return null
  const last = donations.reduce((one, other) => (other.dateDonated > one.dateDonated ? other : one))
  const alike = donations.filter(({ currency }) => currency === last.currency)
  const minor = alike.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return (
    <p className="quiet" id="gift-before">
      {t('given', {
        amount: money(minor, last.currency),
        date: formatDay(last.dateDonated),
        count: alike.length,
      })}
    </p>
  )
}
