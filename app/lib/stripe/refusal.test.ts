import { expect, test } from 'vitest'
import { isAway, isToldByForm, refusalOf } from './refusal.ts'

test.each([
  ['card_declined', 'insufficient_funds', 'funds'],
  ['card_declined', 'generic_decline', 'declined'],
  ['card_declined', 'lost_card', 'declined'],
  ['expired_card', undefined, 'expired'],
  ['incorrect_cvc', undefined, 'cvc'],
  ['incorrect_number', null, 'number'],
  ['payment_intent_authentication_failure', undefined, 'authentication'],
  [null, undefined, 'declined'],
] as const)('code %s and decline code %s mean %s', (code, declineCode, refusal) => {
  expect(refusalOf(code, declineCode)).toBe(refusal)
})

test('tells errors that the form shows itself, and connection errors, from refusals', () => {
  expect(isToldByForm({ type: 'validation_error' })).toBe(true)
  expect(isToldByForm({ type: 'card_error' })).toBe(false)
  expect(isAway({ type: 'api_connection_error' })).toBe(true)
  expect(isAway({ type: 'card_error' })).toBe(false)
})
