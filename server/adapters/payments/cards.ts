import { z } from 'zod'
import { cards } from '#languages/en/calls/cards.ts'
import { CardRefused } from '#server/ports/payments.ts'

/** Digits may be a number or a string; `"08"` and `8` are the same month. */
const Digits = z.union([z.string(), z.number().transform(String)])

/** The card data as typed. Only the last four digits are stored, and nothing is logged. */
export const Card = z.object({
  cardNumber: Digits,
  expMonth: Digits,
  expYear: Digits,
  cvc: Digits,
  name: z.string(),
})
export type Card = z.output<typeof Card>

/** What happens when the card is charged. */
export type Outcome = 'succeeds' | 'card_declined' | 'insufficient_funds' | 'authentication_required'

/** The sandbox's cards (docs/product/money.md); any other number is invalid. */
const testCards: Record<string, Outcome> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'authentication_required',
}

/** Validates a card as a provider's own form does: number, expiry, security code, name. Throws `CardError`. */
export function readCard(card: Card, now: Date): { last4: string; outcome: Outcome } {
  const number = card.cardNumber.replace(/[\s-]/g, '')
  const outcome = outcomeOf(number)
  checkExpiry(card.expMonth.trim(), card.expYear.trim(), now)
  if (!/^\d{3,4}$/.test(card.cvc.trim())) throw new CardError('invalid_cvc')
  const name = card.name.trim()
  if (name === '') throw new CardError('name_required')
  if (name.length < 2) throw new CardError('name_too_short')
  return { last4: number.slice(-4), outcome }
}

function outcomeOf(number: string): Outcome {
  if (!/^\d+$/.test(number)) throw new CardError(number === '' ? 'incomplete_number' : 'invalid_number')
  if (number.length < 12) throw new CardError('incomplete_number')
  if (number.length > 19 || !passesLuhn(number)) throw new CardError('invalid_number')
  const outcome = testCards[number]
  if (outcome === undefined) throw new CardError('not_a_test_card')
  return outcome
}

/** Luhn check: every second digit from the right doubled, all digits summed; the sum is a multiple of ten. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = place % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A card is valid to the last day of its month; a two-digit year is in this century. */
function checkExpiry(expMonth: string, expYear: string, now: Date): void {
  const month = Number(expMonth)
  if (!/^\d{1,2}$/.test(expMonth) || month < 1 || month > 12) throw new CardError('invalid_expiry_month')
  if (!/^(\d{2}|\d{4})$/.test(expYear)) throw new CardError('invalid_expiry_year')
  const year = expYear.length === 2 ? 2000 + Number(expYear) : Number(expYear)
  if (year > now.getUTCFullYear() + 50) throw new CardError('invalid_expiry_year')
  if (year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1)
    throw new CardError('expired_card')
}

/** Why a card is refused. All are answered with 400: nothing was charged, and the same payment can be tried again. */
export type CardErrorCode = keyof typeof cards

/** Thrown when a card, or its holder, cannot complete a payment. The message is English. */
export class CardError extends CardRefused {
  declare readonly code: CardErrorCode

  constructor(code: CardErrorCode) {
    super(code, cards[code])
    this.name = 'CardError'
  }
}
