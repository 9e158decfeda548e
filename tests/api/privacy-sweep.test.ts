import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, startApp } from '../support/app.ts'
import { cards, give, listGifts, startWithFund } from '../support/donations.ts'
import { aHost, startWithUser } from '../support/factories.ts'

test('counters, sessions, codes and links are deleted when they expire, and not before', async () => {
  const { app, user } = await startWithUser()
  const host = await aHost(app)
  await app.api('POST', '/anon/password/forgot', { json: { email: user.email } })
  await app.api('POST', '/anon/signup', { json: { email: 'late@example.com', password: 'a good one' } })
  await app.api('POST', `/memorial/hosts/invite/${host.memorial.uuid}`, {
    token: host.token,
    json: { email: 'cohost@example.com', role: 'ADMIN' },
  })
  await app.api('POST', '/anon/code', { json: { email: 'rosa@example.com' } })
  await app.drained()
  const tables = ['rateLimits', 'sessions', 'proofs', 'hostInvitations'] as const
  const counts = async () => {
    const rows = await Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute()))
    return Object.fromEntries(tables.map((table, n) => [table, rows[n]?.length]))
  }
  const before = await counts()
  for (const table of tables) expect([table, before[table]]).not.toEqual([table, 0])
  // A code that confirms, one that signs in, and a link.
  expect(before.proofs).toBe(3)
  await app.run('privacy.sweep', {})
  expect(await counts()).toEqual(before)

  app.clock.advance({ days: 31 })
  await app.run('privacy.sweep', {})
  expect(await counts()).toEqual({ rateLimits: 0, sessions: 0, proofs: 0, hostInvitations: 1 })
  app.clock.advance({ days: 370 })
  await app.run('privacy.sweep', {})
  expect(await counts()).toMatchObject({ hostInvitations: 0 })
})

test('of a deleted memorial, unfinished gifts are deleted; paid ones stay in the ledger', async () => {
  const { app, donor, slug, memorialUuid } = await startWithFund()
  const kept = [await give(app, donor, slug), await give(app, donor, slug)].map(({ body }) =>
    String(body.paymentIntentId),
  )
  await app.api('POST', `/operator/donations/refund/${kept[1]}`, { token: OPERATOR_TOKEN })
  await give(app, donor, slug, { card: cards.declined })
  app.clock.advance({ days: 2 })
  await app.run('payment.settle', {})
  const begun = async () => (await listGifts(app)).map(({ intentId }) => intentId)
  await app.run('privacy.sweep', {})
  expect(await begun()).toHaveLength(3)
  await app.db.deleteFrom('memorials').where('uuid', '=', memorialUuid).execute()
  await app.run('privacy.sweep', {})
  expect((await begun()).sort()).toEqual(kept.sort())
})

test('an address that ended its yearly notes is forgotten after two years', async () => {
  const app = await startApp()
  const { memorial } = await aHost(app)
  const endedAt = app.clock.now()
  await app.db
    .insertInto('anniversaryNotes')
    .values({ memorialUuid: memorial.uuid, email: 'ana@example.com', createdAt: endedAt, endedAt })
    .execute()
  const addresses = async () => (await app.db.selectFrom('anniversaryNotes').select('email').execute()).length
  app.clock.advance({ days: 720 })
  await app.run('privacy.sweep', {})
  expect(await addresses()).toBe(1)
  app.clock.advance({ days: 11 })
  await app.run('privacy.sweep', {})
  expect(await addresses()).toBe(0)
})
