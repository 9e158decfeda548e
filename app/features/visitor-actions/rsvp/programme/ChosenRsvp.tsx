import type { ReactNode } from 'react'
import { Programme } from '../../programme/Programme.tsx'
import { type DayAlone, plainDay } from '../../programme/plain-day.ts'
import styles from './ProgrammeRsvp.module.css'
import { ProgrammeRsvp } from './ProgrammeRsvp.tsx'

export interface ChosenRsvpProps {
  shareSlug: string
  day: DayAlone
  /** The card of everyone else, where this one cannot be loaded. */
  children: ReactNode
}

/**
 * The card of a memorial with one plain day, for a visitor whom the family chose for another event: their programme, and its
 * questions.
 */
export function ChosenRsvp({ shareSlug, day }: ChosenRsvpProps) {
  const events = [plainDay(day)]
  return (
    <div className={styles.chosen}>
      <Programme shareSlug={shareSlug} events={events} isOver={false} />
      <ProgrammeRsvp shareSlug={shareSlug} memorialUuid={day.uuid} events={events} asked={[day.uuid]} />
    </div>
  )
}
