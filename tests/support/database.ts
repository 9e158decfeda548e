import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { type Connected, connect } from '#server/adapters/database/postgres.ts'
import { asAdmin, type Connection } from './database-server.ts'

export interface FreshDatabase extends Connected {
  /** For an app that opens its own pool. */
  connection: Connection
  /** Closes our pool and drops the database, even while others are connected to it. */
  close(): Promise<void>
}

/**
 * The server has room for so many connections of each app (`database-server.ts`). Whoever asks for more waits, on a busy
 * machine longer than in the product.
 */
const TEST_POOL_SIZE = 10

/** A new, empty, migrated database, copied from the run's template in a few milliseconds. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { template } = inject('database')
  return newDatabase(`template ${template} strategy file_copy`)
}

/** A database without even our tables. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  return newDatabase('template template0 strategy file_copy')
}

async function newDatabase(from: string): Promise<FreshDatabase> {
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  const server = inject('database').connection
  await asAdmin(server, `create database ${name} ${from}`)
  const connection = { ...server, database: name }
  // A connection stays open while the app does: each begins with plans and catalogues to read.
  const connected = connect(
    { ...connection, idleTimeoutMillis: 0 },
    { max: TEST_POOL_SIZE, connectMs: 60_000 },
  )
  return {
    ...connected,
    connection,
    async close() {
      await connected.close()
      await asAdmin(server, `drop database if exists ${name} with (force)`)
    },
  }
}

const emptying = new WeakMap<pg.Pool, Promise<string>>()

/** Deletes all our rows and all jobs. What migrations and the queue created for themselves stays. */
export async function removeAllRows(pool: pg.Pool): Promise<void> {
  const known = emptying.get(pool) ?? statementsToEmpty(pool)
  emptying.set(pool, known)
  await pool.query(await known)
}

/**
 * Not `truncate`, which creates new files for every table: 57 ms, where this takes 4. The replica role switches foreign
 * key checks off, so any order works.
 */
async function statementsToEmpty(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where (schemaname = 'public' and tablename <> 'migrations') or (schemaname, tablename) = ('pgboss', 'job')`,
  )
  const deletes = rows.map(({ name }) => `delete from ${name}`)
  return ['begin', 'set local session_replication_role = replica', ...deletes, 'commit'].join(';')
}
