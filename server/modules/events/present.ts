import { timeZone } from '#app/messages/formats.ts'
import { AnsweredEvent, DayPart, type HostEvent, PublicEvent } from '#contract/events.ts'
import { events as limits } from '#contract/host-limits.ts'
import { nearestInstant } from '#contract/zoned-time.ts'
import type { EventFacts, HostEventFacts } from '#server/lib/programme.ts'

/** What a row of an event says by itself to its visitors. */
const Shown = PublicEvent.omit({ isCancelled: true, beginsAt: true, endsAt: true, overAt: true })

/** An event as visitors see it. */
export function presentEvent(event: EventFacts): PublicEvent {
  const { beginsAt, endsAt, overAt } = findInstants(event)
  return {
    ...Shown.parse(event),
    isCancelled: event.cancelledAt !== null,
    beginsAt: beginsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    overAt: overAt?.toISOString() ?? null,
  }
}

/** Events that somebody may see, in order. */
export const presentEvents = (events: readonly EventFacts[]): PublicEvent[] =>
  orderEvents(events).map(presentEvent)

/** The same; empty when the day has nothing beyond its date, place and details. */
export const presentProgramme = (events: readonly EventFacts[], memorialUuid: string): PublicEvent[] =>
  isPlain(events, memorialUuid) ? [] : presentEvents(events)

/** The events for chosen people among those that somebody may see, in order. */
export const presentChosen = (events: readonly EventFacts[]): PublicEvent[] =>
  presentEvents(events.filter(({ audience }) => audience === 'CHOSEN'))

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
  const parts = programme.filter(({ isCancelled }) => !isCancelled).map((event) => DayPart.parse(event))
  const { date = null, place = null } = (programme.length === 0 ? events : parts)[0] ?? {}
  return { date, place, parts }
}

/** Whether it has a date, takes place, and is not over. */
export const isAhead = ({ overAt, isCancelled }: PublicEvent, now: Date): boolean =>
  overAt !== null && !isCancelled && new Date(overAt) > now

/** Every event with its counts, in order; empty when the day has nothing beyond its date, place and details. */
export const presentAnswered = (events: readonly HostEventFacts[], memorialUuid: string): AnsweredEvent[] =>
  isPlain(events, memorialUuid) ? [] : presentForHosts(events).map((event) => AnsweredEvent.parse(event))

/** Every event as its hosts see it, in order. */
export const presentForHosts = (events: readonly HostEventFacts[]): HostEvent[] =>
  orderEvents(events).map((event) => ({
    ...presentEvent(event),
    audience: event.audience,
    contactUuids: event.contactUuids,
    counts: event.counts,
    cancelledAt: event.cancelledAt && new Date(event.cancelledAt).toISOString(),
  }))

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

/** When an event begins and ends, and from when on it is over (docs/decisions/0023); each null where nothing says so. */
function findInstants({ date, begins, endDate, ends, zone, dayZone }: EventFacts) {
  const beginsAt = date && begins && zone ? nearestInstant(date, begins, zone) : null
  const endsAt = endDate && ends && zone ? nearestInstant(endDate, ends, zone) : null
  if (beginsAt)
    return { beginsAt, endsAt, overAt: endsAt ?? new Date(beginsAt.getTime() + limits.lengthHours * HOUR_MS) }
  const lastMinute = date === null ? null : nearestInstant(endDate ?? date, '23:59', dayZone ?? timeZone)
  return { beginsAt, endsAt, overAt: lastMinute && new Date(lastMinute.getTime() + MINUTE_MS) }
}

/** In order of time: a day without a time comes first on that day, an event without a date last. */
const orderEvents = <E extends EventFacts>(events: readonly E[]): E[] =>
  events
    .map((event) => ({ event, at: sortKey(event) }))
    .toSorted((a, b) => a.at - b.at || a.event.position - b.event.position)
    .map(({ event }) => event)

/** Of its own day wherever it is: events of one day in two zones are ordered by their instants. */
function sortKey(event: EventFacts): number {
  if (!event.date) return Number.MAX_SAFE_INTEGER
  // Where a day begins first.
  return findInstants(event).beginsAt?.getTime() ?? Date.parse(`${event.date}T00:00:00+14:00`)
}

/** Whether the programme has no more than the date, place and details that every memorial has. */
function isPlain(events: readonly EventFacts[], memorialUuid: string): boolean {
  const [first, ...others] = events
  if (others.length > 0 || first?.uuid !== memorialUuid) return events.length === 0
  const { kind, title, begins, endDate, cancelledAt, streamUrl, recordingUrl } = first
  const isMore = first.asksFood || first.asksAccess || first.isNotStreamed
  return (
    kind === 'SERVICE' && !isMore && !(title ?? begins ?? endDate ?? cancelledAt ?? streamUrl ?? recordingUrl)
  )
}
