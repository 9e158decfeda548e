import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import pg from 'pg'
import { migrate } from '#server/adapters/database/migrate.ts'
import { openDatabaseServer } from './database.ts'
import { openProduct } from './product.ts'

const MEDIA_EACH = 5
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
    await fill(pool, memorials)
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

/** An owner for a hundred memorials each, five photos and a story a memorial: paid for, and ready to be read. */
async function fill(pool: pg.Pool, memorials: number): Promise<void> {
  const uuid = (kind: string, n: string) => `md5('${kind}' || ${n})::uuid`
  await pool.query(
    `insert into users (uuid, email, password_hash, first_name, surname, created_at, email_verified_at)
     select ${uuid('user', 'n')}, 'owner-' || n || '@example.com', '', 'Claire', 'Hollis', now(), now()
       from generate_series(0, $1::int / 100) n`,
    [memorials],
  )
  await pool.query(
    `insert into memorials (uuid, name_of_person, share_slug, payment_completed_at)
     select ${uuid('memorial', 'n')}, 'Person ' || n, 'person-' || n, now() from generate_series(1, $1::int) n`,
    [memorials],
  )
  await pool.query(
    `insert into relationships (user_uuid, memorial_uuid, relationship_type)
     select ${uuid('user', '(n / 100)')}, ${uuid('memorial', 'n')}, 'OWNER' from generate_series(1, $1::int) n`,
    [memorials],
  )
  await pool.query(
    `insert into stories (memorial_uuid, position, text)
     select ${uuid('memorial', 'n')}, 0, repeat('Every letter went into the tin. ', 8)
       from generate_series(1, $1::int) n`,
    [memorials],
  )
  await pool.query(
    `insert into media (uuid, memorial_uuid, role, state, position, location, filename, extension, width, height, widths,
                        original_key, bytes, title)
     select m, owner, 'PHOTO', 'READY', at, '/media/' || owner, m, 'jpg', 4000, 3000, '{320,640,1280,2048}',
            'originals/' || m, 3000000, 'A summer'
       from (select ${uuid('memorial', 'n')} as owner, md5('media' || n || '-' || at)::uuid as m, at
               from generate_series(1, $1::int) n, generate_series(0, $2::int - 1) at) rows`,
    [memorials, MEDIA_EACH],
  )
  await pool.query('vacuum analyze')
}
