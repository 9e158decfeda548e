import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aHost, aUser, startWithHost } from '../support/factories.ts'
import type { Host } from '../support/hosts.ts'
import { allPages } from '../support/pages.ts'
import { aDonation, aFund, seedResponses } from '../support/responses.ts'

const funds = async (app: TestApp, { token, memorial }: Host) =>
  (await app.api('GET', `/memorial/get/${memorial.uuid}`, { token })).body.memorial.memorialFunds

const list = (app: TestApp, { token, memorial }: Host, query = '') =>
  app.api('GET', `/memorial/donations/${memorial.uuid}${query}`, { token })

const table = (app: TestApp, { token, memorial }: Host) =>
  app.api('GET', `/memorial/donations/csv/${memorial.uuid}`, { token })

const NOBODYS = '00000000-0000-4000-8000-000000000000'

test('a fund lists its gifts, newest first', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  const second = await aFund(app.pool, uuid, {
    title: 'The school library',
    position: 1,
    description: null,
    goalMinor: null,
  })
  const first = await aFund(app.pool, uuid, {
    title: 'Flowers',
    description: 'On Mondays',
    goalMinor: 50_000,
  })
  await aDonation(app.pool, uuid, { fundUuid: first, amountMinor: 1250, dateDonated: new Date(0) })
  const id = await aDonation(app.pool, uuid, { fundUuid: first, amountMinor: 10_000 })
  expect(await funds(app, host)).toEqual([
    {
      id: first,
      title: 'Flowers',
      description: 'On Mondays',
      recipient: null,
      payout: null,
      goalMinor: 50_000,
      currency: 'aud',
      raisedMinor: 11_250,
      formerMinor: 0,
      donationCount: 2,
      closed: false,
      charity: null,
      mayReword: true,
      donations: [
        {
          id,
          fundId: first,
          fundTitle: 'Flowers',
          amount: 100,
          amountMinor: 10_000,
          currency: 'aud',
          dateDonated: expect.stringMatching(/Z$/),
          anon: false,
          formerServer: null,
          user: { firstName: 'Joan', surname: 'Petrie' },
        },
        expect.objectContaining({ amount: 12.5, amountMinor: 1250, dateDonated: '1970-01-01T00:00:00.000Z' }),
      ],
    },
    {
      id: second,
      title: 'The school library',
      description: null,
      recipient: null,
      payout: null,
      goalMinor: null,
      currency: 'aud',
      raisedMinor: 0,
      formerMinor: 0,
      donationCount: 0,
      closed: false,
      charity: null,
      mayReword: true,
      donations: [],
    },
  ])
})

test('a fund uses the currency that the product is sold in', async () => {
  const app = await startApp({ currency: 'eur' })
  const host = await aHost(app)
  await aFund(app.pool, host.memorial.uuid)
  expect(await funds(app, host)).toMatchObject([{ currency: 'eur' }])
})

test('a removed fund that has gifts is listed as closed, after the others', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  const deletedAt = new Date()
  const given = await aFund(app.pool, uuid, { title: 'Given to', deletedAt })
  await aFund(app.pool, uuid, { title: 'Never given to', deletedAt })
  await aFund(app.pool, uuid, { title: 'Open', position: 3 })
  await aDonation(app.pool, uuid, { fundUuid: given, amountMinor: 500 })
  expect(await funds(app, host)).toMatchObject([
    { title: 'Open', closed: false },
    {
      id: given,
      title: 'Given to',
      closed: true,
      raisedMinor: 500,
      donationCount: 1,
      donations: [{ amount: 5 }],
    },
  ])
  expect((await list(app, host)).body.donations).toMatchObject([{ fundId: given }])
})

test('no response of any call names an anonymous donor', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  const donor = { firstName: 'Zebediah', surname: 'Unspoken' }
  const fundUuid = await aFund(app.pool, uuid)
  await aDonation(app.pool, uuid, { fundUuid, donor, anonymous: true })
  const { token } = host
  const answers = [
    await app.api('GET', `/memorial/get/${uuid}`, { token }),
    await app.api('POST', `/memorial/visit/${uuid}`, { token }),
    await list(app, host),
    await list(app, host, `?fundId=${fundUuid}`),
    await table(app, host),
    await app.api('POST', '/memorial/edit', { token, json: { uuid, details: 'Changed' } }),
  ]
  for (const { status, raw } of answers) {
    expect(status).toBe(200)
    expect(raw.toString()).not.toMatch(/Zebediah|Unspoken/)
  }
  expect((await list(app, host)).body.donations).toMatchObject([
    { anon: true, user: null, amountMinor: 2500 },
  ])
})

test('a donor whose account was deleted has no name, and does not count as anonymous', async () => {
  const { app, host } = await startWithHost()
  const fundUuid = await aFund(app.pool, host.memorial.uuid)
  await aDonation(app.pool, host.memorial.uuid, { fundUuid, userUuid: null })
  expect((await funds(app, host))[0].donations).toMatchObject([{ anon: false, user: null }])
  expect((await table(app, host)).body.csv).toMatch(/,AUD,,No\r\n$/)
})

test('each fund has its newest gifts, the list has all: none is missing or doubled while others give', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  const { fundUuids, donationUuids } = await seedResponses(app.pool, {
    memorialUuid: uuid,
    funds: 2,
    donations: 60,
    newest: new Date(Date.now() - 60_000),
  })
  const [first = '', second = ''] = fundUuids
  const giver = await aUser(app)
  const given = { fundUuid: first, userUuid: giver.uuid }
  const path = `/memorial/donations/${uuid}`
  const pages = await allPages<{ id: string }>(app, {
    path,
    token: host.token,
    field: 'donations',
    between: () => aDonation(app.pool, uuid, given),
  })
  expect(pages.map((page) => page.length)).toEqual([25, 25, 10])
  expect(new Set(pages.flat().map(({ id }) => id))).toEqual(new Set(donationUuids))

  const ofSecond = await allPages<{ fundId: string }>(app, {
    path: `${path}?fundId=${second}`,
    token: host.token,
    field: 'donations',
  })
  expect(ofSecond.map((page) => page.length)).toEqual([25, 5])
  expect(new Set(ofSecond.flat().map(({ fundId }) => fundId))).toEqual(new Set([second]))
  const inMemorial = await funds(app, host)
  expect(inMemorial).toMatchObject([{ donationCount: 33 }, { donationCount: 30 }])
  expect(inMemorial[1].donations).toEqual(ofSecond[0])
})

test('an invalid cursor or fund id is refused; a fund of another memorial has no gifts', async () => {
  const { app, host } = await startWithHost()
  const other = await aHost(app)
  const theirs = await aFund(app.pool, other.memorial.uuid)
  await aDonation(app.pool, other.memorial.uuid, { fundUuid: theirs })
  for (const [query, field] of [
    ['?after=x', 'after'],
    ['?fundId=x', 'fundId'],
  ]) {
    const { status, body } = await list(app, host, query)
    expect([status, body.code, body.field]).toEqual([400, 'BAD_INPUT', field])
  }
  for (const fundId of [theirs, NOBODYS]) {
    const { status, body } = await list(app, host, `?fundId=${fundId}`)
    expect([status, body.donations]).toEqual([200, []])
  }
})

test('the table has every gift, amounts as decimals, and no cell that a spreadsheet would run as a formula', async () => {
  const { app, host } = await startWithHost()
  const { uuid, shareSlug } = host.memorial
  const flowers = await aFund(app.pool, uuid, { title: '=1+1, "Flowers"' })
  const closed = await aFund(app.pool, uuid, { title: 'مكتبة', deletedAt: new Date() })
  const on = (day: number) => new Date(Date.UTC(2025, 10, day, 10))
  const gifts = [
    { fundUuid: flowers, amountMinor: 5, dateDonated: on(4), donor: { firstName: '@SUM', surname: '(A1)' } },
    { fundUuid: closed, amountMinor: 1_000_000, dateDonated: on(3), anonymous: true },
    { fundUuid: flowers, amountMinor: 1250, dateDonated: on(2), donor: { firstName: 'Ana', surname: '' } },
  ]
  for (const gift of gifts) await aDonation(app.pool, uuid, gift)
  const { status, body } = await table(app, host)
  expect(status).toBe(200)
  expect(body.filename).toBe(`donations-${shareSlug}.csv`)
  expect(body.csv).toBe(
    [
      '\ufeffDate,Fund,Amount,Currency,Donor,Anonymous',
      `2025-11-04T10:00:00.000Z,"'=1+1, ""Flowers""",0.05,AUD,'@SUM (A1),No`,
      '2025-11-03T10:00:00.000Z,مكتبة,10000.00,AUD,,Yes',
      `2025-11-02T10:00:00.000Z,"'=1+1, ""Flowers""",12.50,AUD,Ana,No`,
      '',
    ].join('\r\n'),
  )
})

test('gifts of a former server say so to hosts, and the page still counts them', async () => {
  const { app, host } = await startWithHost()
  const { uuid, shareSlug } = host.memorial
  const fundUuid = await aFund(app.pool, uuid, { title: 'Library' })
  const on = (day: number) => new Date(Date.UTC(2025, 10, day, 10))
  await aDonation(app.pool, uuid, { fundUuid, amountMinor: 700, dateDonated: on(2), anonymous: true })
  await app.db
    .updateTable('payments')
    .set({ formerServer: 'https://former.example' })
    .where('fundUuid', '=', fundUuid)
    .execute()
  await aDonation(app.pool, uuid, { fundUuid, amountMinor: 500, dateDonated: on(3), anonymous: true })
  const { body } = await app.api('GET', `/memorial/donations/${uuid}`, { token: host.token })
  const servers = (gifts: { formerServer: string | null }[]) => gifts.map(({ formerServer }) => formerServer)
  expect(servers(body.donations)).toEqual([null, 'https://former.example'])
  expect((await table(app, host)).body.csv.split('\r\n')).toEqual([
    '\ufeffDate,Fund,Amount,Currency,Donor,Anonymous,Former server',
    '2025-11-03T10:00:00.000Z,Library,5.00,AUD,,Yes,',
    '2025-11-02T10:00:00.000Z,Library,7.00,AUD,,Yes,https://former.example',
    '',
  ])
  const [fund] = await funds(app, host)
  expect(fund).toMatchObject({ raisedMinor: 1200, formerMinor: 700 })
  expect(servers(fund.donations)).toEqual([null, 'https://former.example'])
  const page = await app.api('GET', `/public/memorial/${shareSlug}`)
  expect(page.raw.toString()).not.toContain('former.example')
})
