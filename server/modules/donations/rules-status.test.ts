import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Dispute, IntentStatus } from '#server/ports/payments.ts'
import { type GiftStatus, giftStatusOf, nextGiftStep } from './rules-status.ts'

const PAID = 1048

const dispute = (state: Dispute['state']): Dispute => ({
  id: `dp_${state}`,
  state,
  reason: 'fraudulent',
  amountMinor: PAID,
  currency: 'aud',
  openedAt: new Date(0),
  respondBy: null,
})

/** A minimal model of the provider, the bank and the ledger of one gift. */
function simulation() {
  const money = {
    status: 'requires_payment_method' as IntentStatus,
    amountMinor: PAID,
    refundedMinor: 0,
    disputes: [] as Dispute[],
  }
  const isHere = () =>
    money.status === 'succeeded' && money.refundedMinor === 0 && money.disputes.every(isNotLost)
  let giftStatus: GiftStatus = 'begun'
  let receipts = 0
  const decide = (from: Dispute['state'][], to: Dispute['state']) => {
    const [one] = money.disputes
    if (one && from.includes(one.state)) money.disputes = [dispute(to)]
  }
  const next: Record<string, GiftStatus> = {
    recordDonation: 'given',
    recordWonDispute: 'given',
    recordRefund: 'refunded',
    recordLostDispute: 'lost',
    callOff: 'calledOff',
  }
  return {
    money,
    isHere,
    giftStatus: () => giftStatus,
    receipts: () => receipts,
    pay() {
      if (money.status === 'requires_payment_method') money.status = 'succeeded'
    },
    cancel() {
      if (money.status === 'requires_payment_method') money.status = 'canceled'
    },
    claim() {
      if (isHere() && money.disputes.length === 0) money.disputes = [dispute('open')]
    },
    lose: () => decide(['open'], 'lost'),
    win: () => decide(['open', 'lost'], 'won'),
    appeal: () => decide(['lost'], 'open'),
    /** The provider refunds nothing that a bank took back. */
    giveBack() {
      if (isHere() && money.disputes.every(({ state }) => state === 'won')) money.refundedMinor = PAID
    },
    hear() {
      const step = nextGiftStep(giftStatus, money)
      if (step === 'recordDonation') receipts += 1
      giftStatus = next[step] ?? giftStatus
      return step
    },
  }
}

const isNotLost = ({ state }: Dispute) => state !== 'lost'

const happening = fc.constantFrom(
  ...([
    'pay',
    'pay',
    'hear',
    'hear',
    'hear',
    'cancel',
    'claim',
    'lose',
    'win',
    'appeal',
    'giveBack',
  ] as const),
)

test('after any events in any order, a gift counts if its money is here', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40, size: 'max' }), (happenings) => {
      const it = simulation()
      for (const what of happenings) it[what]()
      it.hear()
      const claim = it.money.disputes[0]?.state
      // Lost, and appealed since: it counts again only once the appeal is won.
      if (claim === 'open' && it.giftStatus() === 'lost') return
      expect(it.giftStatus() === 'given').toBe(it.isHere())
      expect(it.hear()).toBe('none')
      expect(it.receipts()).toBeLessThanOrEqual(1)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['begun', 'succeeded', 0, null, 'recordDonation'],
  ['begun', 'succeeded', 0, 'inquiry', 'recordDonation'],
  ['begun', 'succeeded', 0, 'lost', 'recordLostDispute'],
  ['begun', 'canceled', 0, null, 'callOff'],
  ['begun', 'processing', 0, null, 'none'],
  ['calledOff', 'succeeded', 0, null, 'recordDonation'],
  ['given', 'succeeded', 0, 'open', 'none'],
  ['given', 'succeeded', 500, null, 'none'],
  ['given', 'succeeded', PAID, null, 'recordRefund'],
  ['given', 'succeeded', 0, 'lost', 'recordLostDispute'],
  ['given', 'canceled', 0, null, 'none'],
  ['lost', 'succeeded', 0, null, 'none'],
  ['lost', 'succeeded', 0, 'open', 'none'],
  ['lost', 'succeeded', 0, 'won', 'recordWonDispute'],
  ['lost', 'succeeded', PAID, 'lost', 'recordRefund'],
  ['refunded', 'succeeded', 0, 'won', 'none'],
] as const)('%s, %s, %i given back, disputed: %s: %s', (giftStatus, status, refundedMinor, state, step) => {
  const disputes = state ? [dispute(state)] : []
  expect(nextGiftStep(giftStatus, { status, amountMinor: PAID, refundedMinor, disputes })).toBe(step)
})

test('a gift that the provider does not know is called off', () => {
  expect(nextGiftStep('begun', null)).toBe('callOff')
  expect(nextGiftStep('given', null)).toBe('none')
})

test('the standing is read from a row', () => {
  const at = new Date()
  const begun = { isGiven: false, settledAt: null, refundedAt: null, lostAt: null }
  expect(giftStatusOf(begun)).toBe('begun')
  expect(giftStatusOf({ ...begun, settledAt: at })).toBe('calledOff')
  expect(giftStatusOf({ ...begun, settledAt: at, isGiven: true })).toBe('given')
  expect(giftStatusOf({ ...begun, settledAt: at, lostAt: at })).toBe('lost')
  expect(giftStatusOf({ ...begun, settledAt: at, lostAt: at, refundedAt: at })).toBe('refunded')
})
