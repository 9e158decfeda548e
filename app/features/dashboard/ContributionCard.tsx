import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import type { News } from '#contract/edits.ts'
import type { Memorial } from '#contract/memorials.ts'
import { ContributionItem } from './ContributionItem.tsx'
import { isNew } from './news.ts'
import { PagedItems } from './PagedItems.tsx'
import { RemovedItem } from './RemovedItem.tsx'
import { useContributions } from './use-contributions.ts'
import type { Viewed } from './viewed.ts'

const PREVIEW = 3

const PhotoViewer = lazy(() =>
  import('#app/ui/PhotoViewer.tsx').then(({ PhotoViewer: Viewer }) => ({ default: Viewer })),
)

interface Props {
  memorial: Memorial
  since: News
  ledAway: (reason: unknown) => boolean
}

/** What others remember, newest first; a host may hide, remove or thank. */
export function ContributionCard({ memorial, since, ledAway }: Props) {
  const t = useTranslations('dashboard.contributions')
  const { uuid: memorialUuid, contributions: newest, contributionCount: total } = memorial
  const contributions = useContributions({ memorialUuid, newest, total, ledAway })
  const { pages, items, isRemoved } = contributions
  const [viewed, setViewed] = useState<Viewed | null>(null)

  function close() {
    setViewed(null)
    viewed?.opener.focus({ preventScroll: true })
  }

  if (items.length === 0)
    return (
      <Card title={t('title')}>
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      </Card>
    )
  return (
    <Card
      title={t('title')}
      action={
        <span className="small quiet">
          {since.at !== null && since.contributions > 0
            ? t('news', { count: since.contributions })
            : t('count', { count: pages.total })}
        </span>
      }
    >
      <PagedItems
        pages={pages}
        items={items}
        preview={PREVIEW}
        label={t('title')}
        seeAll={t('seeAll', { count: pages.total })}
        look="paper"
      >
        {(one) =>
          isRemoved(one.id) ? (
            <RemovedItem contribution={one} onRestore={() => contributions.restore(one)} ledAway={ledAway} />
          ) : (
            <ContributionItem
              contribution={one}
              isNew={isNew(one.dateCreated, since)}
              person={memorial.nameOfPerson}
              actions={contributions}
              onView={setViewed}
              ledAway={ledAway}
            />
          )
        }
      </PagedItems>
      {viewed && (
        <Suspense>
          <PhotoViewer photos={viewed.photos} start={viewed.start} onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}
