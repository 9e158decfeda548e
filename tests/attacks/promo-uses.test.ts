import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aBuyer, anExtender, type Buying, boughtWith, makePromo, usesOf } from '../support/promos.ts'
import { payAt, startStripeApp } from '../support/stripe-app.ts'

// A code for one memorial, opened for many before any of them is paid.

const HOUR = { seconds: 60 * 60 + 1 }

const intentsOf = (app: TestApp, code: string) =>
  app.db
    .selectFrom('payments')
    .innerJoin('sandboxIntents', 'sandboxIntents.id', 'payments.intentId')
    .select([
      'payments.completedAt',
      'sandboxIntents.status',
      'sandboxIntents.amountMinor',
      'sandboxIntents.refundedMinor',
    ])
    .where('payments.promoCode', '=', code)
    .execute()

const refunds = async (app: TestApp, code: string) =>
  (await app.outbox()).filter(({ subject, text }) => /refund/i.test(subject) && text.includes(code))

test.each([
  ['memorials', aBuyer],
  ['further years', anExtender],
])('a code with one use is given to one of ten %s that open it', async (_, make) => {
  const app = await startApp()
  await makePromo(app, { code: 'ONLYONE', amountOff: 2999, maxUses: 1 })
  const buyers: Buying[] = []
  for (let n = 0; n < 10; n += 1) buyers.push(await make(app))
  const opened = await Promise.all(buyers.map((buyer) => buyer.begin('ONLYONE')))
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(opened.filter(({ body }) => body.code === 'PROMO_NOT_FOUND')).toHaveLength(9)
  for (const [at, { status, body }] of opened.entries()) {
    if (status !== 200) continue
    await buyers[at]?.pay(body)
    expect((await buyers[at]?.finish(body.paymentIntentId))?.status).toBe(200)
  }
  expect([await boughtWith(app, 'ONLYONE'), await usesOf(app, 'ONLYONE')]).toEqual([1, 1])
})

test('an intent that nobody pays gives its use back after an hour, and is the same until then', async () => {
  const app = await startApp()
  await makePromo(app, { code: 'ONLYONE', amountOff: 1000, maxUses: 1 })
  const [one, two] = [await aBuyer(app), await aBuyer(app)]
  const first = await one.begin('ONLYONE')
  expect((await two.check('ONLYONE')).body.code).toBe('PROMO_NOT_FOUND')
  app.clock.advance({ minutes: 59 })
  // Opened again by whoever has it, it is held anew.
  expect((await one.begin('ONLYONE')).body.paymentIntentId).toBe(first.body.paymentIntentId)
  app.clock.advance({ minutes: 59 })
  expect((await two.begin('ONLYONE')).body.code).toBe('PROMO_NOT_FOUND')
  app.clock.advance(HOUR)
  expect((await two.begin('ONLYONE')).body.amount).toBe(2000)
})

test.each([
  ['memorial', aBuyer],
  ['further year', anExtender],
] as const)(
  'a %s paid too late for its code is not bought: its money goes back, and it is said why',
  async (_, make) => {
    const app = await startApp()
    await makePromo(app, { code: 'ONLYONE', amountOff: 2999, maxUses: 1 })
    const [late, quick] = [await make(app), await make(app)]
    const { body: lateIntent } = await late.begin('ONLYONE')
    app.clock.advance(HOUR)
    const { body: intent } = await quick.begin('ONLYONE')
    await quick.pay(intent)
    expect((await quick.finish(intent.paymentIntentId)).status).toBe(200)

    await late.pay(lateIntent)
    const answers = [
      await late.finish(lateIntent.paymentIntentId),
      await late.finish(lateIntent.paymentIntentId),
    ]
    for (const { status, body } of answers)
      expect([status, body.code, body.msg]).toEqual([
        409,
        'PROMO_USED_UP',
        'This promo code could not be used any more when your payment came, so your payment is given back. You can pay without the code.',
      ])
    expect(await refunds(app, 'ONLYONE')).toHaveLength(1)
    const given = await intentsOf(app, 'ONLYONE')
    expect(given.map(({ refundedMinor }) => refundedMinor).sort()).toEqual([0, 1])
    expect([await boughtWith(app, 'ONLYONE'), await usesOf(app, 'ONLYONE')]).toEqual([1, 1])
    // What is not paid for can be paid for, at its price.
    const { body: full } = await late.begin()
    expect(full.amount).toBe(3000)
    await late.pay(full)
    expect((await late.finish(full.paymentIntentId)).status).toBe(200)
  },
)

test('a code that ends while its payment is open is still had by it for its hour, and by no later payment', async () => {
  const app = await startApp()
  const day = app.clock.now().toISOString().slice(0, 10)
  await makePromo(app, { code: 'TODAY', amountOff: 1000, expires: day })
  const [one, two] = [await aBuyer(app), await aBuyer(app)]
  const ends = Date.parse(`${day}T23:59:59-12:00`)
  app.clock.advance({ seconds: (ends - app.clock.now().getTime()) / 1000 - 30 * 60 })
  const [first, second] = [(await one.begin('TODAY')).body, (await two.begin('TODAY')).body]
  app.clock.advance({ minutes: 40 })
  await one.pay(first)
  expect((await one.finish(first.paymentIntentId)).body.memorial.promoApplied).toBe('TODAY')
  app.clock.advance({ minutes: 40 })
  await two.pay(second)
  expect((await two.finish(second.paymentIntentId)).body.code).toBe('PROMO_USED_UP')
})

test('news of a payment that came too late for its code give it back once, however often they are told', async () => {
  const { app, server, tell } = await startStripeApp()
  await makePromo(app, { code: 'ONLYONE', amountOff: 1000, maxUses: 1 })
  const [late, quick] = [await aBuyer(app), await aBuyer(app)]
  const { body: lateIntent } = await late.begin('ONLYONE')
  app.clock.advance(HOUR)
  const { body: intent } = await quick.begin('ONLYONE')
  await payAt(server, intent.paymentIntentId)
  await tell()
  await payAt(server, lateIntent.paymentIntentId)
  await tell()
  await app.drained()
  await tell()
  expect([await boughtWith(app, 'ONLYONE'), await usesOf(app, 'ONLYONE')]).toEqual([1, 1])
  expect(await refunds(app, 'ONLYONE')).toHaveLength(1)
})

type Step = { who: number; does: 'begin' | 'pay' | 'finish' | 'sweep' | 'hour' | 'both' }

test('in any order of intents, payments, news and hours no code is had too often, and no money kept for one not had', async () => {
  const app = await startApp()
  let run = 0
  const step = fc.record<Step>({
    who: fc.nat(3),
    does: fc.constantFrom('begin', 'begin', 'pay', 'pay', 'finish', 'sweep', 'hour', 'both'),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 2 }),
      fc.array(step, { minLength: 6, maxLength: 14 }),
      async (maxUses, steps) => {
        run += 1
        const code = `RUN-${run}`
        await makePromo(app, { code, amountOff: 1000, maxUses })
        const buyers = [await aBuyer(app), await aBuyer(app), await anExtender(app), await anExtender(app)]
        const intents = new Map<number, { paymentIntentId: string; clientSecret: string }>()
        const play = async ({ who, does }: Step): Promise<void> => {
          const buyer = buyers[who]
          const intent = intents.get(who)
          if (does === 'hour') return app.clock.advance(HOUR)
          if (does === 'sweep') return app.run('payment.settle', {})
          if (does === 'begin') {
            const { status, body } = (await buyer?.begin(code)) ?? {}
            if (status === 200) intents.set(who, body)
          }
          if (does === 'both')
            await Promise.all(buyers.map((_, other) => play({ who: other, does: 'finish' })))
          if (intent && does === 'pay') await buyer?.pay(intent)
          if (intent && does === 'finish') await buyer?.finish(intent.paymentIntentId)
        }
        for (const one of steps) await play(one)
        app.clock.advance({ minutes: 10 })
        await app.run('payment.settle', {})
        await app.drained()
        const uses = await usesOf(app, code)
        expect(uses).toBeLessThanOrEqual(maxUses)
        expect(await boughtWith(app, code)).toBe(uses)
        for (const { completedAt, status, amountMinor, refundedMinor } of await intentsOf(app, code))
          if (status === 'succeeded') expect(refundedMinor).toBe(completedAt ? 0 : amountMinor)
      },
    ),
    {
      numRuns: 12,
      seed: 20261123,
      examples: [
        [
          1,
          ['begin', 'hour', 'begin', 'pay', 'pay', 'both'].map((does, at) => ({
            who: [0, 0, 1, 0, 1, 0][at] ?? 0,
            does: does as Step['does'],
          })),
        ],
      ],
    },
  )
})
