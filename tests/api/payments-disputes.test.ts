import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, type TestApp } from '../support/app.ts'
import { aHost, aPaidHost } from '../support/factories.ts'
import { payAt, startStripeApp } from '../support/stripe-app.ts'
import { extending, onDay, signedInAgain } from '../support/years.ts'

type Host = Awaited<ReturnType<typeof aHost>>

const begin = async (app: TestApp, { token, memorial }: Host, more = {}) => {
  const json = { memorialUuid: memorial.uuid, ...more }
  return String((await app.api('POST', '/memorial/payment-intent', { token, json })).body.paymentIntentId)
}

const asOperator = (app: TestApp, method: string, path: string) =>
  app.api(method, path, { token: OPERATOR_TOKEN })
const listed = async (app: TestApp) => (await asOperator(app, 'GET', '/operator/disputes')).body.disputes
const refund = (app: TestApp, uuid: string) => asOperator(app, 'POST', `/operator/memorials/refund/${uuid}`)
const isShown = async (app: TestApp, { memorial }: Host) =>
  (await app.api('GET', `/public/memorial/${memorial.shareSlug}`)).status === 200
const paymentRows = (app: TestApp) =>
  app.db
    .selectFrom('payments')
    .select(['intentId', 'completedAt', 'refundedAt', 'refundedMinor'])
    .orderBy('createdAt')
    .execute()

async function aDisputedMemorial(given: { inquiry?: boolean } = {}) {
  const stripe = await startStripeApp()
  const { app, server, tell } = stripe
  const host = await aHost(app)
  const intentId = await begin(app, host)
  await payAt(server, intentId)
  await tell()
  const dispute = server.disputes.open(intentId, given)
  return { ...stripe, host, intentId, dispute }
}

test('a dispute is recorded with its payment and reported to the operator; the memorial stays', async () => {
  const { app, server, tell, host, intentId, dispute } = await aDisputedMemorial()
  await tell()
  await tell([...server.webhooks.events].reverse())
  expect(await isShown(app, host)).toBe(true)
  expect(await listed(app)).toEqual([
    {
      id: dispute.id,
      paymentIntentId: intentId,
      purpose: 'memorial',
      state: 'open',
      reason: 'fraudulent',
      amountMinor: 3000,
      currency: 'aud',
      openedAt: new Date(dispute.created * 1000).toISOString(),
      respondBy: new Date(Number(dispute.evidence_details.due_by) * 1000).toISOString(),
      memorialUuid: host.memorial.uuid,
      nameOfPerson: host.memorial.nameOfPerson,
    },
  ])
  const { body: metrics } = await asOperator(app, 'GET', '/metrics')
  expect(metrics.split('\n')).toContain('payment_disputes{purpose="memorial",state="open"} 1')

  server.disputes.answer(dispute)
  await tell()
  expect(await listed(app)).toMatchObject([{ state: 'open', respondBy: null }])
  server.disputes.decide(dispute, 'lost')
  await tell()
  expect(await listed(app)).toMatchObject([{ state: 'lost' }])
  // Neither the settle job nor late events take the memorial away.
  app.clock.advance({ hours: 1 })
  await app.run('payment.settle', {})
  await tell()
  expect(await isShown(app, host)).toBe(true)
  expect(await paymentRows(app)).toMatchObject([{ completedAt: expect.any(Date), refundedAt: null }])
  expect(server.state.refunds.size).toBe(0)
})

test('the log has one line for each new state, without names', async () => {
  const lines: string[] = []
  const { app, server, tell } = await startStripeApp(
    { logLevel: 'warn' },
    { logTo: { write: (line) => void lines.push(line) } },
  )
  const host = await aHost(app)
  const intentId = await begin(app, host)
  await payAt(server, intentId)
  await tell()
  const dispute = server.disputes.open(intentId)
  await Promise.all([tell(), tell(), tell()])
  server.disputes.decide(dispute, 'won')
  await tell()
  await tell()
  const told = lines.map((line) => JSON.parse(line)).filter((line) => line.dispute)
  expect(told.map((line) => line.dispute)).toEqual(
    ['open', 'won'].map((state) => ({
      id: dispute.id,
      intentId,
      purpose: 'memorial',
      state,
      reason: 'fraudulent',
      amountMinor: 3000,
      currency: 'aud',
    })),
  )
  expect(lines.join('')).not.toContain(host.email)
})

test('a disputed or charged-back payment is not refunded; one with a mere inquiry can be', async () => {
  const { app, server, tell, host, dispute } = await aDisputedMemorial()
  // The dispute is not recorded yet: the provider is asked before a refund.
  for (const state of ['open', 'lost'] as const) {
    if (state === 'lost') server.disputes.decide(dispute, 'lost')
    expect((await refund(app, host.memorial.uuid)).body.code).toBe('PAYMENT_DISPUTED')
  }
  await tell()
  expect(server.state.refunds.size).toBe(0)
  expect(await isShown(app, host)).toBe(true)

  const asked = await aDisputedMemorial({ inquiry: true })
  await asked.tell()
  expect(await listed(asked.app)).toMatchObject([{ state: 'inquiry', respondBy: expect.any(String) }])
  expect((await refund(asked.app, asked.host.memorial.uuid)).status).toBe(200)
  expect(await isShown(asked.app, asked.host)).toBe(false)
})

test.each([
  ['won', 1],
  ['lost', 0],
] as const)(
  'a surplus payment under dispute waits, and is refunded only if the dispute is won: %s',
  async (outcome, refunds) => {
    const { app, server, tell } = await startStripeApp()
    const host = await aHost(app)
    await app.api('POST', '/operator/promo', {
      token: OPERATOR_TOKEN,
      json: { code: 'TENOFF', amountOff: 1000 },
    })
    const [one, two] = [await begin(app, host), await begin(app, host, { promoCode: 'TENOFF' })]
    await payAt(server, one)
    await payAt(server, two)
    const besides = server.disputes.open(two)
    await tell()
    await app.drained()
    expect(
      (await paymentRows(app)).map(({ completedAt, refundedAt }) => [!!completedAt, !!refundedAt]),
    ).toEqual([
      [true, false],
      [false, false],
    ])
    app.clock.advance({ hours: 1 })
    await app.run('payment.settle', {})
    expect(server.state.refunds.size).toBe(0)

    server.disputes.decide(besides, outcome)
    await tell()
    await app.drained()
    expect(server.state.refunds.size).toBe(refunds)
    expect((await paymentRows(app))[1]).toMatchObject({
      completedAt: null,
      refundedAt: expect.any(Date),
      refundedMinor: refunds * 2000,
    })
    expect((await app.outbox()).filter(({ subject }) => /refund/i.test(subject))).toHaveLength(refunds)
    expect(await isShown(app, host)).toBe(true)
    // It is settled, so the provider is not asked again.
    server.calls.length = 0
    app.clock.advance({ hours: 1 })
    await app.run('payment.settle', {})
    expect(server.calls.filter((call) => call.includes(two))).toEqual([])
  },
)

test('a further year stays if its dispute is lost later, and is not added if it is lost before', async () => {
  const { app, server, tell } = await startStripeApp()
  const paid = await aPaidHost(app)
  await onDay(app, paid, -30)
  const host = await signedInAgain(app, paid)
  const calls = extending(app, host)
  const { retainedUntil } = await calls.read()
  const { paymentIntentId } = (await calls.begin()).body
  await payAt(server, paymentIntentId)
  const dispute = server.disputes.open(paymentIntentId)
  server.disputes.decide(dispute, 'lost')
  await tell()
  expect((await calls.read()).retainedUntil).toBe(retainedUntil)
  expect(await listed(app)).toMatchObject([{ purpose: 'extension', state: 'lost' }])

  const again = (await calls.begin()).body.paymentIntentId
  await payAt(server, again)
  await tell()
  const longer = (await calls.read()).retainedUntil
  expect(longer > retainedUntil).toBe(true)
  server.disputes.decide(server.disputes.open(again), 'lost')
  await tell()
  expect((await calls.read()).retainedUntil).toBe(longer)
})

test('a decision whose event was lost is found within a day', async () => {
  const { app, server, tell, dispute } = await aDisputedMemorial()
  await tell()
  server.disputes.decide(dispute, 'won')
  await app.run('dispute.look', {})
  expect(await listed(app)).toMatchObject([{ state: 'won', respondBy: null }])
  server.calls.length = 0
  await app.run('dispute.look', {})
  expect(server.calls).toEqual([])
})

test('without the right to read disputes, an event is refused, so that it is sent again', async () => {
  const { server, tell, webhook } = await aDisputedMemorial()
  await tell(server.webhooks.ofType('payment_intent.succeeded'))
  server.faults.next({ on: 'GET /v1/disputes', times: 1, kind: 'error', status: 403 })
  const [event] = server.webhooks.ofType('charge.dispute.created')
  expect(event && (await server.webhooks.deliver(event, webhook))).toBe(500)
  expect(event && (await server.webhooks.deliver(event, webhook))).toBe(200)
})
