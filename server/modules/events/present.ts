import { timeZone } from '#app/messages/formats.ts'
import type {
  AnsweredEvent,
  DayPart,
  EventAnswer,
  EventPerson,
  HostEvent,
  PublicEvent,
} from '#contract/events.ts'
import type { AnsweredEventFacts, EventAnswerFacts, EventFacts } from '#server/lib/programme.ts'
import { beginsAt, endsAt, inOrder, isPlain, overAt } from './rules.ts'

/** An event as visitors see it. */
export function presentEvent(event: EventFacts): PublicEvent {
  const { uuid, kind, title, date, begins, endDate, ends, zone, place, details } = event
  return {
    uuid,
    kind,
    title,
    date,
    begins,
    endDate,
    ends,
    zone,
    beginsAt: beginsAt(event)?.toISOString() ?? null,
    endsAt: endsAt(event)?.toISOString() ?? null,
    overAt: overAt(event, timeZone)?.toISOString() ?? null,
    place,
    details,
    asksFood: event.asksFood,
    asksAccess: event.asksAccess,
    streamUrl: event.streamUrl,
    recordingUrl: event.recordingUrl,
    isNotStreamed: event.isNotStreamed,
    isCancelled: event.cancelledAt !== null,
    sequence: event.sequence,
  }
}

/** Events that somebody may see, in order; empty when the day has nothing beyond its date, place and details. */
export const presentProgramme = (events: readonly EventFacts[], memorialUuid: string): PublicEvent[] =>
  isPlain(events, memorialUuid) ? [] : inOrder(events).map(presentEvent)

/**
 * The day as it is printed: what takes place, in order, and when and where it begins; a plain day has no parts.
 *
 * @param events those that everyone may see
 */
export function presentDay(
  events: readonly EventFacts[],
  memorialUuid: string,
): { date: string | null; place: string | null; parts: DayPart[] } {
  const programme = presentProgramme(events, memorialUuid)
  if (programme.length === 0)
    return { date: events[0]?.date ?? null, place: events[0]?.place ?? null, parts: [] }
  const parts = programme
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ uuid, kind, title, date, begins, endDate, ends, zone, place }) => ({
      ...{ uuid, kind, title, date, begins },
      ...{ endDate, ends, zone, place },
    }))
  return { date: parts[0]?.date ?? null, place: parts[0]?.place ?? null, parts }
}

/** Whether it has a date, takes place, and is not over. */
export const isAhead = ({ overAt, isCancelled }: PublicEvent, now: Date): boolean =>
  overAt !== null && !isCancelled && new Date(overAt) > now

/** The events for chosen people among those that somebody may see, in order. */
export const presentChosen = (events: readonly EventFacts[]): PublicEvent[] =>
  inOrder(events.filter(({ audience }) => audience === 'CHOSEN')).map(presentEvent)

/** Every event with its counts, in order; empty when the day has nothing beyond its date, place and details. */
export const presentAnswered = (
  events: readonly AnsweredEventFacts[],
  memorialUuid: string,
): AnsweredEvent[] =>
  isPlain(events, memorialUuid)
    ? []
    : inOrder(events).map(({ uuid, kind, title, date, begins, place, cancelledAt, counts }) => ({
        uuid,
        kind,
        title,
        date,
        begins,
        place,
        isCancelled: cancelledAt !== null,
        counts,
      }))

export interface HostEventFacts extends AnsweredEventFacts {
  contactUuids: string[]
}

/** An event as its hosts see it. */
export function presentHostEvent(event: HostEventFacts): HostEvent {
  const { audience, contactUuids, counts, cancelledAt } = event
  return {
    ...presentEvent(event),
    audience,
    contactUuids,
    counts,
    cancelledAt: cancelledAt && new Date(cancelledAt).toISOString(),
  }
}

export const presentAnswer = ({ eventUuid, status, guests }: EventAnswerFacts): EventAnswer => ({
  eventUuid,
  status,
  guests,
})

export interface PersonFacts extends EventAnswerFacts {
  uuid: string
  name: string
  email: string | null
  phone: string | null
  food: string
  accessNeeds: string
  awaitsLook: boolean
  dateCreated: Date
}

/** One person's answer to one event, for its hosts. */
export function presentPerson(row: PersonFacts): EventPerson {
  const { uuid, name, email, phone, food, accessNeeds, awaitsLook, dateCreated } = row
  return {
    ...presentAnswer(row),
    rsvpId: uuid,
    name: name || email || phone || '',
    email,
    phone,
    food,
    accessNeeds,
    awaitsLook,
    dateCreated: dateCreated.toISOString(),
  }
}
