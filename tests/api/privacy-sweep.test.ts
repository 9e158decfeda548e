import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { aHost, aUser } from '../support/factories.ts'

test('counts, sessions, codes and links go when their time is over, and not before', async () => {
  const app = await startApp()
  const user = await aUser(app)
  const host = await aHost(app)
  await app.api('POST', '/anon/password/forgot', { json: { email: user.email } })
  await app.api('POST', '/anon/signup', { json: { email: 'late@example.com', password: 'a good one' } })
  await app.api('POST', `/memorial/hosts/invite/${host.memorial.uuid}`, {
    token: host.token,
    json: { email: 'cohost@example.com', role: 'ADMIN' },
  })
  await app.drained()
  const tables = ['rateLimits', 'sessions', 'passwordResets', 'emailCodes', 'hostInvitations'] as const
  const counts = async () => {
    const rows = await Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute()))
    return Object.fromEntries(tables.map((table, n) => [table, rows[n]?.length]))
  }
  const before = await counts()
  for (const table of tables) expect([table, before[table]]).not.toEqual([table, 0])
  await app.run('privacy.sweep', {})
  expect(await counts()).toEqual(before)

  app.clock.advance({ days: 31 })
  await app.run('privacy.sweep', {})
  expect(await counts()).toMatchObject({
    rateLimits: 0,
    sessions: 0,
    passwordResets: 0,
    emailCodes: 0,
    hostInvitations: 1,
  })
  app.clock.advance({ days: 370 })
  await app.run('privacy.sweep', {})
  expect(await counts()).toMatchObject({ hostInvitations: 0 })
})
