import { expect, test } from 'vitest'
import type { PaymentIntent } from '#server/ports/payments.ts'
import { settles } from './rules.ts'

const gift = {
  purpose: 'donation' as const,
  memorialUuid: 'm',
  userUuid: 'u',
  amountMinor: 1000,
  feeMinor: 48,
  currency: 'aud',
}

const intent: PaymentIntent = {
  id: 'pi_1',
  status: 'succeeded',
  amountMinor: 1048,
  currency: 'aud',
  customerId: 'cus_1',
  clientSecret: 'pi_1_secret',
  refundedMinor: 0,
  disputes: [],
  metadata: { purpose: 'donation', memorialUuid: 'm', userUuid: 'u' },
}

test('the donor pays the gift and the fee', () => {
  expect(settles(intent, gift)).toBe(true)
})

test.each<[string, Partial<PaymentIntent>]>([
  ['the price of the memorial', { metadata: { ...intent.metadata, purpose: 'memorial' } }],
  ['a gift to another memorial', { metadata: { ...intent.metadata, memorialUuid: 'other' } }],
  ['a gift of another person', { metadata: { ...intent.metadata, userUuid: 'other' } }],
  ['the gift without its fee', { amountMinor: 1000 }],
  ['another currency', { currency: 'usd' }],
])('%s does not pay this gift', (_, changed) => {
  expect(settles({ ...intent, ...changed }, gift)).toBe(false)
})
