import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, type TestApp } from '../support/app.ts'
import { aFundToGiveTo, answerBank, books, cards, give, startWithFund } from '../support/donations.ts'
import { startStripeApp } from '../support/stripe-app.ts'

const refund = (app: TestApp, paymentIntentId: string, token = OPERATOR_TOKEN) =>
  app.api('POST', `/operator/donations/refund/${paymentIntentId}`, { token })

const sumOf = async (app: TestApp, slug: string) => {
  const [fund] = (await app.api('GET', `/public/memorial/${slug}`)).body.memorial.memorialFunds
  return [fund.raisedMinor, fund.donationCount]
}

const told = async (app: TestApp) =>
  (await app.outbox()).filter(({ subject }) => subject.endsWith('is given back'))

const rowOf = (app: TestApp, intentId: string) =>
  app.db
    .selectFrom('payments')
    .select(['refundedMinor', 'refundedAt', 'lostAt'])
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow()

/** A gift of $10 through Stripe. */
async function aGift() {
  const stripe = await startStripeApp()
  const { app, server } = stripe
  const place = await aFundToGiveTo(app)
  const { donor, slug } = place
  const given = await give(app, donor, slug, { paymentMethodId: 'pm_card_visa' })
  expect([given.status, await sumOf(app, slug)]).toEqual([200, [1000, 1]])
  return { ...stripe, ...place, server, intentId: String(given.body.paymentIntentId) }
}

const atDesk = (server: { url: string; secretKey: string }, intentId: string, amount?: number) =>
  fetch(`${server.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.secretKey}` },
    body: new URLSearchParams({ payment_intent: intentId, ...(amount && { amount: String(amount) }) }),
  })

test('the operator refunds a gift: the donor gets gift and fee back and a mail; the fund’s total is corrected', async () => {
  const { app, donor, slug, memorialUuid } = await startWithFund()
  await give(app, donor, slug, { amount: 25 })
  const { paymentIntentId } = (await give(app, donor, slug)).body
  const [receipt] = (await app.outbox()).filter(({ subject }) => /^Your donation in memory/.test(subject))
  expect(await sumOf(app, slug)).toEqual([3500, 2])
  const { body: csv } = await app.api('GET', '/operator/donations/csv', { token: OPERATOR_TOKEN })
  expect(csv.csv).toContain(paymentIntentId)

  expect(await refund(app, paymentIntentId)).toMatchObject({
    status: 200,
    body: { amountMinor: 1048, currency: 'aud', paymentIntentId, memorialUuid },
  })
  expect(await sumOf(app, slug)).toEqual([2500, 1])
  expect((await books(app)).map(({ amountMinor }) => amountMinor)).toEqual([2500])
  expect(await rowOf(app, paymentIntentId)).toMatchObject({
    refundedMinor: 1048,
    refundedAt: expect.any(Date),
  })
  const log = await app.db
    .selectFrom('auditLog')
    .select(['action', 'actor', 'userUuid'])
    .where('memorialUuid', '=', memorialUuid)
    .where('actor', '<>', 'HOST')
    .execute()
  expect(log).toEqual([{ action: 'GAVE_BACK_GIFT', actor: 'OPERATOR', userUuid: null }])
  const mails = await told(app)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.to).toContain(donor.email)
  expect(mails[0]?.text).toContain('$10.48 AUD')
  expect(mails[0]?.text).toContain('Test mode: no card was charged.')
  const [number] = /Receipt number: \w+/.exec(receipt?.text ?? '') ?? []
  expect(mails[0]?.text).toContain(number)
})

test('a refund is made once, however often it is asked for, and unpaid gifts are not refunded', async () => {
  const { app, donor, slug } = await startWithFund()
  const { paymentIntentId } = (await give(app, donor, slug)).body
  const answers = await Promise.all(Array.from({ length: 4 }, () => refund(app, paymentIntentId)))
  for (const { status, body } of answers)
    expect(status === 200 || body.code === 'NOTHING_TO_REFUND').toBe(true)
  expect((await refund(app, paymentIntentId)).body.code).toBe('NOTHING_TO_REFUND')
  expect(await told(app)).toHaveLength(1)

  const asked = (await give(app, donor, slug, { card: cards.guarded })).body
  expect((await refund(app, asked.paymentIntentId)).body.code).toBe('NOTHING_TO_REFUND')
  await answerBank(app, asked)
  expect((await refund(app, asked.paymentIntentId)).status).toBe(200)
  expect(await sumOf(app, slug)).toEqual([0, 0])
  expect((await refund(app, 'pi_nobodys')).body.code).toBe('GIFT_NOT_FOUND')
})

test('an interrupted refund is completed when it is asked for again', async () => {
  const { app, server, intentId, slug } = await aGift()
  server.faults.next({ on: 'POST /v1/refunds', times: 3, kind: 'error' })
  expect((await refund(app, intentId)).status).toBe(503)
  expect(await sumOf(app, slug)).toEqual([1000, 1])
  // The money was refunded, but our ledger could not record it.
  await app.pool.query('alter table payments add constraint closed check (refunded_at is null)')
  expect((await refund(app, intentId)).status).toBe(500)
  await app.pool.query('alter table payments drop constraint closed')
  expect(server.state.refunds.size).toBe(1)
  expect((await refund(app, intentId)).status).toBe(200)
  expect(server.state.refunds.size).toBe(1)
  expect(await sumOf(app, slug)).toEqual([0, 0])
  expect(await told(app)).toHaveLength(1)
})

test('a refund made in Stripe’s dashboard lowers the total and is mailed, however often its events come', async () => {
  const { app, server, tell, intentId, slug } = await aGift()
  await atDesk(server, intentId, 500)
  await tell()
  // After a partial refund the gift still counts, and the refunded amount is recorded.
  expect([await sumOf(app, slug), await rowOf(app, intentId)]).toMatchObject([
    [1000, 1],
    { refundedMinor: 500, refundedAt: null },
  ])
  await atDesk(server, intentId)
  const all = server.webhooks.events
  await tell([...all, ...all, ...all].reverse())
  await tell()
  expect(await sumOf(app, slug)).toEqual([0, 0])
  expect(await rowOf(app, intentId)).toMatchObject({ refundedMinor: 1048 })
  expect(await told(app)).toHaveLength(1)
  expect((await refund(app, intentId)).body.code).toBe('NOTHING_TO_REFUND')
})

test('a gift to a deleted fund and memorial can be refunded, and stays in the ledger', async () => {
  const { app, server, intentId, memorialUuid } = await aGift()
  await app.db.deleteFrom('memorials').where('uuid', '=', memorialUuid).execute()
  expect((await refund(app, intentId)).status).toBe(200)
  expect([...server.state.refunds.values()]).toMatchObject([{ amount: 1048 }])
  expect(await rowOf(app, intentId)).toMatchObject({ refundedMinor: 1048, refundedAt: expect.any(Date) })
  expect(await books(app)).toEqual([])
})

test('a disputed gift counts until the dispute is lost, and counts again if it is won after all', async () => {
  const { app, server, tell, intentId, slug } = await aGift()
  const [before] = await books(app)
  const dispute = server.disputes.open(intentId, { amount: 1040, reason: 'product_not_received' })
  await tell()
  expect(await sumOf(app, slug)).toEqual([1000, 1])
  expect((await refund(app, intentId)).body.code).toBe('PAYMENT_DISPUTED')

  app.clock.advance({ days: 3 })
  server.disputes.decide(dispute, 'lost')
  await tell()
  await tell([...server.webhooks.events].reverse())
  expect(await sumOf(app, slug)).toEqual([0, 0])
  expect(await books(app)).toEqual([])
  expect(await rowOf(app, intentId)).toMatchObject({ lostAt: expect.any(Date), refundedAt: null })
  const { body } = await app.api('GET', '/operator/disputes', { token: OPERATOR_TOKEN })
  expect(body.disputes).toMatchObject([
    { purpose: 'donation', state: 'lost', amountMinor: 1040, reason: 'product_not_received' },
  ])
  expect((await refund(app, intentId)).body.code).toBe('PAYMENT_DISPUTED')
  expect(server.state.refunds.size).toBe(0)

  server.disputes.decide(dispute, 'appeal_under_review')
  await tell()
  expect(await sumOf(app, slug)).toEqual([0, 0])
  server.disputes.decide(dispute, 'won')
  await tell()
  expect(await sumOf(app, slug)).toEqual([1000, 1])
  expect(await books(app)).toMatchObject([{ completedAt: before?.completedAt, amountMinor: 1000 }])
  const receipts = (await app.outbox()).filter(({ subject }) => /^Your donation/.test(subject))
  expect(receipts).toHaveLength(1)
})

test('a gift whose donor deleted their account is refunded without a mail', async () => {
  const { app, intentId, donor } = await aGift()
  await app.db.deleteFrom('users').where('uuid', '=', donor.uuid).execute()
  expect((await refund(app, intentId)).status).toBe(200)
  expect(await told(app)).toEqual([])
})
