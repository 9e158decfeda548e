import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { givesWholeRows } from './whole-rows.ts'

/** A statement is prepared once it was sent this often: rare ones are not worth it. */
const SENT_BEFORE = 2
/** Per connection; each costs the server some kilobytes. */
const MOST_PREPARED = 300
/** Statements that are counted; the one that was sent longest ago is forgotten first. */
const MOST_COUNTED = 2000
/** In characters: longer ones insert many rows at once, and are rarely repeated. */
const LONGEST = 20_000

/** Wraps the pool for Kysely, so that its connections parse and plan a statement once instead of every time. */
export function preparing(pool: pg.Pool): PostgresPool {
  const counts: Counts = new LRUCache({ max: MOST_COUNTED })
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client)
      if (known) return known
      const made: PostgresPoolClient = {
        // Kysely can also use a cursor, which is not configured.
        query: new PreparingClient(client, counts).query as never,
        release: (destroy) => client.release(destroy),
      }
      clients.set(client, made)
      return made
    },
  }
}

/** How often each statement was sent. */
type Counts = LRUCache<string, number>

class PreparingClient {
  readonly #client: pg.PoolClient
  readonly #counts: Counts
  readonly #kept = new Map<string, { name: string; givesWholeRows: boolean }>()
  #prepared = 0
  /** Counts outdated statements, whose names cannot be used again. */
  #outdated = 0

  constructor(client: pg.PoolClient, counts: Counts) {
    this.#client = client
    this.#counts = counts
  }

  query = async (sql: string, values: unknown[] = []): Promise<pg.QueryResult> => {
    const name = this.#nameFor(sql, values)
    if (!name) return this.#client.query(sql, values)
    try {
      return await this.#client.query({ name, text: sql, values })
    } catch (reason) {
      if (!isOutdated(reason)) throw reason
      // A migration changed the tables: prepare it again next time, and send it unprepared now.
      this.#kept.delete(sql)
      this.#outdated += 1
      if (this.#isInTransaction()) throw reason
      return this.#client.query(sql, values)
    }
  }

  /** The name of the prepared statement on this connection; undefined when preparing is not worth it or not safe. */
  #nameFor(sql: string, values: unknown[]): string | undefined {
    if (values.length === 0 || sql.length > LONGEST) return undefined
    const kept = this.#kept.get(sql)
    const isWhole = kept?.givesWholeRows ?? givesWholeRows(sql)
    // A new column would change its result, and in a transaction nothing can be retried.
    if (isWhole && this.#isInTransaction()) return undefined
    if (kept) return kept.name
    if (this.#prepared >= MOST_PREPARED) return undefined
    const sentBefore = this.#counts.get(sql) ?? 0
    this.#counts.set(sql, sentBefore + 1)
    if (sentBefore < SENT_BEFORE) return undefined
    this.#prepared += 1
    const name = `${nameOf(sql)}_${this.#outdated}`
    this.#kept.set(sql, { name, givesWholeRows: isWhole })
    return name
  }

  #isInTransaction() {
    return this.#client.getTransactionStatus() !== 'I'
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
