import { CalendarPlus } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { PublicEvent } from '#contract/events.ts'
import type { RefusedAnswer } from '#contract/visitors.ts'
import type { GivenAnswer as Answer } from '../../../context.ts'
import { useEventWords, writeCalendarPath } from '../programme/event-words.ts'
import { mayCome, readChoices } from './answer.ts'
import styles from './Rsvp.module.css'

/** What was answered to the one day, in words. */
export function DayAnswer({ status, guests, message }: Pick<Answer, 'status' | 'guests' | 'message'>) {
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
      <Message of={message} />
    </>
  )
}

function Message({ of: message }: { of: string }) {
  if (message === '') return null
  return (
    <blockquote className={`typed ${styles.words}`} dir="auto">
      {message}
    </blockquote>
  )
}

interface Props {
  shareSlug: string
  memorialUuid: string
  answer: Answer
  /** Answers that were just sent and could not be kept. */
  refused: readonly RefusedAnswer[]
  /** As this visitor sees them. */
  events: readonly PublicEvent[]
}

/** What was answered to each event, and what else was said. */
export function EventAnswers({ shareSlug, memorialUuid, answer, refused, events }: Props) {
  const t = useTranslations('visitProgramme')
  const { titleOf } = useEventWords()
  const choices = readChoices(answer, memorialUuid)

  function answerTo({ uuid }: PublicEvent) {
    const { status = null, guests = '' } = choices[uuid] ?? {}
    if (!status) return t('noAnswer')
    if (!mayCome(status) || !guests) return t(status)
    return t('answerWith', { answer: t(status), guests: t('guestCount', { guests: Number(guests) }) })
  }

  /** Why an answer does not count as it was given. */
  function noteOn({ uuid, isCancelled }: PublicEvent) {
    const reason = refused.find(({ eventUuid }) => eventUuid === uuid)?.reason
    if (isCancelled || reason === 'CANCELLED' || reason === 'GONE') return t('cancelled')
    if (reason === 'OVER') return t('closed')
    return reason === 'NOT_STREAMED' ? t('noStream') : null
  }

  const shown = events.filter(({ uuid, isCancelled }) => !isCancelled || choices[uuid])
  const more = [
    { label: t('food'), words: answer.food },
    { label: t('access'), words: answer.accessNeeds },
  ].filter(({ words }) => words)
  return (
    <>
      <dl className={`anywhere ruled ${styles.answers}`}>
        {shown.map((event) => {
          const note = noteOn(event)
          return (
            <div key={event.uuid} className="apart high">
              <dt className="reads" dir="auto">
                {titleOf(event)}
              </dt>
              <dd>
                <b>{answerTo(event)}</b>
                {note && <p className={styles.note}>{note}</p>}
                {!note && event.date && mayCome(choices[event.uuid]?.status) && (
                  <p>
                    <a className="way" href={writeCalendarPath(shareSlug, event.uuid)}>
                      <Icon of={CalendarPlus} />
                      {t('calendar')}
                    </a>
                  </p>
                )}
              </dd>
            </div>
          )
        })}
        {more.map(({ label, words }) => (
          <div key={label} className="apart high">
            <dt className="reads">{label}</dt>
            <dd dir="auto">{words}</dd>
          </div>
        ))}
      </dl>
      <Message of={answer.message} />
    </>
  )
}
