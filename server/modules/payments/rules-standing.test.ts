import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IntentStatus } from '#server/ports/payments.ts'
import { type Bought, nextStep, type Standing, standingOf } from './rules-standing.ts'

const PRICE = 3000

/** A provider, a memorial and its books, as small as they can be. */
function world(payments: number) {
  const money = Array.from({ length: payments }, () => ({
    status: 'requires_payment_method' as IntentStatus,
    amountMinor: PRICE,
    refundedMinor: 0,
    charges: 0,
  }))
  const books: Standing[] = money.map(() => 'begun')
  let bought: Bought = 'unpaid'
  const goesBack = new Set<number>()
  const of = <T>(all: T[], at: number): T => {
    const one = all[at]
    if (one === undefined) throw new Error(`No payment ${at}`)
    return one
  }

  function giveBackAtProvider(at: number) {
    const intent = of(money, at)
    if (intent.status === 'succeeded') intent.refundedMinor = intent.amountMinor
  }

  return {
    money,
    books,
    goesBack,
    bought: () => bought,
    /** A browser pays; a provider takes a card once for an intent. */
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
    deleteMemorial() {
      bought = 'gone'
    },
    /** An event, a look of the sweep, or the browser that asks: all lead here. */
    hear(at: number) {
      const step = nextStep(of(books, at), bought, of(money, at))
      if (step === 'complete') {
        books[at] = 'completed'
        bought = 'paid'
      }
      if (step === 'callOff') books[at] = 'calledOff'
      if (step === 'giveBack') {
        books[at] = 'surplus'
        goesBack.add(at)
      }
      if (step === 'enterRefund') {
        if (books[at] === 'completed' && bought === 'paid') bought = 'unpaid'
        books[at] = 'refunded'
      }
    },
    /** The job that gives back what is owed. */
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
  { weight: 1, arbitrary: fc.record({ what: fc.constant('work' as const), at: payment }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('deleteMemorial' as const), at: payment }) },
)

const isKept = ({
  status,
  amountMinor,
  refundedMinor,
}: {
  status: string
  amountMinor: number
  refundedMinor: number
}) => status === 'succeeded' && refundedMinor < amountMinor

test('whatever happens in whatever order: never two charges, never paid without money, nor money without paid', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
      const it = world(COUNT)
      for (const { what, at } of happenings) {
        it[what](at)
        const completed = it.books.filter((standing) => standing === 'completed')
        expect(completed.length).toBeLessThanOrEqual(1)
        // The books count nothing that never came.
        it.books.forEach((standing, index) => {
          if (standing === 'completed' || standing === 'surplus')
            expect(it.money[index]?.status).toBe('succeeded')
        })
      }
      // Every event is heard in the end, and what is owed is given back.
      for (const round of [1, 2, 3]) {
        for (let at = 0; at < COUNT; at++) it.hear(at)
        if (round < 3) it.work()
      }
      const kept = it.money.filter(isKept)
      expect(kept.length).toBeLessThanOrEqual(1)
      if (it.bought() !== 'gone') expect(it.bought()).toBe(kept.length === 1 ? 'paid' : 'unpaid')
      it.money.forEach((intent, index) => {
        expect(intent.charges).toBeLessThanOrEqual(1)
        expect(it.books[index] === 'completed').toBe(isKept(intent))
        if (intent.status === 'succeeded' && !isKept(intent)) expect(it.books[index]).toBe('refunded')
      })
      expect(it.goesBack.size).toBe(0)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['begun', 'unpaid', 'succeeded', 0, 'complete'],
  ['begun', 'paid', 'succeeded', 0, 'giveBack'],
  ['begun', 'gone', 'succeeded', 0, 'giveBack'],
  ['calledOff', 'unpaid', 'succeeded', 0, 'complete'],
  ['calledOff', 'paid', 'succeeded', 0, 'giveBack'],
  ['completed', 'paid', 'succeeded', 0, 'none'],
  ['completed', 'paid', 'succeeded', 1000, 'none'],
  ['completed', 'paid', 'succeeded', PRICE, 'enterRefund'],
  ['surplus', 'unpaid', 'succeeded', 0, 'giveBack'],
  ['begun', 'unpaid', 'succeeded', PRICE, 'enterRefund'],
  ['refunded', 'unpaid', 'succeeded', 0, 'none'],
  ['begun', 'unpaid', 'canceled', 0, 'callOff'],
  ['begun', 'unpaid', 'processing', 0, 'none'],
  ['completed', 'paid', 'canceled', 0, 'none'],
] as const)('%s, %s, %s, %i given back: %s', (standing, bought, status, refundedMinor, step) => {
  expect(nextStep(standing, bought, { status, amountMinor: PRICE, refundedMinor })).toBe(step)
})

test('a payment that the provider knows nothing of is called off', () => {
  expect(nextStep('begun', 'unpaid', null)).toBe('callOff')
  expect(nextStep('completed', 'paid', null)).toBe('none')
})

test('a row tells how it stands', () => {
  const at = new Date()
  const begun = { paidAt: null, completedAt: null, calledOffAt: null, refundedAt: null }
  expect(standingOf(begun)).toBe('begun')
  expect(standingOf({ ...begun, calledOffAt: at })).toBe('calledOff')
  expect(standingOf({ ...begun, completedAt: at })).toBe('completed')
  expect(standingOf({ ...begun, paidAt: at, calledOffAt: at })).toBe('surplus')
  expect(standingOf({ ...begun, paidAt: at, refundedAt: at })).toBe('refunded')
})
