import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { listenForChanges } from '#server/adapters/database/changes.ts'
import { databaseLocks } from '#server/adapters/database/locks.ts'
import { openDatabase, refuseTransactionPooler } from '#server/adapters/database/open.ts'
import { connect } from '#server/adapters/database/postgres.ts'
import type { Db } from '#server/ports/database.ts'
import { isPgBouncerInstalled, startPgBouncer } from '../../../scripts/cluster/pgbouncer.ts'
import { temporaryRoot } from '../../../scripts/lib/throwaway-database.ts'
import { freshDatabase } from '../../support/database.ts'
import { migrations } from '../../support/database-server.ts'
import { freePort } from '../../support/free-port.ts'

// These tests use PgBouncer, where it is installed (Debian's package), in front of the server that all tests use.

const throughPgBouncer = test.skipIf(!isPgBouncerInstalled())

/** Starts a pooler in front of a new database. */
async function aPooler(mode: 'session' | 'transaction', serverConnections = 20) {
  const database = await freshDatabase()
  onTestFinished(database.close)
  const { host, port, user, password, database: name } = database.connection
  const folder = await mkdtemp(join(temporaryRoot(), 'afterglow-pgbouncer-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const own = await freePort()
  const to = {
    host: String(host),
    port: Number(port),
    user: String(user),
    database: String(name),
    ...(typeof password === 'string' && { password }),
  }
  const pooler = await startPgBouncer({ dir: folder, port: own, to, mode, connections: serverConnections })
  onTestFinished(() => pooler.end('SIGKILL'))
  return { host: '127.0.0.1', port: own, user, database: name }
}

const urlOf = ({ host, port, user, database }: Awaited<ReturnType<typeof aPooler>>) =>
  `postgres://${user}@${host}:${port}/${database}`

const config = (databaseUrl: string) => ({
  databaseUrl,
  databaseReplicaUrl: null,
  databasePoolSize: 4,
  statementSeconds: 7,
  dataDir: '/nowhere',
})

test('a direct connection to the server is accepted', async () => {
  const { pool, close } = await freshDatabase()
  onTestFinished(close)
  await expect(refuseTransactionPooler(pool)).resolves.toBeUndefined()
})

throughPgBouncer(
  'a pooler in session mode supports timeouts, prepared statements, locks and notifications',
  async () => {
    const pooler = await aPooler('session')
    const opened = await openDatabase(config(urlOf(pooler)), migrations)
    onTestFinished(opened.close)
    const { db } = opened.connected
    for (let n = 0; n < 4; n += 1) await sql`select ${n}::int`.execute(db)
    const limits = await sql<{ statement: string; idle: string }>`
    select current_setting('statement_timeout') as statement,
           current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
    expect(limits.rows).toEqual([{ statement: '7s', idle: '1min' }])

    const locks = databaseLocks(pooler)
    onTestFinished(locks.close)
    const release = await locks.acquire('one')
    await release()

    const heard = Promise.withResolvers<string>()
    const news = await listenForChanges({ connection: pooler, onChanged: heard.resolve, onLost() {} })
    onTestFinished(news.close)
    await sql`select pg_notify('memorial_changed', 'm')`.execute(db)
    expect(await heard.promise).toBe('m')
  },
)

throughPgBouncer.each([1, 20])(
  'a pooler in transaction mode with %d connections is refused in one line',
  async (serverConnections) => {
    const pooler = await aPooler('transaction', serverConnections)
    await expect(openDatabase(config(urlOf(pooler)), migrations)).rejects.toThrow(
      /^DATABASE_URL leads through a pooler .* pool_mode = session/,
    )
  },
)

throughPgBouncer(
  'even in transaction mode, one prepared statement never runs in place of another',
  async () => {
    const pooler = await aPooler('transaction', 2)
    const [one, other] = [connect(pooler, { max: 1 }), connect(pooler, { max: 1 })]
    onTestFinished(one.close)
    onTestFinished(other.close)
    const asked = (db: Db) => sql<{ is: string }>`select 'asked' as is where ${1}::int > 0`.execute(db)
    const counted = (db: Db) => sql<{ is: string }>`select 'counted' as is where ${1}::int > 0`.execute(db)
    // Both prepare on their own connection, since both are in a transaction at once.
    await one.db.transaction().execute(async (mine) =>
      other.db.transaction().execute(async (theirs) => {
        for (let n = 0; n < 4; n += 1) await Promise.all([asked(mine), counted(theirs)])
      }),
    )
    // The pooler may give either connection: one has the statement, the other has none.
    const given = [
      await one.db.transaction().execute(() => counted(other.db).catch(() => null)),
      await other.db.transaction().execute(() => asked(one.db).catch(() => null)),
      await asked(one.db).catch(() => null),
      await counted(other.db).catch(() => null),
    ]
    expect(given.map((result) => result?.rows[0]?.is ?? 'refused')).toEqual([
      expect.stringMatching(/counted|refused/),
      expect.stringMatching(/asked|refused/),
      expect.stringMatching(/asked|refused/),
      expect.stringMatching(/counted|refused/),
    ])
  },
)
