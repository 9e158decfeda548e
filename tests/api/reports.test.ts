import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Report } from '#contract/safety.ts'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { aProof } from '../support/captcha.ts'
import { aHost, aPaidHost, aUser, startWithPaidHost } from '../support/factories.ts'
import type { Host } from '../support/hosts.ts'
import { useUpLimit } from '../support/limits.ts'

const report = (app: TestApp, { memorial }: Host, json: object, ip = '203.0.113.7') =>
  app.api('POST', `/public/memorial/${memorial.shareSlug}/report`, {
    json,
    headers: { 'x-forwarded-for': ip },
  })
const operator = (app: TestApp, method: string, path: string, json?: object) =>
  app.api(method, `/operator/${path}`, { token: OPERATOR_TOKEN, ...(json && { json }) })

test('a report reaches the operator, and leaves the list once it is settled', async () => {
  const { app, host } = await startWithPaidHost()
  const words = ' We are her children, and did not make this. '
  expect(
    (await report(app, host, { reason: 'NOT_THE_FAMILY', words, email: 'ana@example.com' })).status,
  ).toBe(200)
  expect((await report(app, host, { reason: 'SPAM', email: '' })).status).toBe(200)
  const { reports } = (await operator(app, 'GET', 'reports')).body
  const { uuid: memorialUuid, shareSlug, nameOfPerson } = host.memorial
  expect(reports).toMatchObject([
    {
      memorialUuid,
      shareSlug,
      nameOfPerson,
      reason: 'NOT_THE_FAMILY',
      words: words.trim(),
      email: 'ana@example.com',
    },
    { reason: 'SPAM', words: '', email: null },
  ])
  const settle = () => operator(app, 'POST', `reports/settle/${reports[0].uuid}`)
  expect((await settle()).status).toBe(200)
  expect((await settle()).status).toBe(200)
  expect((await operator(app, 'GET', 'reports')).body.reports).toMatchObject([{ reason: 'SPAM' }])
  expect((await operator(app, 'POST', `reports/settle/${memorialUuid}`)).body.code).toBe('REPORT_NOT_FOUND')
})

test('reports hide nothing; one account can send a limited number', async () => {
  const app = await startApp()
  const [host, { token }] = [await aPaidHost(app), await aUser(app)]
  const send = () =>
    app.api('POST', `/public/memorial/${host.memorial.shareSlug}/report`, {
      token,
      json: { reason: 'UNKIND' },
    })
  for (let n = 0; n < 20; n += 1) expect((await send()).status).toBe(200)
  const refused = await send()
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)).status).toBe(200)
})

test('beyond what a full hall needs, one network needs a captcha, whatever addresses are typed', async () => {
  const { app, host } = await startWithPaidHost()
  const said = (n: number) => ({ reason: 'UNKIND', email: `ana+${n}@example.com` })
  await useUpLimit(app, 'actByIp', `report 203.0.113.7 ${host.memorial.uuid}`, 1)
  expect((await report(app, host, said(19))).status).toBe(200)
  const asked = await report(app, host, said(20))
  expect([asked.status, asked.body.code]).toEqual([403, 'CAPTCHA_NEEDED'])
  const captcha = await aProof(app)
  expect((await report(app, host, { ...said(20), captcha })).status).toBe(200)
  expect((await report(app, host, said(21), '203.0.113.8')).status).toBe(200)
})

test('reports about one memorial leave room for others in the list of 200, and are all read by themselves', async () => {
  const { app, host: flooded } = await startWithPaidHost()
  const others = [await aPaidHost(app), await aPaidHost(app)]
  const one = { reason: 'SPAM' as const, words: '', createdAt: app.clock.now() }
  const memorialUuid = flooded.memorial.uuid
  await app.db
    .insertInto('reports')
    .values(Array(210).fill({ ...one, memorialUuid }))
    .execute()
  app.clock.advance({ seconds: 1 })
  for (const other of others) expect((await report(app, other, { reason: 'PRIVATE' })).status).toBe(200)

  const all = (await operator(app, 'GET', 'reports')).body
  expect(all.total).toBe(212)
  expect(all.reports.map((one: Report) => [one.memorialUuid, one.ofMemorial])).toEqual([
    ...Array(5).fill([memorialUuid, 210]),
    ...others.map((other) => [other.memorial.uuid, 1]),
  ])
  const its = (await operator(app, 'GET', `reports?memorialUuid=${memorialUuid}`)).body
  expect([its.reports.length, its.total]).toEqual([200, 210])

  // Settling one brings the next of that memorial.
  expect((await operator(app, 'POST', `reports/settle/${all.reports[0].uuid}`)).status).toBe(200)
  const next = (await operator(app, 'GET', 'reports')).body
  expect(next.reports.map((one: Report) => one.ofMemorial)).toEqual([...Array(5).fill(209), 1, 1])
})

test('of more memorials than the list holds, each stands in it once before any stands in it twice', async () => {
  const app = await startApp()
  const { memorial } = await aPaidHost(app)
  const { printCode: _, ...known } = await app.db
    .selectFrom('memorials')
    .selectAll()
    .where('uuid', '=', memorial.uuid)
    .executeTakeFirstOrThrow()
  const hosts = Array.from({ length: 120 }, (_, at) => ({
    ...known,
    uuid: randomUUID(),
    shareSlug: `flood-${at}`,
  }))
  await app.db
    .insertInto('memorials')
    .values(hosts as never)
    .execute()
  const one = { reason: 'SPAM' as const, words: '', createdAt: app.clock.now() }
  const twice = hosts.flatMap(({ uuid: memorialUuid }) => [0, 1, 2].map(() => ({ ...one, memorialUuid })))
  await app.db.insertInto('reports').values(twice).execute()
  const { reports, total } = (await operator(app, 'GET', 'reports')).body
  expect([reports.length, total]).toEqual([200, 360])
  expect(new Set(reports.map((one: Report) => one.memorialUuid)).size).toBe(120)
})

test('only a readable memorial can be reported, with a valid reason and text', async () => {
  const { app, host } = await startWithPaidHost()
  for (const [field, json] of [
    ['reason', { reason: 'BORING' }],
    ['words', { reason: 'OTHER', words: 'x'.repeat(2001) }],
    ['email', { reason: 'OTHER', email: 'nowhere' }],
  ] as const)
    expect((await report(app, host, json)).body).toMatchObject({ code: 'BAD_INPUT', field })
  expect((await report(app, await aHost(app), { reason: 'OTHER' })).body.code).toBe('PUBLIC_MISSING')
  await app.api('POST', `/memorial/settings/${host.memorial.uuid}`, {
    token: host.token,
    json: { visibility: 'PRIVATE' },
  })
  expect((await report(app, host, { reason: 'OTHER' })).body.code).toBe('PUBLIC_PRIVATE')
})

test('the operator finds a memorial by name, link, former link, owner or id', async () => {
  const { app, host } = await startWithPaidHost({ nameOfPerson: '100%_Ruth Vale' })
  await aPaidHost(app)
  const { uuid, shareSlug: former } = host.memorial
  await app.api('POST', `/memorial/share-slug/${uuid}`, {
    token: host.token,
    json: { shareSlug: 'ruth-vale' },
  })
  const find = async (search: string) =>
    (await operator(app, 'GET', `memorials?${new URLSearchParams({ search })}`)).body.memorials
  for (const search of ['ruth v', '100%_', 'UTH-VAL', former, host.email.toUpperCase(), uuid])
    expect([search, await find(search)]).toMatchObject([
      search,
      [
        {
          uuid,
          shareSlug: 'ruth-vale',
          ownerEmail: host.email,
          paid: true,
          visibility: 'LINK',
          hidden: false,
        },
      ],
    ])
  expect(await find('%')).toHaveLength(1)
  expect(await find('nobody')).toEqual([])
  await app.api('POST', `/memorial/delete/${uuid}`, { token: host.token })
  expect(await find('ruth')).toMatchObject([{ deleted: true }])

  const unknown = 'memorials/hide/5f0f3c5e-0000-4000-8000-000000000000'
  expect((await operator(app, 'POST', unknown, { hidden: true })).body.code).toBe('MEMORIAL_NOT_FOUND')
})
