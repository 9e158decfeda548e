import { CalendarDays } from 'lucide-react'
import { useTranslations } from '../../messages/index.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Cards.module.css'
import type { ShownCard } from './cards-of.tsx'

/** The cards with what a visitor can do. */
export function Cards({ cards }: { cards: ShownCard[] }) {
  const t = useTranslations('view')
  return (
    <section
      className={`stack no-print high top9 broad ${styles.cards}`}
      id="cards"
      aria-label={t('cards.label')}
    >
      {cards.map(({ id, card }) => (
        <div key={id} id={id} className={`card ${styles.card}`}>
          {card}
        </div>
      ))}
    </section>
  )
}

/** A programme that is still to come, or over; null: the memorial has none. */
export type ProgrammeTime = 'ahead' | 'over' | null

/** What the ways to the cards are called: once a programme is over, the first thing to do is said in full. */
export function useCardLabels(programme: ProgrammeTime) {
  const t = useTranslations('view')
  const day = useTranslations('visitProgramme')
  return (id: ShownCard['id']) =>
    programme === 'over' && id === 'contribute' ? day('addMemory') : t(`cards.${id}`)
}

/**
 * On a phone, links to the cards at the foot of the screen until the reader reaches the cards; then the bar stays above
 * them and covers no field. On the day of a programme its first link leads there.
 */
export function CardBar({ cards, programme }: { cards: ShownCard[]; programme: ProgrammeTime }) {
  const t = useTranslations('view')
  const day = useTranslations('visitProgramme')
  const cardLabel = useCardLabels(programme)
  return (
    <nav className={`wrap s2 no-print top9 ruled ${styles.bar}`} id="bar" aria-label={t('cards.label')}>
      {programme === 'ahead' && (
        <a className={styles.day} href="#day">
          <Icon of={CalendarDays} />
          {day('folded')}
        </a>
      )}
      {cards.map(({ id, icon }) => (
        <a key={id} href={`#${id}`}>
          <Icon of={icon} />
          {cardLabel(id)}
        </a>
      ))}
    </nav>
  )
}
