import { useTranslations } from '#app/messages/index.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import type { ThanksCounts } from '#contract/thanks.ts'
import type { ThanksFilter } from './use-thanks.ts'

/** Why no line is shown: there is none at all, none is found, or everybody is thanked. */
export function NoLines({ filter, counts }: { filter: ThanksFilter; counts: ThanksCounts }) {
  const t = useTranslations('thanks.empty')
  if (Object.keys(counts.kinds).length === 0) return <EmptyState title={t('title')}>{t('text')}</EmptyState>
  const isSearch = filter.search.trim() !== '' || filter.kind !== ''
  if (!isSearch && filter.show === 'NOT_THANKED')
    return <EmptyState title={t('allThanked')}>{t('allThankedText')}</EmptyState>
  return <EmptyState title={t('found')}>{t('foundText')}</EmptyState>
}
