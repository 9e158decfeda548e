import type { PublicEvent } from '#contract/events.ts'

/** State of a memorial's date: not set, still ahead (today included), or over. */
export type DayState = 'unset' | 'ahead' | 'over'

/** Compares a memorial's date with a calendar day in its zone, `isoDayOf(now, zone)`. */
export function dayState(memorialDate: string | null, today: string): DayState {
  if (memorialDate === null) return 'unset'
  return memorialDate >= today ? 'ahead' : 'over'
}

/** Whether an event's end has passed (docs/decisions/0023); `now` in milliseconds. One without a date never is over. */
const isEventOver = ({ overAt }: Pick<PublicEvent, 'overAt'>, now: number): boolean =>
  overAt !== null && Date.parse(overAt) <= now

type Planned = Pick<PublicEvent, 'date' | 'overAt' | 'isCancelled'>

/** State of a programme: over with the last of the events that take place. */
export function programmeState(events: readonly Planned[], now: number): DayState {
  const taking = events.filter(({ isCancelled }) => !isCancelled)
  if (taking.length > 0 && taking.every(({ date }) => date === null)) return 'unset'
  return taking.every((event) => isEventOver(event, now)) ? 'over' : 'ahead'
}

/** The events that still ask for an answer. */
export const openEvents = <E extends Planned>(events: readonly E[], now: number): E[] =>
  events.filter((event) => !event.isCancelled && !isEventOver(event, now))
