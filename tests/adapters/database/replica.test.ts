import { realpathSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Connected, connect } from '#server/adapters/database/postgres.ts'
import { type ReplicaReads, replicaReads } from '#server/adapters/database/replica.ts'
import type { Database } from '#server/ports/database.ts'
import { type PostgresServer, postgresServer, standbyOf } from '../../../scripts/cluster/postgres.ts'
import { temporaryRoot } from '../../../scripts/lib/throwaway-database.ts'
import { eventually } from '../../support/eventually.ts'
import { freePort } from '../../support/free-port.ts'

// These tests use a real standby. Its lag is made by pausing its replay.

let dir: string
let servers: { primary: PostgresServer; standby: PostgresServer }
let primary: Connected
let replica: Connected
const onAway = vi.fn()
let time = 0
let reads: ReplicaReads

beforeAll(async () => {
  dir = await mkdtemp(join(temporaryRoot(), 'afterglow-replica-'))
  const main = await postgresServer({ dir: join(dir, 'primary'), port: await freePort() })
  servers = {
    primary: main,
    standby: await standbyOf(main, { dir: join(dir, 'standby'), port: await freePort() }),
  }
  primary = connect({ connectionString: main.url })
  replica = connect({ connectionString: servers.standby.url })
  await primary.pool.query('create table pages (name text primary key, words text not null)')
})

afterAll(async () => {
  await Promise.all([primary.close(), replica.close()])
  await servers.standby.stop()
  await servers.primary.stop()
  const homes = ['primary', 'standby'].map((name) => realpathSync(join(dir, name, 'postgres')))
  for (const path of [...homes, dir]) await rm(path, { recursive: true, force: true })
})

beforeEach(async () => {
  onAway.mockReset()
  time = 0
  reads = replicaReads({ primary, replica, onAway, now: () => time })
  await write('ana', 'first')
})

/** Writes a page, and tells the reader about the change as a node is told. */
async function write(name: string, words: string) {
  await primary.pool.query(
    'insert into pages values ($1, $2) on conflict (name) do update set words = excluded.words',
    [name, words],
  )
  reads.changed(name)
}

/** What a reader gets, and from which server. */
async function read(name: string) {
  let from = ''
  const found = await reads.read(name, async (db: Database) => {
    const { rows } = await sql<{ words: string; standby: boolean }>`
      select words, pg_is_in_recovery() as standby from pages where name = ${name}`.execute(db)
    from = rows[0]?.standby ? 'replica' : 'primary'
    return rows[0]
  })
  return found && `${found.words} (${from})`
}

const caughtUp = (name: string, words: string) =>
  eventually(async () => expect(await read(name)).toBe(`${words} (replica)`))

test('a row that the replica has is read from the replica', async () => {
  await caughtUp('ana', 'first')
})

test('a changed row is not read from a replica that lags behind the change', async () => {
  await write('ben', 'first')
  await caughtUp('ana', 'first')
  await caughtUp('ben', 'first')
  await replica.pool.query('select pg_wal_replay_pause()')
  await write('ana', 'second')
  for (let i = 0; i < 5; i += 1) expect(await read('ana')).toBe('second (primary)')
  // Other pages are still read from the replica.
  expect(await read('ben')).toBe('first (replica)')
  // A node that missed changes does not trust the replica for any page.
  await write('clara', 'first')
  reads.changedAll()
  expect(await read('ben')).toBe('first (primary)')
  await replica.pool.query('select pg_wal_replay_resume()')
  await write('ana', 'third')
  await caughtUp('ana', 'third')
  await caughtUp('ben', 'first')
})

test('a row that the replica does not have yet is read from the primary', async () => {
  await caughtUp('ana', 'first')
  await replica.pool.query('select pg_wal_replay_pause()')
  await primary.pool.query(`insert into pages values ('dora', 'untold')`)
  expect(await read('dora')).toBe('untold (primary)')
  await replica.pool.query('select pg_wal_replay_resume()')
})

test('a replica that is down is not used for a while, and then used again', async () => {
  await caughtUp('ana', 'first')
  await servers.standby.stop()
  onAway.mockReset()
  expect(await read('ana')).toBe('first (primary)')
  expect(await read('ana')).toBe('first (primary)')
  expect(onAway).toHaveBeenCalledTimes(1)
  await servers.standby.start()
  expect(await read('ana')).toBe('first (primary)')
  time = 60_000
  await eventually(async () => {
    time += 60_000
    expect(await read('ana')).toBe('first (replica)')
  })
})

test('a server that is no standby is not used as a replica', async () => {
  const other = connect({ connectionString: servers.primary.url })
  const none = replicaReads({ primary, replica: other, onAway })
  for (let i = 0; i < 3; i += 1)
    expect(await none.read('ana', async (db) => (db === primary.db ? 'primary' : 'other'))).toBe('primary')
  await other.close()
})
