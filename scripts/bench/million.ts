import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import pg from 'pg'
import { migrate } from '#server/adapters/database/migrate.ts'
import { openDatabaseServer } from './database.ts'
import { callOf, type Kind, kinds } from './filled-calls.ts'
import { fillWithMemorials, fillWithSessions } from './filling.ts'
import { openProduct } from './product.ts'

const SECONDS = 10
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Milliseconds of each kind of call, among few memorials and among many, one node, two callers. */
export async function callsAmong({ few, many }: { few: number; many: number }) {
  const small = await among(few)
  const large = await among(many)
  const ratios = large.calls.map((call, at) => ({ ...call, small: small.calls[at] ?? call }))
  return { filled: large.filled, megabytes: large.megabytes, calls: ratios }
}

async function among(memorials: number) {
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
    try {
      const calls: { kind: Kind; mean: number; p99: number }[] = []
      for (const kind of kinds) {
        await ask(product.url, kind, memorials, 3)
        const { latency, requests } = await ask(product.url, kind, memorials, SECONDS)
        calls.push({ kind, mean: 2000 / requests.average, p99: latency.p99 })
      }
      return { calls, filled, megabytes: Number(rows[0]?.size) / 1e6 }
    } finally {
      await product.close()
    }
  } finally {
    await database.close()
  }
}

async function ask(url: string, kind: Kind, memorials: number, duration: number) {
  // Each time another memorial by chance, so that nothing is kept between.
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    ...callOf(kind, 1 + Math.floor(Math.random() * memorials)),
  })
  const run = await autocannon({ url, connections: 2, duration, requests: [{ setupRequest }] })
  if (run.non2xx + run.errors > 0)
    throw new Error(`${kind}: ${run.non2xx} were refused, ${run.errors} failed`)
  return run
}
