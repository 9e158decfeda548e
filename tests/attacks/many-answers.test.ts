import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startOwnApp, type TestApp } from '../support/app.ts'
import { aContributor } from '../support/contributing.ts'
import { aFundToGiveTo, aKeptCard, give } from '../support/donations.ts'
import { eventually } from '../support/eventually.ts'
import { aPaidHost, aUser } from '../support/factories.ts'

// Requests that wait for a lock on one memorial must not use up the ten database connections of everybody else.

const CROWD = 50

/** Holds a lock until it is told to release it, as a slow change does. */
async function holding(app: TestApp, statement: string, values: unknown[]) {
  const client = await app.pool.connect()
  await client.query('begin')
  await client.query(statement, values)
  let isHeld = true
  const letGo = async () => {
    if (!isHeld) return
    isHeld = false
    await client.query('rollback')
    client.release()
  }
  onTestFinished(letGo)
  return letGo
}

/** How many connections of this app wait for a lock; asked by another connection, as the app may have none left. */
async function waitersOf(app: TestApp) {
  const watcher = new pg.Client(app.pool.options)
  await watcher.connect()
  onTestFinished(() => watcher.end())
  return async () => {
    const { rows } = await watcher.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]?.count ?? 0
  }
}

test('others are answered while fifty answers wait for one memorial', async () => {
  const app = await startOwnApp()
  const { memorial } = await aPaidHost(app)
  const stranger = await aUser(app)
  const waiters = await waitersOf(app)
  const letGo = await holding(app, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `rsvps ${memorial.uuid}`,
  ])
  const answers = Array.from({ length: CROWD }, (_, n) =>
    app.api('POST', `/public/memorial/${memorial.shareSlug}/rsvp`, {
      json: { name: `Guest ${n}`, email: `guest-${n}@example.com`, status: 'ATTENDING' },
    }),
  )
  await eventually(async () => expect(await waiters()).toBeGreaterThan(0))
  expect((await app.api('GET', '/user', { token: stranger.token })).status).toBe(200)
  expect(await waiters(), 'one for all').toBe(1)
  await letGo()
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
  const { rows } = await app.pool.query('select count(*)::int from rsvps')
  expect(rows).toEqual([{ count: CROWD }])
})

test('others are answered while twenty memories wait for one memorial', async () => {
  const app = await startOwnApp()
  const { memorial } = await aPaidHost(app)
  const stranger = await aUser(app)
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, n) => aContributor(app, memorial, `friend-${n}@example.com`)),
  )
  const waiters = await waitersOf(app)
  const letGo = await holding(app, 'select from memorials where uuid = $1 for update', [memorial.uuid])
  const memories = people.map(({ submit }, n) =>
    submit({ contributorMessage: `She laughed at all of my jokes, ${n}.` }),
  )
  await eventually(async () => expect(await waiters()).toBeGreaterThan(0))
  expect((await app.api('GET', '/user', { token: stranger.token })).status).toBe(200)
  await letGo()
  for (const { status } of await Promise.all(memories)) expect(status).toBe(200)
})

test('others are answered while twenty gifts wait for one memorial', async () => {
  const app = await startOwnApp()
  const { slug, memorialUuid } = await aFundToGiveTo(app)
  const stranger = await aUser(app)
  const donors = await Promise.all(Array.from({ length: 20 }, () => aUser(app)))
  const paymentMethodId = await aKeptCard(app)
  const waiters = await waitersOf(app)
  const letGo = await holding(app, 'select from memorials where uuid = $1 for update', [memorialUuid])
  const gifts = donors.map((donor) => give(app, donor, slug, { paymentMethodId }))
  await eventually(async () => expect(await waiters()).toBeGreaterThan(0))
  expect((await app.api('GET', '/user', { token: stranger.token })).status).toBe(200)
  expect(await waiters(), 'one for all').toBe(1)
  await letGo()
  for (const { status } of await Promise.all(gifts)) expect(status).toBe(200)
})
