import { useEffect } from 'react'
import { dateLocale } from '#app/lib/dates-style.ts'
import { findHomeZone } from '#app/lib/event-times.ts'
import { MessagesProvider } from '#app/messages/index.tsx'
import { classes } from '#app/ui/classes.ts'
import type { PublicEvent } from '#contract/events.ts'
import { visitProgramme } from '#languages/en/screens/visit-programme.ts'
import { useVisitorData } from '../visitor-data.ts'
import { writeCalendarPath } from './event-words.ts'
import styles from './Programme.module.css'
import { ProgrammeEvent } from './ProgrammeEvent.tsx'
import { startProgrammeClock } from './programme-clock.ts'
import { withChosen } from './with-chosen.ts'

interface Props {
  shareSlug: string
  /** Those that everyone sees, in order. */
  events: PublicEvent[]
  isOver: boolean
}

const messages = { visitProgramme }

/** The programme of the day. Events for people whom the family chose are inserted for them, once it is known who reads. */
export function Programme(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <EventList {...props} />
    </MessagesProvider>
  )
}

function EventList({ shareSlug, events, isOver }: Props) {
  const mine = useVisitorData(shareSlug)
  const shown = withChosen(events, mine)
  const isPublic = (event: PublicEvent) => events.some(({ uuid }) => uuid === event.uuid)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for what was inserted or changed
  useEffect(startProgrammeClock, [events, mine])

  return (
    <ol
      className={classes(`paper ${styles.programme}`, isOver ? styles.past : styles.running)}
      data-programme
      data-locale={dateLocale()}
    >
      {shown.map((event) => (
        <ProgrammeEvent
          key={event.uuid}
          event={event}
          home={findHomeZone(shown)}
          calendar={writeCalendarPath(shareSlug, event.uuid)}
          isOver={isOver}
          isChosen={!isPublic(event)}
        />
      ))}
    </ol>
  )
}
