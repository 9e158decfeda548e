import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'

/** A statement is prepared once it was sent this often: rare ones are not worth it. */
const SENT_BEFORE = 2
/** Per connection; each costs the server some kilobytes. */
const MOST_PREPARED = 300
/** Statements that are counted; the one that was sent longest ago is forgotten first. */
const MOST_COUNTED = 2000
/** In characters: longer ones insert many rows at once, and are rarely repeated. */
const LONGEST = 20_000

/** What answers with every column of a table: another result, once a migration adds one. */
const ALL_COLUMNS = /(^|\))\s*select [^(]*\*|returning \*\s*$/i

/** How often each statement was sent. */
type Counts = LRUCache<string, number>

/**
 * Wraps the pool for Kysely, so that its connections parse and plan a statement once instead of every time
 * (docs/decisions/0046).
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const counts: Counts = new LRUCache({ max: MOST_COUNTED })
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? preparingClient(client, counts)
      clients.set(client, known)
      return known
    },
  }
}

function preparingClient(client: pg.PoolClient, counts: Counts): PostgresPoolClient {
  const names = new Map<string, string>()
  let prepared = 0
  /** Counts outdated statements, whose names cannot be used again. */
  let outdated = 0

  async function query(sql: string, values: unknown[] = []): Promise<pg.QueryResult> {
    const name = nameFor(sql, values)
    if (!name) return client.query(sql, values)
    try {
      return await client.query({ name, text: sql, values })
    } catch (reason) {
      if (!isOutdated(reason)) throw reason
      // A migration changed the tables: it is sent unprepared now, and prepared again next time.
      names.delete(sql)
      outdated += 1
      return client.query(sql, values)
    }
  }

  /** Undefined where preparing is not worth it, or could fail where nothing can be sent again: in a transaction. */
  function nameFor(sql: string, values: unknown[]): string | undefined {
    if (values.length === 0 || sql.length > LONGEST) return undefined
    if (client.getTransactionStatus() !== 'I' && ALL_COLUMNS.test(sql)) return undefined
    const known = names.get(sql)
    if (known || prepared >= MOST_PREPARED) return known
    const sentBefore = counts.get(sql) ?? 0
    counts.set(sql, sentBefore + 1)
    if (sentBefore < SENT_BEFORE) return undefined
    prepared += 1
    const name = `${nameOf(sql)}_${outdated}`
    names.set(sql, name)
    return name
  }

  return {
    // Kysely can also use a cursor, which is not configured.
    query: query as never,
    release: (destroy) => client.release(destroy),
  }
}

/**
 * Behind a pooler that shares connections a name may belong to another client. A name made from the text can only mean
 * the same statement. At most 63 bytes.
 */
const nameOf = (sql: string) => `kept_${createHash('sha256').update(sql).digest('base64url')}`

/** The tables changed since it was prepared: another result, or names and types that do not match any more. */
const isOutdated = (reason: unknown): boolean =>
  reason instanceof Error && 'code' in reason && /^(0A000|42...)$/.test(String(reason.code))
