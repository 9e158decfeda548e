import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import pg from 'pg'
import { migrate } from '#server/adapters/database/migrate.ts'
import { openDatabaseServer } from './database.ts'
import { fillWithMemorials } from './filling.ts'
import { openProduct } from './product.ts'

const SECONDS = 10
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Milliseconds of a public read of any memorial, among few and among many; nothing of it is kept between. */
export async function readsAmong({ few, many }: { few: number; many: number }) {
  const small = await readAmong(few)
  const large = await readAmong(many)
  return { small, large, ratio: large.mean / small.mean }
}

async function readAmong(memorials: number) {
  const database = await openDatabaseServer({ throwaway: true })
  try {
    const pool = new pg.Pool({ ...database.connection, max: 2 })
    await migrate(pool, migrations)
    const began = performance.now()
    await fillWithMemorials(pool, memorials)
    const filled = (performance.now() - began) / 1000
    const { rows } = await pool.query<{ size: string }>('select pg_database_size(current_database()) as size')
    await pool.end()
    const product = await openProduct({ DATABASE_URL: database.url, ROLE: 'web' })
    try {
      const read = (duration: number) =>
        autocannon({
          url: product.url,
          connections: 2,
          duration,
          requests: [
            { method: 'GET', setupRequest: (request) => ({ ...request, path: anAddress(memorials) }) },
          ],
        })
      await read(3)
      const { latency, non2xx, errors, requests } = await read(SECONDS)
      if (non2xx + errors > 0) throw new Error(`${non2xx} reads were refused, ${errors} failed`)
      return {
        mean: 2000 / requests.average,
        p99: latency.p99,
        filled,
        megabytes: Number(rows[0]?.size) / 1e6,
      }
    } finally {
      await product.close()
    }
  } finally {
    await database.close()
  }
}

const anAddress = (memorials: number) =>
  `/public/memorial/person-${1 + Math.floor(Math.random() * memorials)}`
