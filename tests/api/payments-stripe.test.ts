import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, type TestApp } from '../support/app.ts'
import { aFundToGiveTo, books } from '../support/donations.ts'
import { aHost } from '../support/factories.ts'
import { payAt, startStripeApp } from '../support/stripe-app.ts'

type Host = Awaited<ReturnType<typeof aHost>>

const post = (app: TestApp, { token }: { token: string }, path: string, json: object) =>
  app.api('POST', path, { token, json })

const begin = async (app: TestApp, host: Host, more = {}) =>
  (await post(app, host, '/memorial/payment-intent', { memorialUuid: host.memorial.uuid, ...more })).body

const finish = (app: TestApp, host: Host, paymentIntentId: string) =>
  post(app, host, '/memorial/payment', { memorialUuid: host.memorial.uuid, paymentIntentId })

const isPaid = async (app: TestApp, host: Host) => {
  const { paymentCompletedAt } = await app.db
    .selectFrom('memorials')
    .select('paymentCompletedAt')
    .where('uuid', '=', host.memorial.uuid)
    .executeTakeFirstOrThrow()
  return paymentCompletedAt !== null
}

const mails = async (app: TestApp, subject: RegExp) =>
  (await app.outbox()).filter((mail) => subject.test(mail.subject))

const promo = (app: TestApp, json: object) =>
  app.api('POST', '/operator/promo', { token: OPERATOR_TOKEN, json })

const refund = (app: TestApp, uuid: string) =>
  app.api('POST', `/operator/memorials/refund/${uuid}`, { token: OPERATOR_TOKEN })

test('a payment is begun with what its page needs, paid and finished, and cannot be paid again', async () => {
  const { app, server } = await startStripeApp()
  const host = await aHost(app)
  const intent = await begin(app, host)
  expect(intent).toMatchObject({
    amount: 3000,
    currency: 'aud',
    provider: 'stripe',
    publishableKey: server.publishableKey,
    scriptUrl: `${server.url}/stand-in.js`,
  })
  // What pages are given is not secret.
  expect(JSON.stringify(intent)).not.toMatch(/sk_test|whsec/)
  expect((await finish(app, host, intent.paymentIntentId)).body.code).toBe('PAYMENT_INCOMPLETE')
  await payAt(server, intent.paymentIntentId)
  expect((await finish(app, host, intent.paymentIntentId)).body.memorial.paymentCompleted).toBe(true)
  expect((await begin(app, host)).code).toBe('ALREADY_PAID')
  expect(await mails(app, /receipt/i)).toHaveLength(1)
})

test('a payment that the bank still works on is said as such, and counts once it is through', async () => {
  const { app, server } = await startStripeApp()
  const host = await aHost(app)
  const { paymentIntentId } = await begin(app, host)
  await payAt(server, paymentIntentId, 'pm_usBankAccount_success')
  for (const answer of [await finish(app, host, paymentIntentId), { body: await begin(app, host) }])
    expect(answer.body).toMatchObject({ success: false, code: 'PAYMENT_UNDER_WAY' })
  expect(await isPaid(app, host)).toBe(false)
  server.intents.succeed(server.intents.find(paymentIntentId))
  expect((await finish(app, host, paymentIntentId)).body.memorial.paymentCompleted).toBe(true)
  expect(await mails(app, /receipt/i)).toHaveLength(1)
})

test('the routes of the sandbox do not exist, and its cards are refused', async () => {
  const { app } = await startStripeApp()
  expect((await app.api('POST', '/sandbox/payment-methods', { json: {} })).status).toBe(404)
})

test('a payment whose browser crashed is completed by the webhook, with events five times in the wrong order', async () => {
  const { app, server, tell } = await startStripeApp()
  const host = await aHost(app)
  const { paymentIntentId } = await begin(app, host)
  await payAt(server, paymentIntentId)
  const all = server.webhooks.events
  const shuffled = [...all, ...all, ...all, ...all, ...all].reverse()
  expect(new Set(await tell(shuffled))).toEqual(new Set([200]))
  expect(await isPaid(app, host)).toBe(true)
  expect(await mails(app, /receipt/i)).toHaveLength(1)
  expect(await mails(app, /refund/i)).toHaveLength(0)
})

test('a payment without webhook events is found when another is begun, and by the settle job', async () => {
  const { app, server } = await startStripeApp()
  const [one, two] = [await aHost(app), await aHost(app)]
  await payAt(server, (await begin(app, one)).paymentIntentId)
  expect((await begin(app, one, { promoCode: null })).code).toBe('ALREADY_PAID')
  await payAt(server, (await begin(app, two)).paymentIntentId)
  app.clock.advance({ hours: 1 })
  await app.run('payment.settle', {})
  expect(await isPaid(app, two)).toBe(true)
})

test('of two payments with different prices at once one counts, and the other is refunded', async () => {
  const { app, server, tell } = await startStripeApp()
  const host = await aHost(app)
  await promo(app, { code: 'TENOFF', amountOff: 1000 })
  const full = await begin(app, host)
  const less = await begin(app, host, { promoCode: 'TENOFF' })
  expect(less.paymentIntentId).not.toBe(full.paymentIntentId)
  await Promise.all([full, less].map(({ paymentIntentId }) => payAt(server, paymentIntentId)))
  await Promise.all([full, less].map(({ paymentIntentId }) => finish(app, host, paymentIntentId)))
  await tell()
  await app.drained()
  const charges = [...server.state.charges.values()]
  expect(charges.filter(({ refunded }) => refunded)).toHaveLength(1)
  expect(charges.filter(({ refunded }) => !refunded)).toHaveLength(1)
  expect(await isPaid(app, host)).toBe(true)
  expect(await mails(app, /receipt/i)).toHaveLength(1)
  expect(await mails(app, /refund/i)).toHaveLength(1)
})

test('once a memorial is paid for, its other payments cannot be paid any more', async () => {
  const { app, server } = await startStripeApp()
  const host = await aHost(app)
  await promo(app, { code: 'TENOFF', amountOff: 1000 })
  const full = await begin(app, host)
  const less = await begin(app, host, { promoCode: 'TENOFF' })
  await payAt(server, less.paymentIntentId)
  await finish(app, host, less.paymentIntentId)
  await app.drained()
  expect(server.state.intents.get(full.paymentIntentId)?.status).toBe('canceled')
})

test('money for a deleted memorial is refunded', async () => {
  const { app, server, tell } = await startStripeApp()
  const host = await aHost(app)
  const { paymentIntentId } = await begin(app, host)
  await app.db
    .updateTable('memorials')
    .set({ deletedAt: app.clock.now() })
    .where('uuid', '=', host.memorial.uuid)
    .execute()
  await payAt(server, paymentIntentId)
  server.faults.next({ on: 'POST /v1/refunds', times: 1, kind: 'error' })
  await tell()
  await app.drained()
  expect([...server.state.refunds.values()]).toHaveLength(1)
  expect(await isPaid(app, host)).toBe(false)
})

test('only events with a valid and recent signature of Stripe are accepted', async () => {
  const { app, server, webhook } = await startStripeApp()
  const host = await aHost(app)
  await payAt(server, (await begin(app, host)).paymentIntentId)
  const event = server.webhooks.ofType('payment_intent.succeeded')[0]
  const body = JSON.stringify(event)
  const send = (signature: string | undefined, said = body) =>
    fetch(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      body: said,
    })
  const now = Math.floor(app.clock.now().getTime() / 1000)
  const { sign } = server.webhooks
  for (const signature of [undefined, '', 'nonsense', sign(body, now, 'whsec_other'), sign(body, now - 3600)])
    expect((await send(signature)).status).toBe(400)
  expect((await send(sign(body, now), body.replace('succeeded', 'canceled'))).status).toBe(400)
  expect(await isPaid(app, host)).toBe(false)
  // A clock that is off by ten minutes must not lose a payment.
  expect((await send(sign(body, now - 600))).status).toBe(200)
  expect(await isPaid(app, host)).toBe(true)
})

test('events that do not concern us are accepted and ignored', async () => {
  const { app, server, webhook } = await startStripeApp()
  await aHost(app)
  for (const object of [
    {},
    { object: 'customer', id: 'cus_1' },
    { object: 'payment_intent', id: 'pi_other' },
  ]) {
    server.webhooks.emit('anything.at.all', object)
    const event = server.webhooks.events.at(-1)
    expect(event && (await server.webhooks.deliver(event, webhook))).toBe(200)
  }
})

test('while Stripe cannot be asked, an event is refused, and is sent again until it is accepted', async () => {
  const { app, server, webhook } = await startStripeApp()
  const host = await aHost(app)
  const { paymentIntentId } = await begin(app, host)
  server.faults.next({ on: `GET /v1/payment_intents/${paymentIntentId}`, times: 3, kind: 'error' })
  await payAt(server, paymentIntentId)
  const [event] = server.webhooks.ofType('payment_intent.succeeded')
  expect(event && (await server.webhooks.deliver(event, webhook))).toBe(503)
  expect(await isPaid(app, host)).toBe(false)
  expect(event && (await server.webhooks.deliver(event, webhook))).toBe(200)
  expect(await isPaid(app, host)).toBe(true)
})

test('the operator refunds a payment; the memorial is unpaid, and can be paid for again', async () => {
  const { app, server, tell } = await startStripeApp()
  const host = await aHost(app)
  const { paymentIntentId } = await begin(app, host)
  await payAt(server, paymentIntentId)
  await finish(app, host, paymentIntentId)
  const { status, body } = await refund(app, host.memorial.uuid)
  expect([status, body.refunds]).toEqual([
    200,
    [{ amountMinor: 3000, currency: 'aud', isExtension: false, paymentIntentId }],
  ])
  expect(await isPaid(app, host)).toBe(false)
  expect((await refund(app, host.memorial.uuid)).body.code).toBe('NOTHING_TO_REFUND')
  await tell()
  expect(await isPaid(app, host)).toBe(false)
  expect((await mails(app, /refund/i))[0]?.text).toContain('$30.00 AUD')

  const again = await begin(app, host)
  expect(again.paymentIntentId).not.toBe(paymentIntentId)
  await payAt(server, again.paymentIntentId)
  await tell()
  expect(await isPaid(app, host)).toBe(true)
  expect(server.state.refunds.size).toBe(1)
})

test('a refund made in Stripe’s dashboard is recorded; a partial one leaves the memorial paid', async () => {
  const { app, server, tell } = await startStripeApp()
  const host = await aHost(app)
  const { paymentIntentId } = await begin(app, host)
  await payAt(server, paymentIntentId)
  await finish(app, host, paymentIntentId)
  const giveBack = (amount: number) =>
    fetch(`${server.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.secretKey}` },
      body: new URLSearchParams({ payment_intent: paymentIntentId, amount: String(amount) }),
    })
  await giveBack(1000)
  await tell()
  const row = () =>
    app.db.selectFrom('payments').select(['refundedMinor', 'refundedAt']).executeTakeFirstOrThrow()
  expect(await row()).toEqual({ refundedMinor: 1000, refundedAt: null })
  expect(await isPaid(app, host)).toBe(true)
  await giveBack(2000)
  await tell()
  expect(await row()).toEqual({ refundedMinor: 3000, refundedAt: expect.any(Date) })
  expect(await isPaid(app, host)).toBe(false)
})

test('a gift that the bank confirms is settled by the webhook, and a refund takes it out of the total', async () => {
  const { app, server, tell } = await startStripeApp()
  const { donor, slug, fundId } = await aFundToGiveTo(app)
  const give = (paymentMethodId: string) =>
    post(app, donor, '/donation/process', {
      memorialSlug: slug,
      amount: 10,
      anonymous: false,
      fundId,
      paymentMethodId,
    })
  expect((await give('pm_card_chargeDeclined')).body).toMatchObject({
    code: 'CARD_REFUSED',
    reason: 'card_declined',
    msg: 'Your card was declined.',
  })
  const asked = (await give('pm_card_authenticationRequired')).body
  expect(asked).toMatchObject({ status: 'requires_action', amountMinor: 1000, feeMinor: 48 })
  await fetch(`${server.url}/bank/${asked.paymentIntentId}`, { method: 'POST', body: 'approve=yes' })
  await tell()
  await tell([...server.webhooks.events].reverse())
  expect(await books(app)).toMatchObject([{ intentId: asked.paymentIntentId, amountMinor: 1000 }])
  await fetch(`${server.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.secretKey}` },
    body: new URLSearchParams({ payment_intent: asked.paymentIntentId }),
  })
  await tell()
  await tell([...server.webhooks.events].reverse())
  expect(await books(app)).toEqual([])
  const begun = await app.db
    .selectFrom('payments')
    .select('refundedMinor')
    .where('intentId', '=', asked.paymentIntentId)
    .executeTakeFirst()
  expect(begun).toEqual({ refundedMinor: 1048 })
})
