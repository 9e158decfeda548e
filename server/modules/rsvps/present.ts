import { type CalendarMemorial, calendarEvent, programmeCalendar } from '#contract/calendar.ts'
import type { EventAnswer } from '#contract/events.ts'
import type { HostRsvp, Rsvp } from '#contract/rsvps.ts'
import type { Language } from '#languages/index.ts'
import { screenLine, screenText } from '#server/lib/spam.ts'
import { isoDayOf } from '#server/mails/dates.ts'
import { type MailedPart, mailedEvent, mailedPart } from '#server/mails/programme.ts'
import { presentProgramme } from '#server/modules/events/present.ts'
import type { MailedAnswer } from './find-recipients.ts'
import { belongsInCalendar } from './rules.ts'

/** A row of `rsvps` as both its sender and its hosts see it. Times are strings, since they come from JSON. */
export interface RsvpFacts extends Omit<Rsvp, 'id' | 'dateCreated'> {
  uuid: string
  dateCreated: Date | string
}

/** The same with what only hosts get. */
interface HostRsvpFacts extends RsvpFacts, Omit<HostRsvp, keyof Rsvp | 'doubt' | 'answers'> {
  memorialUuid: string
  events: readonly EventAnswer[]
}

/** The answer as hosts see it. An answer by a personal link may have no name. */
export function presentRsvp(row: HostRsvpFacts): HostRsvp {
  const { name, email, phone, status, besideProven, proven, canBlock, awaitsLook, isBrought } = row
  const { food, accessNeeds, message } = row
  return {
    ...present(row),
    name: name || email || phone || '',
    // What needs a second look, as for a contribution.
    doubt: screenText([message, food, accessNeeds].join('\n'), 0) ?? screenLine(name),
    besideProven,
    proven,
    canBlock,
    awaitsLook,
    isBrought,
    food,
    accessNeeds,
    watches: row.watches && status === 'NOT_ATTENDING',
    // The status says what they answered to the first.
    answers: row.events.filter(({ eventUuid }) => eventUuid !== row.memorialUuid),
  }
}

/** The answer as the person who gave it sees it: only what they could have typed themselves, so no phone number. */
export const presentOwn = (row: RsvpFacts): Rsvp => ({ ...present(row), phone: null })

function present({ uuid, name, email, phone, status, guests, message, dateCreated }: RsvpFacts): Rsvp {
  return {
    id: uuid,
    name,
    email,
    phone,
    status,
    guests,
    message,
    dateCreated: new Date(dateCreated).toISOString(),
  }
}

/** An event in the mail about an answer. */
export interface MailedEvent extends MailedPart {
  /** Null: it was not answered. */
  status: EventAnswer['status'] | null
  guests: number
  /** Its calendar file, for who may come to it or watch it; not for who does not come. */
  calendarLink: string | null
}

type Answered = Pick<MailedAnswer, 'uuid' | 'shareSlug' | 'inviteToken' | 'events' | 'programme'>

/** The events that its reader may see, in order; none where the day has no programme. */
export function presentMailedEvents(answer: Answered, publicUrl: string, language: Language): MailedEvent[] {
  return presentProgramme(answer.programme, answer.uuid).map((event) => {
    const given = answer.events.find(({ eventUuid }) => eventUuid === event.uuid)
    const mayCome = given && given.status !== 'NOT_ATTENDING'
    const own = answer.inviteToken ? `?i=${answer.inviteToken}` : ''
    return {
      ...mailedPart(event, language),
      status: given?.status ?? null,
      guests: given?.guests ?? 0,
      calendarLink:
        mayCome && event.date !== null && !event.isCancelled
          ? `${publicUrl}/view/${answer.shareSlug}/calendar/${event.uuid}.ics${own}`
          : null,
    }
  })
}

/**
 * The same about one day: its parts alone. One that was called off is told only to who meant to come, so that they do not
 * travel.
 *
 * @param day `YYYY-MM-DD`
 */
export function narrowToDay(answer: MailedAnswer, day: string): MailedAnswer {
  const meantToCome = (uuid: string) =>
    answer.events.some(({ eventUuid, status }) => eventUuid === uuid && status !== 'NOT_ATTENDING')
  const programme = answer.programme.filter(
    ({ uuid, date, cancelledAt }) => date === day && (!cancelledAt || meantToCome(uuid)),
  )
  const hasFirst = programme.some(({ uuid, cancelledAt }) => uuid === answer.uuid && !cancelledAt)
  return { ...answer, programme, memorialDate: day, address: hasFirst ? answer.address : null }
}

const fullest = ['ATTENDING', 'WATCHING', 'UNSURE', 'NOT_ATTENDING'] as const

/** What an answer to several events comes to: whoever comes to any comes. Those taken back do not count beside others. */
export function answerOf(events: readonly MailedEvent[]): EventAnswer['status'] | undefined {
  const held = events.filter(({ isCancelled }) => !isCancelled)
  const all = held.length > 0 ? held : events
  return fullest.find((status) => all.some((event) => event.status === status))
}

/** The first event as a calendar file, until the day is over; null if it is taken back or not told of. */
export function presentCalendar(
  answer: CalendarMemorial & Pick<MailedAnswer, 'programme' | 'status' | 'dayZone'>,
  { publicUrl, now, language }: { publicUrl: string; now: Date; language: Language },
): string | null {
  if (!belongsInCalendar(answer, isoDayOf(now, answer.dayZone))) return null
  const programme = presentProgramme(answer.programme, answer.uuid)
  if (programme.length === 0) return calendarEvent(answer, publicUrl, now)
  const first = programme.find(({ uuid, isCancelled }) => uuid === answer.uuid && !isCancelled)
  return first ? programmeCalendar(mailedEvent(first, language), answer, publicUrl, now) : null
}

type Linked = Pick<MailedAnswer, 'shareSlug' | 'inviteToken' | 'mailToken' | 'isOwnMailbox'>

/** The links in the mails about an answer. */
export function presentLinks({ shareSlug, inviteToken, mailToken, isOwnMailbox }: Linked, publicUrl: string) {
  const token = inviteToken ?? mailToken
  const own = inviteToken ? `?i=${inviteToken}` : isOwnMailbox ? `?a=${mailToken}` : ''
  return {
    // The page of the answer itself, filled in for the reader of the mail, with and without script.
    link: `${publicUrl}/view/${shareSlug}/rsvp${own}`,
    unsubscribeLink: `${publicUrl}/unsubscribe/${token}`,
    unsubscribeUrl: `${publicUrl}/public/unsubscribe/${token}`,
  }
}
