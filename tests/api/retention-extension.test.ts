import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { aHost, aPaidHost, startWithPaidHost } from '../support/factories.ts'
import { aCoHost } from '../support/hosts.ts'
import { daily, extending, onDay, signedInAgain } from '../support/years.ts'

const promo = (app: TestApp, json: object) =>
  app.api('POST', '/operator/promo', { token: OPERATOR_TOKEN, json })

const receipts = async (app: TestApp) =>
  (await app.outbox()).filter(({ text }) => text.includes('another year of'))

const paid = async (app: TestApp) =>
  (await app.db.selectFrom('payments').select('extendsFrom').where('completedAt', 'is not', null).execute())
    .filter(({ extendsFrom }) => extendsFrom)
    .map(({ extendsFrom }) => extendsFrom?.toISOString())

/** A host on the first day on which the year can be extended. */
async function aHostAtTheEnd(app: TestApp, day = -60) {
  const host = await aPaidHost(app)
  await onDay(app, host, day)
  return signedInAgain(app, host)
}

const yearsAfter = (moment: string, years: number) => {
  const then = new Date(moment)
  then.setUTCFullYear(then.getUTCFullYear() + years)
  return then.toISOString()
}

test('a year cannot be extended sixty-one days before its end, nor before the first payment', async () => {
  const app = await startApp()
  const host = await aHostAtTheEnd(app, -61)
  await promo(app, { code: 'KINDNESS', free: true })
  const calls = extending(app, host)
  for (const answer of [await calls.begin(), await calls.look('KINDNESS')])
    expect(answer).toMatchObject({ status: 409, body: { code: 'EXTENSION_TOO_EARLY' } })
  expect((await extending(app, await aHost(app)).begin()).body.code).toBe('NOT_PAID')
})

test('a year whose payment the bank still works on is neither added nor paid a second time', async () => {
  const app = await startApp()
  const calls = extending(app, await aHostAtTheEnd(app))
  const { body: intent } = await calls.begin()
  const move = (status: string) => app.db.updateTable('sandboxIntents').set({ status }).execute()
  await move('processing')
  for (const answer of [await calls.finish(intent.paymentIntentId), await calls.begin()])
    expect(answer).toMatchObject({ status: 409, body: { code: 'PAYMENT_UNDER_WAY' } })
  await move('succeeded')
  expect((await calls.finish(intent.paymentIntentId)).status).toBe(200)
})

test('two tabs use one payment, and finishing it several times adds one year and one receipt', async () => {
  const app = await startApp()
  const host = await aHostAtTheEnd(app)
  const calls = extending(app, host)
  const { retainedUntil } = await calls.read()
  const begun = await Promise.all([calls.begin(), calls.begin(), calls.begin()])
  expect(new Set(begun.map(({ body }) => body.paymentIntentId)).size).toBe(1)
  const { body: intent } = await calls.begin()
  expect(intent).toMatchObject({ amount: 3000, currency: 'aud', provider: 'sandbox' })
  expect((await calls.finish(intent.paymentIntentId)).body.code).toBe('PAYMENT_INCOMPLETE')
  expect((await calls.pay(intent, '4000000000000002')).body.msg).toBe('Your card was declined.')
  await calls.pay(intent)
  const finished = await Promise.all(Array.from({ length: 5 }, () => calls.finish(intent.paymentIntentId)))
  for (const { status, body } of finished)
    expect([status, body.retention.retainedUntil]).toEqual([200, yearsAfter(retainedUntil, 1)])
  expect(await paid(app)).toEqual([retainedUntil])
  expect(await receipts(app)).toHaveLength(1)
  expect((await calls.begin()).body.code).toBe('EXTENSION_TOO_EARLY')
})

test('a co-host can pay, and then nobody else can pay for the same year', async () => {
  const { app, host } = await startWithPaidHost()
  const coHost = await aCoHost(app, host)
  await onDay(app, host, -10)
  const one = extending(app, await signedInAgain(app, host))
  const other = extending(app, await signedInAgain(app, coHost))
  const { body: stale } = await one.begin()
  expect((await other.all()).body.retention.state).toBe('ACTIVE')
  await app.drained()
  expect((await one.pay(stale)).body).toMatchObject({ success: false, code: 'payment_canceled' })
  expect((await one.finish(stale.paymentIntentId)).body.code).toBe('PAYMENT_INCOMPLETE')
  expect(await receipts(app)).toHaveLength(1)
})

test('two hosts who pay at the same time pay for two years, not twice for one', async () => {
  const { app, host } = await startWithPaidHost()
  const coHost = await aCoHost(app, host)
  await onDay(app, host, -10)
  const both = [
    extending(app, await signedInAgain(app, host)),
    extending(app, await signedInAgain(app, coHost)),
  ] as const
  const { retainedUntil } = await both[0].read()
  const intents = await Promise.all(both.map(async (calls) => (await calls.begin()).body))
  await Promise.all(both.map((calls, index) => calls.pay(intents[index])))
  const answers = await Promise.all(both.map((calls, index) => calls.finish(intents[index].paymentIntentId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await app.drained()
  expect((await both[0].read()).retainedUntil).toBe(yearsAfter(retainedUntil, 2))
  expect((await paid(app)).sort()).toEqual([retainedUntil, yearsAfter(retainedUntil, 1)])
  expect(await receipts(app)).toHaveLength(2)
})

test('a code gives its discount, a free one extends at once, and pressing twice adds one year', async () => {
  const app = await startApp()
  const host = await aHostAtTheEnd(app)
  const calls = extending(app, host)
  const { retainedUntil } = await calls.read()
  await promo(app, { code: 'TENOFF', amountOff: 1000 })
  await promo(app, { code: 'KINDNESS', free: true })
  expect((await calls.look('tenoff')).body).toMatchObject({ free: false, amount: 1000 })
  expect((await calls.begin('tenoff')).body.amount).toBe(2000)
  expect((await calls.begin('nope')).body.code).toBe('PROMO_NOT_FOUND')
  expect((await calls.begin('KINDNESS')).body).toMatchObject({ code: 'BAD_INPUT', field: 'promoCode' })
  const pressed = await Promise.all([calls.look('KINDNESS'), calls.look('KINDNESS')])
  expect(pressed.some(({ body }) => body.retention?.state === 'ACTIVE')).toBe(true)
  expect((await calls.read()).retainedUntil).toBe(yearsAfter(retainedUntil, 1))
  expect(await paid(app)).toEqual([retainedUntil])
  expect(await receipts(app)).toHaveLength(1)
})

test('five checks of codes are allowed for each year', async () => {
  const app = await startApp()
  const host = await aHostAtTheEnd(app)
  const calls = extending(app, host)
  for (let look = 0; look < 5; look += 1) expect((await calls.look('NOPE')).status).toBe(404)
  expect((await calls.look('NOPE')).body.code).toBe('PROMO_CHECKS_USED_UP')
  await calls.all()
  await onDay(app, host, -30)
  expect((await extending(app, await signedInAgain(app, host)).look('NOPE')).status).toBe(404)
})

test('a payment whose browser crashed extends the year, once', async () => {
  const app = await startApp()
  const host = await aHostAtTheEnd(app)
  const calls = extending(app, host)
  const { retainedUntil } = await calls.read()
  const { body: intent } = await calls.begin()
  await calls.pay(intent)
  await app.run('payment.settle', {})
  expect((await calls.read()).retainedUntil).toBe(retainedUntil)
  app.clock.advance({ minutes: 6 })
  await app.run('payment.settle', {})
  await app.run('payment.settle', {})
  expect((await calls.read()).retainedUntil).toBe(yearsAfter(retainedUntil, 1))
  expect((await calls.finish(intent.paymentIntentId)).status).toBe(200)
  expect(await receipts(app)).toHaveLength(1)
})

test('a payment that was not finished is found when another is begun', async () => {
  const app = await startApp()
  const calls = extending(app, await aHostAtTheEnd(app))
  const { body: intent } = await calls.begin()
  await calls.pay(intent)
  expect((await calls.begin()).body.code).toBe('EXTENSION_TOO_EARLY')
  expect((await calls.read()).state).toBe('ACTIVE')
})

test('a payment on the last day keeps the memorial, even if the browser never finished it', async () => {
  const app = await startApp()
  const first = await aHostAtTheEnd(app, 30)
  const { body: intent } = await extending(app, first).begin()
  await extending(app, first).pay(intent)
  await daily(app, first, 31)
  expect((await extending(app, await signedInAgain(app, first)).read()).state).toBe('ACTIVE')

  const second = await aHostAtTheEnd(app, 31)
  await app.run('retention.daily', {})
  await onDay(app, second, 89)
  const again = await signedInAgain(app, second)
  const { body: late } = await extending(app, again).begin()
  await extending(app, again).pay(late)
  await daily(app, second, 91)
  expect((await extending(app, await signedInAgain(app, second)).read()).state).toBe('ACTIVE')
})

test('a payment that was begun cannot be paid once the memorial is deleted for good', async () => {
  const app = await startApp()
  const host = await aHostAtTheEnd(app, 31)
  await app.run('retention.daily', {})
  const calls = extending(app, host)
  const { body: intent } = await calls.begin()
  await daily(app, host, 91)
  expect((await calls.pay(intent)).body).toMatchObject({ success: false, code: 'payment_canceled' })
  const again = extending(app, await signedInAgain(app, host))
  expect((await again.finish(intent.paymentIntentId)).body.code).toBe('MEMORIAL_NOT_FOUND')
})

test('a payment for something else does not extend the year, and one for a year pays for nothing else', async () => {
  const app = await startApp()
  const host = await aHostAtTheEnd(app)
  const unpaid = await aHost(app)
  const first = await app.api('POST', '/memorial/payment-intent', {
    token: unpaid.token,
    json: { memorialUuid: unpaid.memorial.uuid },
  })
  const calls = extending(app, host)
  await calls.pay(first.body)
  expect((await calls.finish(first.body.paymentIntentId)).body.code).toBe('INTENT_UNKNOWN')
  const { body: intent } = await calls.begin()
  await calls.pay(intent)
  const asFirst = await app.api('POST', '/memorial/payment', {
    token: host.token,
    json: { memorialUuid: host.memorial.uuid, paymentIntentId: intent.paymentIntentId },
  })
  expect(asFirst.body.code).toBe('INTENT_MISMATCH')
  expect(await paid(app)).toEqual([])
  const other = extending(app, await aHostAtTheEnd(app))
  expect((await other.finish(intent.paymentIntentId)).body.code).toBe('INTENT_UNKNOWN')
})
