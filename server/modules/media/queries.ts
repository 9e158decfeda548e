import type { Insertable, Updateable } from 'kysely'
import type { DB, Db, Tx } from '#server/ports/database.ts'

export function findMedia(db: Db, mediaUuid: string) {
  return db.selectFrom('media').selectAll().where('uuid', '=', mediaUuid).executeTakeFirst()
}

/** Includes removed ones: sending the same file again restores it. */
export function findByClientId(db: Db, memorialUuid: string, clientId: string) {
  return db
    .selectFrom('media')
    .selectAll()
    .where('memorialUuid', '=', memorialUuid)
    .where('clientId', '=', clientId)
    .executeTakeFirst()
}

export type MediaRow = NonNullable<Awaited<ReturnType<typeof findMedia>>>

export function insertMedia(tx: Tx, row: Insertable<DB['media']>): Promise<MediaRow> {
  return tx.insertInto('media').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Undefined when its files have been deleted. */
export function restoreMedia(tx: Tx, mediaUuid: string, fields: Updateable<DB['media']>) {
  return tx
    .updateTable('media')
    .set({ ...fields, deletedAt: null })
    .where('uuid', '=', mediaUuid)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Changes a file, unless it was removed, or is not as `before` says any more: a job may be late, and a rotated photo has another
 * file name. Undefined then.
 */
export function updateMedia(
  tx: Db,
  mediaUuid: string,
  fields: Updateable<DB['media']>,
  before: Partial<MediaRow> = {},
): Promise<MediaRow | undefined> {
  return tx
    .updateTable('media')
    .set(fields)
    .where('uuid', '=', mediaUuid)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.and(before))
    .returningAll()
    .executeTakeFirst()
}

/** Makes a video the one that the memorial shows, and removes the earlier one. */
export async function showHostVideo(
  tx: Tx,
  memorialUuid: string,
  mediaUuid: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('media')
    .set({ deletedAt: now })
    .where('memorialUuid', '=', memorialUuid)
    .where('role', '=', 'HOST_VIDEO')
    .where('uuid', '!=', mediaUuid)
    .where('deletedAt', 'is', null)
    .execute()
  await tx
    .updateTable('memorials')
    .set({ hostVideoUuid: mediaUuid, isVideoShown: true })
    .where('uuid', '=', memorialUuid)
    .execute()
}

/** The films among a memorial's photos, as they were added. */
export function listFilms(db: Db, memorialUuid: string) {
  return db
    .selectFrom('media')
    .selectAll()
    .where('memorialUuid', '=', memorialUuid)
    .where('role', '=', 'FILM')
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
}

/** Removes files from everything that shows them; a job deletes them later. Returns how many there were. */
export async function removeMedia(
  tx: Tx,
  memorialUuid: string,
  mediaUuids: readonly string[],
  now: Date,
): Promise<number> {
  if (mediaUuids.length === 0) return 0
  const { numUpdatedRows } = await tx
    .updateTable('media')
    .set({ deletedAt: now, position: null })
    .where('uuid', 'in', mediaUuids)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const memorial = tx.updateTable('memorials').where('uuid', '=', memorialUuid)
  await memorial.set({ profilePhotoUuid: null }).where('profilePhotoUuid', 'in', mediaUuids).execute()
  await memorial.set({ hostVideoUuid: null }).where('hostVideoUuid', 'in', mediaUuids).execute()
  return Number(numUpdatedRows)
}
