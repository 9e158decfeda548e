import { sql } from 'kysely'
import { readTextBytes } from '#server/lib/text-bytes.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/** The uploader of a file and its memorial. */
export interface Sender {
  memorialUuid: string
  userUuid: string
}

/**
 * `memorial`: the files of one memorial. `account`: what one account sent to others' memorials, and to its own unpaid
 * ones.
 */
export type Scope = 'memorial' | 'account'

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
export async function bytesIn(db: Db, sender: Sender, scope: Scope, since: Date) {
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
export async function listRemoved(db: Db, sender: Sender, scope: Scope) {
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
export async function listUnderWay(tx: Tx, userUuid: string, since: Date) {
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

export async function isUnderWay(db: Db, id: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('uploadsUnderWay')
    .select('id')
    .where('id', '=', id)
    .where('begunAt', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

export function insertUnderWay(
  tx: Tx,
  row: { id: string; memorialUuid: string | null; userUuid: string; bytes: number; begunAt: Date },
) {
  return tx
    .insertInto('uploadsUnderWay')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ begunAt: row.begunAt }))
    .execute()
}

export function removeUnderWay(db: Db, ids: readonly string[]) {
  return db.deleteFrom('uploadsUnderWay').where('id', 'in', ids).execute()
}

/** Deletes uploads that began before `before`, finished or not. */
export function forgetUnderWay(db: Db, before: Date) {
  return db.deleteFrom('uploadsUnderWay').where('begunAt', '<', before).execute()
}
