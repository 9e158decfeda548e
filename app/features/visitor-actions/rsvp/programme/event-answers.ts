import type { SentBody } from '#contract/endpoint.ts'
import type { PublicEvent } from '#contract/events.ts'
import type { EventStatus } from '#contract/programme.ts'
import type { submitRsvp } from '#contract/visitors.ts'
import { type Filled, guestsIn, problemsIn, type Status } from '../answer.ts'
import type { SentAnswer } from '../stored-answer.ts'
import type { FieldMessages } from '../use-rsvp.ts'

/** In the order shown. */
const atThePlace: readonly EventStatus[] = ['ATTENDING', 'UNSURE', 'NOT_ATTENDING']

/** What can be answered to an event: watching where it is shown, too. */
export const statusesFor = ({
  streamUrl,
  kind,
}: Pick<PublicEvent, 'streamUrl' | 'kind'>): readonly EventStatus[] =>
  streamUrl || kind === 'ONLINE' ? [...atThePlace, 'WATCHING'] : atThePlace

export const statusField = (eventUuid: string) => `status.${eventUuid}`
export const guestsField = (eventUuid: string) => `guests.${eventUuid}`

/** What somebody chose for one event. */
export interface Choice {
  status: EventStatus | null
  /** As typed; '' for none. */
  guests: string
}

/** By the event's id. */
export type Choices = Readonly<Record<string, Choice>>

/** They come, or may come: then it matters with whom, and what they need. */
export const mayCome = (status: EventStatus | null | undefined): boolean =>
  status === 'ATTENDING' || status === 'UNSURE'

/** What an earlier answer says of each event; one of before there was a programme says it of the first alone. */
export function choicesIn(
  answer: Pick<SentAnswer, 'status' | 'guests' | 'answers'> | null,
  memorialUuid: string,
): Choices {
  if (!answer) return {}
  const first = { eventUuid: memorialUuid, status: answer.status as EventStatus, guests: answer.guests }
  const all = answer.answers && answer.answers.length > 0 ? answer.answers : [first]
  return Object.fromEntries(
    all.map(({ eventUuid, status, guests }) => [eventUuid, { status, guests: guests ? String(guests) : '' }]),
  )
}

/** What stands in the fields of a form, given how one is read. */
export function choicesFrom(readField: (field: string) => string, events: readonly PublicEvent[]): Choices {
  return Object.fromEntries(
    events.map((event) => {
      const status = readField(statusField(event.uuid))
      const known = statusesFor(event).find((one) => one === status) ?? null
      return [event.uuid, { status: known, guests: readField(guestsField(event.uuid)) }]
    }),
  )
}

/** Messages by field; the caller gives those for an answer that is missing, and for a wrong number. */
export function choiceProblems(
  choices: Choices,
  events: readonly PublicEvent[],
  words: { missing: string; guests: string },
): FieldMessages {
  return Object.fromEntries(
    events.flatMap(({ uuid }) => {
      const { status, guests } = choices[uuid] ?? unanswered
      if (status === null) return [[statusField(uuid), words.missing]]
      return mayCome(status) && guestsIn(guests) === null ? [[guestsField(uuid), words.guests]] : []
    }),
  )
}

const unanswered: Choice = { status: null, guests: '' }

interface Answered {
  choices: Choices
  /** Those that were asked for. */
  events: readonly PublicEvent[]
  memorialUuid: string
  person: Filled
  /** null: not asked for. */
  food: string | null
  accessNeeds: string | null
  /** What was answered to the first event before. */
  before: Status | null
}

/** The body to send; null while an answer is missing or a number is wrong. */
export function programmeBody(answered: Answered): SentBody<typeof submitRsvp> | null {
  const { choices, events, memorialUuid, person, food, accessNeeds, before } = answered
  const answers = events.flatMap(({ uuid }) => {
    const { status, guests } = choices[uuid] ?? unanswered
    const count = mayCome(status) ? guestsIn(guests) : 0
    return status === null || count === null ? [] : [{ eventUuid: uuid, status, guests: count }]
  })
  if (answers.length < events.length) return null
  const first = answers.find(({ eventUuid }) => eventUuid === memorialUuid)
  const watches = first?.status === 'WATCHING'
  return {
    // The list counts instead; whoever is not asked for the first event any more keeps what they said of it.
    status: first && first.status !== 'WATCHING' ? first.status : (!first && before) || 'NOT_ATTENDING',
    guests: first?.guests ?? 0,
    ...(watches && { watches }),
    events: answers,
    name: person.name?.trim(),
    email: person.email?.trim(),
    message: person.message,
    ...(food !== null && { food }),
    ...(accessNeeds !== null && { accessNeeds }),
  }
}

/** What is wrong with name and address. */
export const personProblems = (person: Filled): FieldMessages =>
  problemsIn({ ...person, status: 'UNSURE', guests: '' }, { status: '', guests: '' })
