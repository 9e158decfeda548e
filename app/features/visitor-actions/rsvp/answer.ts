import { problemMessage } from '#app/lib/field-message.ts'
import { emailPattern } from '#contract/email-pattern.ts'
import type { PublicEvent } from '#contract/events.ts'
import { rsvp as limits } from '#contract/limits.ts'
import type { EventStatus } from '#contract/programme.ts'
import type { RefusedAnswer } from '#contract/visitors.ts'
import type { Answerer, GivenAnswer } from '../../../context.ts'

export type Status = GivenAnswer['status']

/** In the order shown. */
export const statuses: readonly Status[] = ['ATTENDING', 'UNSURE', 'NOT_ATTENDING']

/** What can be answered to an event: watching where it is shown, too. */
export const listStatuses = ({
  streamUrl,
  kind,
}: Pick<PublicEvent, 'streamUrl' | 'kind'>): readonly EventStatus[] =>
  streamUrl || kind === 'ONLINE' ? [...statuses, 'WATCHING'] : statuses

export const nameStatusField = (eventUuid: string) => `status.${eventUuid}`
export const nameGuestsField = (eventUuid: string) => `guests.${eventUuid}`

/** What somebody chose for one event. */
interface Choice {
  status: EventStatus | null
  /** As typed; '' for none. */
  guests: string
}

/** By the event's id. */
type Choices = Readonly<Record<string, Choice>>

/** Values of the form for the one day, and of the one for a programme. */
export interface RsvpFormValues {
  status: Status | null
  name: string
  email: string
  /** As typed. */
  guests: string
  message: string
  choices: Choices
  food: string
  accessNeeds: string
}

/** Messages by the name of the field. */
export type FieldMessages = Partial<Record<string, string>>

/** Reads a field of a posted form; '' if the form has no such field. */
type TextOf = (name: string) => string

/** The posted values, to fill the form with again. */
export const readFormValues = (textOf: TextOf, events: readonly PublicEvent[]): RsvpFormValues => ({
  status: statuses.find((one) => one === textOf('status')) ?? null,
  name: textOf('name'),
  email: textOf('email'),
  guests: textOf('guests'),
  message: textOf('message'),
  choices: Object.fromEntries(
    events.map((event) => {
      const status = listStatuses(event).find((one) => one === textOf(nameStatusField(event.uuid))) ?? null
      return [event.uuid, { status, guests: textOf(nameGuestsField(event.uuid)) }]
    }),
  ),
  food: textOf('food'),
  accessNeeds: textOf('accessNeeds'),
})

/** The form's initial values, as far as the visitor is known. */
export const beginValues = (
  { answer, known }: Pick<Answerer, 'answer' | 'known'>,
  memorialUuid: string,
): RsvpFormValues => ({
  status: answer?.status ?? null,
  name: answer?.name || known?.name || '',
  email: answer?.email || known?.email || '',
  guests: answer?.guests ? String(answer.guests) : '',
  message: answer?.message ?? '',
  choices: readChoices(answer, memorialUuid),
  food: answer?.food ?? '',
  accessNeeds: answer?.accessNeeds ?? '',
})

/** What an answer says of each event; one of before there was a programme says it of the first alone. */
export function readChoices(
  answer: Pick<GivenAnswer, 'status' | 'guests' | 'answers'> | null,
  memorialUuid: string,
): Choices {
  if (!answer) return {}
  const first = { eventUuid: memorialUuid, status: answer.status as EventStatus, guests: answer.guests }
  const all = answer.answers.length > 0 ? answer.answers : [first]
  return Object.fromEntries(
    all.map(({ eventUuid, status, guests }) => [eventUuid, { status, guests: guests ? String(guests) : '' }]),
  )
}

/** They come, or may come: then it matters with whom, and what they need. */
export const mayCome = (status: EventStatus | null | undefined): boolean =>
  status === 'ATTENDING' || status === 'UNSURE'

/**
 * All errors of a posted form; the form has the texts for answers and numbers of guests.
 *
 * @param events those of a programme that ask for an answer; null: there is the one day
 * @param isKnown an account or a personal link says who answers; then name and address are optional
 */
export function findProblems(
  values: RsvpFormValues,
  events: readonly PublicEvent[] | null,
  isKnown: boolean,
): FieldMessages {
  const { name, email, choices } = values
  const [isNamed, isAddressed] = [name.trim() !== '', email.trim() !== '']
  const asked = events?.map(({ uuid }): [string, string, Choice | undefined] => [
    nameStatusField(uuid),
    nameGuestsField(uuid),
    choices[uuid],
  ]) ?? [['status', 'guests', values]]
  return {
    ...Object.fromEntries(
      asked.flatMap(([status, guests, choice]) => {
        const isGuestsAsked = !choice?.status || mayCome(choice.status)
        return [
          ...(choice?.status ? [] : [[status, 'missing']]),
          ...(isGuestsAsked && !isCount(choice?.guests ?? '') ? [[guests, 'wrong']] : []),
        ]
      }),
    ),
    ...(!isNamed && !isKnown && { name: problemMessage('enterName') }),
    ...((isAddressed || !isKnown) &&
      !emailPattern.test(email.trim()) && { email: problemMessage('enterEmail') }),
  }
}

/** Empty means 0. */
const isCount = (text: string): boolean => /^\d{0,3}$/.test(text.trim()) && Number(text) <= limits.guestsMax

const reasons: readonly string[] = [
  'GONE',
  'CANCELLED',
  'OVER',
  'NOT_STREAMED',
] satisfies RefusedAnswer['reason'][]

/** Answers to events that were not kept, for the address of the page that says so. */
export const writeRefused = (refused: readonly RefusedAnswer[]): string =>
  refused.map(({ reason, eventUuid }) => `${reason}.${eventUuid}`).join(' ')

/** Reads them again; what is none of them is left out. */
export const readRefused = (text: string | null): RefusedAnswer[] =>
  (text ?? '').split(' ').flatMap((one) => {
    const [reason = '', eventUuid = ''] = one.split('.')
    return reasons.includes(reason) ? [{ reason: reason as RefusedAnswer['reason'], eventUuid }] : []
  })
