import type { RefusedAnswer } from '#contract/visitors.ts'
import type { EventAnswerFacts, EventFacts } from '#server/lib/programme.ts'
import { closedBecause } from './rules.ts'

export interface WantedAnswer {
  eventUuid: string
  status: EventAnswerFacts['status']
  guests: number
}

export interface PlannedAnswer extends WantedAnswer {
  waitingSince: Date | null
}

/** An answer given before by the same person. */
interface EarlierAnswer extends EventAnswerFacts {
  /** Nobody approved it yet, so it has no place. */
  awaitsLook: boolean
}

interface Planning {
  /** Those that the person may see. */
  events: readonly EventFacts[]
  earlier: readonly EarlierAnswer[]
  wanted: readonly WantedAnswer[]
}

/**
 * Which answers to events are stored, and which are refused, because the event is gone, cancelled, over or not streamed,
 * or because somebody who has a place wants more of them than there are. Who comes to a full event waits, and who answered may always
 * say that they do not come (docs/decisions/0023).
 *
 * @param isOpen whether even a closed event takes answers, as those do that have a date and no more
 */
export function plannedAnswers(
  { events, earlier, wanted }: Planning,
  { now, productZone, isOpen }: { now: Date; productZone: string; isOpen: boolean },
): { kept: PlannedAnswer[]; refused: RefusedAnswer[] } {
  const kept: PlannedAnswer[] = []
  const refused: RefusedAnswer[] = []
  for (const answer of lastOfEach(wanted)) {
    const { eventUuid } = answer
    const event = events.find(({ uuid }) => uuid === eventUuid)
    const before = earlier.filter((one) => one.eventUuid === eventUuid)
    const reason = event ? (isOpen ? null : closedBecause(event, now, productZone)) : 'GONE'
    // So nobody keeps a seat that they cannot give back: an event may be for others by now.
    if (before[0] && answer.status === 'NOT_ATTENDING') kept.push({ ...answer, waitingSince: null })
    // A form sends what was answered before along with what is new.
    else if (event && before[0] && isSame(before[0], answer)) kept.push(unchanged(before[0], answer))
    else if (!event || reason) refused.push({ eventUuid, reason: reason ?? 'GONE' })
    else if (answer.status === 'WATCHING' && !canBeWatched(event))
      refused.push({ eventUuid, reason: 'NOT_STREAMED' })
    else {
      const place = placeFor(event, before, answer, now)
      if (place === 'FULL') refused.push({ eventUuid, reason: 'FULL' })
      else kept.push({ ...answer, waitingSince: place })
    }
  }
  return { kept, refused }
}

/** An event online can, also before its link is known. */
const canBeWatched = ({ kind, streamUrl }: EventFacts) => kind === 'ONLINE' || streamUrl !== null

const isSame = (before: EventAnswerFacts, { status, guests }: WantedAnswer) =>
  before.waitingSince === null && before.status === status && before.guests === guests

const unchanged = ({ waitingSince }: EventAnswerFacts, answer: WantedAnswer): PlannedAnswer => ({
  ...answer,
  waitingSince: waitingSince === null ? null : new Date(waitingSince),
})

/**
 * Null: there is room; otherwise since when they wait. FULL: they have a place, and there are no more beside it. Room that
 * has become free goes to nobody while it would do for somebody who has waited longer.
 */
function placeFor(
  { capacity, taken, firstInLine }: EventFacts,
  earlier: readonly EarlierAnswer[],
  { status, guests }: WantedAnswer,
  now: Date,
): Date | null | 'FULL' {
  if (capacity === null || status !== 'ATTENDING') return null
  const own = earlier.reduce((sum, before) => sum + placesOf(before), 0)
  const people = 1 + guests
  const hasRoom = (taken ?? 0) - own + people <= capacity
  if (own > 0) return people <= own || hasRoom ? null : 'FULL'
  const waitingSince = earlier.find((before) => before.waitingSince !== null)?.waitingSince
  const since = waitingSince ? new Date(waitingSince) : now
  return hasRoom && !(firstInLine && new Date(firstInLine) < since) ? null : since
}

const placesOf = ({ status, guests, waitingSince, awaitsLook }: EarlierAnswer): number =>
  status === 'ATTENDING' && waitingSince === null && !awaitsLook ? 1 + guests : 0

/** Of several answers to one event the last counts. */
function lastOfEach(wanted: readonly WantedAnswer[]): WantedAnswer[] {
  return [...new Map(wanted.map((answer) => [answer.eventUuid, answer])).values()]
}
