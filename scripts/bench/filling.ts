import { createHash } from 'node:crypto'
import type pg from 'pg'
import { hashToken } from '#server/lib/codes.ts'
import { hashPassword } from '#server/lib/passwords.ts'

const MEDIA_EACH = 5
/** Memorials per owner. */
const OWNED = 100

export const PASSWORD = 'measured twice'

/**
 * Fills in memorials `person-1` to `person-n`, ready to be read: photos, a story and a memory each, one owner per
 * hundred. Owners sign in as `owner-0@example.com` and so on, with `PASSWORD` or `tokenOf`. Updates the planner's
 * statistics.
 *
 * @param mediaEach photos per memorial, 5 by default
 */
export async function fillWithMemorials(
  pool: pg.Pool,
  memorials: number,
  { mediaEach = MEDIA_EACH } = {},
): Promise<void> {
  // No page is cached yet, so no node needs change events for millions of rows.
  await tellingPages(pool, 'disable')
  await pool.query(
    `insert into users (uuid, email, password_hash, first_name, surname, created_at, email_verified_at)
     select ${uuid('user', 'n')}, 'owner-' || n || '@example.com', $2, 'Claire', 'Hollis', now(), now()
       from generate_series(0, $1::int / ${OWNED}) n`,
    [memorials, await hashPassword(PASSWORD, 'bench')],
  )
  await pool.query(
    `insert into memorials (uuid, name_of_person, share_slug, payment_completed_at, retained_until, memorial_date)
     select ${uuid('memorial', 'n')}, 'Person ' || n, 'person-' || n, now(), now() + interval '1 day' * (n % 365),
            current_date - n % 365
       from generate_series(1, $1::int) n`,
    [memorials],
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
    [memorials, mediaEach],
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
  for (const table of ['users', 'memorials', 'relationships', 'stories', 'media', 'contributions'])
    await pool.query(`alter table ${table} ${how} trigger user`)
}

/** Fills in guests of each memorial, all invited and answered long ago. */
export async function fillWithGuests(pool: pg.Pool, guestsEach: number): Promise<void> {
  await pool.query(
    `insert into contacts (memorial_uuid, email, first_name, surname, position, invite_state, date_invite_sent, invite_token)
     select uuid, 'guest-' || n || '@example.com', 'Joan', 'Petrie', n, 'SENT', now(), gen_random_uuid()
       from memorials, generate_series(1, $1::int) n`,
    [guestsEach],
  )
  await pool.query(
    `insert into rsvps (memorial_uuid, contact_uuid, name, email, status, guests, message, date_created, updated_at)
     select memorial_uuid, uuid, 'Joan Petrie', email, 'ATTENDING', 1, 'We will bring the boat''s flag.', told, told
       from contacts, (select now() - interval '30 days' as told) moment`,
  )
  await pool.query('update relationships set digest_sent_at = now()')
  await pool.query('vacuum analyze')
}

/** Signs every owner in. */
export async function fillWithSessions(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ uuid: string; n: number }>(
    `select uuid, split_part(split_part(email, '@', 1), '-', 2)::int as n from users where email like 'owner-%'`,
  )
  await pool.query(
    `insert into sessions (token_hash, user_uuid, expires_at)
     select decode(hash, 'hex'), owner, now() + interval '20 days' from unnest($1::text[], $2::uuid[]) as of(hash, owner)`,
    [rows.map(({ n }) => hashToken(tokenOf(n)).toString('hex')), rows.map((row) => row.uuid)],
  )
}

/** The token of the owner with that number. */
export const tokenOf = (owner: number) => `token-of-owner-${owner}`

/** The uuid of the memorial with that number, 1 to n. */
export const memorialOf = (n: number) =>
  createHash('md5')
    .update(`memorial${n}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

export const ownerOf = (n: number) => Math.floor(n / OWNED)

const uuid = (kind: string, n: string) => `md5('${kind}' || ${n})::uuid`
