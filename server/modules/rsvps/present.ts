import { calendarEvent, programmeCalendar } from '#contract/calendar.ts'
import type { EventAnswer, PublicEvent } from '#contract/events.ts'
import { HostRsvp, Rsvp } from '#contract/rsvps.ts'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { receiptLink } from '#server/lib/receipt-link.ts'
import { mailableName, mailableWords, screenLine, screenText } from '#server/lib/spam.ts'
import { isoDayOf } from '#server/mails/dates.ts'
import { mailedEvent, mailedPart } from '#server/mails/programme.ts'
import { presentProgramme } from '#server/modules/events/present.ts'
import type { MailedAnswer } from './find-recipients.ts'

/** A row of `rsvps` as both its sender and its hosts see it. Times are strings where they come from JSON. */
type RsvpFacts = Omit<Rsvp, 'id' | 'dateCreated'> & { uuid: string; dateCreated: Date | string }

/** The same with what only hosts get. */
type HostRsvpFacts = RsvpFacts &
  Omit<HostRsvp, keyof Rsvp | 'doubt' | 'answers'> & { memorialUuid: string; events: EventAnswer[] }

/** The answer as hosts see it. An answer by a personal link may have no name. */
export function presentRsvp(row: HostRsvpFacts): HostRsvp {
  const { memorialUuid, name, email, phone, food, accessNeeds, message } = row
  return HostRsvp.parse({
    ...identify(row),
    name: name || email || phone || '',
    // What needs a second look, as for a contribution.
    doubt: screenText([message, food, accessNeeds].join('\n'), 0) ?? screenLine(name),
    watches: row.watches && row.status === 'NOT_ATTENDING',
    // The status says what they answered to the first.
    answers: row.events.filter(({ eventUuid }) => eventUuid !== memorialUuid),
  } satisfies HostRsvp)
}

/** The answer as the person who gave it sees it: without the number, which the page does not ask for. */
export const presentOwn = (row: RsvpFacts): Rsvp =>
  Rsvp.parse({ ...identify(row), phone: null } satisfies Rsvp)

const identify = <Row extends RsvpFacts>(row: Row) => ({
  ...row,
  id: row.uuid,
  dateCreated: new Date(row.dateCreated).toISOString(),
})

export type MailedFacts = ReturnType<typeof presentMailed>
export type MailedEvent = MailedFacts['byEvent'][number]

/** What the mails about an answer say: of the day nothing that a stranger could advertise with. */
export function presentMailed(found: MailedAnswer, publicUrl: string, now: Date) {
  const { uuid, rsvpUuid, email, linkSecret, shareSlug, inviteToken } = found
  const answer = {
    ...found,
    ...presentLinks(found, publicUrl),
    language: found.language ?? defaultLanguage,
    nameOfPerson: mailableName(found.nameOfPerson),
    address: mailableWords(found.address),
    details: mailableWords(found.details),
  }
  const programme = presentProgramme(found.programme, uuid)
  const invited = inviteToken ? `?i=${inviteToken}` : ''
  const keys = { secret: linkSecret, address: email }
  return {
    ...answer,
    /** Where the day is, if that is known. */
    zone: found.programme.find(({ zone }) => zone)?.zone ?? null,
    calendar: presentCalendar(answer, programme, publicUrl, now),
    /** The events that its reader may see, in order; none where the day has no programme. */
    byEvent: programme.map((event) => {
      const given = found.events.find(({ eventUuid }) => eventUuid === event.uuid)
      const mayCome = given && given.status !== 'NOT_ATTENDING' && event.date !== null && !event.isCancelled
      return {
        ...mailedPart(event, answer.language),
        /** Null: it was not answered. */
        status: given?.status ?? null,
        guests: given?.guests ?? 0,
        calendarLink: mayCome ? `${publicUrl}/view/${shareSlug}/calendar/${event.uuid}.ics${invited}` : null,
      }
    }),
    // Whoever reads another person's mailbox does not take the answer back.
    takeBackLink: found.isOwnMailbox
      ? receiptLink(publicUrl, { kind: 'answer', uuid: rsvpUuid }, keys, now)
      : null,
  }
}

/** The first event as a file for calendars, until the day is over; null for who does not come, or if it is taken back. */
function presentCalendar(
  answer: MailedAnswer & { language: Language },
  programme: PublicEvent[],
  publicUrl: string,
  now: Date,
): string | null {
  const { uuid, status, memorialDate, dayZone, language } = answer
  if (status === 'NOT_ATTENDING' || !memorialDate || memorialDate < isoDayOf(now, dayZone)) return null
  if (programme.length === 0) return calendarEvent(answer, publicUrl, now)
  const first = programme.find((event) => event.uuid === uuid && !event.isCancelled)
  return first ? programmeCalendar(mailedEvent(first, language), answer, publicUrl, now) : null
}

/** The links in the mails about an answer. */
export function presentLinks(answer: MailedAnswer, publicUrl: string) {
  const { shareSlug, inviteToken, mailToken, isOwnMailbox } = answer
  const own = inviteToken ? `?i=${inviteToken}` : isOwnMailbox ? `?a=${mailToken}` : ''
  return {
    // The page of the answer itself, filled in for the reader of the mail, with and without script.
    link: `${publicUrl}/view/${shareSlug}/rsvp${own}`,
    unsubscribeLink: `${publicUrl}/unsubscribe/${inviteToken ?? mailToken}`,
  }
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
