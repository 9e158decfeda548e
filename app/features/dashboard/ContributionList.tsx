import { useTranslations } from '#app/messages/index.tsx'
import type { HostContribution } from '#contract/contributions.ts'
import type { LifeDates } from '#contract/life-dates.ts'
import { ApproveShown } from './ApproveShown.tsx'
import { ContributionItem } from './ContributionItem.tsx'
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
  life?: LifeDates
}

/**
 * The memories of visitors: pending ones first, then the newest; each can be approved, hidden, removed or thanked for.
 */
export function ContributionList({ contributions, preview, isNew, person, life }: Props) {
  const t = useTranslations('dashboard.contributions')
  const { pages, items, isRemoved, isBlocked, restore } = contributions

  return (
    <PagedItems
      pages={pages}
      items={items}
      preview={preview}
      label={t('title')}
      seeAll={t('seeAll', { count: pages.total })}
      look="paper"
      above={(shown) => <ApproveShown shown={shown} actions={contributions} />}
    >
      {(one) =>
        isRemoved(one.id) ? (
          <RemovedItem
            words={t(isBlocked(one.id) ? 'removedAndOut' : 'removed', {
              name: one.contributorName ?? t('anonymous'),
            })}
            undo={t('undo')}
            onRestore={isBlocked(one.id) ? null : () => restore(one)}
          />
        ) : (
          <ContributionItem
            contribution={one}
            isNew={isNew(one)}
            person={person}
            life={life}
            actions={contributions}
          />
        )
      }
    </PagedItems>
  )
}
