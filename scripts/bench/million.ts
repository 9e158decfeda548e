import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrate } from '#server/adapters/database/migrate.ts'
import { openDatabaseServer } from './database.ts'
import { callOf, type Kind, kinds } from './filled-calls.ts'
import { fillWithMemorials, fillWithSessions } from './filling.ts'
import { openProduct } from './product.ts'

const SECONDS = 12
/** Before anything is counted: connections are open by then, statements prepared. */
const FIRST = 100
const CALLERS = 2
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/**
 * Milliseconds of each kind of call, among few memorials and among many, one node each. Two callers ask now one, now the
 * other, so that whatever else the machine does slows down both alike; and each of them asks for a page once, so that none is kept.
 */
export async function callsAmong({ few, many }: { few: number; many: number }) {
  const small = await filledNode(few)
  const large = await filledNode(many).catch(async (reason) => {
    await small.close()
    throw reason
  })
  try {
    const calls: { kind: Kind; small: Took; large: Took; ratio: number }[] = []
    for (const kind of kinds) {
      const took = { small: [] as number[], large: [] as number[] }
      const next = { small: eachOnce(few), large: eachOnce(many) }
      for (let at = 0; at < FIRST; at += 1)
        for (const [node, memorials] of [
          [small, next.small],
          [large, next.large],
        ] as const)
          await node.ask(kind, memorials())
      const end = performance.now() + SECONDS * 1000
      // Half of the pages that are left, for each of the callers.
      const most = kind === 'page' ? Math.floor((few - FIRST) / CALLERS) : Number.POSITIVE_INFINITY
      const caller = async () => {
        for (let at = 0; at < most && performance.now() < end; at += 1) {
          took.small.push(await small.ask(kind, next.small()))
          took.large.push(await large.ask(kind, next.large()))
        }
      }
      await Promise.all(Array.from({ length: CALLERS }, caller))
      const [ofSmall, ofLarge] = [summed(took.small), summed(took.large)]
      calls.push({ kind, small: ofSmall, large: ofLarge, ratio: ofLarge.middle / ofSmall.middle })
    }
    return { calls, filled: large.filled, megabytes: large.megabytes }
  } finally {
    for (const node of [small, large]) await node.close()
  }
}

interface Took {
  middle: number
  mean: number
  p99: number
}

function summed(took: readonly number[]): Took {
  const sorted = took.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  return {
    middle: at(0.5),
    mean: took.reduce((sum, ms) => sum + ms, 0) / took.length,
    p99: at(0.99),
  }
}

/** Memorials by chance; all of them before one comes again. */
function eachOnce(memorials: number): () => number {
  const asked = new Set<number>()
  return () => {
    if (asked.size === memorials) asked.clear()
    for (;;) {
      const memorial = 1 + Math.floor(Math.random() * memorials)
      if (asked.has(memorial)) continue
      asked.add(memorial)
      return memorial
    }
  }
}

async function filledNode(memorials: number) {
  const database = await openDatabaseServer({ throwaway: true })
  try {
    const pool = new pg.Pool({ ...database.connection, max: 2 })
    await migrate(pool, migrations)
    const began = performance.now()
    await fillWithMemorials(pool, memorials)
    await fillWithSessions(pool)
    // What filling left to be written is not written while calls are measured.
    await pool.query('checkpoint')
    const filled = (performance.now() - began) / 1000
    const { rows } = await pool.query<{ size: string }>('select pg_database_size(current_database()) as size')
    await pool.end()
    const product = await openProduct({ DATABASE_URL: database.url, ROLE: 'web' })
    return {
      filled,
      megabytes: Number(rows[0]?.size) / 1e6,
      /** Milliseconds until all of the answer is there. */
      async ask(kind: Kind, memorial: number): Promise<number> {
        const { path, ...call } = callOf(kind, memorial)
        const began = performance.now()
        const response = await fetch(product.url + path, call)
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${kind}: ${response.status}`)
        return performance.now() - began
      },
      async close() {
        await product.close()
        await database.close()
      },
    }
  } catch (reason) {
    await database.close()
    throw reason
  }
}
