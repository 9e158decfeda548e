import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'

const token = OPERATOR_TOKEN
const log = async (app: TestApp, before?: number) =>
  (await app.api('GET', `/operator/log${before ? `?before=${before}` : ''}`, { token })).body
const whole = async (app: TestApp) => (await app.api('GET', '/operator/log?whole=true', { token })).body
const hide = (app: TestApp, uuid: string, hidden: boolean) =>
  app.api('POST', `/operator/memorials/hide/${uuid}`, { token, json: { hidden } })

test('every call of the operator is logged before it is done, without what was searched for', async () => {
  const app = await startApp()
  const { memorial } = await aPaidHost(app)
  await hide(app, memorial.uuid, true)
  await app.api('GET', '/operator/memorials?search=somebody@example.com', { token })
  const missing = '00000000-0000-4000-8000-000000000000'
  expect((await hide(app, missing, true)).status).toBe(404)
  const { entries, brokenAt, hash } = await log(app)
  expect(entries).toMatchObject([
    { number: 5, call: 'GET /operator/log', about: {} },
    { number: 4, call: 'POST /operator/memorials/hide/:memorialUuid', about: { memorialUuid: missing } },
    { number: 3, call: 'GET /operator/memorials', about: {} },
    { number: 2, about: { memorialUuid: memorial.uuid, hidden: true } },
    { number: 1, call: 'POST /operator/promo' },
  ])
  expect(JSON.stringify(entries)).not.toContain('somebody')
  expect([brokenAt, hash]).toEqual([null, expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect((await log(app, 3)).entries.map(({ number }: { number: number }) => number)).toEqual([2, 1])
})

test('nobody without the token is logged or reads it', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  for (const pid of [undefined, host.token, 'x'])
    expect((await app.api('GET', '/operator/log', pid === undefined ? {} : { token: pid })).status).toBe(401)
  expect((await log(app)).entries).toHaveLength(2)
})

test('many at once make one chain', async () => {
  const app = await startApp()
  await Promise.all(Array.from({ length: 12 }, () => log(app)))
  const { entries, brokenAt } = await log(app)
  expect(entries.map(({ number }: { number: number }) => number)).toEqual(
    Array.from({ length: 13 }, (_, n) => 13 - n),
  )
  expect(brokenAt).toBeNull()
})

test('the database refuses changes, and those of somebody who switched that off are found', async () => {
  const app = await startApp()
  for (let n = 0; n < 4; n += 1) await log(app)
  for (const statement of [
    `update operator_log set call = 'x'`,
    'delete from operator_log',
    'truncate operator_log',
  ])
    await expect(app.pool.query(statement)).rejects.toThrow('never changed')
  // A forged number and hash are not taken either.
  await app.pool.query(
    `insert into operator_log values (99, now(), 'x', '{}', '\\x00'::bytea, '\\x00'::bytea)`,
  )
  expect((await log(app)).brokenAt).toBeNull()

  const asOwner = async (statement: string) => {
    const client = await app.pool.connect()
    await client.query('set session_replication_role = replica')
    await client.query(statement)
    await client.query('set session_replication_role = default')
    client.release()
  }
  await asOwner(`update operator_log set about = '{"memorialUuid": "another"}' where number = 2`)
  expect((await log(app)).brokenAt).toBe(2)
  await asOwner(`update operator_log entry set hash = operator_log_hash(entry) where number = 2`)
  expect((await log(app)).brokenAt).toBe(3)
})

test('a missing entry is found', async () => {
  const app = await startApp()
  for (let n = 0; n < 4; n += 1) await log(app)
  const client = await app.pool.connect()
  await client.query('set session_replication_role = replica')
  await client.query('delete from operator_log where number = 3')
  await client.query('set session_replication_role = default')
  client.release()
  expect((await log(app)).brokenAt).toBe(4)
})

test('who made a call is part of what nobody changes, and entries from before there were accounts hold', async () => {
  const app = await startApp()
  await log(app)
  // As a node of the release before writes it.
  await app.pool.query(
    `insert into operator_log (at, call, about) values (now(), 'GET /operator/reports', '{}')`,
  )
  const { entries, brokenAt } = await log(app)
  expect(entries.map(({ who }: { who: string | null }) => who)).toEqual(['token', null, 'token'])
  expect(brokenAt).toBeNull()
  const client = await app.pool.connect()
  await client.query('set session_replication_role = replica')
  await client.query(`update operator_log set who = 'Somebody else' where number = 1`)
  await client.query('set session_replication_role = default')
  client.release()
  expect((await log(app)).brokenAt).toBe(1)
})

test('a listing checks what it shows, and all when it is asked to', async () => {
  const app = await startApp()
  await app.pool.query(
    `insert into operator_log (at, call, about, who)
       select now(), 'GET /operator/reports', '{}', 'token' from generate_series(1, 450)`,
  )
  const asOwner = async (statement: string) => {
    const client = await app.pool.connect()
    await client.query('set session_replication_role = replica')
    await client.query(statement)
    await client.query('set session_replication_role = default')
    client.release()
  }
  const brokenIn = async () =>
    [await log(app), await log(app, 250), await log(app, 50), await whole(app)].map(
      ({ brokenAt }) => brokenAt,
    )
  expect(await brokenIn()).toEqual([null, null, null, null])
  await asOwner(`update operator_log set call = 'GET /operator/other' where number = 20`)
  expect(await brokenIn()).toEqual([null, null, 20, 20])
  // The entry before the oldest that is shown counts, too.
  await asOwner('delete from operator_log where number = 49')
  expect((await log(app, 250)).brokenAt).toBe(50)
  expect((await whole(app)).brokenAt).toBe(20)
  await asOwner(`update operator_log set call = 'GET /operator/other' where number = 100`)
  expect((await log(app, 250)).brokenAt).toBe(50)
})
