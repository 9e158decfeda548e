import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, type TestApp } from '../support/app.ts'
import { aFundToGiveTo, give } from '../support/donations.ts'
import { aFund } from '../support/responses.ts'
import { startStripeApp, stripeConfig } from '../support/stripe-app.ts'
import { startStripeLike } from '../support/stripe-like/server.ts'

const pathOf = (memorialUuid: string) => `/operator/memorials/accounts/${memorialUuid}`
const accountsOf = async (app: TestApp, memorialUuid: string) =>
  (await app.api('GET', pathOf(memorialUuid), { token: OPERATOR_TOKEN })).body
const set = (app: TestApp, memorialUuid: string, json: object, token = OPERATOR_TOKEN) =>
  app.api('POST', pathOf(memorialUuid), { token, json })

async function twoFunds() {
  const stripe = await startStripeApp()
  const { app, server } = stripe
  const place = await aFundToGiveTo(app)
  const hospice = await aFund(app.pool, place.memorialUuid, { title: 'Hospice', position: 1 })
  /** The account that the last gift to a fund was transferred to, and the fee. */
  const giftTo = async (fundId: string) => {
    const { donor, slug } = place
    const { body } = await give(app, donor, slug, { fundId, paymentMethodId: 'pm_card_visa' })
    const intent = server.state.intents.get(body.paymentIntentId)
    return [intent?.transfer_data?.destination ?? null, intent?.application_fee_amount]
  }
  return { ...stripe, ...place, hospice, giftTo }
}

test('gifts go to the account of their fund, else of their memorial, else of the environment', async () => {
  const { app, memorialUuid, host, fundId, hospice, giftTo } = await twoFunds()
  expect(await giftTo(fundId)).toEqual([null, null])
  expect((await set(app, memorialUuid, { account: 'acct_family' })).status).toBe(200)
  expect([await giftTo(fundId), await giftTo(hospice)]).toEqual([
    ['acct_family', 48],
    ['acct_family', 48],
  ])
  const { body } = await set(app, memorialUuid, { account: 'acct_hospice', fundId: hospice })
  expect(body).toMatchObject({
    nameOfPerson: host.memorial.nameOfPerson,
    account: 'acct_family',
    funds: [
      { id: fundId, title: 'Flowers', closed: false, account: null },
      { id: hospice, title: 'Hospice', closed: false, account: 'acct_hospice' },
    ],
  })
  expect([await giftTo(fundId), await giftTo(hospice)]).toEqual([
    ['acct_family', 48],
    ['acct_hospice', 48],
  ])
  // The accounts are cleared one by one, and the next in line is used.
  await set(app, memorialUuid, { account: null, fundId: hospice })
  expect(await giftTo(hospice)).toEqual(['acct_family', 48])
  await set(app, memorialUuid, { account: null })
  expect(await giftTo(hospice)).toEqual([null, null])
})

test('the account of the environment is used if no other is set', async () => {
  const server = await startStripeLike()
  const stripe = { ...stripeConfig(server), connectedAccount: 'acct_family' }
  const { app } = await startStripeApp({ stripe })
  const { donor, slug, memorialUuid } = await aFundToGiveTo(app)
  const destination = async () => {
    const { body } = await give(app, donor, slug, { paymentMethodId: 'pm_card_visa' })
    return server.state.intents.get(body.paymentIntentId)?.transfer_data?.destination
  }
  expect(await destination()).toBe('acct_family')
  await set(app, memorialUuid, { account: 'acct_hospice' })
  expect(await destination()).toBe('acct_hospice')
  await set(app, memorialUuid, { account: null })
  expect(await destination()).toBe('acct_family')
  await server.close()
})

test('a refund comes from the account that got the gift, even if gifts go elsewhere by then', async () => {
  const { app, server, donor, slug, memorialUuid } = await twoFunds()
  await set(app, memorialUuid, { account: 'acct_family' })
  const { body } = await give(app, donor, slug, { paymentMethodId: 'pm_card_visa' })
  await set(app, memorialUuid, { account: null })
  const path = `/operator/donations/refund/${body.paymentIntentId}`
  expect((await app.api('POST', path, { token: OPERATOR_TOKEN })).status).toBe(200)
  expect([...server.state.refunds.values()]).toMatchObject([
    { amount: 1048, reverse_transfer: true, refund_application_fee: true },
  ])
})

test('editing funds does not change or reveal their accounts', async () => {
  const { app, host, memorialUuid, fundId, hospice } = await twoFunds()
  await set(app, memorialUuid, { account: 'acct_hospice', fundId: hospice })
  await set(app, memorialUuid, { account: 'acct_family' })
  const { memorial } = (await app.api('GET', `/memorial/get/${memorialUuid}`, { token: host.token })).body
  const funds = [
    { id: hospice, title: 'The hospice', description: 'By the sea', goalMinor: null },
    { id: fundId, title: 'Flowers' },
  ]
  const json = { version: memorial.version, funds, deleteFundIds: [] }
  const edited = await app.api('POST', `/memorial/funds/update/${memorialUuid}`, { token: host.token, json })
  expect(edited.status).toBe(200)
  expect((await accountsOf(app, memorialUuid)).funds).toMatchObject([
    { title: 'The hospice', account: 'acct_hospice' },
    { title: 'Flowers', account: null },
  ])
  const publicly = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
  for (const { raw } of [edited, publicly]) expect(raw.toString()).not.toContain('acct_')
})

test('an account that is invalid, unknown or not ready is refused, and so is a fund of another memorial', async () => {
  const { app, server, memorialUuid } = await twoFunds()
  const other = await aFundToGiveTo(app)
  for (const account of ['', 'family', 'acct_', 'acct_a b', `acct_${'x'.repeat(65)}`, 'ACCT_1', 7])
    expect((await set(app, memorialUuid, { account })).body).toMatchObject({
      code: 'BAD_INPUT',
      field: 'account',
    })
  expect((await set(app, memorialUuid, {})).body.code).toBe('BAD_INPUT')
  for (const account of ['acct_nobodys', 'acct_new'])
    expect((await set(app, memorialUuid, { account })).body.code).toBe('ACCOUNT_REFUSED')
  const account = 'acct_family'
  for (const fundId of [other.fundId, randomUUID()])
    expect((await set(app, memorialUuid, { account, fundId })).body.code).toBe('FUND_MISSING')
  expect((await set(app, randomUUID(), { account })).body.code).toBe('MEMORIAL_NOT_FOUND')
  server.faults.next({ on: 'GET /v1/accounts', times: 3, kind: 'error' })
  expect((await set(app, memorialUuid, { account })).status).toBe(503)
  expect(await accountsOf(app, memorialUuid)).toMatchObject({
    account: null,
    funds: [{ account: null }, { account: null }],
  })
  expect((await accountsOf(app, other.memorialUuid)).funds).toMatchObject([{ account: null }])
})

test('the owner gets a mail when the account changes, and none when the same one is set again', async () => {
  const { app, memorialUuid, host, fundId } = await twoFunds()
  const told = async () =>
    (await app.outbox()).filter(({ text }) => text.includes('We have changed the account'))
  await set(app, memorialUuid, { account: 'acct_family' })
  await set(app, memorialUuid, { account: 'acct_family' })
  expect(await told()).toMatchObject([{ to: host.email }])
  await set(app, memorialUuid, { account: 'acct_hospice', fundId })
  const [newest, ...before] = await told()
  expect(before).toHaveLength(1)
  expect(newest?.text).toContain('“Flowers”')
  // A refused account sends no mail.
  await set(app, memorialUuid, { account: 'acct_nobodys' })
  expect(await told()).toHaveLength(2)
  for (const { text, html } of await told()) expect(text + html).not.toContain('acct_')
})
