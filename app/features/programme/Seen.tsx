import { useId } from 'react'
import { writtenDay, writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { HalfSunRule } from '#app/ui/HalfSunRule.tsx'
import { Place } from '#app/ui/Place.tsx'
import { type DraftEvent, inOrder } from './draft-event.ts'
import styles from './Seen.module.css'
import { zoneName } from './zones.ts'

/** The programme as somebody sees it who is not among the people chosen for an event. */
export function Seen({ events }: { events: readonly DraftEvent[] }) {
  const t = useTranslations('programme.seen')
  const titleId = useId()
  const shown = inOrder(events).filter(({ audience }) => audience === 'EVERYONE')
  const days = [...new Set(shown.map(({ date }) => date))]
  const zones = [...new Set(shown.filter(({ begins }) => begins !== '').map(({ zone }) => zone))]
  const hidden = events.filter(({ audience, isCancelled }) => audience === 'CHOSEN' && !isCancelled).length
  return (
    <aside className={styles.sheet} aria-labelledby={titleId}>
      <p className="small quiet" id={titleId}>
        {t('title')}
      </p>
      {days.map((date) => (
        <div key={date}>
          <h2>{writtenDay(date) || t('noDay')}</h2>
          <dl>
            {shown
              .filter((event) => event.date === date)
              .map((event) => (
                <Line key={event.id} event={event} />
              ))}
          </dl>
        </div>
      ))}
      <HalfSunRule />
      {zones.map((zone) => (
        <p key={zone} className="small quiet">
          {t('zone', { zone: zoneName(zone) })}
        </p>
      ))}
      {hidden > 0 && <p className="small quiet">{t('hidden', { count: hidden })}</p>}
    </aside>
  )
}

function Line({ event }: { event: DraftEvent }) {
  const t = useTranslations('programme.seen')
  const { begins, place, details, isCancelled, isNotStreamed, streamUrl } = event
  const name = useEventName()(event)
  return (
    <div>
      <dt>{writtenTime(begins)}</dt>
      <dd>
        <b dir="auto">{name}</b>
        {isCancelled ? (
          <p>{t('cancelled')}</p>
        ) : (
          <>
            <p dir="auto">
              <Place text={place} />
            </p>
            <p dir="auto">{details}</p>
            {isNotStreamed ? <p>{t('notStreamed')}</p> : streamUrl.trim() && <p>{t('stream')}</p>}
          </>
        )}
      </dd>
    </div>
  )
}
