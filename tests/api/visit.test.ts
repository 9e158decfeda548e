import { expect, test } from 'vitest'
import { responses } from '#contract/limits.ts'
import type { TestApp } from '../support/app.ts'
import { startWithHost } from '../support/factories.ts'
import { aCoHost, type Host } from '../support/hosts.ts'
import { aContribution, aDonation, aFund, anRsvp } from '../support/responses.ts'

const visit = (app: TestApp, { token, memorial }: Host) =>
  app.api('POST', `/memorial/visit/${memorial.uuid}`, { token })

const since = async (app: TestApp, host: Host) => (await visit(app, host)).body.since

const nothing = { rsvps: 0, contributions: 0, donations: 0, donatedMinor: 0 }

/** Adds one answer, one contribution and one gift, dated now. */
async function leave(app: TestApp, { memorial }: Host, amountMinor: number) {
  const dateCreated = app.clock.now()
  const fundUuid = await aFund(app.pool, memorial.uuid)
  await anRsvp(app.pool, memorial.uuid, { email: null, dateCreated })
  await aContribution(app.pool, memorial.uuid, { dateCreated })
  await aDonation(app.pool, memorial.uuid, { fundUuid, amountMinor, dateDonated: dateCreated })
}

test('the dashboard gets the memorial, the role of its reader and the number of hosts', async () => {
  const { app, host } = await startWithHost()
  const { status, body } = await visit(app, host)
  expect(status).toBe(200)
  expect(body).toMatchObject({ role: 'OWNER', hostCount: 1, since: { at: null, ...nothing } })
  const got = await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
  expect(body.memorial).toEqual(got.body.memorial)
  const helper = await aCoHost(app, host)
  expect((await visit(app, helper)).body).toMatchObject({ role: 'ADMIN', hostCount: 2 })
})

test('whoever was asked to be a co-host counts until the invitation is answered, lost or over', async () => {
  const { app, host } = await startWithHost()
  const params = { token: host.token }
  const ask = (email: string, role: string) =>
    app.api('POST', `/memorial/hosts/invite/${host.memorial.uuid}`, { ...params, json: { email, role } })
  const asked = async () => (await visit(app, host)).body.askedHostCount
  expect(await asked()).toBe(0)
  await ask('helper@example.com', 'MODERATOR')
  expect(await asked(), 'a helper is no co-host').toBe(0)
  const { body } = await ask('joan@example.com', 'ADMIN')
  expect(await asked()).toBe(1)
  await app.drained()
  await app.pool.query(`update host_invitations set failed_at = now() where email = 'joan@example.com'`)
  expect(await asked(), 'it was not delivered').toBe(0)
  await ask('ben@example.com', 'ADMIN')
  expect(await asked()).toBe(1)
  app.clock.advance({ days: 20 })
  expect(await asked(), 'it can no longer be accepted').toBe(0)
  expect(body.invitations).toHaveLength(2)
})

test('at the first visit everything is new; later, what came in since the last visit', async () => {
  const { app, host } = await startWithHost()
  await leave(app, host, 2500)
  const first = { rsvps: 1, contributions: 1, donations: 1, donatedMinor: 2500 }
  expect(await since(app, host)).toEqual({ at: null, ...first })

  app.clock.advance({ minutes: 10 })
  await leave(app, host, 1000)
  // This is still the same visit.
  expect(await since(app, host)).toEqual({
    at: null,
    rsvps: 2,
    contributions: 2,
    donations: 2,
    donatedMinor: 3500,
  })
  const seen = app.clock.now().getTime()

  app.clock.advance({ hours: 5 })
  await leave(app, host, 700)
  await leave(app, host, 800)
  const news = { rsvps: 2, contributions: 2, donations: 2, donatedMinor: 1500 }
  const then = await since(app, host)
  expect(then).toEqual({ at: expect.any(String), ...news })
  expect(Math.abs(new Date(then.at).getTime() - seen)).toBeLessThan(60_000)
  // Every opening prolongs the visit.
  for (let times = 0; times < 2; times += 1) {
    app.clock.advance({ minutes: responses.visitMinutes - 1 })
    expect(await since(app, host)).toEqual(then)
  }

  app.clock.advance({ minutes: responses.visitMinutes })
  expect(await since(app, host)).toMatchObject(nothing)
})

test('every host has their own visits', async () => {
  const { app, host } = await startWithHost()
  const helper = await aCoHost(app, host)
  await leave(app, host, 2500)
  await visit(app, host)
  app.clock.advance({ days: 1 })
  expect(await since(app, host)).toMatchObject(nothing)
  expect(await since(app, helper)).toMatchObject({ at: null, rsvps: 1, contributions: 1, donations: 1 })
})

test('hidden and removed contributions are not new, pending ones are', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  await aContribution(app.pool, uuid, { state: 'HIDDEN' })
  await aContribution(app.pool, uuid, { state: 'PENDING' })
  const { uuid: removed } = await aContribution(app.pool, uuid)
  await app.api('POST', `/memorial/contribution/remove/${uuid}/${removed}`, { token: host.token })
  expect(await since(app, host)).toMatchObject({ contributions: 1 })
})

test('opening the dashboard twice at once is one visit', async () => {
  const { app, host } = await startWithHost()
  await visit(app, host)
  app.clock.advance({ days: 1 })
  await leave(app, host, 2500)
  const answers = await Promise.all([visit(app, host), visit(app, host), visit(app, host)])
  for (const { body } of answers) expect(body.since).toMatchObject({ rsvps: 1, donatedMinor: 2500 })
})

test('a visit raises no version', async () => {
  const { app, host } = await startWithHost()
  const versions = () =>
    app.db.selectFrom('memorials').select(['version', 'editVersion', 'updatedAt']).executeTakeFirstOrThrow()
  const before = await versions()
  await visit(app, host)
  expect(await versions()).toEqual(before)
})

test('an entry of the reminder list can be dismissed for all hosts, and brought back', async () => {
  const { app, host } = await startWithHost()
  const helper = await aCoHost(app, host)
  const put = async (todo: string, away: boolean) =>
    (
      await app.api('POST', `/memorial/todo/${host.memorial.uuid}`, {
        token: host.token,
        json: { todo, away },
      })
    ).body.putAway
  expect((await visit(app, host)).body.putAway).toEqual([])
  expect(await put('captions', true)).toEqual(['captions'])
  expect(await put('captions', true)).toEqual(['captions'])
  expect(await put('cohost', true)).toEqual(['captions', 'cohost'])
  expect((await visit(app, helper)).body.putAway).toEqual(['captions', 'cohost'])
  expect(await put('captions', false)).toEqual(['cohost'])
})
