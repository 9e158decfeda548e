import { sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'

export async function readLook(tx: Tx, mediaUuid: string): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('photoLooks')
    .select('look')
    .where('mediaUuid', '=', mediaUuid)
    .executeTakeFirst()
  return row?.look
}

/** What a photo looks like, and how sharp it is; not compared yet. The memorial is locked, so numbers are committed in their order. */
export const putLook = (tx: Tx, look: { mediaUuid: string; look: Buffer; sharpness: number }) =>
  tx
    .insertInto('photoLooks')
    .values({ ...look, isCompared: false })
    .onConflict((conflict) =>
      conflict
        .column('mediaUuid')
        .doUpdateSet((eb) => ({ ...look, isCompared: false, number: eb.ref('excluded.number') })),
    )
    .execute()

interface NumberedLook {
  uuid: string
  look: Buffer
  number: number
}

const looksOf = (tx: Tx, memorialUuid: string) =>
  tx
    .selectFrom('photoLooks')
    .innerJoin('media', 'media.uuid', 'photoLooks.mediaUuid')
    .select(['media.uuid', 'photoLooks.look', 'photoLooks.number'])
    .where('media.memorialUuid', '=', memorialUuid)
    .where('media.role', '=', 'PHOTO')

/** Photos of hosts that were rendered before there were looks, the oldest first; of deleted memorials none. */
export async function listWithoutLook(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
    .select('media.uuid')
    .where('media.role', '=', 'PHOTO')
    .where('media.state', '=', 'READY')
    .where('media.lookState', 'is', null)
    .where('media.deletedAt', 'is', null)
    .where('memorials.deletedAt', 'is', null)
    .orderBy('media.createdAt')
    .limit(most)
    .execute()
  return rows.map(({ uuid }) => uuid)
}

/** The first state is final, until it is rendered again. False when it has one, or the photo was turned or removed. */
export async function setLookState(
  db: Db,
  { uuid, filename }: { uuid: string; filename: string },
  lookState: 'READY' | 'FAILED',
): Promise<boolean> {
  const result = await db
    .updateTable('media')
    .set({ lookState })
    .where('uuid', '=', uuid)
    .where('filename', '=', filename)
    .where('state', '=', 'READY')
    .where('lookState', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The first look of a memorial that was not compared; nobody else gets it until the transaction ends. */
export const takeLook = (tx: Tx, memorialUuid: string): Promise<NumberedLook | undefined> =>
  looksOf(tx, memorialUuid)
    .where('photoLooks.isCompared', '=', false)
    .orderBy('photoLooks.number')
    .limit(1)
    .forUpdate('photoLooks')
    .skipLocked()
    .executeTakeFirst()

/** Of the hosts' photos that are shown, those with smaller numbers. */
export const listLooksBefore = (tx: Tx, memorialUuid: string, number: number): Promise<NumberedLook[]> =>
  looksOf(tx, memorialUuid)
    .where('photoLooks.number', '<', number)
    .where('media.deletedAt', 'is', null)
    .execute()

/**
 * The photos that look like this one, instead of those before. What hosts said of a pair stays. One whose look changed meanwhile
 * has another number, and is compared by itself.
 */
export async function putPairs(
  tx: Tx,
  mediaUuid: string,
  alike: readonly Pick<NumberedLook, 'uuid' | 'number'>[],
): Promise<void> {
  const uuids = alike.map(({ uuid }) => uuid)
  await sql`
    delete from alike_photos where kept_at is null
      and (one = ${mediaUuid} and other <> all (${uuids}::uuid[]) or other = ${mediaUuid} and one <> all (${uuids}::uuid[]))
  `.execute(tx)
  await sql`
    insert into alike_photos (one, other)
    select least(photo_looks.media_uuid, ${mediaUuid}::uuid), greatest(photo_looks.media_uuid, ${mediaUuid}::uuid)
    from photo_looks
    join unnest(${uuids}::uuid[], ${alike.map(({ number }) => number)}::bigint[]) as alike (uuid, number)
      on photo_looks.media_uuid = alike.uuid and photo_looks.number = alike.number
    for share of photo_looks
    on conflict do nothing
  `.execute(tx)
  await tx.updateTable('photoLooks').set({ isCompared: true }).where('mediaUuid', '=', mediaUuid).execute()
}

/** Pairs that no host has said to keep, both shown, in the order of the photos. */
export async function listPairs(db: Db, memorialUuid: string) {
  const { rows } = await sql<{ one: string; other: string }>`
    select alike_photos.one, alike_photos.other
    from alike_photos
    join media first on first.uuid = alike_photos.one
    join media second on second.uuid = alike_photos.other
    where first.memorial_uuid = ${memorialUuid} and second.memorial_uuid = ${memorialUuid}
      and first.deleted_at is null and second.deleted_at is null and alike_photos.kept_at is null
    order by least(first.position, second.position), first.created_at, alike_photos.one, alike_photos.other`.execute(
    db,
  )
  return rows
}

/** Photos with how sharp they are, the sharpest first; of copies, the largest. */
export async function listSharpest(db: Db, uuids: readonly string[]): Promise<string[]> {
  if (uuids.length === 0) return []
  const rows = await db
    .selectFrom('photoLooks')
    .innerJoin('media', 'media.uuid', 'photoLooks.mediaUuid')
    .select('media.uuid')
    .where('media.uuid', 'in', uuids)
    .orderBy(sql`round(photo_looks.sharpness::numeric, -1)`, 'desc')
    .orderBy(sql`media.width * media.height`, 'desc')
    .orderBy('media.uuid')
    .execute()
  return rows.map(({ uuid }) => uuid)
}

/** Also those that were removed. */
export async function areAllPhotosOf(
  db: Db,
  memorialUuid: string,
  uuids: readonly string[],
): Promise<boolean> {
  const rows = await db
    .selectFrom('media')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('role', '=', 'PHOTO')
    .where('uuid', 'in', uuids)
    .execute()
  return rows.length === uuids.length
}

/** These photos are not offered together again. */
export const keepPairs = (db: Db, uuids: readonly string[], keptAt: Date) =>
  db
    .updateTable('alikePhotos')
    .set({ keptAt })
    .where('one', 'in', uuids)
    .where('other', 'in', uuids)
    .where('keptAt', 'is', null)
    .execute()
