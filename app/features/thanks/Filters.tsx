import { useEffect, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { thanks as limits } from '#contract/host-limits.ts'
import type { ThanksCounts } from '#contract/thanks.ts'
import styles from './Filters.module.css'
import type { ThanksFilter } from './use-thanks.ts'

const shown = ['NOT_THANKED', 'THANKED', 'ALL'] as const
const kinds = ['ANSWER', 'MEMORY', 'GIFT', 'FLOWERS', 'MEALS', 'LETTER', 'HELP', 'OTHER'] as const

/** Milliseconds after the last letter until it is searched for. */
const PAUSE = 300

interface Props {
  filter: ThanksFilter
  counts: ThanksCounts
  onFilter: (filter: ThanksFilter) => void
}

/** Who is shown: thanked or not, by what they did, and by name. */
export function Filters({ filter, counts, onFilter }: Props) {
  const t = useTranslations('thanks')
  const [search, setSearch] = useState(filter.search)
  useEffect(() => {
    if (search === filter.search) return
    const timer = setTimeout(() => onFilter({ ...filter, search }), PAUSE)
    return () => clearTimeout(timer)
  }, [search, filter, onFilter])
  const count = {
    NOT_THANKED: counts.notThanked,
    THANKED: counts.thanked,
    ALL: counts.notThanked + counts.thanked,
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, of which one is pressed */}
      <div className={styles.picks} role="group" aria-label={t('show.label')}>
        {shown.map((show) => (
          <button
            key={show}
            type="button"
            aria-pressed={filter.show === show}
            onClick={() => onFilter({ ...filter, show })}
          >
            {t(`show.${show}`, { count: count[show] })}
          </button>
        ))}
      </div>
      <div className={styles.fields}>
        <TextField
          label={t('search')}
          type="search"
          maxLength={limits.searchMax}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <SelectField
          label={t('kind')}
          value={filter.kind}
          onChange={(event) => {
            const value = event.currentTarget.value
            onFilter({ ...filter, kind: kinds.find((kind) => kind === value) ?? '' })
          }}
        >
          <option value="">{t('everything')}</option>
          {kinds
            .filter((kind) => (counts.kinds[kind] ?? 0) > 0 || filter.kind === kind)
            .map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)} ({counts.kinds[kind] ?? 0})
              </option>
            ))}
        </SelectField>
      </div>
    </>
  )
}
