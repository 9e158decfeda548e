import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import { ContributionItem } from './ContributionItem.tsx'
import type { Life } from './MemoryDates.tsx'
import { OpenPhotosViewer } from './OpenPhotosViewer.tsx'
import type { OpenPhotos } from './open-photos.ts'
import { PagedItems } from './PagedItems.tsx'
import { RemovedItem } from './RemovedItem.tsx'
import type { Contributions } from './use-contributions.ts'

interface Props {
  contributions: Contributions
  /** How many are shown until more are asked for. */
  preview: number
  isNew: (one: HostContribution) => boolean
  /** Whose memorial it is. */
  person: string
  /** Absent for helpers. */
  life?: Life
  redirectOnAuthError: (reason: unknown) => boolean
}

/**
 * The memories of visitors: pending ones first, then the newest; each can be approved, hidden, removed or thanked for.
 */
export function ContributionList({
  contributions,
  preview,
  isNew,
  person,
  life,
  redirectOnAuthError,
}: Props) {
  const t = useTranslations('dashboard.contributions')
  const { pages, items, isRemoved, isBlocked, restore } = contributions
  const [viewed, setViewed] = useState<OpenPhotos | null>(null)

  return (
    <>
      <PagedItems
        pages={pages}
        items={items}
        preview={preview}
        label={t('title')}
        seeAll={t('seeAll', { count: pages.total })}
        look="paper"
      >
        {(one) =>
          isRemoved(one.id) ? (
            <RemovedItem
              words={t(isBlocked(one.id) ? 'removedAndOut' : 'removed', {
                name: one.contributorName ?? t('anonymous'),
              })}
              undo={t('undo')}
              onRestore={isBlocked(one.id) ? null : () => restore(one)}
              redirectOnAuthError={redirectOnAuthError}
            />
          ) : (
            <ContributionItem
              contribution={one}
              isNew={isNew(one)}
              person={person}
              life={life}
              actions={contributions}
              onView={setViewed}
              redirectOnAuthError={redirectOnAuthError}
            />
          )
        }
      </PagedItems>
      <OpenPhotosViewer viewed={viewed} onClose={() => setViewed(null)} />
    </>
  )
}
