import { type RawBuilder, sql } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { films } from '#contract/host-limits.ts'
import { contributions, memorial } from '#contract/limits.ts'
import type { ResumableUpload } from '#contract/media.ts'
import { recordings } from '#contract/recording-limits.ts'
import { DAY_SECONDS, dayBefore } from '#server/lib/day-before.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { readTextBytes } from '#server/lib/text-bytes.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { deleteRemoved } from './delete-expired.ts'
import { type Coming, type MediaRole, quota, roleOf } from './rules.ts'

// Checks how much room is left, before a file is sent.

/** Whose memorial a file is for, and whose account it comes from: an archive has none of the first, a mail none of the other. */
interface Sender {
  memorialUuid: string | null
  userUuid: string | null
}
type FileSender = Sender & { memorialUuid: string }

/** The most files of a role that a memorial may have, also of those that no contribution has yet, and the code for one more. */
const mostOfMemorial: { readonly [role in MediaRole]?: readonly [most: number, code: ErrorCode] } = {
  PHOTO: [memorial.photosMax, 'TOO_MANY_PHOTOS'],
  FILM: [films.ownMax, 'TOO_MANY_FILMS'],
  MEMORY_FILM: [recordings.filmsOfMemorial, 'TOO_MANY_FILMS_OF_VISITORS'],
}

/** How many a person may send to one memorial in 24 hours, removed ones too; files of hosts are counted otherwise. */
const mostPerDay: { readonly [kind in Coming]?: number } = {
  contribution: contributions.photosPerDay,
  voice: contributions.photosPerDay,
  'memory-film': contributions.photosPerDay,
  card: quota.cardsPerDay,
}

/**
 * Rejects with TOO_MANY_PHOTOS, TOO_MANY_FILMS, TOO_MANY_FILMS_OF_VISITORS, TOO_MANY_ATTEMPTS or NO_ROOM when a file of this size would be refused after its
 * upload. If room is short, removed files that could still be restored are deleted first.
 */
export async function requireQuota(
  context: Context,
  coming: Coming,
  sender: FileSender,
  bytes: number,
): Promise<void> {
  await requireNumber(context, coming, sender)
  await makeRoom(context, sender, bytes)
}

/**
 * Rejects as `requireQuota` does where there are enough of its kind.
 *
 * @param role of the file that is restored
 */
export async function requireNumber(
  { db, clock }: { db: Db } & Pick<Context, 'clock'>,
  coming: Coming,
  { memorialUuid, userUuid }: FileSender,
  role: MediaRole = roleOf[coming],
): Promise<void> {
  const ofMemorial = db
    .selectFrom('media')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('memorialUuid', '=', memorialUuid)
  const [most, code] = mostOfMemorial[role] ?? []
  if (most !== undefined && code) {
    const present = ofMemorial.where('role', '=', role).where('deletedAt', 'is', null)
    if ((await present.executeTakeFirstOrThrow()).count >= most) throw new DomainError(code)
  }
  const perDay = mostPerDay[coming]
  if (perDay !== undefined) {
    const sent = ofMemorial.where('uploadedBy', '=', userUuid).where('createdAt', '>', dayBefore(clock.now()))
    if ((await sent.executeTakeFirstOrThrow()).count >= perDay)
      throw new DomainError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: DAY_SECONDS })
  }
}

/** Files that share the room of `most` bytes. */
interface Room {
  most: number
  memorials: RawBuilder<unknown>
  media: RawBuilder<unknown>
  uploads: RawBuilder<unknown>
}

/** The room of a memorial; and that of an account, for what it sent to others' memorials and to its own unpaid ones. */
function roomsOf({ memorialUuid, userUuid }: Sender): Room[] {
  const unpaid = sql`select memorials.uuid from relationships join memorials on memorials.uuid = relationships.memorial_uuid
    where relationships.user_uuid = ${userUuid} and relationships.relationship_type = 'OWNER'
      and memorials.payment_completed_at is null`
  const ofMemorial = {
    most: quota.memorial,
    memorials: sql`${memorialUuid}`,
    media: sql`media.memorial_uuid = ${memorialUuid}`,
    uploads: sql`memorial_uuid = ${memorialUuid}`,
  }
  const ofAccount = {
    most: quota.account,
    memorials: unpaid,
    media: sql`(media.uploaded_by = ${userUuid} or media.memorial_uuid in (${unpaid}))`,
    uploads: sql`user_uuid = ${userUuid}`,
  }
  return [...(memorialUuid ? [ofMemorial] : []), ...(userUuid ? [ofAccount] : [])]
}

/** Rejects with NO_ROOM. */
export async function makeRoom(context: Context, sender: Sender, bytes: number): Promise<void> {
  const { db, clock } = context
  for (const room of roomsOf(sender)) {
    const { lying, removed, underWay } = await readBytes(db, room, dayBefore(clock.now()))
    const over = lying + underWay + bytes - room.most
    if (over > removed) throw new DomainError('NO_ROOM')
    if (over <= 0) continue
    // As many removed files as it takes, the first removed first.
    const { rows } = await sql<{ uuid: string }>`
      select uuid from (
        select uuid, sum(bytes) over (order by deleted_at, uuid) - bytes as freed
        from media where ${room.media} and deleted_at is not null
      ) as removed where freed < ${over}`.execute(db)
    for (const { uuid } of rows) await deleteRemoved(context, uuid, new Date(clock.now().getTime() + 1))
  }
}

/** Bytes of texts and originals that are stored, of removed originals, and of uploads that began after `since`. */
async function readBytes(db: Db, { memorials, media, uploads }: Room, since: Date) {
  const { rows } = await sql<{ lying: number; removed: number; underWay: number }>`
    select kept.lying, kept.removed, begun.under_way from
      (select coalesce(sum(bytes), 0)::float8 as lying,
        coalesce(sum(bytes) filter (where deleted_at is not null), 0)::float8 as removed
        from media where ${media}) as kept,
      (select coalesce(sum(bytes), 0)::float8 as under_way
        from uploads_under_way where ${uploads} and begun_at > ${since} and arrived_uuid is null) as begun
  `.execute(db)
  const { lying, removed, underWay } = rows[0] ?? { lying: 0, removed: 0, underWay: 0 }
  return { lying: lying + (await readTextBytes(db, memorials)), removed, underWay }
}

/** Serializes counting of this account's files until the transaction ends. */
export const lockAccountUploads = (tx: Tx, userUuid: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${userUuid}`}, 0))`.execute(tx)

/**
 * Records that an upload begins, or continues with what its sender says now. Rejects as `requireQuota` does. One account
 * has `quota.underWay` for unfinished uploads; if that is short, its oldest are given up.
 *
 * @returns ids of the uploads that are given up
 */
export async function beginUpload(
  context: Context,
  id: string,
  facts: ResumableUpload,
  sender: Sender & { userUuid: string },
  bytes: number,
): Promise<string[]> {
  const { clock, db } = context
  const { memorialUuid, userUuid } = sender
  const said = JSON.stringify(facts)
  const since = dayBefore(clock.now())
  const { numUpdatedRows } = await db
    .updateTable('uploadsUnderWay')
    .set({ facts: said })
    .where('id', '=', id)
    .where('begunAt', '>', since)
    .where('arrivedUuid', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0) return []
  if (facts.kind !== 'archive' && memorialUuid)
    await requireNumber(context, facts.kind, { memorialUuid, userUuid })
  await makeRoom(context, sender, bytes)
  return db.transaction().execute(async (tx) => {
    await lockAccountUploads(tx, userUuid)
    const coming = { memorialUuid, userUuid, bytes, facts: said, begunAt: clock.now() }
    const begun = { ...coming, arrivedUuid: null, opened: null }
    await tx
      .insertInto('uploadsUnderWay')
      .values({ id, ...begun })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(begun))
      .execute()
    // The newest that fit stay, this one first.
    const { rows } = await sql<{ id: string }>`
      delete from uploads_under_way where id in (
        select id from (
          select id, sum(bytes) over (order by id = ${id} desc, begun_at desc, id desc) as upto
          from uploads_under_way
          where user_uuid = ${userUuid} and begun_at > ${since} and arrived_uuid is null
        ) as newest where upto > ${quota.underWay} and id <> ${id}
      ) returning id`.execute(tx)
    return rows.map((row) => row.id)
  })
}
