import type { RefusedAnswer } from '#contract/visitors.ts'
import type { EventAnswerFacts, EventFacts } from '#server/lib/programme.ts'
import { closedBecause } from './rules.ts'

export type WantedAnswer = EventAnswerFacts

interface Planning {
  /** Those that the person may see. */
  events: readonly EventFacts[]
  /** Answers given before by the same person. */
  earlier: readonly EventAnswerFacts[]
  wanted: readonly WantedAnswer[]
}

/**
 * Which answers to events are stored, and which are refused, because the event is gone, cancelled, over or not streamed.
 * Who answered may always say that they do not come (docs/decisions/0023).
 *
 * @param isOpen whether even a closed event takes answers, as those do that have a date and no more
 */
export function planAnswers(
  { events, earlier, wanted }: Planning,
  { now, productZone, isOpen }: { now: Date; productZone: string; isOpen: boolean },
): { kept: WantedAnswer[]; refused: RefusedAnswer[] } {
  const kept: WantedAnswer[] = []
  const refused: RefusedAnswer[] = []
  // Of several answers to one event the last counts.
  for (const answer of new Map(wanted.map((one) => [one.eventUuid, one])).values()) {
    const { eventUuid, status, guests } = answer
    const event = events.find(({ uuid }) => uuid === eventUuid)
    const before = earlier.find((one) => one.eventUuid === eventUuid)
    const reason = event ? (isOpen ? null : closedBecause(event, now, productZone)) : 'GONE'
    // An event may be for others by now; whoever answered it can still take that back.
    const isTakenBack = before && status === 'NOT_ATTENDING'
    // A form sends what was answered before along with what is new.
    const isSame = event && before?.status === status && before.guests === guests
    if (isTakenBack || isSame) kept.push(answer)
    else if (reason) refused.push({ eventUuid, reason })
    else if (event && status === 'WATCHING' && !canBeWatched(event))
      refused.push({ eventUuid, reason: 'NOT_STREAMED' })
    else kept.push(answer)
  }
  return { kept, refused }
}

/** An event online can, also before its link is known. */
const canBeWatched = ({ kind, streamUrl }: EventFacts) => kind === 'ONLINE' || streamUrl !== null
