import { plainAmount } from '#app/lib/amount-text.ts'
import { problemMessage } from '#app/lib/field-message.ts'
import { minorUnits } from '#contract/donation-fee.ts'
import { emailPattern } from '#contract/email-pattern.ts'
import { donations as limits } from '#contract/limits.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import type { Donor, GiftNow } from '../../../context.ts'

/** The choice of an amount that is typed. */
export const OTHER = 'other'

/** As the form has them. */
export interface GiftValues {
  fundId: string
  /** One of the proposed amounts in whole currency units, or `other`. */
  pick: string
  /** As typed. */
  amount: string
  name: string
  email: string
  anonymous: boolean
}

/** Messages by field. */
export type GiftProblems = Partial<Record<'amount' | 'name' | 'email', string>>

/** The payment of an account's gift, by a card in this card. */
export interface CardPayment {
  /** One gift, however often its form is sent. */
  clientId: string
  /** Differs after each answer, so that the card field hears of it. */
  turn: string
  /** The bank wants to be asked about this payment. */
  asks: { paymentIntentId: string; clientSecret: string } | null
  /** Why the card was refused: the provider's code, and our words. */
  refusal: { reason: string | null; words: string } | null
}

export interface GiftCardProps
  extends Pick<PublicMemorial, 'shareSlug' | 'nameOfPerson' | 'memorialFunds' | 'donationTerms'> {
  /** `look`: nobody said yet what became of a payment. `begun` may be paid, on a page of the provider, or given or over. */
  step:
    | { kind: 'choose' }
    | { kind: 'pay'; payment: CardPayment }
    | { kind: 'look'; href: string }
    | { kind: 'begun'; gift: GiftNow; giftKey: string | null }
  donor: Donor
  values: GiftValues
  problems: GiftProblems
  /** Why it was not sent, where that belongs to no field. */
  trouble: string | null
  /** So many come from one place that a proof of work is asked for. */
  needsProof: boolean
  /** Somebody else than who is known on this device. */
  isOther: boolean
  /** Where what is known of this visitor is read; null on a page that shows it. */
  source: string | null
}

const unknownDonor: Donor = { account: null, invited: null, given: [] }

/**
 * The card for a gift, as it is at first.
 *
 * @param donor what is known of the visitor; without it the card is the same for everyone
 * @param search of the card's own address
 */
export function readGiftCard(
  { shareSlug, nameOfPerson, memorialFunds, donationTerms }: PublicMemorial,
  donor = unknownDonor,
  search = new URLSearchParams(),
): GiftCardProps {
  const { name, email } = donor.invited ?? { name: '', email: '' }
  return {
    ...{ shareSlug, nameOfPerson, memorialFunds, donationTerms },
    step: { kind: 'choose' },
    donor,
    values: { ...readGiftValues((field) => search.get(field)), name, email },
    problems: {},
    trouble: null,
    needsProof: false,
    isOther: search.has('other'),
    source: search.size > 0 ? null : writeGiftPath(shareSlug),
  }
}

/** The address of the card, in another state. */
export function writeGiftPath(shareSlug: string, more: Record<string, string> = {}): string {
  const search = new URLSearchParams(more)
  return `/view/${shareSlug}/give${search.size > 0 ? `?${search}` : ''}`
}

/** @param textOf reads a field of a form or of an address; null if there is no such field */
export function readGiftValues(textOf: (field: string) => string | null): GiftValues {
  const amount = textOf('amount')
  const pick = textOf('pick') ?? (amount === null ? String(limits.preset) : OTHER)
  return {
    fundId: textOf('fundId') ?? '',
    pick: pickOf(pick),
    amount: amount ?? '',
    name: textOf('name') ?? '',
    email: textOf('email') ?? '',
    anonymous: textOf('anonymous') !== null,
  }
}

/** Values of a gift that was begun, to be changed. */
export function restoreGiftValues({ fundId, amountMinor, name, email, anonymous }: GiftNow): GiftValues {
  const amount = (amountMinor / 100).toFixed(amountMinor % 100 === 0 ? 0 : 2)
  return { fundId, name, email, anonymous, pick: pickOf(amount), amount }
}

const pickOf = (amount: string): string => (limits.presets.map(String).includes(amount) ? amount : OTHER)

/** In minor units; null for an invalid amount. */
export function readGiftAmount({ pick, amount }: Pick<GiftValues, 'pick' | 'amount'>): number | null {
  const minor = minorUnits(pick === OTHER ? plainAmount(amount) : pick)
  return minor !== null && minor >= limits.min * 100 && minor <= limits.max * 100 ? minor : null
}

/** What is wrong with the form. Of an account, name and address are known. */
export function findGiftProblems(values: GiftValues, { account }: Donor): GiftProblems {
  const { anonymous, name, email } = values
  return {
    ...(readGiftAmount(values) === null && { amount: problemMessage('donationAmount') }),
    ...(!account && !anonymous && name.trim() === '' && { name: problemMessage('enterName') }),
    ...(!account && !emailPattern.test(email.trim()) && { email: problemMessage('enterEmail') }),
  }
}
