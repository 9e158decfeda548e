import type { Body } from '#contract/endpoint.ts'
import type { submitRsvp as submitCall } from '#contract/visitors.ts'
import type { EventAnswerFacts } from '#server/lib/programme.ts'
import { planAnswers } from '#server/modules/events/plan-answers.ts'
import { presentAnswer } from '#server/modules/events/present.ts'
import type { Context } from '#server/ports/context.ts'
import type { Sender } from './identify-sender.ts'

/**
 * What an answer says to the events of the programme: the columns of the answer itself, which has the first event, and
 * the answers to be stored. Rejects with EVENT_… when a call that names no events cannot be kept.
 */
export function planEvents(
  context: Pick<Context, 'clock'>,
  memorialUuid: string,
  sender: Pick<Sender, 'own' | 'events'>,
  sent: Body<typeof submitCall>,
) {
  const { own } = sender
  const isFirst = ({ eventUuid }: EventAnswerFacts) => eventUuid === memorialUuid
  const earlier = own?.events ?? []
  const { kept, refused } = planAnswers(context, {
    memorialUuid,
    events: sender.events,
    isByEvent: Boolean(sent.events),
    earlier,
    wanted: wantedAnswers(sent, memorialUuid),
  })
  // A first event that takes no answers keeps an earlier one; who gave none does not come.
  const { status, guests } = kept.find(isFirst) ?? earlier.find(isFirst) ?? NOT_COMING
  const isKept = new Set(kept.map(({ eventUuid }) => eventUuid))
  return {
    columns: {
      status: status === 'WATCHING' ? ('NOT_ATTENDING' as const) : status,
      guests,
      watches: status === 'WATCHING',
      food: (sent.food === undefined ? own?.food : sent.food) ?? '',
      accessNeeds: (sent.accessNeeds === undefined ? own?.accessNeeds : sent.accessNeeds) ?? '',
    },
    kept,
    refused,
    answers: [...kept, ...earlier.filter(({ eventUuid }) => !isKept.has(eventUuid))].map(presentAnswer),
  }
}

const NOT_COMING = { status: 'NOT_ATTENDING', guests: 0 } as const

/** What an answer says about each event that it names; about the first one always. */
function wantedAnswers(sent: Body<typeof submitCall>, memorialUuid: string): EventAnswerFacts[] {
  const { status, watches, guests } = sent
  const first = { eventUuid: memorialUuid, status: watches ? ('WATCHING' as const) : status, guests }
  return [first, ...(sent.events ?? [])].map((answer) => ({
    eventUuid: answer.eventUuid,
    status: answer.status,
    guests: answer.status === 'ATTENDING' || answer.status === 'UNSURE' ? (answer.guests ?? 0) : 0,
  }))
}
