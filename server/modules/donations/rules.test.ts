import { expect, test } from 'vitest'
import type { PaymentIntent } from '#server/ports/payments.ts'
import { isSame, pays } from './rules.ts'

const gift = {
  memorialUuid: 'm',
  fundUuid: 'f',
  amountMinor: 1000,
  feeMinor: 48,
  currency: 'aud',
  anonymous: false,
}

const intent: PaymentIntent = {
  id: 'pi_1',
  status: 'succeeded',
  amountMinor: 1048,
  currency: 'aud',
  customerId: 'cus_1',
  refundedMinor: 0,
  disputes: [],
  metadata: { purpose: 'donation', memorialUuid: 'm', userUuid: 'u' },
}

test('the donor pays the gift and the fee', () => {
  expect(pays(intent, gift)).toBe(true)
})

test.each<[string, Partial<PaymentIntent>]>([
  ['the price of the memorial', { metadata: { ...intent.metadata, purpose: 'memorial' } }],
  ['a gift to another memorial', { metadata: { ...intent.metadata, memorialUuid: 'other' } }],
  ['the gift without its fee', { amountMinor: 1000 }],
  ['another currency', { currency: 'usd' }],
])('%s does not pay this gift', (_, changed) => {
  expect(pays({ ...intent, ...changed }, gift)).toBe(false)
})

test.each([
  [{ fundUuid: 'f', amountMinor: 1000, anonymous: false }, true],
  [{ fundUuid: null, amountMinor: 1000, anonymous: false }, true],
  [{ fundUuid: 'g', amountMinor: 1000, anonymous: false }, false],
  [{ fundUuid: 'f', amountMinor: 1001, anonymous: false }, false],
  [{ fundUuid: 'f', amountMinor: 1000, anonymous: true }, false],
])('%o is the same gift: %s', (wanted, same) => {
  expect(isSame(gift, wanted)).toBe(same)
})
