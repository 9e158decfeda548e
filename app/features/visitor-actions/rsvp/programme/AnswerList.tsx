import { CalendarPlus } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { PublicEvent } from '#contract/events.ts'
import { eventCalendar } from '../../programme/event-calendar.ts'
import { useEventWords } from '../../programme/event-words.ts'
import type { SentAnswer } from '../stored-answer.ts'
import { choicesIn, mayCome } from './event-answers.ts'
import styles from './ProgrammeRsvp.module.css'

interface Props {
  shareSlug: string
  memorialUuid: string
  answer: Pick<SentAnswer, 'status' | 'guests' | 'answers' | 'refused' | 'food' | 'accessNeeds' | 'message'>
  events: PublicEvent[]
}

/** What was answered to each event, and what else was said. */
export function AnswerList({ shareSlug, memorialUuid, answer, events }: Props) {
  const t = useTranslations('visitProgramme')
  const { titleOf } = useEventWords()
  const choices = choicesIn(answer, memorialUuid)

  function said({ uuid }: PublicEvent) {
    const { status = null, guests = '' } = choices[uuid] ?? {}
    if (!status) return t('noAnswer')
    if (!mayCome(status) || !guests) return t(status)
    return t('answerWith', { answer: t(status), guests: t('guestCount', { guests: Number(guests) }) })
  }

  /** Why an answer does not count as it was given. */
  function noteOn({ uuid, isCancelled }: PublicEvent) {
    const refused = answer.refused?.find(({ eventUuid }) => eventUuid === uuid)?.reason
    if (isCancelled || refused === 'CANCELLED' || refused === 'GONE') return t('cancelled')
    if (refused === 'OVER') return t('closed')
    return refused === 'NOT_STREAMED' ? t('noStream') : null
  }

  const shown = events.filter(({ uuid, isCancelled }) => !isCancelled || choices[uuid])
  const more = [
    { label: t('food'), words: answer.food },
    { label: t('access'), words: answer.accessNeeds },
  ].filter(({ words }) => words)
  return (
    <>
      <dl className={styles.answers}>
        {shown.map((event) => {
          const note = noteOn(event)
          return (
            <div key={event.uuid}>
              <dt dir="auto">{titleOf(event)}</dt>
              <dd>
                <b>{said(event)}</b>
                {note && <p className={styles.note}>{note}</p>}
                {!note && event.date && mayCome(choices[event.uuid]?.status) && (
                  <a className="way" href={eventCalendar(shareSlug, event.uuid)}>
                    <Icon of={CalendarPlus} />
                    {t('calendar')}
                  </a>
                )}
              </dd>
            </div>
          )
        })}
        {more.map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{words}</dd>
          </div>
        ))}
      </dl>
      {answer.message && (
        <blockquote className={styles.words} dir="auto">
          {answer.message}
        </blockquote>
      )}
    </>
  )
}
