import { useEffect, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { thanks as limits } from '#contract/host-limits.ts'
import type { ThanksCounts } from '#contract/thanks.ts'
import type { ThanksFilter } from './use-thanks.ts'

const shown = ['NOT_THANKED', 'THANKED', 'ALL'] as const

/** Milliseconds after the last letter until it is searched for. */
const PAUSE = 300

interface Props {
  filter: ThanksFilter
  counts: ThanksCounts
  onFilter: (filter: ThanksFilter) => void
}

/** Who is shown: thanked or not, and by name. */
export function Filters({ filter, counts: { notThanked, thanked }, onFilter }: Props) {
  const t = useTranslations('thanks')
  const [search, setSearch] = useState(filter.search)
  useEffect(() => {
    if (search === filter.search) return
    const timer = setTimeout(() => onFilter({ ...filter, search }), PAUSE)
    return () => clearTimeout(timer)
  }, [search, filter, onFilter])
  const count = { NOT_THANKED: notThanked, THANKED: thanked, ALL: notThanked + thanked }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, of which one is pressed */}
      <div className="wrap s2 below4" role="group" aria-label={t('show.label')}>
        {shown.map((show) => (
          <button
            key={show}
            className="pill tabular"
            type="button"
            aria-pressed={filter.show === show}
            onClick={() => onFilter({ ...filter, show })}
          >
            {t(`show.${show}`, { count: count[show] })}
          </button>
        ))}
      </div>
      <TextField
        label={t('search')}
        type="search"
        maxLength={limits.searchMax}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
    </>
  )
}
