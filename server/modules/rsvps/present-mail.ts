import { programmeCalendar } from '#contract/calendar.ts'
import type { PublicEvent } from '#contract/events.ts'
import type { Language } from '#languages/index.ts'
import type { EventAnswerFacts, EventFacts } from '#server/lib/programme.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mailDate, mailMoment } from '#server/mails/dates.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import { allAnswers, presentProgramme } from '#server/modules/events/present.ts'

/** An event in the mail about an answer. */
export interface MailedEvent {
  name: string
  /** Null without a date. */
  when: string | null
  place: string | null
  status: EventAnswerFacts['status']
  guests: number
  isWaiting: boolean
  isCancelled: boolean
  /** Its calendar file, for who may come to it or watch it. */
  calendarLink: string | null
}

interface Answered {
  uuid: string
  shareSlug: string
  inviteToken: string | null
  status: 'ATTENDING' | 'UNSURE' | 'NOT_ATTENDING'
  guests: number
  watches: boolean
  waitingSince: string | null
  events: readonly EventAnswerFacts[]
  programme: readonly EventFacts[]
}

/** The events that an answer names, in order; none where the day has no programme. */
export function mailedEvents(answer: Answered, publicUrl: string, language: Language): MailedEvent[] {
  const answers = allAnswers(answer.uuid, answer)
  return presentProgramme(answer.programme, answer.uuid).flatMap((event) => {
    const given = answers.find(({ eventUuid }) => eventUuid === event.uuid)
    if (!given) return []
    const isOffered = given.status !== 'NOT_ATTENDING' && event.date !== null && !event.isCancelled
    const own = answer.inviteToken ? `?i=${answer.inviteToken}` : ''
    return {
      name: nameOf(event, language),
      when: whenOf(event, language),
      place: event.place,
      status: given.status,
      guests: given.guests,
      isWaiting: given.waitingSince !== null,
      isCancelled: event.isCancelled,
      calendarLink: isOffered
        ? `${publicUrl}/view/${answer.shareSlug}/calendar/${event.uuid}.ics${own}`
        : null,
    }
  })
}

const fullest = ['ATTENDING', 'WATCHING', 'UNSURE', 'NOT_ATTENDING'] as const

/** What an answer to several events comes to: whoever comes to any comes. Those taken back do not count beside others. */
export function answerOf(events: readonly MailedEvent[]): MailedEvent['status'] | undefined {
  const held = events.filter(({ isCancelled }) => !isCancelled)
  const all = held.length > 0 ? held : events
  return fullest.find((status) => all.some((event) => event.status === status))
}

/** A title that holds an offer or an address is in no mail. */
const nameOf = ({ title, kind }: PublicEvent, language: Language): string =>
  (title && mailableName(title)) || mailTranslator(language)(`programme.kinds.${kind}`)

function whenOf({ date, beginsAt, zone }: PublicEvent, language: Language): string | null {
  if (!date) return null
  return beginsAt && zone ? mailMoment(date, beginsAt, zone, language) : mailDate(date, language)
}

interface Memorial {
  uuid: string
  shareSlug: string
  nameOfPerson: string
  memorialDate: string | null
  address: string | null
  details: string | null
}

/** The first event's calendar file; undefined without a programme, null if it is taken back. */
export function firstEventFile(
  answer: Memorial & Pick<Answered, 'programme'>,
  { publicUrl, now, language }: { publicUrl: string; now: Date; language: Language },
): string | null | undefined {
  const first = presentProgramme(answer.programme, answer.uuid).find(({ uuid }) => uuid === answer.uuid)
  if (!first) return undefined
  if (first.isCancelled) return null
  return programmeCalendar({ ...first, name: nameOf(first, language) }, answer, publicUrl, now)
}
