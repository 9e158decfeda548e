import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** A statement is prepared once it was sent this often: rare ones are not worth it. */
const SENT_BEFORE = 2
/** Per connection; each costs the server some kilobytes. */
const MOST_PREPARED = 300
/** Statements that are counted; the oldest is dropped first. */
const MOST_COUNTED = 2000
/** In characters: longer ones insert many rows at once, and are rarely repeated. */
const LONGEST = 20_000

/** As in `select *`, `"memorials".*` or `returning *`; not in `count(*)`. */
const WHOLE_ROWS = /(?:\bselect|\breturning|[.,])\s*\*/i

/** Wraps the pool for Kysely, so that its connections parse and plan a statement once instead of every time. */
export function preparing(pool: pg.Pool): PostgresPool {
  const counts = new Counts()
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

/**
 * Whether a new column would change the statement's result. A `*` in parentheses does not count: there the outer
 * statement names the columns.
 */
function givesWholeRows(sql: string): boolean {
  if (!WHOLE_ROWS.test(sql)) return false
  const top = topOf(sql)
  return top === undefined || WHOLE_ROWS.test(top)
}

/** A statement without quoted and parenthesised parts; undefined if nothing is left. */
function topOf(sql: string): string | undefined {
  let top = sql.replace(/'[^']*'|"[^"]*"/g, "''")
  for (let before = ''; before !== top; ) {
    before = top
    top = top.replace(/\([^()]*\)/g, ' ')
  }
  const isStatement = /^\s*(?:select|insert|update|delete|with\b[\s\S]*\b(?:select|insert|update|delete))\b/i
  return isStatement.test(top) && !/[()]/.test(top) ? top : undefined
}

class Counts {
  readonly #sent = new Map<string, number>()

  /** How often it was sent before. */
  next(sql: string): number {
    const before = this.#sent.get(sql) ?? 0
    if (before === 0 && this.#sent.size >= MOST_COUNTED)
      this.#sent.delete(this.#sent.keys().next().value ?? '')
    this.#sent.set(sql, before + 1)
    return before
  }
}

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
    if (this.#prepared >= MOST_PREPARED || this.#counts.next(sql) < SENT_BEFORE) return undefined
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
