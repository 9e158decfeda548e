import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import {
  aFundToGiveTo,
  aKeptCard,
  answerBank,
  books,
  cards,
  finishGift,
  give,
  listGifts,
  startWithFund,
} from '../support/donations.ts'
import { beginGift, payPath, payWith } from '../support/guest-gifts.ts'
import { visitorPages } from '../support/visitor-pages.ts'

const receipts = async (app: TestApp) =>
  (await app.outbox()).filter(({ subject }) => /^Your donation/.test(subject))

/** Makes the same call five times at once. */
const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 5 }, work))

/** The provider cannot read saved cards while this runs. */
async function whileProviderFails<T>(app: TestApp, work: () => Promise<T>): Promise<T> {
  await app.pool.query('alter table sandbox_payment_methods rename to sandbox_out_of_order')
  try {
    return await work()
  } finally {
    await app.pool.query('alter table sandbox_out_of_order rename to sandbox_payment_methods')
  }
}

/** The database refuses donations while this runs: the provider has the money, and our ledger cannot record it. */
async function whileBooksAreClosed<T>(app: TestApp, work: () => Promise<T>): Promise<T> {
  await app.pool.query(
    'alter table payments add constraint closed check (fund_uuid is null or completed_at is null)',
  )
  try {
    return await work()
  } finally {
    await app.pool.query('alter table payments drop constraint closed')
  }
}

test('pressing the button five times at once makes one gift, one charge and one receipt', async () => {
  const { app, donor, slug } = await startWithFund()
  const clientId = randomUUID()
  const answers = await atOnce(() => give(app, donor, slug, { clientId }))
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
    Array.from({ length: 5 }, () => [200, 'succeeded']),
  )
  expect(new Set(answers.map(({ body }) => body.paymentIntentId)).size).toBe(1)
  expect(await books(app)).toHaveLength(1)
  expect(await listGifts(app)).toHaveLength(1)
  expect(await app.db.selectFrom('sandboxIntents').selectAll().execute()).toHaveLength(1)
  expect(await receipts(app)).toHaveLength(1)
})

test('finishing a gift five times at once, while the settle job runs, makes one gift', async () => {
  const { app, donor, slug } = await startWithFund()
  const { body } = await give(app, donor, slug, { card: cards.guarded })
  await answerBank(app, body)
  app.clock.advance({ minutes: 10 })
  const [answers] = await Promise.all([
    atOnce(() => finishGift(app, donor, body.paymentIntentId)),
    app.run('payment.settle', {}),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await books(app)).toHaveLength(1)
  expect(await receipts(app)).toHaveLength(1)
})

test('a new client id, another person, or no client id makes another gift', async () => {
  const { app, host, donor, slug } = await startWithFund()
  const clientId = randomUUID()
  await give(app, donor, slug, { clientId })
  await give(app, donor, slug, { clientId: randomUUID() })
  await give(app, host, slug, { clientId })
  await give(app, donor, slug)
  await give(app, donor, slug)
  expect(await books(app)).toHaveLength(5)
  const elsewhere = await aFundToGiveTo(app)
  await give(app, donor, elsewhere.slug, { clientId })
  expect(await books(app)).toHaveLength(6)
})

test('the same client id with other values is refused, and the first gift stays', async () => {
  const { app, donor, slug, fundId } = await startWithFund()
  const clientId = randomUUID()
  await give(app, donor, slug, { clientId })
  for (const changed of [{ amount: 20 }, { anonymous: true }, { fundId: randomUUID() }])
    expect(await give(app, donor, slug, { clientId, ...changed })).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT', field: 'clientId' },
    })
  expect(await give(app, donor, slug, { clientId, fundId })).toMatchObject({ status: 200 })
  expect(await books(app)).toMatchObject([{ amountMinor: 1000, anonymous: false }])
})

test('a browser that lost the response after paying finds its gift made, whatever card it sends', async () => {
  const { app, donor, slug } = await startWithFund()
  const clientId = randomUUID()
  const lost = await whileBooksAreClosed(app, () => give(app, donor, slug, { clientId }))
  expect(lost).toMatchObject({ status: 500 })
  expect(await books(app)).toEqual([])
  const again = await give(app, donor, slug, { clientId, card: cards.declined })
  expect(again).toMatchObject({ status: 200, body: { status: 'succeeded' } })
  expect(await books(app)).toHaveLength(1)
  expect(await receipts(app)).toHaveLength(1)
})

test('a gift whose browser never comes back is settled by the settle job', async () => {
  const { app, host, donor, slug, fundId } = await startWithFund()
  await whileBooksAreClosed(app, () => give(app, donor, slug))
  const { body } = await give(app, donor, slug, { card: cards.guarded, amount: 20 })
  await answerBank(app, body)

  await app.run('payment.settle', {})
  expect(await books(app)).toEqual([])
  app.clock.advance({ minutes: 6 })
  await app.run('payment.settle', {})
  await app.run('payment.settle', {})
  expect((await books(app)).map(({ amountMinor }) => amountMinor).sort()).toEqual([1000, 2000])
  expect(await receipts(app)).toHaveLength(2)
  const { body: answer } = await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
  expect(answer.memorial.memorialFunds).toMatchObject([{ id: fundId, raisedMinor: 3000 }])
  expect((await listGifts(app)).every(({ completedAt }) => completedAt)).toBe(true)
})

test('a provider that fails charges nothing, and the same request succeeds once it is back', async () => {
  const { app, donor, slug } = await startWithFund()
  const clientId = randomUUID()
  const paymentMethodId = await aKeptCard(app)
  const failed = await whileProviderFails(app, () => give(app, donor, slug, { clientId, paymentMethodId }))
  expect(failed).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
  expect(await books(app)).toEqual([])
  expect(await listGifts(app)).toMatchObject([{ paidAt: null, calledOffAt: null }])
  expect(await give(app, donor, slug, { clientId, paymentMethodId })).toMatchObject({ status: 200 })
  expect(await books(app)).toHaveLength(1)
})

test('a gift that is unpaid for a day is cancelled, and cannot be paid any more', async () => {
  const { app, donor, slug } = await startWithFund()
  const clientId = randomUUID()
  const { body } = await give(app, donor, slug, { card: cards.guarded, clientId })
  app.clock.advance({ hours: 23 })
  await app.run('payment.settle', {})
  expect(await listGifts(app)).toMatchObject([{ paidAt: null, calledOffAt: null }])
  app.clock.advance({ hours: 2 })
  await app.run('payment.settle', {})
  expect((await listGifts(app))[0]?.calledOffAt).not.toBeNull()
  expect(await answerBank(app, body)).toMatchObject({ status: 400, body: { code: 'payment_canceled' } })
  const { token } = await signedInAgain(app, donor)
  expect(await give(app, { token }, slug, { clientId })).toMatchObject({
    status: 409,
    body: { code: 'CARD_REFUSED', reason: 'payment_canceled' },
  })
  expect(await books(app)).toEqual([])
})

test('a payment at the last moment counts', async () => {
  const { app, donor, slug } = await startWithFund()
  const { body } = await give(app, donor, slug, { card: cards.guarded })
  await answerBank(app, body)
  app.clock.advance({ hours: 30 })
  await app.run('payment.settle', {})
  expect(await books(app)).toHaveLength(1)
})

test('a fund removed while a gift to it is being paid is closed, and gets the gift', async () => {
  const { app, host, donor, slug, fundId, memorialUuid } = await startWithFund()
  const { body } = await give(app, donor, slug, { card: cards.guarded })
  const removed = await app.api('POST', `/memorial/funds/update/${memorialUuid}`, {
    token: host.token,
    json: { funds: [], deleteFundIds: [fundId] },
  })
  expect(removed).toMatchObject({ status: 200 })
  await answerBank(app, body)
  expect(await finishGift(app, donor, body.paymentIntentId)).toMatchObject({ status: 200 })
  expect(await books(app)).toMatchObject([{ fundUuid: fundId }])
  const { body: answer } = await app.api('GET', `/memorial/get/${memorialUuid}`, { token: host.token })
  expect(answer.memorial.memorialFunds).toMatchObject([{ id: fundId, closed: true, raisedMinor: 1000 }])
})

test('a gift to a memorial that was deleted meanwhile is in the ledger', async () => {
  const { app, donor, slug, memorialUuid } = await startWithFund()
  const { body } = await give(app, donor, slug, { card: cards.guarded })
  await app.db
    .updateTable('memorials')
    .set({ deletedAt: new Date() })
    .where('uuid', '=', memorialUuid)
    .execute()
  await answerBank(app, body)
  expect(await finishGift(app, donor, body.paymentIntentId)).toMatchObject({ status: 200 })
  expect(await books(app)).toMatchObject([{ memorialUuid }])
  expect(await receipts(app)).toHaveLength(1)
})

test('a gift of an account that was deleted meanwhile is recorded without its name', async () => {
  const { app, donor, slug } = await startWithFund()
  const { body } = await give(app, donor, slug, { card: cards.guarded })
  await answerBank(app, body)
  await app.db.deleteFrom('users').where('uuid', '=', donor.uuid).execute()
  app.clock.advance({ minutes: 6 })
  await app.run('payment.settle', {})
  expect(await books(app)).toMatchObject([{ userUuid: null, amountMinor: 1000 }])
  expect(await receipts(app)).toEqual([])
})

async function signedInAgain(app: TestApp, { email, password }: { email: string; password: string }) {
  const { body } = await app.api('POST', '/anon/signin', { json: { email, password } })
  return { token: String(body.token) }
}

test('a payment for a memorial that no longer exists is refunded, and not recorded', async () => {
  const { app, donor, slug, memorialUuid } = await startWithFund(visitorPages)
  const { body } = await give(app, donor, slug, { card: cards.guarded })
  const { page } = await beginGift(app, slug)
  await app.db.deleteFrom('memorials').where('uuid', '=', memorialUuid).execute()
  await answerBank(app, body)
  await payWith(app, payPath(page))
  expect(await finishGift(app, donor, body.paymentIntentId)).toMatchObject({
    status: 404,
    body: { code: 'FUND_MISSING' },
  })
  app.clock.advance({ minutes: 6 })
  await app.run('payment.settle', {})
  await app.run('payment.settle', {})
  expect(await books(app)).toEqual([])
  expect(await receipts(app)).toEqual([])
  const intents = await app.db
    .selectFrom('sandboxIntents')
    .select(['status', 'amountMinor', 'refundedMinor'])
    .execute()
  expect(intents).toEqual(Array(2).fill({ status: 'succeeded', amountMinor: 1048, refundedMinor: 1048 }))
  expect(
    (await listGifts(app)).map(({ refundedMinor, refundedAt }) => [refundedMinor, refundedAt !== null]),
  ).toEqual(Array(2).fill([1048, true]))
})
