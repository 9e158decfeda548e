import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import album from '#app/ui/illustrations/album.svg?url&no-inline'
import type { News } from '#contract/edits.ts'
import { responses } from '#contract/limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import { ContributionList } from './ContributionList.tsx'
import { isNew } from './rules.ts'
import { useContributions } from './use-contributions.ts'

interface Props {
  memorial: Memorial
  /** When it was asked for (`performance.now()`). */
  askedAt: number
  since: News
}

/** The memories of visitors; a host may approve, hide, remove or thank. */
export function ContributionCard({ memorial, askedAt, since }: Props) {
  const t = useTranslations('dashboard.contributions')
  const { uuid: memorialUuid, contributions: newest, contributionCount: total } = memorial
  const contributions = useContributions({
    memorialUuid,
    newest,
    total,
    askedAt,
  })
  if (contributions.items.length === 0)
    return (
      <Card level={1} title={t('title')}>
        <EmptyState picture={album} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      </Card>
    )
  return (
    <Card
      level={1}
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
        preview={responses.page}
        isNew={(one) => isNew(one.dateCreated, since)}
        person={memorial.nameOfPerson}
        life={memorial}
      />
    </Card>
  )
}
