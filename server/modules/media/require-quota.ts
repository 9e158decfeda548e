import { sql } from 'kysely'
import { films, memoryCards } from '#contract/host-limits.ts'
import { contributions, memorial } from '#contract/limits.ts'
import { recordings } from '#contract/recording-limits.ts'
import { DAY_SECONDS, dayBefore } from '#server/lib/day-before.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { readTextBytes } from '#server/lib/text-bytes.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { deleteRemoved } from './delete-expired.ts'
import { type MediaRole, quota } from './rules.ts'

/**
 * The kind of file to come. `contribution`: a visitor's photo; `voice`, `memory-film`: a visitor's recording; `card`: of a memory on
 * paper.
 */
export type Coming =
  | 'photo'
  | 'profile'
  | 'video'
  | 'film'
  | 'contribution'
  | 'voice'
  | 'memory-film'
  | 'card'

/** How many a person may send to one memorial in 24 hours; files of hosts are counted otherwise. */
const mostPerDay: { readonly [kind in Coming]?: number } = {
  contribution: contributions.photosPerDay,
  voice: contributions.photosPerDay,
  'memory-film': contributions.photosPerDay,
  card: memoryCards.perDay,
}

// Checks how much room is left, before a file is sent.

/**
 * Rejects with TOO_MANY_PHOTOS, TOO_MANY_FILMS, TOO_MANY_FILMS_OF_VISITORS, TOO_MANY_ATTEMPTS or NO_ROOM when a file of this size would be refused after its
 * upload. If room is short, removed files that could still be restored are deleted first.
 */
export async function requireQuota(
  context: Context,
  coming: Coming,
  sender: Sender,
  bytes: number,
): Promise<void> {
  await requireNumber(context, coming, sender)
  for (const scope of ['memorial', 'account'] as const) await makeRoom(context, sender, scope, bytes)
}

/** Rejects as `requireQuota` does where there are enough of its kind. */
export async function requireNumber(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  coming: Coming,
  sender: Sender,
): Promise<void> {
  if (coming === 'photo') await requirePlace(db, sender.memorialUuid)
  if (coming === 'film' && (await countOf(db, sender, 'FILM')) >= films.ownMax)
    throw new DomainError('TOO_MANY_FILMS')
  if (coming === 'memory-film' && (await countOf(db, sender, 'MEMORY_FILM')) >= recordings.filmsOfMemorial)
    throw new DomainError('TOO_MANY_FILMS_OF_VISITORS')
  const most = mostPerDay[coming]
  if (most !== undefined && (await countSent(db, sender, dayBefore(clock.now()))) >= most)
    throw new DomainError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: DAY_SECONDS })
}

const countOf = async (db: Db, { memorialUuid }: Sender, role: MediaRole): Promise<number> =>
  (await countFiles(db, memorialUuid, role)).count

/** The position after the last photo. Rejects with TOO_MANY_PHOTOS. */
export async function requirePlace(db: Db, memorialUuid: string): Promise<number> {
  const { count, position } = await countFiles(db, memorialUuid, 'PHOTO')
  if (count >= memorial.photosMax) throw new DomainError('TOO_MANY_PHOTOS')
  return position
}

async function makeRoom(context: Context, sender: Sender, scope: Scope, bytes: number): Promise<void> {
  const { db, clock } = context
  const { lying, removed, underWay } = await bytesIn(db, sender, scope, dayBefore(clock.now()))
  let over = lying + underWay + bytes - quota[scope]
  if (over > removed) throw new DomainError('NO_ROOM')
  if (over <= 0) return
  for (const file of await listRemoved(db, sender, scope)) {
    await deleteRemoved(context, file.uuid, new Date(clock.now().getTime() + 1))
    over -= file.bytes
    if (over <= 0) return
  }
}

/** The same for the room of the memorial alone, for a file that comes from no account. Rejects with NO_ROOM. */
export const requireMemorialRoom = (context: Context, memorialUuid: string, bytes: number): Promise<void> =>
  makeRoom(context, { memorialUuid, userUuid: '' }, 'memorial', bytes)

/**
 * Records that an upload begins or continues. Rejects as `requireQuota` does. One account has `quota.underWay` for
 * unfinished uploads; if that is short, its oldest are given up.
 *
 * @returns ids of the uploads that are given up
 */
export const beginCounted = (
  context: Context,
  id: string,
  coming: Coming,
  sender: Sender,
  bytes: number,
): Promise<string[]> => begin(context, id, sender, bytes, () => requireQuota(context, coming, sender, bytes))

/** The same for an archive, which makes a memorial of its own. Rejects with NO_ROOM. */
export const beginArchive = (
  context: Context,
  id: string,
  userUuid: string,
  bytes: number,
): Promise<string[]> =>
  begin(context, id, { memorialUuid: null, userUuid }, bytes, () =>
    makeRoom(context, { memorialUuid: '', userUuid }, 'account', bytes),
  )

async function begin(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  id: string,
  { memorialUuid, userUuid }: { memorialUuid: string | null; userUuid: string },
  bytes: number,
  check: () => Promise<void>,
): Promise<string[]> {
  const since = dayBefore(clock.now())
  if (await isUnderWay(db, id, since)) return []
  await check()
  return db.transaction().execute(async (tx) => {
    await lockAccountUploads(tx, userUuid)
    const others = (await listUnderWay(tx, userUuid, since)).filter((one) => one.id !== id)
    const waying: string[] = []
    let under = others.reduce((sum, one) => sum + one.bytes, bytes)
    for (const one of others) {
      if (under <= quota.underWay) break
      waying.push(one.id)
      under -= one.bytes
    }
    if (waying.length > 0) await removeUnderWay(tx, waying)
    await insertUnderWay(tx, { id, memorialUuid, userUuid, bytes, begunAt: clock.now() })
    return waying
  })
}

/** The upload is complete, or not wanted any more. */
export const endUpload = ({ db }: Pick<Context, 'db'>, id: string) => removeUnderWay(db, [id])

/** The uploader of a file and its memorial. */
interface Sender {
  memorialUuid: string
  userUuid: string
}

/**
 * `memorial`: the files of one memorial. `account`: what one account sent to others' memorials, and to its own unpaid
 * ones.
 */
type Scope = 'memorial' | 'account'

const memorials = ({ memorialUuid, userUuid }: Sender, scope: Scope) =>
  scope === 'memorial'
    ? sql`${memorialUuid}`
    : sql`select memorials.uuid from relationships join memorials on memorials.uuid = relationships.memorial_uuid
        where relationships.user_uuid = ${userUuid} and relationships.relationship_type = 'OWNER'
          and memorials.payment_completed_at is null`

const media = (sender: Sender, scope: Scope) =>
  scope === 'memorial'
    ? sql`media.memorial_uuid = ${sender.memorialUuid}`
    : sql`(media.uploaded_by = ${sender.userUuid} or media.memorial_uuid in (${memorials(sender, scope)}))`

const uploads = ({ memorialUuid, userUuid }: Sender, scope: Scope) =>
  scope === 'memorial' ? sql`memorial_uuid = ${memorialUuid}` : sql`user_uuid = ${userUuid}`

/** Bytes of texts and originals that are stored, of removed originals, and of uploads that began after `since`. */
async function bytesIn(db: Db, sender: Sender, scope: Scope, since: Date) {
  const { rows } = await sql<{ lying: number; removed: number; underWay: number }>`
    select kept.lying, kept.removed, begun.under_way from
      (select coalesce(sum(bytes), 0)::float8 as lying,
        coalesce(sum(bytes) filter (where deleted_at is not null), 0)::float8 as removed
        from media where ${media(sender, scope)}) as kept,
      (select coalesce(sum(bytes), 0)::float8 as under_way
        from uploads_under_way where ${uploads(sender, scope)} and begun_at > ${since}) as begun
  `.execute(db)
  const { lying, removed, underWay } = rows[0] ?? { lying: 0, removed: 0, underWay: 0 }
  return { lying: lying + (await readTextBytes(db, memorials(sender, scope))), removed, underWay }
}

/** Removed files that are still stored, first removed first. */
async function listRemoved(db: Db, sender: Sender, scope: Scope) {
  const { rows } = await sql<{ uuid: string; bytes: number }>`
    select uuid, bytes::float8 as bytes from media
    where ${media(sender, scope)} and deleted_at is not null order by deleted_at, uuid
  `.execute(db)
  return rows
}

/** Serializes counting of this account's files until the transaction ends. */
export const lockAccountUploads = (tx: Tx, userUuid: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${userUuid}`}, 0))`.execute(tx)

/** Uploads of one account that began after `since`, oldest first. */
async function listUnderWay(tx: Tx, userUuid: string, since: Date) {
  const rows = await tx
    .selectFrom('uploadsUnderWay')
    .select(['id', 'bytes'])
    .where('userUuid', '=', userUuid)
    .where('begunAt', '>', since)
    .orderBy('begunAt')
    .orderBy('id')
    .execute()
  return rows.map(({ id, bytes }) => ({ id, bytes: Number(bytes) }))
}

async function isUnderWay(db: Db, id: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('uploadsUnderWay')
    .select('id')
    .where('id', '=', id)
    .where('begunAt', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

function insertUnderWay(
  tx: Tx,
  row: { id: string; memorialUuid: string | null; userUuid: string; bytes: number; begunAt: Date },
) {
  return tx
    .insertInto('uploadsUnderWay')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ begunAt: row.begunAt }))
    .execute()
}

function removeUnderWay(db: Db, ids: readonly string[]) {
  return db.deleteFrom('uploadsUnderWay').where('id', 'in', ids).execute()
}

/** How many files a person has uploaded to a memorial since `since`, including removed ones. */
async function countSent(db: Db, { memorialUuid, userUuid }: Sender, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uploadedBy', '=', userUuid)
    .where('memorialUuid', '=', memorialUuid)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** How many files of a role a memorial has, also those that no contribution has yet; and the position after the last. */
async function countFiles(db: Db, memorialUuid: string, role: MediaRole) {
  const { count, last } = await db
    .selectFrom('media')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('position').as('last')])
    .where('memorialUuid', '=', memorialUuid)
    .where('role', '=', role)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { count, position: last === null ? 0 : last + 1 }
}
