import { CalendarPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Rsvp } from '#contract/rsvps.ts'
import { breaking } from './answer.ts'
import styles from './Rsvp.module.css'

interface Props {
  rsvp: Rsvp
  /** It was just sent: a confirmation is shown and gets the focus. */
  isNew: boolean
  /** Address of the calendar file while the day is ahead, for those who may come. */
  calendar: string | null
  onChange: () => void
  /** Somebody else on this device, or with the same link, wants to answer. */
  onOther: () => void
}

/** Shows the answer that was given, with a button to change it. */
export function SentAnswerView({ rsvp, isNew, calendar, onChange, onOther }: Props) {
  const t = useTranslations('visitRsvp')
  const place = useRef<HTMLDivElement>(null)
  const { status, guests, message, email } = rsvp

  useEffect(() => {
    // The thanks come into view by themselves: all of it may be higher than the window.
    if (isNew) place.current?.focus({ preventScroll: true })
  }, [isNew])

  return (
    <div className={styles.given} ref={place} tabIndex={-1}>
      {isNew && (
        <Notice kind="success" isAnswer title={t('thanks')}>
          {email && t('mailed', { email: breaking(email) })}
        </Notice>
      )}
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
      <p className={styles.actions}>
        <Button onPress={onChange}>{t('change')}</Button>
        {calendar && status !== 'NOT_ATTENDING' && (
          <a className="way" href={calendar}>
            <Icon of={CalendarPlus} />
            {t('calendar')}
          </a>
        )}
        <Button look="link" onPress={onOther}>
          {t('other')}
        </Button>
      </p>
    </div>
  )
}
