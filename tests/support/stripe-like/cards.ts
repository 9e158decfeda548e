import { StripeFailure } from './failures.ts'
import type { PaymentMethod } from './objects.ts'

/** What happens when a card is charged. */
export type Outcome =
  | 'succeeds'
  | 'asks'
  | 'redirects'
  | 'processes'
  | { code: string; decline?: string; message: string }

const declined = { code: 'card_declined', decline: 'generic_decline', message: 'Your card was declined.' }
const empty = {
  code: 'card_declined',
  decline: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
}
const expired = { code: 'expired_card', message: 'Your card has expired.' }
const wrongCode = { code: 'incorrect_cvc', message: "Your card's security code is incorrect." }

/** Stripe's test cards: number, the token that servers use for it, and what happens when it is charged. */
const cards: [number: string, token: string, outcome: Outcome][] = [
  ['4242424242424242', 'pm_card_visa', 'succeeds'],
  ['4000000000000002', 'pm_card_chargeDeclined', declined],
  ['4000000000009995', 'pm_card_chargeDeclinedInsufficientFunds', empty],
  ['4000000000000069', 'pm_card_chargeDeclinedExpiredCard', expired],
  ['4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', wrongCode],
  ['4000002500003155', 'pm_card_authenticationRequired', 'asks'],
  // Its bank uses a page of its own in the whole window.
  ['4000008400001629', 'pm_card_redirect', 'redirects'],
  // A bank transfer, which takes days.
  ['000123456', 'pm_usBankAccount_success', 'processes'],
]

export const numberOfToken = (token: string): string | undefined =>
  cards.find(([, name]) => name === token)?.[0]

export function outcomeOf(number: string): Outcome {
  const known = cards.find(([one]) => one === number)
  if (!known)
    throw new StripeFailure(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
    })
  return known[2]
}

export const refusal = (outcome: Exclude<Outcome, string>, method: PaymentMethod) => ({
  type: 'card_error',
  code: outcome.code,
  ...(outcome.decline && { decline_code: outcome.decline }),
  message: outcome.message,
  payment_method: method,
})
