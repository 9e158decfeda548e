import { once } from 'node:events'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, DB } from '#server/ports/database.ts'
import { preparing } from './prepared.ts'

export interface Connected {
  db: Database
  pool: pg.Pool
  /** Resolves once every connection was released and closed. */
  close(): Promise<void>
}

interface ConnectOptions {
  /** Most connections at once; 10 by default. */
  max?: number
  /** Cancels a statement that takes longer; no limit by default. */
  statementSeconds?: number
  /** How long to wait for a connection, in milliseconds; 10,000 by default. */
  connectMs?: number
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void
}

const { builtins, getTypeParser } = pg.types

/**
 * Conversion of values: a `date` to `YYYY-MM-DD` (a day has no time zone), a `bigint` to a number (ours stay far below
 * 2^53). Set only on our connections, since `pg.types` is global.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === builtins.DATE) return (text: string) => text
    if (format !== 'binary' && oid === builtins.INT8) return Number
    return getTypeParser(oid, format)
  }) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * Opens a pool; it connects with the first query. Column names are camelCase in queries and rows; the content of JSON
 * columns is left unchanged.
 */
export function connect(config: pg.PoolConfig, options: ConnectOptions = {}): Connected {
  const pool = new pg.Pool({
    max: options.max ?? 10,
    ...config,
    keepAlive: true,
    connectionTimeoutMillis: options.connectMs ?? CONNECT_MS,
    onConnect: (client) => limitTime(client, options.statementSeconds ?? 0),
    types,
  })
  pool.on('error', options.onIdleError ?? (() => {}))
  // The pool handles errors only of idle connections. An error between two statements of a transaction would otherwise
  // be unhandled and end the process; the next statement fails, and that is handled.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { db, pool, close: closer(pool) }
}

/** A transaction that its process forgot must release its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000
/** Waiting longer for a connection helps nobody: the caller is told to try again. */
const CONNECT_MS = 10_000

/** Set before the first use and not in the startup message: poolers refuse parameters there that they do not know. */
async function limitTime(client: pg.ClientBase, statementSeconds: number): Promise<void> {
  if (statementSeconds === 0) return
  await client.query(
    `set statement_timeout = '${statementSeconds}s';
     set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
  )
}

/**
 * Not `db.destroy()`, which ignores the pool if no query went through Kysely. And `pool.end()` alone resolves before
 * the server has noticed, so that stopping it or dropping the database would cut connections off.
 */
function closer(pool: pg.Pool): () => Promise<void> {
  const connected = new Set<pg.PoolClient>()
  pool.on('connect', (client) => connected.add(client))
  pool.on('remove', (client) => connected.delete(client))
  return async () => {
    await pool.end()
    while (connected.size > 0) await once(pool, 'remove')
  }
}
