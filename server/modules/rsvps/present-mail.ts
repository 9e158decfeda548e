import { type CalendarMemorial, programmeCalendar } from '#contract/calendar.ts'
import type { Language } from '#languages/index.ts'
import type { EventAnswerFacts, EventFacts } from '#server/lib/programme.ts'
import { type MailedPart, mailedEvent, mailedPart } from '#server/mails/programme.ts'
import { presentProgramme } from '#server/modules/events/present.ts'

/** An event in the mail about an answer. */
export interface MailedEvent extends MailedPart {
  /** Null: it was not answered. */
  status: EventAnswerFacts['status'] | null
  guests: number
  /** Its calendar file, for who may come to it or watch it; not for who does not come. */
  calendarLink: string | null
}

interface Answered {
  uuid: string
  shareSlug: string
  inviteToken: string | null
  events: readonly EventAnswerFacts[]
  programme: readonly EventFacts[]
}

/** The events that its reader may see, in order; none where the day has no programme. */
export function mailedEvents(answer: Answered, publicUrl: string, language: Language): MailedEvent[] {
  return presentProgramme(answer.programme, answer.uuid).map((event) => {
    const given = answer.events.find(({ eventUuid }) => eventUuid === event.uuid)
    const mayCome = given && given.status !== 'NOT_ATTENDING'
    const isOffered = mayCome && event.date !== null && !event.isCancelled
    const own = answer.inviteToken ? `?i=${answer.inviteToken}` : ''
    return {
      ...mailedPart(event, language),
      status: given?.status ?? null,
      guests: given?.guests ?? 0,
      calendarLink: isOffered
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
export function aboutDay<A extends Answered & { memorialDate: string | null; address: string | null }>(
  answer: A,
  day: string,
): A {
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
export function answerOf(events: readonly MailedEvent[]): EventAnswerFacts['status'] | undefined {
  const held = events.filter(({ isCancelled }) => !isCancelled)
  const all = held.length > 0 ? held : events
  return fullest.find((status) => all.some((event) => event.status === status))
}

/** The first event's calendar file; undefined without a programme, null if it is taken back or not told of. */
export function firstEventFile(
  answer: CalendarMemorial & Pick<Answered, 'programme'>,
  { publicUrl, now, language }: { publicUrl: string; now: Date; language: Language },
): string | null | undefined {
  const programme = presentProgramme(answer.programme, answer.uuid)
  if (programme.length === 0) return undefined
  const first = programme.find(({ uuid }) => uuid === answer.uuid)
  if (!first || first.isCancelled) return null
  return programmeCalendar(mailedEvent(first, language), answer, publicUrl, now)
}

interface Linked {
  shareSlug: string
  /** Of the contact to whom the mail goes. */
  inviteToken: string | null
  mailToken: string
  isOwnMailbox: boolean
}

/** The links in the mails about an answer. */
export function linksOf({ shareSlug, inviteToken, mailToken, isOwnMailbox }: Linked, publicUrl: string) {
  const token = inviteToken ?? mailToken
  const own = inviteToken ? `?i=${inviteToken}` : isOwnMailbox ? `?a=${mailToken}` : ''
  return {
    // The page of the answer itself, filled in for the reader of the mail, with and without script.
    link: `${publicUrl}/view/${shareSlug}/rsvp${own}`,
    unsubscribeLink: `${publicUrl}/unsubscribe/${token}`,
    unsubscribeUrl: `${publicUrl}/public/unsubscribe/${token}`,
  }
}
