import { call } from '#app/lib/api.ts'
import { getProgramme } from '#contract/events.ts'
import { type DraftEvent, draftOf, inOrder } from './draft-event.ts'
import { problemsOf } from './problems.ts'

/** Parts that stayed on a day whose first part was moved to another one. */
export interface LeftBehind {
  /** `2026-12-05` */
  from: string
  to: string
  events: DraftEvent[]
}

/**
 * What a save left on the former day: the first part of a day was moved, and those after it were not. Null: nothing. A later
 * part that is moved alone takes nothing along.
 *
 * @param before the events as they were saved before
 */
export function leftBehind(before: readonly DraftEvent[], now: readonly DraftEvent[]): LeftBehind | null {
  const held = inOrder(before).filter(({ date, isCancelled }) => date !== '' && !isCancelled)
  for (const [at, { id, date: from }] of held.entries()) {
    const isFirst = held.findIndex(({ date }) => date === from) === at
    const moved = now.find((event) => event.id === id)
    if (!isFirst || !moved || moved.isCancelled || moved.date === from || moved.date === '') continue
    if (problemsOf(moved).date) continue
    const after = new Set(held.filter(({ date }) => date === from).map((event) => event.id))
    const events = inOrder(now).filter(
      (event) => after.has(event.id) && event.date === from && !event.isCancelled,
    )
    if (events.length > 0) return { from, to: moved.date, events }
  }
  return null
}

/** The events with those of some ids on another day, at the hours that they had. */
export const onDay = (events: readonly DraftEvent[], ids: readonly string[], date: string): DraftEvent[] =>
  events.map((event) => (ids.includes(event.id) ? { ...event, date } : event))

/** The events as they were while the memorial's own date was another one. */
export const withOwnDate = (events: readonly DraftEvent[], memorialUuid: string, date: string) =>
  onDay(events, [memorialUuid], date)

/** What the details screen hands to this one: the memorial's date before it was changed there. */
export interface FormerDay {
  formerDay: string
}

export const readFormerDay = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'formerDay' in state && typeof state.formerDay === 'string'
    ? state.formerDay
    : null

/** Whether the memorial's own date was moved, and other parts of its former day were not. Rejects with `ApiError`. */
export async function hasLeftBehind(memorialUuid: string, formerDay: string): Promise<boolean> {
  const { events } = await call(getProgramme, { params: { memorialUuid } })
  const now = events.map(draftOf)
  return leftBehind(withOwnDate(now, memorialUuid, formerDay), now) !== null
}
