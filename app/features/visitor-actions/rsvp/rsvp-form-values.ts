import type { PublicEvent } from '#contract/events.ts'
import type { RefusedAnswer } from '#contract/visitors.ts'
import type { Answerer } from '../../../context.ts'
import { problemsIn, statusOf } from './answer.ts'
import { choiceProblems, choicesFrom, choicesIn, personProblems } from './programme/event-answers.ts'
import type { ProgrammeFormValues } from './programme/ProgrammeForm.tsx'
import { blankRsvpForm, type RsvpFormValues } from './RsvpForm.tsx'
import type { FieldMessages } from './use-rsvp.ts'

/** Reads a field of a posted form; '' if the form has no such field. */
export type TextOf = (name: string) => string

/** Of the form for the one day, and of the one for a programme. */
export type PageFormValues = RsvpFormValues & ProgrammeFormValues

/** The posted values, to fill the form with again. */
export const rsvpFormValues = (textOf: TextOf, events: readonly PublicEvent[]): PageFormValues => ({
  status: statusOf(textOf('status')),
  name: textOf('name'),
  email: textOf('email'),
  guests: textOf('guests'),
  message: textOf('message'),
  choices: choicesFrom(textOf, events),
  food: textOf('food'),
  accessNeeds: textOf('accessNeeds'),
})

/**
 * All errors of a posted form; the page has the texts for answers and numbers of guests.
 *
 * @param asked the events of a programme that ask for an answer; null: there is the one day
 * @param invite token of the personal link that says who answers; then name and address are optional
 */
export function problemsOf(
  textOf: TextOf,
  asked: readonly PublicEvent[] | null,
  invite: string | null,
): FieldMessages {
  const { status, name, email, message, choices } = rsvpFormValues(textOf, asked ?? [])
  const given = (text: string) => (invite && text.trim() === '' ? null : text)
  const filled = { status, name: given(name), email: given(email), guests: textOf('guests'), message }
  if (asked)
    return {
      ...choiceProblems(choices, asked, { missing: 'missing', guests: 'none' }),
      ...personProblems(filled),
    }
  return problemsIn(filled, { status: 'missing', guests: 'none' })
}

/** The form's initial values, as far as the visitor is known. */
export function initialRsvpFormValues(
  { invited, before, given, byEvent }: Answerer,
  memorialUuid: string,
): PageFormValues {
  const answer = given ?? before
  return {
    status: answer?.status ?? null,
    name: answer?.name || invited?.name || '',
    email: answer?.email || invited?.email || '',
    guests: answer?.guests ?? blankRsvpForm.guests,
    message: answer?.message ?? '',
    choices: choicesIn(given ?? (before && { ...before, answers: byEvent.answers }), memorialUuid),
    food: byEvent.food,
    accessNeeds: byEvent.accessNeeds,
  }
}

const reasons: readonly string[] = [
  'GONE',
  'CANCELLED',
  'OVER',
  'NOT_STREAMED',
] satisfies RefusedAnswer['reason'][]

/** Answers to events that were not kept, for the address of the page that says so. */
export const refusedText = (refused: readonly RefusedAnswer[]): string =>
  refused.map(({ reason, eventUuid }) => `${reason}.${eventUuid}`).join(' ')

/** Reads them again; what is none of them is left out. */
export const refusedIn = (text: string | null): RefusedAnswer[] =>
  (text ?? '').split(' ').flatMap((one) => {
    const [reason = '', eventUuid = ''] = one.split('.')
    return reasons.includes(reason) ? [{ reason: reason as RefusedAnswer['reason'], eventUuid }] : []
  })
