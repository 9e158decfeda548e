import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import pg from 'pg'
import { migrate } from '#server/adapters/database/migrate.ts'
import { openDatabaseServer } from './database.ts'
import { callOf, type Kind, kinds } from './filled-calls.ts'
import { fillWithMemorials, fillWithSessions } from './filling.ts'
import { openProduct } from './product.ts'

const SECONDS = 4
const ROUNDS = 3
const CALLERS = 2
/** A page is asked for once, so that none is kept: this often a round, and all rounds within the few memorials. */
const PAGES = { first: 100, round: 250 }
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Milliseconds of each kind of call, among few memorials and among many in turns, one node each, two callers. */
export async function callsAmong({ few, many }: { few: number; many: number }) {
  const small = await filledNode(few)
  const large = await filledNode(many).catch(async (reason) => {
    await small.close()
    throw reason
  })
  try {
    const calls: { kind: Kind; small: Took; large: Took; ratio: number }[] = []
    for (const kind of kinds) {
      for (const node of [small, large]) await node.ask(kind, { seconds: 2, pages: PAGES.first })
      const pairs: { small: Took; large: Took; ratio: number }[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const much = { seconds: SECONDS, pages: PAGES.round }
        const pair = { small: await small.ask(kind, much), large: await large.ask(kind, much) }
        pairs.push({ ...pair, ratio: pair.large.mean / pair.small.mean })
      }
      const middle = pairs.sort((one, other) => one.ratio - other.ratio)[Math.floor(ROUNDS / 2)]
      if (!middle) throw new Error('unreachable')
      calls.push({ kind, ...middle })
    }
    return { calls, filled: large.filled, megabytes: large.megabytes }
  } finally {
    for (const node of [small, large]) await node.close()
  }
}

interface Much {
  seconds: number
  pages: number
}

interface Took {
  mean: number
  p99: number
}

async function filledNode(memorials: number) {
  const database = await openDatabaseServer({ throwaway: true })
  try {
    const pool = new pg.Pool({ ...database.connection, max: 2 })
    await migrate(pool, migrations)
    const began = performance.now()
    await fillWithMemorials(pool, memorials)
    await fillWithSessions(pool)
    const filled = (performance.now() - began) / 1000
    const { rows } = await pool.query<{ size: string }>('select pg_database_size(current_database()) as size')
    await pool.end()
    const product = await openProduct({ DATABASE_URL: database.url, ROLE: 'web' })
    const anyMemorial = () => 1 + Math.floor(Math.random() * memorials)
    const unread = eachOnce(memorials)
    return {
      filled,
      megabytes: Number(rows[0]?.size) / 1e6,
      async ask(kind: Kind, { seconds, pages }: Much): Promise<Took> {
        const isPage = kind === 'page'
        const much = isPage ? { amount: pages } : { duration: seconds }
        const { latency, requests, duration } = await ask(product.url, much, () =>
          callOf(kind, isPage ? unread() : anyMemorial()),
        )
        return { mean: (CALLERS * duration * 1000) / requests.total, p99: latency.p99 }
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

/** Memorials by chance, none twice. */
function eachOnce(memorials: number): () => number {
  const asked = new Set<number>()
  return () => {
    if (asked.size === memorials) throw new Error('Every page was asked for, and is kept')
    for (;;) {
      const memorial = 1 + Math.floor(Math.random() * memorials)
      if (asked.has(memorial)) continue
      asked.add(memorial)
      return memorial
    }
  }
}

async function ask(url: string, much: { amount: number } | { duration: number }, call: () => object) {
  const setupRequest = (request: autocannon.Request) => ({ ...request, ...call() })
  const run = await autocannon({ url, connections: CALLERS, ...much, requests: [{ setupRequest }] })
  if (run.non2xx + run.errors > 0) throw new Error(`${run.non2xx} calls were refused, ${run.errors} failed`)
  return run
}
