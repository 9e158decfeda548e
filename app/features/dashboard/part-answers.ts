import type { AnsweredEvent, EventAnswer, EventCounts } from '#contract/events.ts'
import type { HostRsvp } from '#contract/rsvps.ts'

/** What somebody answered to one part of the day. */
interface PartAnswer {
  part: AnsweredEvent
  said: EventAnswer['status']
  guests: number
}

/** The parts of the day that an answer names, in their order. */
export function partAnswers(
  rsvp: HostRsvp,
  programme: readonly AnsweredEvent[],
  memorialUuid: string,
): PartAnswer[] {
  const { status, guests, watches, answers } = rsvp
  const first: EventAnswer = {
    eventUuid: memorialUuid,
    status: watches ? 'WATCHING' : status,
    guests,
  }
  return programme.flatMap((part) => {
    const answer = [first, ...answers].find(({ eventUuid }) => eventUuid === part.uuid)
    return answer ? { part, said: answer.status, guests: answer.guests } : []
  })
}

/**
 * The programme, with an answer counted or not.
 *
 * @param by 1 adds the answer to the counts, -1 takes it out
 */
export function recounted(
  programme: readonly AnsweredEvent[],
  rsvp: HostRsvp,
  memorialUuid: string,
  by: 1 | -1,
): AnsweredEvent[] {
  const answers = rsvp.awaitsLook ? [] : partAnswers(rsvp, programme, memorialUuid)
  return programme.map((part) => {
    const answer = answers.find((one) => one.part.uuid === part.uuid)
    return answer ? { ...part, counts: added(part.counts, answer, by) } : part
  })
}

const countNames = {
  ATTENDING: 'attending',
  UNSURE: 'unsure',
  NOT_ATTENDING: 'notAttending',
  WATCHING: 'watching',
} as const

function added(counts: EventCounts, { said, guests }: PartAnswer, by: 1 | -1): EventCounts {
  const name = countNames[said]
  const coming = said === 'ATTENDING' ? guests : 0
  return { ...counts, [name]: counts[name] + by, guests: counts.guests + by * coming }
}
