import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** A statement that was sent so often is prepared the next time: what is asked once is not worth keeping. */
const SENT_BEFORE = 2
/** Of one connection; each costs the server some kilobytes. */
const MOST_PREPARED = 300
/** Statements that are counted; the one counted first goes first. */
const MOST_COUNTED = 2000
/** In characters: longer ones insert many rows at once, and hardly come twice. */
const LONGEST = 20_000

/** As in `select *`, `"memorials".*` or `returning *`; not in `count(*)`. */
const WHOLE_ROWS = /(?:\bselect|\breturning|[.,])\s*\*/i

/** The pool as Kysely sees it, whose connections read and plan a statement once instead of every time. */
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
        // Kysely may also ask by a cursor, which is not configured.
        query: new PreparingClient(client, counts).query as never,
        release: (destroy) => client.release(destroy),
      }
      clients.set(client, made)
      return made
    },
  }
}

/**
 * Whether a new column changes what a statement gives. What stands in parentheses does not come out whole: there it
 * is named column by column again.
 */
function givesWholeRows(sql: string): boolean {
  if (!WHOLE_ROWS.test(sql)) return false
  const top = topOf(sql)
  return top === undefined || WHOLE_ROWS.test(top)
}

/** A statement without what stands in quotes and in parentheses; undefined where that leaves none. */
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
  /** What was prepared before the tables changed keeps its name, and is used no more. */
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
      // A migration came meanwhile: prepared anew the next time, and sent as it is now.
      this.#kept.delete(sql)
      this.#outdated += 1
      if (this.#isInTransaction()) throw reason
      return this.#client.query(sql, values)
    }
  }

  /** Under which it is prepared on this connection; undefined where it is not worth it or not safe. */
  #nameFor(sql: string, values: unknown[]): string | undefined {
    if (values.length === 0 || sql.length > LONGEST) return undefined
    const kept = this.#kept.get(sql)
    const isWhole = kept?.givesWholeRows ?? givesWholeRows(sql)
    // What a new column changes; and in a transaction nothing can be tried again.
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
 * Behind a pooler that shares connections a name may be another client's: by its text it can only be the same statement.
 * Within the 63 bytes of a name.
 */
const nameOf = (sql: string) => `kept_${createHash('sha256').update(sql).digest('base64url')}`

/** The tables are other ones than when it was prepared: another result, or names and types that fit no longer. */
const isOutdated = (reason: unknown): boolean =>
  reason instanceof Error && 'code' in reason && /^(0A000|42...)$/.test(String(reason.code))
