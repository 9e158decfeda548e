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
  isWaiting: boolean
  isCancelled: boolean
  /** Its calendar file, for who may come to it or watch it; not for who waits for a place. */
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
    const isWaiting = given.waitingSince !== null
    const isOffered =
      given.status !== 'NOT_ATTENDING' && !isWaiting && event.date !== null && !event.isCancelled
    const own = answer.inviteToken ? `?i=${answer.inviteToken}` : ''
    return {
      name: nameOf(event, language),
      when: whenOf(event, language),
      place: event.place,
      status: given.status,
      isWaiting,
      isCancelled: event.isCancelled,
      calendarLink: isOffered
        ? `${publicUrl}/view/${answer.shareSlug}/calendar/${event.uuid}.ics${own}`
        : null,
    }
  })
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
