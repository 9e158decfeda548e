import { events as limits } from '#contract/host-limits.ts'
import { nearestInstant } from '#contract/zoned-time.ts'
import type { EventFacts } from '#server/lib/programme.ts'

type Times = Pick<EventFacts, 'date' | 'begins' | 'endDate' | 'ends' | 'zone' | 'dayZone'>

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

/** Null without a time. */
export const beginsAt = ({ date, begins, zone }: Times): Date | null =>
  date && begins && zone ? nearestInstant(date, begins, zone) : null

/** Null without an end. */
export const endsAt = ({ endDate, ends, zone }: Times): Date | null =>
  endDate && ends && zone ? nearestInstant(endDate, ends, zone) : null

/**
 * From when an event is over (docs/decisions/0023); null without a date.
 *
 * @param productZone for a day without a time, where the memorial has no zone (docs/decisions/0023)
 */
export function overAt(times: Times, productZone: string): Date | null {
  if (!times.date) return null
  const begins = beginsAt(times)
  if (!begins) {
    const lastMinute = nearestInstant(times.endDate ?? times.date, '23:59', times.dayZone ?? productZone)
    return new Date(lastMinute.getTime() + MINUTE_MS)
  }
  return endsAt(times) ?? new Date(begins.getTime() + limits.lengthHours * HOUR_MS)
}

/** In order of time: a day without a time comes first on that day, an event without a date last. */
export function inOrder<E extends Times & { position: number }>(events: readonly E[]): E[] {
  return events
    .map((event) => ({ event, at: sortKey(event) }))
    .toSorted((a, b) => a.at - b.at || a.event.position - b.event.position)
    .map(({ event }) => event)
}

function sortKey(times: Times): number {
  const begins = beginsAt(times)
  // Of its own day wherever it is: events of one day in two zones are ordered by their instants.
  if (begins && times.date) return begins.getTime()
  return times.date ? Date.parse(`${times.date}T00:00:00Z`) - DAY_BEGINS_BEFORE_UTC : Number.MAX_SAFE_INTEGER
}

/** Where a day begins first. */
const DAY_BEGINS_BEFORE_UTC = 14 * HOUR_MS

/** Whether the programme has no more than the date, place and details that every memorial has. */
export function isPlain(events: readonly EventFacts[], memorialUuid: string): boolean {
  const [first, ...others] = events
  if (others.length > 0 || first?.uuid !== memorialUuid) return events.length === 0
  return (
    first.kind === 'SERVICE' &&
    !first.asksFood &&
    !first.asksAccess &&
    !first.isNotStreamed &&
    [first.title, first.begins, first.endDate, first.cancelledAt].every(isNull) &&
    [first.streamUrl, first.recordingUrl].every(isNull)
  )
}

const isNull = (value: unknown) => value === null

export type Closed = 'CANCELLED' | 'OVER'

/** Why an event takes no more answers; null if it takes them. */
export function closedBecause(event: EventFacts, now: Date, productZone: string): Closed | null {
  if (event.cancelledAt) return 'CANCELLED'
  const over = overAt(event, productZone)
  return over && over <= now ? 'OVER' : null
}
