import { once } from 'node:events'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, DB } from '#server/ports/database.ts'
import { preparing } from './prepared.ts'

export interface Connected {
  db: Database
  pool: pg.Pool
  /** Resolves once every connection has been given back and closed. */
  close(): Promise<void>
}

interface ConnectOptions {
  /** Most connections at once; 10 by default. */
  max?: number
  /** A statement that takes longer is ended; never unless given. */
  statementSeconds?: number
  /** How long to wait for a connection, in milliseconds; 10,000 by default. */
  connectMs?: number
  /** Told when a connection that nobody is using breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void
}

const { builtins, getTypeParser } = pg.types

/**
 * How values arrive: a `date` as `YYYY-MM-DD` (a day has no time zone to be wrong in), a `bigint` as a
 * number (ours stay far below 2^53). Set on our connections alone, since `pg.types` is everybody's.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === builtins.DATE) return (text: string) => text
    if (format !== 'binary' && oid === builtins.INT8) return Number
    return getTypeParser(oid, format)
  }) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * Opens a pool; nothing is connected until the first query. Column names are camelCase in queries and
 * rows; what lies inside a JSON column is left as it is.
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
  // The pool hears only those that nobody uses. One that breaks between two statements of a transaction says so to
  // nobody, and would end the process; the next statement fails, and that is heard.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { db, pool, close: closer(pool) }
}

/** A transaction whose process forgot it lets go of its rows. */
const IDLE_IN_TRANSACTION_MS = 60_000
/** Waiting longer for a free or a new connection helps nobody: a caller is told to come again. */
const CONNECT_MS = 10_000

/** Before anybody uses the connection, and not as it is opened: poolers refuse what they do not know there. */
async function limitTime(client: pg.ClientBase, statementSeconds: number): Promise<void> {
  if (statementSeconds === 0) return
  await client.query(
    `set statement_timeout = '${statementSeconds}s';
     set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
  )
}

/**
 * Not `db.destroy()`, which forgets the pool if no query went through Kysely; and `pool.end()` alone resolves
 * before the server knows, so that stopping it or dropping the database would cut connections off.
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
