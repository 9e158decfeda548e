import { CalendarPlus, CirclePlay, MapPin } from 'lucide-react'
import { dateLocale } from '#app/lib/dates-style.ts'
import { nameZone } from '#app/lib/event-times.ts'
import { mapLink } from '#app/lib/map-link.ts'
import { timeZone } from '#app/messages/formats.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Place } from '#app/ui/Place.tsx'
import type { PublicEvent } from '#contract/events.ts'
import { useEventWords } from './event-words.ts'
import styles from './Programme.module.css'

interface Props {
  event: PublicEvent
  /** The zone of the programme. */
  home: string | null
  /** Address of its calendar file. */
  calendar: string
  /** The whole programme is over. */
  isOver: boolean
  isChosen: boolean
}

/**
 * One event of a programme. What depends on the reader's clock stands in elements that `programme-clock.ts` fills; they
 * are empty to React, which leaves what it finds in them.
 */
export function ProgrammeEvent({ event, home, calendar, isOver, isChosen }: Props) {
  const t = useTranslations('visitProgramme')
  const { titleOf, whenOf } = useEventWords(home)
  const { uuid, date, zone, beginsAt, overAt, place, details, isCancelled } = event
  const title = titleOf(event)
  return (
    <li
      className={`stack anywhere ${styles.event}`}
      data-event={uuid}
      data-begins={beginsAt ?? undefined}
      data-over={overAt ?? undefined}
      data-first-day={date ?? undefined}
      data-last-day={event.endDate ?? date ?? undefined}
      data-zone={zone ?? timeZone}
      data-ends={event.ends ? '' : undefined}
      data-cancelled={isCancelled ? '' : undefined}
      suppressHydrationWarning
    >
      <p className={`title ${styles.time}`}>
        <span className="typed" data-when suppressHydrationWarning>
          {whenOf(event)}
        </span>
        <small data-here={t('yourTime', { time: '{time}' })} {...filledByClock} />
        <b
          className={styles.chip}
          data-chip
          data-now={t('now')}
          data-next={t('next')}
          data-over={t('over')}
          {...filledByClock}
        />
      </p>
      <div className={`stack s1 ${styles.about}`}>
        <h3 dir="auto" data-title>
          {isCancelled ? <s>{title}</s> : title}
        </h3>
        {isCancelled && (
          <p className={`measure ${styles.said}`} data-off>
            {t('cancelled')}
          </p>
        )}
        {isChosen && !isCancelled && <p className={`measure ${styles.said}`}>{t('forYou')}</p>}
        {place && (
          <p className="reads typed" dir="auto" data-place>
            <Place text={place} />
          </p>
        )}
        {details && (
          <p className="measure quiet typed" dir="auto" data-details>
            {details}
          </p>
        )}
        {!isCancelled && !isOver && (place || date) && (
          <p className={`wrap links ${styles.links}`}>
            {place && (
              <a className={`s2 touch ${styles.map}`} href={mapLink(place)} target="_blank" rel="noreferrer">
                <Icon of={MapPin} />
                {t('map')}
              </a>
            )}
            {date && (
              <a className="s2 touch" href={calendar}>
                <Icon of={CalendarPlus} />
                {t('calendar')}
              </a>
            )}
          </p>
        )}
        {!isCancelled && <Watching event={event} isOver={isOver} />}
      </div>
    </li>
  )
}

/** React takes it as opaque: it neither compares nor changes what the script wrote. */
const filledByClock = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/**
 * Links that open in a tab of their own: nothing of the other site is loaded before one is pressed. Without script both the
 * time and the link stand there; with it, one of them (`data-watch`).
 */
function Watching({ event, isOver }: Pick<Props, 'event' | 'isOver'>) {
  const t = useTranslations('visitProgramme')
  const { beginOf } = useEventWords()
  const { streamUrl, recordingUrl, isNotStreamed, beginsAt, zone } = event
  if (recordingUrl)
    return (
      <p className="stack from-start s2 top2">
        <Away href={recordingUrl} words={t('recording')} />
      </p>
    )
  if (isOver) return null
  if (streamUrl)
    return (
      <div className="stack from-start s2 top2">
        <p className={styles.later} suppressHydrationWarning>
          {beginsAt && zone
            ? t('watchLater', { ...beginOf(event), zone: nameZone(dateLocale(), Date.parse(beginsAt), zone) })
            : t('watchOnDay')}
        </p>
        <p className={styles.live}>
          <Away href={streamUrl} words={t('watch')} />
        </p>
      </div>
    )
  if (isNotStreamed)
    return (
      <p className={`top2 measure ${styles.notice}`}>
        {t.rich('notStreamed', { b: (words) => <b>{words}</b> })}
      </p>
    )
  return null
}

function Away({ href, words }: { href: string; words: string }) {
  const t = useTranslations('visitProgramme')
  return (
    <AnchorButton icon={CirclePlay} href={href} target="_blank" rel="noreferrer">
      {words}
      <span className="visually-hidden"> ({t('newTab')})</span>
    </AnchorButton>
  )
}
