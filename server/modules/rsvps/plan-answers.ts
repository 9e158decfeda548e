import type { Body } from '#contract/endpoint.ts'
import type { EventAnswer, PublicEvent } from '#contract/events.ts'
import type { RefusedAnswer, submitRsvp as submitCall } from '#contract/visitors.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { presentEvents, presentProgramme } from '#server/modules/events/present.ts'
import type { Sender } from './identify-sender.ts'

type Sent = Body<typeof submitCall>

/**
 * Which answers of one person to events are stored, and which are refused, because the event is gone, cancelled, over or
 * not streamed. Who answered may always say that they do not come (docs/decisions/0023). Rejects with EVENT_… when a call
 * that names no events cannot be kept.
 *
 * @param sender with the events that they may see
 */
export function planAnswers(
  { events, own }: Pick<Sender, 'own' | 'events'>,
  sent: Sent,
  memorialUuid: string,
  now: Date,
) {
  const isPlain = presentProgramme(events, memorialUuid).length === 0
  const open = new Map(presentEvents(events).map((event) => [event.uuid, event]))
  const earlier = own?.events ?? []
  const kept: EventAnswer[] = []
  const refused: RefusedAnswer[] = []
  for (const answer of readAnswers(sent, memorialUuid)) {
    const { eventUuid, status, guests } = answer
    const event = open.get(eventUuid)
    const before = earlier.find((one) => one.eventUuid === eventUuid)
    const reason = findRefusal(event, status, { isPlain, now })
    // An event may be for others by now; whoever answered it can still take that back.
    const isTakenBack = before && status === 'NOT_ATTENDING'
    // A form sends what was answered before along with what is new.
    const isSame = event && before?.status === status && before.guests === guests
    if (reason && !isTakenBack && !isSame) refused.push({ eventUuid, reason })
    else kept.push(answer)
  }
  const [refusal] = refused
  if (!sent.events && refusal)
    throw new DomainError(refusal.reason === 'GONE' ? 'EVENT_NOT_FOUND' : `EVENT_${refusal.reason}`)
  const others = earlier.filter(({ eventUuid }) => kept.every((one) => one.eventUuid !== eventUuid))
  const answers = [...kept, ...others]
  // A first event that takes no answers keeps an earlier one; who gave none does not come.
  const first = answers.find(({ eventUuid }) => eventUuid === memorialUuid) ?? NOT_COMING
  return { first, kept, refused, answers }
}

/** Why an event takes no such answer, if it takes none. */
function findRefusal(
  event: PublicEvent | undefined,
  status: EventAnswer['status'],
  { isPlain, now }: { isPlain: boolean; now: Date },
): RefusedAnswer['reason'] | null {
  if (!event) return 'GONE'
  if (event.isCancelled) return 'CANCELLED'
  // A day that is a date and no more takes answers even when it is over.
  if (!isPlain && event.overAt && new Date(event.overAt) <= now) return 'OVER'
  // An event online can be watched, also before its link is known.
  return status === 'WATCHING' && event.kind !== 'ONLINE' && !event.streamUrl ? 'NOT_STREAMED' : null
}

const NOT_COMING = { status: 'NOT_ATTENDING', guests: 0 } as const

/** What an answer says about each event that it names, and about the first one always. Of several to one the last counts. */
function readAnswers({ status, watches, guests, events }: Sent, memorialUuid: string): Iterable<EventAnswer> {
  const first = { eventUuid: memorialUuid, status: watches ? ('WATCHING' as const) : status, guests }
  const answers = [first, ...(events ?? [])].map((answer): EventAnswer => {
    const mayCome = answer.status === 'ATTENDING' || answer.status === 'UNSURE'
    return { eventUuid: answer.eventUuid, status: answer.status, guests: (mayCome && answer.guests) || 0 }
  })
  return new Map(answers.map((one) => [one.eventUuid, one])).values()
}
