import { expect, inject, test, vi } from 'vitest'
import { startOwnApp } from '../support/app.ts'
import { asAdmin } from '../support/database-server.ts'
import { aPaidHost, startWithPaidHost } from '../support/factories.ts'

/** Milliseconds. The app looks for its database again after a second, and the machine may be busy. */
const PATIENCE = 20_000

const admin = (statement: string) => asAdmin(inject('database').connection, statement)

const endConnections = (name: string) =>
  admin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)

test('an app whose connections were all cut goes on working', async () => {
  const { app, host } = await startWithPaidHost()
  // A job whose connection is cut is run again, but only after a while.
  await app.drained()
  const { rows } = await app.pool.query('select current_database() as name')
  await endConnections(rows[0].name)
  // The pool notices a cut connection when it is used, or a moment before.
  await vi.waitFor(async () => {
    expect((await app.api('GET', '/readyz')).status).toBe(200)
    const { body } = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
    expect(body.memorial.uuid).toBe(host.memorial.uuid)
  }, PATIENCE)
  await app.api('POST', '/memorial/edit', {
    token: host.token,
    json: { uuid: host.memorial.uuid, contacts: [{ email: 'joan@example.com' }] },
  })
  await app.api('POST', '/memorial/send-all-invites', {
    token: host.token,
    json: { memorialUuid: host.memorial.uuid },
  })
  expect((await app.outbox()).filter(({ to }) => to === 'joan@example.com')).toHaveLength(1)
})

test('while the database refuses connections, callers get 503 and are told when to retry', async () => {
  const app = await startOwnApp()
  const host = await aPaidHost(app)
  await app.drained()
  const { rows } = await app.pool.query('select current_database() as name')
  await admin(`alter database ${rows[0].name} allow_connections false`)
  await endConnections(rows[0].name)
  const answers = [
    await app.api('POST', '/anon/signin', { json: { email: 'ana@example.com', password: 'secret' } }),
    await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token }),
    await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`),
  ]
  await admin(`alter database ${rows[0].name} allow_connections true`)
  for (const { status, body, headers } of answers) {
    expect([status, body.code]).toEqual([503, 'SERVER_BUSY'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  await vi.waitFor(
    async () =>
      expect((await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)).status).toBe(200),
    PATIENCE,
  )
})
