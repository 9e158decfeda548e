import { useTranslations } from '#app/messages/index.tsx'
import type { DatedItem } from './dated-item.ts'
import styles from './PhotoDateDialog.module.css'

interface Props {
  legend: string
  items: readonly DatedItem[]
  /** Those that are chosen. */
  ids: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** Photos and films of which some are chosen at a press. */
export function ChosenItems({ legend, items, ids, onChoose }: Props) {
  const t = useTranslations('photoDating')
  const isChosen = ({ id }: DatedItem) => ids.includes(id)
  return (
    <fieldset className={`wrap s2 shrinks ${styles.items}`}>
      <legend>{legend}</legend>
      {items.map((item, at) => (
        <button
          key={item.id}
          type="button"
          aria-pressed={isChosen(item)}
          aria-label={t(item.isFilm ? 'film' : 'photo', { number: at + 1 })}
          onClick={() => onChoose(isChosen(item) ? ids.filter((id) => id !== item.id) : [...ids, item.id])}
        >
          {/* Of a film without a still, its number. */}
          {item.picture ?? <span aria-hidden>{t(item.isFilm ? 'film' : 'photo', { number: at + 1 })}</span>}
        </button>
      ))}
    </fieldset>
  )
}
