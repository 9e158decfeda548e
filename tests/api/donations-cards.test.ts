import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { answerBank, books, cards, finishGift, give, listGifts, startWithFund } from '../support/donations.ts'

const memorialOf = async (app: TestApp, host: { token: string; memorial: { uuid: string } }) =>
  (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial

const receipts = async (app: TestApp) =>
  (await app.outbox()).filter(({ subject }) => /^Your donation/.test(subject))

test.each([
  ['declined', 'Your card was declined.', 'card_declined'],
  ['empty', 'Your card has insufficient funds.', 'insufficient_funds'],
] as const)(
  'a %s card is refused with a message, and another one completes the same gift',
  async (card, msg, reason) => {
    const { app, donor, slug } = await startWithFund()
    const clientId = randomUUID()
    const refused = await give(app, donor, slug, { card: cards[card], clientId })
    expect(refused).toMatchObject({ status: 409, body: { code: 'CARD_REFUSED', msg, reason } })
    expect(await books(app)).toEqual([])
    expect(await give(app, donor, slug, { clientId })).toMatchObject({ status: 200 })
    expect(await books(app)).toHaveLength(1)
    expect(await listGifts(app)).toHaveLength(1)
  },
)

test('a payment method that the provider does not know is asked for again', async () => {
  const { app, donor, slug } = await startWithFund()
  for (const paymentMethodId of ['', 'pm_00', 'nonsense'])
    expect(await give(app, donor, slug, { paymentMethodId })).toMatchObject({
      status: 409,
      body: { code: 'CARD_REFUSED', reason: 'unknown_payment_method' },
    })
})

test('a gift that the bank still works on is not called refused, and counts once it is through', async () => {
  const { app, donor, slug } = await startWithFund()
  const clientId = randomUUID()
  await give(app, donor, slug, { card: cards.guarded, clientId })
  const move = (status: string) => app.db.updateTable('sandboxIntents').set({ status }).execute()
  await move('processing')
  expect(await finishGift(app, donor, clientId)).toMatchObject({
    status: 409,
    body: { code: 'PAYMENT_UNDER_WAY' },
  })
  await move('succeeded')
  expect(await finishGift(app, donor, clientId)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
  expect(await receipts(app)).toHaveLength(1)
})

test('a payment that the bank asks about counts once the donor has confirmed it', async () => {
  const { app, host, donor, slug } = await startWithFund()
  const { status, body } = await give(app, donor, slug, { card: cards.guarded })
  expect([status, body.status]).toEqual([200, 'requires_action'])
  expect(await finishGift(app, donor, body.paymentIntentId)).toMatchObject({
    status: 409,
    body: { code: 'PAYMENT_INCOMPLETE' },
  })
  expect(await books(app)).toEqual([])
  expect((await answerBank(app, body)).body.status).toBe('succeeded')
  const done = await finishGift(app, donor, body.paymentIntentId)
  expect(done).toMatchObject({
    status: 200,
    body: { status: 'succeeded', amountMinor: 1000, clientSecret: null },
  })
  expect((await finishGift(app, donor, body.paymentIntentId)).body).toEqual(done.body)
  expect(await books(app)).toHaveLength(1)
  expect(await receipts(app)).toHaveLength(1)
  expect((await memorialOf(app, host)).memorialFunds).toMatchObject([{ raisedMinor: 1000, donationCount: 1 }])
})

test('whoever heard no answer asks by the id that their browser chose, and is charged nothing by asking', async () => {
  const { app, host, donor, slug } = await startWithFund()
  const lost = randomUUID()
  expect(await finishGift(app, donor, lost)).toMatchObject({ status: 404, body: { code: 'INTENT_UNKNOWN' } })
  const given = randomUUID()
  await give(app, donor, slug, { clientId: given })
  for (const id of [given, given.toUpperCase()])
    expect(await finishGift(app, donor, id)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
  expect(await finishGift(app, host, given)).toMatchObject({ status: 404, body: { code: 'INTENT_UNKNOWN' } })
  const asked = randomUUID()
  await give(app, donor, slug, { card: cards.guarded, clientId: asked })
  expect(await finishGift(app, donor, asked)).toMatchObject({
    status: 409,
    body: { code: 'PAYMENT_INCOMPLETE' },
  })
  expect(await books(app)).toHaveLength(1)
})

test('a donor who declines at the bank may try another card', async () => {
  const { app, donor, slug } = await startWithFund()
  const clientId = randomUUID()
  const { body } = await give(app, donor, slug, { card: cards.guarded, clientId })
  expect(await answerBank(app, body, false)).toMatchObject({ status: 400 })
  expect(await finishGift(app, donor, body.paymentIntentId)).toMatchObject({ status: 409 })
  const again = await give(app, donor, slug, { clientId })
  expect(again.body).toMatchObject({ status: 'succeeded', paymentIntentId: body.paymentIntentId })
  expect(await books(app)).toHaveLength(1)
})

test('nobody can finish the gift of somebody else, or one that does not exist', async () => {
  const { app, host, donor, slug } = await startWithFund()
  const { body } = await give(app, donor, slug, { card: cards.guarded })
  await answerBank(app, body)
  const unknown = { status: 404, body: { code: 'INTENT_UNKNOWN' } }
  expect(await finishGift(app, host, body.paymentIntentId)).toMatchObject(unknown)
  for (const id of ['', 'pi_00', 'pi_nonsense'])
    expect(await finishGift(app, donor, id)).toMatchObject(unknown)
  expect(await books(app)).toEqual([])
})
