import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import album from '#app/ui/spots/album.svg?url&no-inline'
import type { News } from '#contract/edits.ts'
import type { Memorial } from '#contract/memorials.ts'
import { ContributionList } from './ContributionList.tsx'
import { isNew } from './news.ts'
import { useContributions } from './use-contributions.ts'
import type { Handled } from './use-handled.ts'

const PREVIEW = 3

interface Props {
  memorial: Memorial
  since: News
  ledAway: (reason: unknown) => boolean
  onHandled: Handled['note']
}

/** What others remember; a host may approve, hide, remove or thank. All that waits is shown at once. */
export function ContributionCard({ memorial, since, ledAway, onHandled }: Props) {
  const t = useTranslations('dashboard.contributions')
  const { uuid: memorialUuid, contributions: newest, contributionCount: total, waitingCount } = memorial
  const contributions = useContributions({ memorialUuid, newest, total, ledAway, onHandled })
  if (contributions.items.length === 0)
    return (
      <Card title={t('title')}>
        <EmptyState picture={album} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      </Card>
    )
  return (
    <Card
      title={t('title')}
      action={
        <span className="small quiet">
          {since.at !== null && since.contributions > 0
            ? t('news', { count: since.contributions })
            : t('count', { count: contributions.pages.total })}
        </span>
      }
    >
      <ContributionList
        contributions={contributions}
        preview={Math.max(PREVIEW, waitingCount)}
        isNew={(one) => isNew(one.dateCreated, since)}
        person={memorial.nameOfPerson}
        ledAway={ledAway}
      />
    </Card>
  )
}
