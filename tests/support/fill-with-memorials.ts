import type pg from 'pg'
import { hashPassword } from '#server/lib/passwords.ts'

const MEDIA_EACH = 5
/** Memorials per owner. */
const OWNED = 100

/**
 * Fills in memorials `person-1` to `person-n`, ready to be read: photos, a story and a memory each, one owner per
 * hundred. Updates the planner's statistics.
 */
export async function fillWithMemorials(pool: pg.Pool, memorials: number): Promise<void> {
  // No page is cached yet, so no node needs change events for millions of rows.
  await tellingPages(pool, 'disable')
  await pool.query(
    `insert into users (uuid, email, password_hash, first_name, surname, created_at, email_verified_at)
     select ${uuid('user', 'n')}, 'owner-' || n || '@example.com', $2, 'Claire', 'Hollis', now(), now()
       from generate_series(0, $1::int / ${OWNED}) n`,
    [memorials, await hashPassword('measured twice', 'bench')],
  )
  await pool.query(
    `insert into memorials (uuid, name_of_person, share_slug, payment_completed_at, retained_until)
     select ${uuid('memorial', 'n')}, 'Person ' || n, 'person-' || n, now(), now() + interval '1 day' * (n % 365)
       from generate_series(1, $1::int) n`,
    [memorials],
  )
  await pool.query(
    `insert into events (memorial_uuid, uuid, kind, date)
     select ${uuid('memorial', 'n')}, ${uuid('memorial', 'n')}, 'SERVICE', current_date - n % 365
       from generate_series(1, $1::int) n`,
    [memorials],
  )
  await pool.query(
    `insert into addresses (hash, slug, memorial_uuid)
     select sha256(share_slug::bytea), share_slug, uuid from memorials`,
  )
  await pool.query(
    `insert into relationships (user_uuid, memorial_uuid, relationship_type)
     select ${uuid('user', `(n / ${OWNED})`)}, ${uuid('memorial', 'n')}, 'OWNER' from generate_series(1, $1::int) n`,
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
     select m, owner, 'PHOTO', 'READY', at, '/media/' || owner, m, 'jpg', 4000, 3000, '{320,480,640,1280,2048}',
            'originals/' || m, 3000000, 'A summer'
       from (select ${uuid('memorial', 'n')} as owner, md5('media' || n || '-' || at)::uuid as m, at
               from generate_series(1, $1::int) n, generate_series(0, $2::int - 1) at
               order by n, at) rows`,
    [memorials, MEDIA_EACH],
  )
  await pool.query(
    `insert into contributions (memorial_uuid, contributor_name, message)
     select ${uuid('memorial', 'n')}, 'Joan Petrie', 'She taught me to sail.' from generate_series(1, $1::int) n`,
    [memorials],
  )
  await tellingPages(pool, 'enable')
  await pool.query('vacuum analyze')
}

async function tellingPages(pool: pg.Pool, how: 'enable' | 'disable'): Promise<void> {
  for (const table of ['users', 'memorials', 'relationships', 'stories', 'events', 'media', 'contributions'])
    await pool.query(`alter table ${table} ${how} trigger user`)
}

const uuid = (kind: string, n: string) => `md5('${kind}' || ${n})::uuid`
