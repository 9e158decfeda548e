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
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Milliseconds of each kind of call, with few and with many memorials, alternating; one node each, two callers. */
export async function callsAmong({ few, many }: { few: number; many: number }) {
  const small = await filledNode(few)
  const large = await filledNode(many).catch(async (reason) => {
    await small.close()
    throw reason
  })
  try {
    const calls: { kind: Kind; small: Took; large: Took; ratio: number }[] = []
    for (const kind of kinds) {
      for (const node of [small, large]) await node.ask(kind, 2)
      const pairs: { small: Took; large: Took; ratio: number }[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const pair = { small: await small.ask(kind, SECONDS), large: await large.ask(kind, SECONDS) }
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
    return {
      filled,
      megabytes: Number(rows[0]?.size) / 1e6,
      async ask(kind: Kind, seconds: number): Promise<Took> {
        const { latency, requests } = await ask(product.url, kind, memorials, seconds)
        return { mean: 2000 / requests.average, p99: latency.p99 }
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

async function ask(url: string, kind: Kind, memorials: number, duration: number) {
  // A random memorial each time, so that nothing is cached in between.
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    ...callOf(kind, 1 + Math.floor(Math.random() * memorials)),
  })
  const run = await autocannon({ url, connections: 2, duration, requests: [{ setupRequest }] })
  if (run.non2xx + run.errors > 0)
    throw new Error(`${kind}: ${run.non2xx} were refused, ${run.errors} failed`)
  return run
}
