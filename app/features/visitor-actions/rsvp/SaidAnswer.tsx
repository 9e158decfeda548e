import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { Rsvp } from '#contract/rsvps.ts'
import styles from './Rsvp.module.css'

interface Props {
  answer: Pick<Rsvp, 'status' | 'guests' | 'message'>
}

/** What was answered to the one day, in words. */
export function SaidAnswer({ answer: { status, guests, message } }: Props) {
  const t = useTranslations('visitRsvp')
  return (
    <>
      <p>
        {t.rich('answer', { answer: t(status), b: (words) => <b>{words}</b> })}
        {guests > 0 && (
          <>
            <br />
            {t('guestCount', { guests, all: guests + 1 })}
          </>
        )}
      </p>
      {message && (
        <blockquote className={styles.words} dir="auto">
          {message}
        </blockquote>
      )}
    </>
  )
}

interface WaysProps {
  status: Rsvp['status']
  /** Address of the calendar file while the day is ahead. */
  calendar: string | null
  change: ReactNode
  /** After the calendar. */
  children?: ReactNode
}

/** What can be done with an answer: change it, and take the day along unless one does not come. */
export function AnswerWays({ status, calendar, change, children }: WaysProps) {
  const t = useTranslations('visitRsvp')
  return (
    <p className={styles.actions}>
      {change}
      {calendar && status !== 'NOT_ATTENDING' && (
        <a className="way" href={calendar}>
          <Icon of={CalendarPlus} />
          {t('calendar')}
        </a>
      )}
      {children}
    </p>
  )
}
