import { problemMessage } from '#app/lib/field-message.ts'
import { emailPattern } from '#contract/email-pattern.ts'
import type { SentBody } from '#contract/endpoint.ts'
import { rsvp as limits } from '#contract/limits.ts'
import type { submitRsvp } from '#contract/visitors.ts'

export type Status = 'ATTENDING' | 'UNSURE' | 'NOT_ATTENDING'

/** In the order shown. */
export const statuses: readonly Status[] = ['ATTENDING', 'UNSURE', 'NOT_ATTENDING']

export const statusOf = (value: unknown): Status | null => statuses.find((one) => one === value) ?? null

/** Values of the form; name and address are null where they are not asked for. */
export interface Filled {
  status: Status | null
  name: string | null
  email: string | null
  guests: string
  message: string
}

type Field = keyof Filled

/** Messages by field; the caller gives those for `status` and `guests`. */
type Problems = Partial<Record<Field, string>>

export function problemsIn(filled: Filled, words: { status: string; guests: string }): Problems {
  const { status, name, email, guests } = filled
  return {
    ...(status === null && { status: words.status }),
    ...(name !== null && name.trim() === '' && { name: problemMessage('enterName') }),
    ...(email !== null && !emailPattern.test(email.trim()) && { email: problemMessage('enterEmail') }),
    ...(guestsIn(guests) === null && { guests: words.guests }),
  }
}

/** The body to send; null while the status or the number of guests is invalid. */
export function answerOf(filled: Filled): SentBody<typeof submitRsvp> | null {
  const { status, name, email, message } = filled
  const guests = guestsIn(filled.guests)
  if (status === null || guests === null) return null
  return { status, name: name?.trim(), email: email?.trim(), guests, message }
}

/** A long address is broken after the @, by a space without width; a short one stays together, as in `ui/Breakable`. */
export const breaking = (email: string): string => (email.length > 24 ? email.replace('@', '@\u200b') : email)

/** Empty means 0; null if it is not a valid number of guests. */
export function guestsIn(text: string): number | null {
  const digits = text.trim()
  if (digits === '') return 0
  const guests = /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN
  return guests <= limits.guestsMax ? guests : null
}

/** Reads the form; a field that is not in it was not asked for. */
export function filledIn(form: HTMLFormElement): Filled {
  const data = new FormData(form)
  const textOf = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : null
  }
  const name = form.elements.namedItem('name')
  const isLeftOpen = name instanceof HTMLInputElement && !name.required && name.value.trim() === ''
  return {
    status: statusOf(data.get('status')),
    name: isLeftOpen ? null : textOf('name'),
    email: textOf('email'),
    guests: textOf('guests') ?? '',
    message: textOf('message') ?? '',
  }
}
