import { call } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import flowerJar from '#app/ui/illustrations/flower-jar.svg?url&no-inline'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { exportDonations } from '#contract/funds.ts'
import type { Memorial } from '#contract/memorials.ts'
import { CsvButton } from './CsvButton.tsx'
import { FundSummary } from './FundSummary.tsx'
import { editPath } from './paths.ts'

interface Props {
  memorial: Memorial
  /** When it was asked for (`performance.now()`). */
  askedAt: number
}

/** The donations of each fund. */
export function DonationCard({ memorial, askedAt }: Props) {
  const t = useTranslations('dashboard.donations')
  const { uuid: memorialUuid, memorialFunds: funds, nameOfPerson: name } = memorial
  if (funds.length === 0)
    return (
      <Card level={1} title={t('title')}>
        <EmptyState
          picture={flowerJar}
          title={t('emptyTitle', { name })}
          action={<LinkButton to={editPath('donations')}>{t('edit')}</LinkButton>}
        >
          {t('emptyText')}
        </EmptyState>
      </Card>
    )
  return (
    <Card level={1} title={t('title')}>
      <div className="stack s6 below4">
        {funds.map((fund) => (
          <FundSummary key={fund.id} {...{ memorialUuid, fund, askedAt }} />
        ))}
      </div>
      {funds.some(({ donationCount }) => donationCount > 0) && (
        <CsvButton what={t('title')} ask={() => call(exportDonations, { params: { memorialUuid } })} />
      )}
    </Card>
  )
}
