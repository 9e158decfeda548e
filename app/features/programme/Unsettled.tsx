import { formatList } from '#app/lib/list-and-percent-format.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import type { DraftEvent } from './draft-event.ts'
import styles from './Programme.module.css'

interface Props {
  events: readonly DraftEvent[]
  /** It was typed on an earlier visit. */
  isKept: boolean
}

/** What nobody but this host knows yet: changes of an earlier visit, and parts whose hour is open. */
export function Unsettled({ events, isKept }: Props) {
  const t = useTranslations('programme.unsettled')
  const nameOf = useEventName()
  const hourless = events.filter(({ date, begins, isCancelled }) => date && !begins && !isCancelled)
  if (!isKept && hourless.length === 0) return null
  return (
    <div className={styles.unsettled}>
      {isKept && <p>{t('kept')}</p>}
      {hourless.length > 0 && (
        <p>
          {events.length === 1 ? t('hourOpen') : t('hoursOpen', { names: formatList(hourless.map(nameOf)) })}
        </p>
      )}
    </div>
  )
}
