import type { Answerer } from '../../../context.ts'
import { type Problems, problemsIn, statusOf } from './answer.ts'
import { blankRsvpForm, type RsvpFormValues } from './RsvpForm.tsx'

/** Reads a field of a posted form; '' if the form has no such field. */
export type TextOf = (name: string) => string

/** The posted values, to fill the form with again. */
export const rsvpFormValues = (textOf: TextOf): RsvpFormValues => ({
  status: statusOf(textOf('status')),
  name: textOf('name'),
  email: textOf('email'),
  guests: textOf('guests'),
  message: textOf('message'),
})

/**
 * All errors of a posted form; the page has the texts for `status` and `guests`.
 *
 * @param invite token of the personal link that says who answers; then name and address are optional
 */
export function problemsOf(textOf: TextOf, invite: string | null): Problems {
  const { status, name, email, message } = rsvpFormValues(textOf)
  const given = (text: string) => (invite && text.trim() === '' ? null : text)
  const filled = { status, name: given(name), email: given(email), guests: textOf('guests'), message }
  return problemsIn(filled, { status: 'missing', guests: 'none' })
}

/** The form's initial values, as far as the visitor is known. */
export function initialRsvpFormValues({ invited, before, given }: Answerer): RsvpFormValues {
  const answer = given ?? before
  return {
    status: answer?.status ?? null,
    name: answer?.name || invited?.name || '',
    email: answer?.email || invited?.email || '',
    guests: answer?.guests ?? blankRsvpForm.guests,
    message: answer?.message ?? '',
  }
}
