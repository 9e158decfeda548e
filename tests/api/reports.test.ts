import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { aProof } from '../support/captcha.ts'
import { aHost, aPaidHost, aUser } from '../support/factories.ts'
import type { Host } from '../support/hosts.ts'

const report = (app: TestApp, { memorial }: Host, json: object, ip = '203.0.113.7') =>
  app.api('POST', `/public/memorial/${memorial.shareSlug}/report`, {
    json,
    headers: { 'x-forwarded-for': ip },
  })
const operator = (app: TestApp, method: string, path: string, json?: object) =>
  app.api(method, `/operator/${path}`, { token: OPERATOR_TOKEN, ...(json && { json }) })

test('a report reaches the operator, and leaves the list once it is settled', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
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

test('one network needs a captcha for more than a few, whatever addresses are typed, and the desk lists 200', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const said = (n: number) => ({ reason: 'UNKIND', email: `ana+${n}@example.com` })
  for (let n = 0; n < 20; n += 1) expect((await report(app, host, said(n))).status).toBe(200)
  const asked = await report(app, host, said(20))
  expect([asked.status, asked.body.code]).toEqual([403, 'CAPTCHA_NEEDED'])
  const captcha = await aProof(app)
  expect((await report(app, host, { ...said(20), captcha })).status).toBe(200)
  expect((await report(app, host, said(21), '203.0.113.8')).status).toBe(200)

  const memorialUuid = host.memorial.uuid
  const one = { memorialUuid, reason: 'SPAM' as const, words: '', createdAt: app.clock.now() }
  await app.db.insertInto('reports').values(Array(200).fill(one)).execute()
  const { reports, total } = (await operator(app, 'GET', 'reports')).body
  expect([reports.length, total]).toEqual([200, 222])
})

test('only a readable memorial can be reported, with a valid reason and text', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
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

test('only the operator can find a memorial by name, link, former link, owner or id', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, { nameOfPerson: '100%_Ruth Vale' })
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

  const hide = `/operator/memorials/hide/${uuid}`
  for (const [method, path, json] of [
    ['GET', '/operator/reports'],
    ['POST', `/operator/reports/settle/${uuid}`],
    ['GET', '/operator/memorials?search=a'],
    ['POST', hide, { hidden: true }],
  ] as const)
    for (const token of [undefined, host.token])
      expect((await app.api(method, path, { token, json })).status).toBe(401)
  const unknown = 'memorials/hide/5f0f3c5e-0000-4000-8000-000000000000'
  expect((await operator(app, 'POST', unknown, { hidden: true })).body.code).toBe('MEMORIAL_NOT_FOUND')
})
