import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { aHost, startWithHost } from '../support/factories.ts'

type Host = Awaited<ReturnType<typeof aHost>>
const GOOD = '4242 4242 4242 4242'

const begin = (app: TestApp, host: Host, more = {}) =>
  app.api('POST', '/memorial/payment-intent', {
    token: host.token,
    json: { memorialUuid: host.memorial.uuid, userUuid: host.uuid, ...more },
  })

const pay = (app: TestApp, intent: { paymentIntentId: string; clientSecret: string }, cardNumber: string) =>
  app.api('POST', `/sandbox/payment-intents/${intent.paymentIntentId}/confirm`, {
    json: {
      clientSecret: intent.clientSecret,
      cardNumber,
      expMonth: 12,
      expYear: 2040,
      cvc: '123',
      name: 'Claire Hollis',
    },
  })

const finish = (app: TestApp, host: Host, paymentIntentId: string) =>
  app.api('POST', '/memorial/payment', {
    token: host.token,
    json: { memorialUuid: host.memorial.uuid, userUuid: host.uuid, paymentIntentId },
  })

const promo = (app: TestApp, json: object) =>
  app.api('POST', '/operator/promo', { token: OPERATOR_TOKEN, json })

const check = (app: TestApp, host: Host, code: string) =>
  app.api('POST', '/memorial/promo/validate', {
    token: host.token,
    json: { code, memorialUuid: host.memorial.uuid },
  })

test('a paid memorial is kept for a year, and one receipt is mailed however often the payment is finished', async () => {
  const { app, host } = await startWithHost()
  const { body: intent } = await begin(app, host)
  expect(intent).toMatchObject({ amount: 3000, currency: 'aud', provider: 'sandbox' })
  expect((await pay(app, intent, GOOD)).body.status).toBe('succeeded')

  const [first, second] = await Promise.all([
    finish(app, host, intent.paymentIntentId),
    finish(app, host, intent.paymentIntentId),
  ])
  for (const answer of [first, second]) {
    expect(answer.status).toBe(200)
    expect(answer.body.memorial.paymentCompleted).toBe(true)
  }
  const paidAt = new Date(first.body.memorial.paymentCompletedAt)
  expect(new Date(first.body.memorial.retainedUntil).getUTCFullYear()).toBe(paidAt.getUTCFullYear() + 1)
  const receipts = (await app.outbox()).filter((mail) => /receipt/i.test(mail.subject))
  expect(receipts).toHaveLength(1)
  expect(receipts[0]?.text).toContain('$30.00 AUD')
  // A device that does not know the memorial loads it after signing in.
  expect(receipts[0]?.text).toContain(`/memorial/load/${host.memorial.uuid}`)
})

test('a declined card leaves the memorial unpaid, and a good one completes the same intent', async () => {
  const { app, host } = await startWithHost()
  const { body: intent } = await begin(app, host)
  const declined = await pay(app, intent, '4000 0000 0000 0002')
  expect(declined.body).toMatchObject({ success: false, msg: 'Your card was declined.' })
  expect(await finish(app, host, intent.paymentIntentId)).toMatchObject({
    status: 409,
    body: { code: 'PAYMENT_INCOMPLETE', msg: 'Payment did not complete. Please try again.' },
  })

  const again = await begin(app, host)
  expect(again.body.paymentIntentId).toBe(intent.paymentIntentId)
  await pay(app, intent, GOOD)
  expect((await finish(app, host, intent.paymentIntentId)).body.memorial.paymentCompleted).toBe(true)
})

test('a payment whose browser crashed is settled when the payment page is opened again', async () => {
  const { app, host } = await startWithHost()
  const { body: intent } = await begin(app, host)
  await pay(app, intent, GOOD)
  expect((await begin(app, host)).body.code).toBe('ALREADY_PAID')
  const { body } = await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
  expect(body.memorial.paymentCompleted).toBe(true)
})

test('an intent counts only for the memorial and the account it was made for', async () => {
  const app = await startApp()
  const [host, other] = [await aHost(app), await aHost(app)]
  const { body: intent } = await begin(app, host)
  await pay(app, intent, GOOD)
  expect((await finish(app, other, intent.paymentIntentId)).body.code).toBe('INTENT_MISMATCH')
  expect((await finish(app, host, 'pi_of_nobody')).body.code).toBe('INTENT_UNKNOWN')
})

test('a free code pays for the memorial, and is counted once', async () => {
  const app = await startApp()
  const [host, other] = [await aHost(app), await aHost(app)]
  await promo(app, { code: 'KINDNESS', free: true, maxUses: 1 })
  const answer = await check(app, host, ' kindness ')
  expect(answer.body).toMatchObject({ success: true, free: true, amount: 3000 })
  expect(answer.body.memorial.paymentCompleted).toBe(true)
  expect((await check(app, other, 'KINDNESS')).body.code).toBe('PROMO_NOT_FOUND')
  const { body } = await app.api('GET', '/operator/promo', { token: OPERATOR_TOKEN })
  expect(body.promos).toMatchObject([{ code: 'KINDNESS', uses: 1 }])
  // Nothing was paid, so the mail does not say that money "has arrived".
  const mails = (await app.outbox()).filter(({ text }) =>
    text.includes(`/memorial/load/${host.memorial.uuid}`),
  )
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/’s memorial is open$/)])
  expect(mails[0]?.text).not.toMatch(/\$0|payment|arrived/)
})

test('a discount lowers the intent, and is counted when it is paid', async () => {
  const { app, host } = await startWithHost()
  await promo(app, { code: 'TENOFF', amountOff: 1000 })
  expect((await check(app, host, 'TENOFF')).body).toMatchObject({ free: false, amount: 1000 })
  const { body: intent } = await begin(app, host, { promoCode: 'TENOFF' })
  expect(intent.amount).toBe(2000)
  await pay(app, intent, GOOD)
  expect((await finish(app, host, intent.paymentIntentId)).body.memorial.promoApplied).toBe('TENOFF')
  const { body } = await app.api('GET', '/operator/promo', { token: OPERATOR_TOKEN })
  expect(body.promos).toMatchObject([{ code: 'TENOFF', uses: 1 }])
})

test('an expired code is not found', async () => {
  const { app, host } = await startWithHost()
  await promo(app, { code: 'LASTYEAR', free: true, expires: '2020-01-01' })
  expect((await check(app, host, 'LASTYEAR')).body.code).toBe('PROMO_NOT_FOUND')
})

test('the sixth check of a code is refused with a message of its own', async () => {
  const { app, host } = await startWithHost()
  for (let look = 0; look < 5; look += 1) expect((await check(app, host, 'NOPE')).status).toBe(404)
  expect(await check(app, host, 'NOPE')).toMatchObject({
    status: 429,
    body: { msg: 'max promo check reached' },
  })
})

test('invalid input is refused with the name of its field', async () => {
  const { app, host } = await startWithHost()
  expect((await check(app, host, '   ')).body).toMatchObject({
    field: 'code',
    msg: 'Please enter a promo code.',
  })
  const answer = await app.api('POST', '/memorial/payment', {
    token: host.token,
    json: { memorialUuid: host.memorial.uuid, paymentIntentId: 7 },
  })
  expect(answer).toMatchObject({ status: 400, body: { field: 'paymentIntentId' } })
  expect((await promo(app, { code: 'BOTH', free: true, amountOff: 5 })).status).toBe(400)
  expect((await promo(app, { code: 'TWICE', free: true })).status).toBe(200)
  expect((await promo(app, { code: 'TWICE', free: true })).body.code).toBe('PROMO_EXISTS')
})
