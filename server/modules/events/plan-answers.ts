import { timeZone } from '#app/messages/formats.ts'
import type { RefusedAnswer } from '#contract/visitors.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { EventAnswerFacts, EventFacts } from '#server/lib/programme.ts'
import type { Context } from '#server/ports/context.ts'
import { closedBecause, isPlain } from './rules.ts'

interface Planning {
  memorialUuid: string
  /** Those that the person may see. */
  events: readonly EventFacts[]
  /** Whether the call names events; one that does not is refused when the first event is closed. */
  isByEvent: boolean
  /** Answers given before by the same person. */
  earlier: readonly EventAnswerFacts[]
  wanted: readonly EventAnswerFacts[]
}

/**
 * Which answers of one person to events are stored, and which are refused, because the event is gone, cancelled, over or
 * not streamed. Who answered may always say that they do not come (docs/decisions/0023). Rejects with EVENT_OVER or
 * EVENT_CANCELLED when a call that names no events cannot be kept.
 */
export function planAnswers(
  { clock }: Pick<Context, 'clock'>,
  { memorialUuid, events, isByEvent, earlier, wanted }: Planning,
): { kept: EventAnswerFacts[]; refused: RefusedAnswer[] } {
  const now = clock.now()
  // A day that is a date and no more takes answers even when it is over.
  const isOpen = isPlain(events, memorialUuid)
  const kept: EventAnswerFacts[] = []
  const refused: RefusedAnswer[] = []
  // Of several answers to one event the last counts.
  for (const answer of new Map(wanted.map((one) => [one.eventUuid, one])).values()) {
    const { eventUuid, status, guests } = answer
    const event = events.find(({ uuid }) => uuid === eventUuid)
    const before = earlier.find((one) => one.eventUuid === eventUuid)
    const reason = event ? (isOpen ? null : closedBecause(event, now, timeZone)) : 'GONE'
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
  const [refusal] = refused
  if (isByEvent || !refusal) return { kept, refused }
  throw new DomainError(refusal.reason === 'GONE' ? 'EVENT_NOT_FOUND' : `EVENT_${refusal.reason}`)
}

/** An event online can, also before its link is known. */
const canBeWatched = ({ kind, streamUrl }: EventFacts) => kind === 'ONLINE' || streamUrl !== null
