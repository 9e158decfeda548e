import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { aHost, startWithHost } from '../support/factories.ts'

type Host = Awaited<ReturnType<typeof aHost>>

const promo = (app: TestApp, json: object) =>
  app.api('POST', '/operator/promo', { token: OPERATOR_TOKEN, json })

const call = (app: TestApp, host: Host, path: string, more: object) =>
  app.api('POST', path, { token: host.token, json: { memorialUuid: host.memorial.uuid, ...more } })

const check = (app: TestApp, host: Host, code: string) =>
  call(app, host, '/memorial/promo/validate', { code })

const usesOf = async (app: TestApp) =>
  (await app.api('GET', '/operator/promo', { token: OPERATOR_TOKEN })).body.promos[0].uses

const receipts = async (app: TestApp) =>
  (await app.outbox()).filter(({ subject }) => /receipt|memorial is open/i.test(subject))

/** Makes the same call five times at once. */
const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 5 }, work))

test('finishing a payment five times at once makes one payment, one use of its code and one receipt', async () => {
  const { app, host } = await startWithHost()
  await promo(app, { code: 'TENOFF', amountOff: 1000 })
  const begun = await atOnce(() => call(app, host, '/memorial/payment-intent', { promoCode: 'TENOFF' }))
  const intents = new Set(begun.map(({ body }) => body.paymentIntentId))
  expect(intents.size).toBe(1)
  const [{ body: intent } = { body: {} }] = begun
  const card = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123', name: 'Claire' }
  await app.api('POST', `/sandbox/payment-intents/${intent.paymentIntentId}/confirm`, {
    json: { clientSecret: intent.clientSecret, ...card },
  })
  const { paymentIntentId } = intent
  const finished = await atOnce(() => call(app, host, '/memorial/payment', { paymentIntentId }))
  for (const { status, body } of finished)
    expect([status, body.memorial.paymentCompleted, body.memorial.promoApplied]).toEqual([
      200,
      true,
      'TENOFF',
    ])
  expect(new Set(finished.map(({ body }) => body.memorial.retainedUntil)).size).toBe(1)
  expect(await usesOf(app)).toBe(1)
  expect(await receipts(app)).toHaveLength(1)
})

test('the last use of a free code goes to one of two memorials', async () => {
  const app = await startApp()
  const hosts = [await aHost(app), await aHost(app)]
  await promo(app, { code: 'LASTONE', free: true, maxUses: 1 })
  const answers = await Promise.all(hosts.map((host) => check(app, host, 'LASTONE')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(answers.filter(({ body }) => body.memorial?.paymentCompleted)).toHaveLength(1)
  expect(await usesOf(app)).toBe(1)
  expect(await receipts(app)).toHaveLength(1)
  const memorials = await app.db.selectFrom('memorials').select('paymentCompletedAt').execute()
  expect(memorials.filter((memorial) => memorial.paymentCompletedAt)).toHaveLength(1)
})

test('checking a free code twice at once for one memorial uses it once', async () => {
  const { app, host } = await startWithHost()
  await promo(app, { code: 'KINDNESS', free: true, maxUses: 5 })
  const answers = await Promise.all([check(app, host, 'KINDNESS'), check(app, host, 'KINDNESS')])
  for (const { status, body } of answers) expect([200, 409]).toContain(body.success ? 200 : status)
  expect(answers.some(({ body }) => body.memorial?.paymentCompleted)).toBe(true)
  expect(await usesOf(app)).toBe(1)
  expect(await receipts(app)).toHaveLength(1)
})

test('of seven checks of codes at once five are answered, and the others are told when to retry', async () => {
  const { app, host } = await startWithHost()
  const looks = await Promise.all(Array.from({ length: 7 }, () => check(app, host, 'NOPE')))
  expect(looks.map(({ status }) => status).sort()).toEqual([404, 404, 404, 404, 404, 429, 429])
  const refused = looks.find(({ status }) => status === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})
