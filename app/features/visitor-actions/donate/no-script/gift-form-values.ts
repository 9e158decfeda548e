import { problemMessage } from '#app/lib/field-message.ts'
import { emailPattern } from '#contract/email-pattern.ts'
import type { GiftNow, GuestGift } from '../../../../context.ts'
import { amountOf, OTHER } from '../plan.ts'

/** Values of the gift's form, to fill it with again. */
export interface GiftFormValues {
  fundId: string
  /** As typed. */
  amount: string
  name: string
  email: string
  anonymous: boolean
}

/** Messages by field. */
export type GiftProblems = Partial<Record<keyof GiftFormValues, string>>

/** Reads a field of a form; null if the form has no such field. */
type FieldOf = (name: string) => string | null

/** What the memorial page's card sent: a preset amount, or one to be typed here. */
export function giftFormValuesFromCard(fieldOf: FieldOf): GiftFormValues {
  const pick = fieldOf('pick')
  const amount = pick === OTHER ? (fieldOf('other') ?? '') : (pick ?? '')
  return { fundId: fieldOf('fundId') ?? '', amount, name: '', email: '', anonymous: false }
}

export const giftFormValues = (fieldOf: FieldOf): GiftFormValues => ({
  fundId: fieldOf('fundId') ?? '',
  amount: fieldOf('amount') ?? '',
  name: fieldOf('name') ?? '',
  email: fieldOf('email') ?? '',
  anonymous: fieldOf('anonymous') !== null,
})

/** Values of an existing gift, to be changed. */
export const giftFormValuesOf = ({
  fundId,
  amountMinor,
  name,
  email,
  anonymous,
}: GiftNow): GiftFormValues => ({
  fundId,
  amount: (amountMinor / 100).toFixed(amountMinor % 100 === 0 ? 0 : 2),
  name,
  email,
  anonymous,
})

/** Returns the gift, or all errors at once. */
export function giftOf(
  begun: GiftFormValues,
): { gift: GuestGift; problems: null } | { problems: GiftProblems } {
  const { fundId, amount, name, email, anonymous } = begun
  const amountMinor = amountOf({ pick: OTHER, other: amount })
  const problems: GiftProblems = {
    ...(amountMinor === null && { amount: problemMessage('donationAmount') }),
    ...(!anonymous && name.trim() === '' && { name: problemMessage('enterName') }),
    ...(!emailPattern.test(email.trim()) && { email: problemMessage('enterEmail') }),
  }
  if (amountMinor === null || Object.keys(problems).length > 0) return { problems }
  return { gift: { fundId: fundId || null, amountMinor, name, email, anonymous }, problems: null }
}
