import type { Updateable } from 'kysely'
import type { DB, Db, Tx } from '#server/ports/database.ts'

export function findMedia(db: Db, mediaUuid: string) {
  return db.selectFrom('media').selectAll().where('uuid', '=', mediaUuid).executeTakeFirst()
}

export type MediaRow = NonNullable<Awaited<ReturnType<typeof findMedia>>>

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
