import { Lock } from 'lucide-react'
import { useCallback } from 'react'
import { call } from '#app/lib/api.ts'
import { formatAgo } from '#app/lib/dates.ts'
import { fullName } from '#app/lib/full-name.ts'
import { money, roundMoney } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { type Donation, type Fund, listDonations } from '#contract/funds.ts'
import styles from './FundSummary.module.css'
import { PagedItems } from './PagedItems.tsx'
import { usePagedList } from './use-paged-list.ts'

/** Donors shown per fund; there may be several funds. */
const PREVIEW = 10

interface Props {
  memorialUuid: string
  fund: Fund
  askedAt: number
}

/** One fund: the total given, its goal, and the donors. */
export function FundSummary({ memorialUuid, fund, askedAt }: Props) {
  const t = useTranslations('dashboard.donations')
  const { id: fundId, title, currency, raisedMinor, formerMinor, donationCount, goalMinor, closed } = fund
  const ask = useCallback(
    async (after?: string) => {
      const query = { fundId, ...(after !== undefined && { after }) }
      const { donations: items, next } = await call(listDonations, { params: { memorialUuid }, query })
      return { items, next }
    },
    [memorialUuid, fundId],
  )
  const pages = usePagedList({
    newest: fund.donations,
    total: donationCount,
    askedAt,
    ask,
    dateOf,
  })
  return (
    <section className={`stack s2 ${styles.fund}`} aria-label={title}>
      <h2 dir="auto">{title}</h2>
      {closed && (
        <p>
          <Chip icon={Lock}>{t('closed')}</Chip>
        </p>
      )}
      {donationCount === 0 ? (
        <p className="quiet">{t('none')}</p>
      ) : (
        <p className={`wrap baseline s3 flat ${styles.given}`}>
          <b>{roundMoney(raisedMinor, currency)}</b> <span>{t('count', { count: donationCount })}</span>
        </p>
      )}
      {formerMinor > 0 && (
        <p className="quiet">{t('formerTotal', { amount: money(formerMinor, currency) })}</p>
      )}
      {goalMinor !== null && (
        <Progress
          label={t('goal', { amount: roundMoney(goalMinor, currency) })}
          value={raisedMinor / goalMinor}
        />
      )}
      {donationCount > 0 && (
        <div>
          <PagedItems
            pages={pages}
            preview={PREVIEW}
            label={title}
            seeAll={t('seeAll', { count: donationCount })}
            seeAllNamed={t('seeAllNamed', { count: donationCount, fund: title })}
          >
            {(donation) => <Gift donation={donation} title={title} />}
          </PagedItems>
        </div>
      )}
    </section>
  )
}

const dateOf = ({ dateDonated }: Donation) => dateDonated

/** @param title of the fund now; the gift says what it was given to when that was called otherwise */
function Gift({ donation, title }: { donation: Donation; title: string }) {
  const t = useTranslations('dashboard.donations')
  const { anon, user, fundTitle, amountMinor, currency, dateDonated, formerServer } = donation
  const name = anon || !user ? '' : fullName(user)
  return (
    <p className={`wrap baseline s3 flat ${styles.gift}`}>
      <span dir="auto">{name || t('anonymous')}</span>
      <time dateTime={dateDonated}>{formatAgo(dateDonated, new Date())}</time>
      <span className={`tabular ${styles.money}`}>{money(amountMinor, currency)}</span>
      {fundTitle !== title && <span className={styles.former}>{t('givenTo', { fund: fundTitle })}</span>}
      {formerServer !== null && (
        <span className={styles.former}>{t('formerGift', { server: formerServer })}</span>
      )}
    </p>
  )
}
