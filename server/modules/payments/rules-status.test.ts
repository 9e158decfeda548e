import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PaymentStatus, readPaymentStatus } from '#server/lib/payment-status.ts'
import type { Dispute, IntentStatus } from '#server/ports/payments.ts'
import { type MemorialStatus, nextStep, type Purpose } from './rules-status.ts'

const PRICE = 3000

const dispute = (state: Dispute['state']): Dispute => ({
  id: `dp_${state}`,
  state,
  reason: 'fraudulent',
  amountMinor: PRICE,
  currency: 'aud',
  openedAt: new Date(0),
  respondBy: null,
})

/** A minimal model of the provider, the banks, a memorial and its ledger. A gift and another year never pay for it. */
function simulation(payments: number, purpose: Purpose) {
  const money = Array.from({ length: payments }, () => ({
    status: 'requires_payment_method' as IntentStatus,
    amountMinor: PRICE,
    refundedMinor: 0,
    disputes: [] as Dispute[],
    charges: 0,
  }))
  const ledger: PaymentStatus[] = money.map(() => 'begun')
  let memorial: MemorialStatus = 'unpaid'
  const goesBack = new Set<number>()
  const receipts: number[] = money.map(() => 0)
  const of = <T>(all: T[], at: number): T => {
    const one = all[at]
    if (one === undefined) throw new Error(`No payment ${at}`)
    return one
  }

  /** The provider refunds nothing that a bank took back. */
  function giveBackAtProvider(at: number) {
    const intent = of(money, at)
    if (intent.status === 'succeeded' && intent.disputes.every(({ state }) => state === 'won'))
      intent.refundedMinor = intent.amountMinor
  }

  const decide = (at: number, from: Dispute['state'], state: Dispute['state']) => {
    const intent = of(money, at)
    if (intent.disputes[0]?.state === from) intent.disputes = [dispute(state)]
  }

  return {
    money,
    ledger,
    goesBack,
    receipts,
    memorial: () => memorial,
    /** A browser pays; the provider charges a card once per intent. */
    pay(at: number) {
      const intent = of(money, at)
      if (intent.status !== 'requires_payment_method') return
      intent.status = 'succeeded'
      intent.charges += 1
    },
    cancel(at: number) {
      const intent = of(money, at)
      if (intent.status === 'requires_payment_method') intent.status = 'canceled'
    },
    giveBackAtProvider,
    /** The buyer asks their bank for the money. */
    claim(at: number) {
      const intent = of(money, at)
      if (isKept(intent) && intent.disputes.length === 0) intent.disputes = [dispute('open')]
    },
    win: (at: number) => decide(at, 'open', 'won'),
    lose: (at: number) => decide(at, 'open', 'lost'),
    /** Only a gift that was lost counts again. */
    appeal: (at: number) => purpose === 'donation' && decide(at, 'lost', 'open'),
    deleteMemorial() {
      memorial = 'gone'
    },
    /** A webhook, the sweep, or a request of the browser: all lead here. */
    hear(at: number) {
      const step = nextStep(purpose, of(ledger, at), memorial, of(money, at))
      if (step === 'complete') {
        ledger[at] = 'completed'
        receipts[at] = (receipts[at] ?? 0) + 1
        if (purpose === 'memorial') memorial = 'paid'
      }
      if (step === 'recordWonDispute') ledger[at] = 'completed'
      if (step === 'callOff') ledger[at] = 'calledOff'
      if (step === 'giveBack') {
        ledger[at] = 'surplus'
        goesBack.add(at)
      }
      if (step === 'recordRefund') {
        if (ledger[at] === 'completed' && memorial === 'paid') memorial = 'unpaid'
        ledger[at] = 'refunded'
      }
      if (step === 'recordLostDispute') ledger[at] = purpose === 'donation' ? 'lost' : 'refunded'
    },
    /** The job that refunds surplus payments. */
    work() {
      for (const at of goesBack) giveBackAtProvider(at)
      goesBack.clear()
    },
  }
}

const COUNT = 4
const payment = fc.nat(COUNT - 1)
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('pay' as const), at: payment }) },
  { weight: 8, arbitrary: fc.record({ what: fc.constant('hear' as const), at: payment }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cancel' as const), at: payment }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('giveBackAtProvider' as const), at: payment }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('claim' as const), at: payment }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('win' as const), at: payment }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('lose' as const), at: payment }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('appeal' as const), at: payment }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('work' as const), at: payment }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('deleteMemorial' as const), at: payment }) },
)

/** The money arrived, and neither we nor a bank gave it back. */
const isKept = (intent: {
  status: string
  amountMinor: number
  refundedMinor: number
  disputes: Dispute[]
}) =>
  intent.status === 'succeeded' &&
  intent.refundedMinor < intent.amountMinor &&
  intent.disputes.every(({ state }) => state !== 'lost')

const purposes: Purpose[] = ['memorial', 'extension', 'donation']

test.each(purposes)(
  'after any events in any order, of a %s: never two charges, never paid without money, nor money without paid',
  (purpose) => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60, size: 'max' }), (happenings) => {
        const it = simulation(COUNT, purpose)
        for (const { what, at } of happenings) {
          const before = it.memorial()
          it[what](at)
          // A bank's decision never makes a memorial unpaid.
          if (before === 'paid' && it.memorial() === 'unpaid') expect(it.money[at]?.refundedMinor).toBe(PRICE)
          const completed = it.ledger.filter((paymentStatus) => paymentStatus === 'completed')
          if (purpose === 'memorial') expect(completed.length).toBeLessThanOrEqual(1)
          // The ledger counts only money that arrived.
          it.ledger.forEach((paymentStatus, index) => {
            if (['completed', 'surplus', 'lost'].includes(paymentStatus))
              expect(it.money[index]?.status).toBe('succeeded')
          })
        }
        // Finally every bank decides, every event arrives, and every surplus is refunded.
        for (let at = 0; at < COUNT; at++) it.win(at)
        for (const round of [1, 2, 3]) {
          for (let at = 0; at < COUNT; at++) it.hear(at)
          if (round < 3) it.work()
        }
        const completed = it.ledger.filter((paymentStatus) => paymentStatus === 'completed')
        if (purpose === 'memorial') {
          expect(it.money.filter(isKept).length).toBeLessThanOrEqual(1)
          if (it.memorial() !== 'gone') expect(it.memorial()).toBe(completed.length === 1 ? 'paid' : 'unpaid')
        }
        it.money.forEach((intent, index) => {
          const paymentStatus = it.ledger[index]
          expect(intent.charges).toBeLessThanOrEqual(1)
          expect(it.receipts[index]).toBeLessThanOrEqual(1)
          if (isKept(intent)) expect(paymentStatus).toBe('completed')
          // What a memorial was paid with stays paid, and a gift that its bank took back counts no longer.
          else if (paymentStatus === 'completed' && purpose !== 'donation')
            expect(intent.disputes[0]?.state).toBe('lost')
          else if (intent.status === 'succeeded' && intent.refundedMinor < PRICE && purpose === 'donation')
            expect(paymentStatus).toBe('lost')
          else if (intent.status === 'succeeded') expect(paymentStatus).toBe('refunded')
        })
        expect(it.goesBack.size).toBe(0)
      }),
      { numRuns: 2000 },
    )
  },
)

test.each([
  ['begun', 'unpaid', 'succeeded', 0, 'complete'],
  ['begun', 'paid', 'succeeded', 0, 'giveBack'],
  ['begun', 'gone', 'succeeded', 0, 'giveBack'],
  ['calledOff', 'unpaid', 'succeeded', 0, 'complete'],
  ['calledOff', 'paid', 'succeeded', 0, 'giveBack'],
  ['completed', 'paid', 'succeeded', 0, 'none'],
  ['completed', 'paid', 'succeeded', 1000, 'none'],
  ['completed', 'paid', 'succeeded', PRICE, 'recordRefund'],
  ['surplus', 'unpaid', 'succeeded', 0, 'giveBack'],
  ['begun', 'unpaid', 'succeeded', PRICE, 'recordRefund'],
  ['refunded', 'unpaid', 'succeeded', 0, 'none'],
  ['begun', 'unpaid', 'canceled', 0, 'callOff'],
  ['begun', 'unpaid', 'processing', 0, 'none'],
  ['completed', 'paid', 'canceled', 0, 'none'],
] as const)('%s, %s, %s, %i given back: %s', (paymentStatus, memorial, status, refundedMinor, step) => {
  for (const purpose of purposes)
    expect(
      nextStep(purpose, paymentStatus, memorial, { status, amountMinor: PRICE, refundedMinor, disputes: [] }),
    ).toBe(step)
})

test.each([
  ['begun', 'unpaid', 'inquiry', 'complete'],
  ['begun', 'unpaid', 'open', 'complete'],
  ['begun', 'unpaid', 'won', 'complete'],
  ['begun', 'unpaid', 'lost', 'recordLostDispute'],
  ['begun', 'paid', 'inquiry', 'giveBack'],
  ['begun', 'paid', 'open', 'giveBack'],
  ['begun', 'gone', 'lost', 'recordLostDispute'],
  ['completed', 'paid', 'open', 'none'],
  ['completed', 'paid', 'lost', 'none'],
  ['completed', 'gone', 'lost', 'none'],
  ['surplus', 'paid', 'inquiry', 'giveBack'],
  ['surplus', 'paid', 'open', 'none'],
  ['surplus', 'paid', 'won', 'giveBack'],
  ['surplus', 'paid', 'lost', 'recordLostDispute'],
  ['refunded', 'unpaid', 'won', 'none'],
  ['refunded', 'unpaid', 'lost', 'none'],
] as const)('%s, %s, disputed: %s: %s', (paymentStatus, memorial, state, step) => {
  const status: IntentStatus = 'succeeded'
  const reported = { status, amountMinor: PRICE, refundedMinor: 0, disputes: [dispute(state)] }
  expect(nextStep('memorial', paymentStatus, memorial, reported)).toBe(step)
  expect(nextStep('extension', paymentStatus, memorial, reported)).toBe(step)
  // A full refund is final, whatever a bank does.
  if (paymentStatus !== 'refunded')
    expect(nextStep('memorial', paymentStatus, memorial, { ...reported, refundedMinor: PRICE })).toBe(
      'recordRefund',
    )
})

test.each([
  ['completed', 0, 'open', 'none'],
  ['completed', 0, 'lost', 'recordLostDispute'],
  ['lost', 0, 'lost', 'none'],
  ['lost', 0, 'open', 'none'],
  ['lost', 0, 'won', 'recordWonDispute'],
  ['lost', PRICE, 'lost', 'recordRefund'],
  ['refunded', 0, 'won', 'none'],
] as const)('a gift, %s, %i given back, disputed: %s: %s', (paymentStatus, refundedMinor, state, step) => {
  const reported = {
    status: 'succeeded' as const,
    amountMinor: PRICE,
    refundedMinor,
    disputes: [dispute(state)],
  }
  expect(nextStep('donation', paymentStatus, 'unpaid', reported)).toBe(step)
})

test('a payment that the provider does not know is called off', () => {
  for (const purpose of purposes) {
    expect(nextStep(purpose, 'begun', 'unpaid', null)).toBe('callOff')
    expect(nextStep(purpose, 'completed', 'paid', null)).toBe('none')
  }
})

test('the standing is read from a row', () => {
  const at = new Date()
  const begun = { paidAt: null, completedAt: null, calledOffAt: null, refundedAt: null, lostAt: null }
  expect(readPaymentStatus(begun)).toBe('begun')
  expect(readPaymentStatus({ ...begun, calledOffAt: at })).toBe('calledOff')
  expect(readPaymentStatus({ ...begun, completedAt: at })).toBe('completed')
  expect(readPaymentStatus({ ...begun, paidAt: at, calledOffAt: at })).toBe('surplus')
  expect(readPaymentStatus({ ...begun, paidAt: at, lostAt: at })).toBe('lost')
  expect(readPaymentStatus({ ...begun, paidAt: at, lostAt: at, refundedAt: at })).toBe('refunded')
})
