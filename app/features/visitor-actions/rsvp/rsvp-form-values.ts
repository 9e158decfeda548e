import type { Answerer } from '../../../context.ts'
import { type Problems, problemsIn, statusOf } from './answer.ts'
import { blankRsvpForm, type RsvpFormValues } from './RsvpForm.tsx'

/** Reads a field of a form that was posted; '' for one that is not in it. */
export type TextOf = (name: string) => string

/** The form as it was posted, to stand in it again. */
export const rsvpFormValues = (textOf: TextOf): RsvpFormValues => ({
  status: statusOf(textOf('status')),
  name: textOf('name'),
  email: textOf('email'),
  guests: textOf('guests'),
  message: textOf('message'),
})

/**
 * What is wrong with it, all at once; the page has the words for `status` and `guests`.
 *
 * @param invite of the personal link that says who answers; then neither name nor address need be there
 */
export function problemsOf(textOf: TextOf, invite: string | null): Problems {
  const { status, name, email, message } = rsvpFormValues(textOf)
  const given = (text: string) => (invite && text.trim() === '' ? null : text)
  const filled = { status, name: given(name), email: given(email), guests: textOf('guests'), message }
  return problemsIn(filled, { status: 'missing', guests: 'none' })
}

/** What the form begins with, as far as somebody is known. */
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
