import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import {
  aFundToGiveTo,
  aKeptCard,
  books,
  cards,
  finishGift,
  give,
  pay,
  startWithFund,
} from '../support/donations.ts'
import { aUser, blockUser, startWithHost } from '../support/factories.ts'
import { aFund } from '../support/responses.ts'

const run = promisify(execFile)

const memorialOf = async (app: TestApp, host: { token: string; memorial: { uuid: string } }) =>
  (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial

const receipts = async (app: TestApp) =>
  (await app.outbox()).filter(({ subject }) => /^Your donation/.test(subject))

test('a gift is charged with its fee, recorded in the ledger and the fund, and has a receipt', async () => {
  const { app, host, donor, slug, fundId, memorialUuid } = await startWithFund()
  const { status, body } = await give(app, donor, slug, { fundId, clientId: randomUUID() })
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      msg: null,
      status: 'succeeded',
      transactionId: body.paymentIntentId,
      paymentIntentId: expect.stringMatching(/^pi_/),
      clientSecret: null,
      amountMinor: 1000,
      feeMinor: 48,
      currency: 'aud',
    },
  ])
  expect(await books(app)).toMatchObject([
    {
      memorialUuid,
      fundUuid: fundId,
      userUuid: donor.uuid,
      amountMinor: 1000,
      feeMinor: 48,
      currency: 'aud',
      anonymous: false,
      provider: 'sandbox',
      intentId: body.paymentIntentId,
    },
  ])
  const charged = await app.db.selectFrom('sandboxIntents').select(['amountMinor', 'status']).execute()
  expect(charged).toEqual([{ amountMinor: 1048, status: 'succeeded' }])
  expect((await memorialOf(app, host)).memorialFunds).toMatchObject([
    {
      id: fundId,
      raisedMinor: 1000,
      donationCount: 1,
      donations: [{ amount: 10, anon: false, user: { firstName: 'Zebediah', surname: 'Unspoken' } }],
    },
  ])

  const [mail, ...others] = await receipts(app)
  expect(others).toEqual([])
  expect(mail?.to).toContain(donor.email)
  expect(mail?.subject).toBe('Your donation in memory of Margaret Anne Hollis')
  for (const line of [
    'For: Flowers',
    'Received by: the family has not said yet',
    'Donation: $10.00 AUD',
    'Processing fee: $0.48 AUD',
    'You paid: $10.48 AUD',
    'Test mode: no card was charged.',
    'The family sees your name',
    `/view/${slug}`,
  ])
    expect(mail?.text).toContain(line)
})

test.each([
  [1, 100, 32],
  [12.5, 1250, 52],
  [19.99, 1999, 65],
  [10_000, 1_000_000, 17_530],
])('giving %s is %s minor units and a fee of %s', async (amount, amountMinor, feeMinor) => {
  const { app, donor, slug } = await startWithFund()
  expect((await give(app, donor, slug, { amount })).body).toMatchObject({ amountMinor, feeMinor })
})

test('an invalid amount is refused with a message, and no payment is begun', async () => {
  const { app, donor, slug } = await startWithFund()
  for (const amount of [
    0,
    -1,
    0.001,
    0.99,
    10.005,
    10_000.01,
    1e9,
    1e300,
    'ten',
    '10',
    '',
    Number.NaN,
    null,
    [10],
  ])
    expect([amount, await give(app, donor, slug, { amount })]).toMatchObject([
      amount,
      {
        status: 400,
        body: { code: 'BAD_INPUT', field: 'amount', msg: 'Please enter a valid donation amount' },
      },
    ])
  expect(await app.db.selectFrom('sandboxIntents').selectAll().execute()).toEqual([])
})

test('the fee is the one that the operator configured', async () => {
  const app = await startApp({ donationFee: { hundredthsOfPercent: 290, fixedMinor: 5 } })
  const { donor, slug } = await aFundToGiveTo(app)
  expect((await give(app, donor, slug)).body).toMatchObject({ feeMinor: 34 })
})

test('without a fund in the request, the first open fund gets the gift', async () => {
  const { app, donor, slug, memorialUuid, fundId } = await startWithFund()
  const later = await aFund(app.pool, memorialUuid, { title: 'Later', position: 1 })
  await give(app, donor, slug)
  await give(app, donor, slug, { fundId: later.toUpperCase() })
  await app.db.updateTable('funds').set({ deletedAt: new Date() }).where('uuid', '=', fundId).execute()
  await give(app, donor, slug, { fundId: null })
  expect((await books(app)).map(({ fundUuid }) => fundUuid)).toEqual([fundId, later, later])
})

test('a fund that is closed, unknown or of another memorial cannot get gifts', async () => {
  const { app, donor, slug, fundId } = await startWithFund()
  const other = await aFundToGiveTo(app)
  const missing = { status: 404, body: { code: 'FUND_MISSING' } }
  for (const id of [other.fundId, randomUUID()])
    expect(await give(app, donor, slug, { fundId: id })).toMatchObject(missing)
  await app.db.updateTable('funds').set({ deletedAt: new Date() }).where('uuid', '=', fundId).execute()
  expect(await give(app, donor, slug, { fundId })).toMatchObject(missing)
  expect(await give(app, donor, slug)).toMatchObject(missing)
  expect(await books(app)).toEqual([])
})

test('whoever can read a memorial can give to it', async () => {
  const { app, host, donor, slug, memorialUuid } = await startWithFund()
  const set = (fields: object) =>
    app.db.updateTable('memorials').set(fields).where('uuid', '=', memorialUuid).execute()
  expect(await give(app, donor, 'nobody-here')).toMatchObject({
    status: 404,
    body: { code: 'PUBLIC_MISSING' },
  })
  await set({ paymentCompletedAt: null })
  expect(await give(app, donor, slug)).toMatchObject({ status: 404, body: { code: 'PUBLIC_MISSING' } })
  await pay(app, memorialUuid)
  await set({ visibility: 'PRIVATE' })
  expect(await give(app, donor, slug)).toMatchObject({ status: 403, body: { code: 'PUBLIC_PRIVATE' } })
  expect(await give(app, host, slug)).toMatchObject({ status: 200 })
  await set({ deletedAt: new Date() })
  expect(await give(app, host, slug)).toMatchObject({ status: 404 })
  expect(await books(app)).toHaveLength(1)
})

test('a blocked account cannot give', async () => {
  const { app, donor, slug, memorialUuid } = await startWithFund()
  await blockUser(app, memorialUuid, donor.uuid)
  expect(await give(app, donor, slug)).toMatchObject({ status: 403, body: { code: 'BLOCKED' } })
  expect(await app.db.selectFrom('sandboxIntents').selectAll().execute()).toEqual([])
})

test('a gift does not count as payment for a memorial, nor the other way round', async () => {
  const { app, host: donor } = await startWithHost()
  const { slug, memorialUuid } = await aFundToGiveTo(app)
  const { uuid: ownUuid, shareSlug: ownSlug } = donor.memorial

  // A gift of theirs to their own memorial, of the same amount as its price.
  await aFund(app.pool, ownUuid)
  await pay(app, ownUuid)
  const gift = await give(app, donor, ownSlug, { amount: 29.19 })
  expect(gift.body.amountMinor + gift.body.feeMinor).toBe(3000)
  await app.db
    .updateTable('memorials')
    .set({ paymentCompletedAt: null })
    .where('uuid', '=', ownUuid)
    .execute()
  const settle = () =>
    app.api('POST', '/memorial/payment', {
      token: donor.token,
      json: { memorialUuid: ownUuid, paymentIntentId: gift.body.paymentIntentId },
    })
  expect(await settle()).toMatchObject({ status: 404, body: { code: 'INTENT_UNKNOWN' } })
  // Not even if it is listed among the payments for memorials.
  const asPrice = {
    purpose: 'memorial',
    fundUuid: null,
    amountMinor: 3000,
    feeMinor: 0,
    completedAt: null,
  } as const
  const [given] = await books(app)
  const update = (values: object) =>
    app.db.updateTable('payments').set(values).where('intentId', '=', gift.body.paymentIntentId).execute()
  await update(asPrice)
  expect(await settle()).toMatchObject({ status: 400, body: { code: 'INTENT_MISMATCH' } })
  await update(given ?? {})

  const { body: price } = await app.api('POST', '/memorial/payment-intent', {
    token: donor.token,
    json: { memorialUuid: ownUuid },
  })
  await app.api('POST', `/sandbox/payment-intents/${price.paymentIntentId}/confirm`, {
    json: {
      clientSecret: price.clientSecret,
      cardNumber: cards.good,
      expMonth: 12,
      expYear: 2040,
      cvc: '123',
      name: 'Joan Petrie',
    },
  })
  expect(await finishGift(app, donor, price.paymentIntentId)).toMatchObject({ status: 404 })
  // Not even if it is listed among the gifts.
  const { body: begun } = await give(app, donor, slug, { amount: 29.19, card: cards.guarded })
  await app.db.deleteFrom('payments').where('intentId', '=', price.paymentIntentId).execute()
  await app.db
    .updateTable('payments')
    .set({ intentId: price.paymentIntentId, memorialUuid: ownUuid })
    .where('intentId', '=', begun.paymentIntentId)
    .execute()
  expect(await finishGift(app, donor, price.paymentIntentId)).toMatchObject({
    status: 400,
    body: { code: 'INTENT_MISMATCH' },
  })
  expect(await books(app)).toMatchObject([{ memorialUuid: ownUuid }])
  expect(memorialUuid).not.toBe(ownUuid)
})

test('giving adds nobody to the people of a memorial', async () => {
  const { app, donor, slug, memorialUuid } = await startWithFund()
  await give(app, donor, slug)
  const relationships = await app.db
    .selectFrom('relationships')
    .select('relationshipType')
    .where('memorialUuid', '=', memorialUuid)
    .execute()
  expect(relationships).toEqual([{ relationshipType: 'OWNER' }])
})

test('no response and no mail names an anonymous donor', async () => {
  const { app, host, donor, slug, memorialUuid } = await startWithFund()
  await give(app, donor, slug, { anonymous: true })
  const { token } = host
  const answers = [
    await app.api('GET', `/memorial/get/${memorialUuid}`, { token }),
    await app.api('POST', `/memorial/visit/${memorialUuid}`, { token }),
    await app.api('GET', `/memorial/donations/${memorialUuid}`, { token }),
    await app.api('GET', `/memorial/donations/csv/${memorialUuid}`, { token }),
    await app.api('GET', `/public/memorial/${slug}`),
    await app.api('GET', '/operator/donations/csv', { token: OPERATOR_TOKEN }),
  ]
  for (const { status, raw } of answers) {
    expect(status).toBe(200)
    const text = raw.toString()
    for (const secret of ['Zebediah', 'Unspoken', donor.email, donor.uuid]) expect(text).not.toContain(secret)
  }
  expect(JSON.parse(String(answers[0]?.raw)).memorial.memorialFunds).toMatchObject([
    { raisedMinor: 1000, donations: [{ anon: true, user: null }] },
  ])
  const [mail] = await receipts(app)
  expect(mail?.text).toContain('You gave anonymously')
  const toOthers = (await app.outbox()).filter(({ to }) => !to.includes(donor.email))
  for (const { text } of toOthers) expect(text).not.toMatch(/Zebediah|Unspoken/)
})

test('the operator can export the gifts of all memorials, including deleted ones', async () => {
  const app = await startApp()
  const [one, two] = [await aFundToGiveTo(app), await aFundToGiveTo(app)]
  await give(app, one.donor, one.slug, { amount: 12.5 })
  await give(app, two.donor, two.slug, { anonymous: true })
  await app.db
    .updateTable('memorials')
    .set({ deletedAt: new Date() })
    .where('uuid', '=', two.memorialUuid)
    .execute()
  const { status, body } = await app.api('GET', '/operator/donations/csv', { token: OPERATOR_TOKEN })
  expect([status, body.filename]).toEqual([200, 'donations.csv'])
  const [header, second, first] = body.csv.replace('\ufeff', '').split('\r\n')
  expect(header).toBe('Date,Memorial,Memorial ID,Fund,Amount,Fee,Currency,Donor,Anonymous,Provider,Payment')
  expect(first).toContain(
    `,Margaret Anne Hollis,${one.memorialUuid},Flowers,12.50,0.52,AUD,Zebediah Unspoken,No,sandbox,pi_`,
  )
  expect(second).toContain(`,${two.memorialUuid},Flowers,10.00,0.48,AUD,,Yes,sandbox,pi_`)
  const asked = async (token: string) => (await app.api('GET', '/operator/donations/csv', { token })).status
  expect([await asked(''), await asked(one.host.token)]).toEqual([401, 403])
})

test('the operator can export the gifts from the command line', async () => {
  const { app, donor, slug } = await startWithFund()
  await give(app, donor, slug)
  const env = { ...process.env, PUBLIC_URL: await app.listen(), OPERATOR_TOKEN }
  const { stdout } = await run(process.execPath, ['scripts/operator.ts', 'donations', 'export'], { env })
  const { body } = await app.api('GET', '/operator/donations/csv', { token: OPERATOR_TOKEN })
  expect(stdout).toBe(body.csv)
})

test('one person can give twenty times an hour to a memorial, and others are not affected', async () => {
  const { app, donor, slug } = await startWithFund()
  const paymentMethodId = await aKeptCard(app, cards.declined)
  for (let n = 0; n < 20; n += 1)
    expect((await give(app, donor, slug, { paymentMethodId })).body.code).toBe('CARD_REFUSED')
  const limited = await give(app, donor, slug)
  expect([limited.status, limited.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  expect((await give(app, await aUser(app), slug)).status).toBe(200)
  const elsewhere = await aFundToGiveTo(app)
  expect((await give(app, donor, elsewhere.slug)).status).toBe(200)
})

test('a receipt says who receives the gift and when, as the family wrote it', async () => {
  const { app, donor, slug, fundId } = await startWithFund()
  await app.db
    .updateTable('funds')
    .set({ recipient: 'Kingscliff Garden Inc.', payout: 'on the 1st of each month' })
    .where('uuid', '=', fundId)
    .execute()
  expect((await give(app, donor, slug)).status).toBe(200)
  const [mail] = await receipts(app)
  expect(mail?.text).toContain('Received by, as the family says: Kingscliff Garden Inc.')
  expect(mail?.text).toContain('When: on the 1st of each month')
  expect(mail?.text).toContain('/support')
})
