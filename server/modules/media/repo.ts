import type { Insertable } from 'kysely'
import type { DB, Db, Tx } from '#server/ports/database.ts'

export function findMedia(db: Db, mediaUuid: string) {
  return db.selectFrom('media').selectAll().where('uuid', '=', mediaUuid).executeTakeFirst()
}

/** Removed ones too: the same file sent again is brought back. */
export function findByClientId(db: Db, memorialUuid: string, clientId: string) {
  return db
    .selectFrom('media')
    .selectAll()
    .where('memorialUuid', '=', memorialUuid)
    .where('clientId', '=', clientId)
    .executeTakeFirst()
}

export type MediaRow = NonNullable<Awaited<ReturnType<typeof findMedia>>>

export type NewMedia = Insertable<DB['media']>

export function insertMedia(tx: Tx, row: NewMedia): Promise<MediaRow> {
  return tx.insertInto('media').values(row).returningAll().executeTakeFirstOrThrow()
}

/** How many photos a memorial shows, and the place behind the last. */
export async function endOfPhotos(
  tx: Db,
  memorialUuid: string,
): Promise<{ count: number; position: number }> {
  const { count, last } = await tx
    .selectFrom('media')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('position').as('last')])
    .where('memorialUuid', '=', memorialUuid)
    .where('role', '=', 'PHOTO')
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { count, position: last === null ? 0 : last + 1 }
}

/** Undefined when its files are gone for good by now. */
export function restoreMedia(tx: Tx, mediaUuid: string, position: number | null) {
  return tx
    .updateTable('media')
    .set({ deletedAt: null, position })
    .where('uuid', '=', mediaUuid)
    .returningAll()
    .executeTakeFirst()
}

/** Undefined when it has been removed. */
export function updateTitle(tx: Tx, mediaUuid: string, title: string) {
  return tx
    .updateTable('media')
    .set({ title })
    .where('uuid', '=', mediaUuid)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Takes it out of everything that shows it; its files go later. Undefined when it was removed already. */
export async function removeMedia(tx: Tx, mediaUuid: string, now: Date) {
  const removed = await tx
    .updateTable('media')
    .set({ deletedAt: now, position: null })
    .where('uuid', '=', mediaUuid)
    .where('deletedAt', 'is', null)
    .returning('memorialUuid')
    .executeTakeFirst()
  if (!removed) return undefined
  const memorial = tx.updateTable('memorials').where('uuid', '=', removed.memorialUuid)
  await memorial.set({ profilePhotoUuid: null }).where('profilePhotoUuid', '=', mediaUuid).execute()
  await memorial.set({ hostVideoUuid: null }).where('hostVideoUuid', '=', mediaUuid).execute()
  return removed
}

/** Makes a video the host message of its memorial; the one before it is removed. */
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
    .set({ hostVideoUuid: mediaUuid })
    .where('uuid', '=', memorialUuid)
    .execute()
}

/** False when it has been removed meanwhile, or turned: it has another name then. */
export async function markReady(
  tx: Tx,
  { uuid, filename }: Pick<MediaRow, 'uuid' | 'filename'>,
  facts: { width: number; height: number; placeholder: string; widths: number[] },
): Promise<boolean> {
  const result = await tx
    .updateTable('media')
    .set({ ...facts, state: 'READY' })
    .where('uuid', '=', uuid)
    .where('filename', '=', filename)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** A video that waited can be played now. False when it has been removed meanwhile. */
export async function markFilmReady(tx: Tx, mediaUuid: string): Promise<boolean> {
  const result = await tx
    .updateTable('media')
    .set({ state: 'READY' })
    .where('uuid', '=', mediaUuid)
    .where('state', '=', 'PROCESSING')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** False when it has been removed meanwhile, or turned. */
export async function setWidths(
  tx: Tx,
  { uuid, filename }: Pick<MediaRow, 'uuid' | 'filename'>,
  widths: number[],
): Promise<boolean> {
  const result = await tx
    .updateTable('media')
    .set({ widths })
    .where('uuid', '=', uuid)
    .where('filename', '=', filename)
    .where('state', '=', 'READY')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Whether any photo of a memorial, or its video, waits to be shown. */
export async function isAnyUnrendered(tx: Tx, memorialUuid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('media')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('state', '=', 'PROCESSING')
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Turns a photo; it is to be rendered anew, under another name, since what has a name never changes. Gives how it stood
 * before, undefined when it has been removed.
 */
export async function turnPhoto(tx: Tx, mediaUuid: string, rotation: number, filename: string) {
  const before = await tx
    .selectFrom('media')
    .selectAll()
    .where('uuid', '=', mediaUuid)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!before || before.rotation === rotation) return before
  const isAcross = (before.rotation + rotation) % 2 === 1
  await tx
    .updateTable('media')
    .set({
      rotation,
      filename,
      state: 'PROCESSING',
      widths: [],
      placeholder: null,
      ...(isAcross && { width: before.height, height: before.width }),
    })
    .where('uuid', '=', mediaUuid)
    .execute()
  return before
}

/** A photo that is served under that name is to be rendered anew. Undefined when it is not, or is about to be. */
export function markUnrendered(tx: Tx, mediaUuid: string) {
  return tx
    .updateTable('media')
    .set({ state: 'PROCESSING' })
    .where('uuid', '=', mediaUuid)
    .where('state', '=', 'READY')
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export function findPhotoByName(db: Db, memorialUuid: string, filename: string) {
  return db
    .selectFrom('media')
    .selectAll()
    .where('memorialUuid', '=', memorialUuid)
    .where('filename', '=', filename)
    .where('role', '!=', 'HOST_VIDEO')
    .where('state', '=', 'READY')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Not when it was turned meanwhile, to be rendered under another name; nor one that has its first rendition. */
export function markFailed(tx: Tx, { uuid, filename }: Pick<MediaRow, 'uuid' | 'filename'>) {
  return tx
    .updateTable('media')
    .set({ state: 'FAILED' })
    .where('uuid', '=', uuid)
    .where('filename', '=', filename)
    .where('state', '=', 'PROCESSING')
    .execute()
}

/** The first still stays. Undefined when it has one, or has been removed. */
export function setPoster(
  tx: Tx,
  mediaUuid: string,
  facts: { posterFilename: string; posterWidth: number; posterHeight: number },
) {
  return tx
    .updateTable('media')
    .set(facts)
    .where('uuid', '=', mediaUuid)
    .where('posterFilename', 'is', null)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** A video has one state of these for good: the first. Undefined when it has one, or has been removed. */
export function setMp4(
  tx: Db,
  mediaUuid: string,
  facts: { mp4State: 'NOT_NEEDED' | 'FAILED' } | { mp4State: 'READY'; mp4Filename: string; mp4Bytes: number },
) {
  return tx
    .updateTable('media')
    .set(facts)
    .where('uuid', '=', mediaUuid)
    .where('mp4State', 'is', null)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Videos from before a moment that nobody has looked at, the newest first: those are watched. */
export async function listWithoutMp4(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
    .select('media.uuid')
    .where('media.role', '=', 'HOST_VIDEO')
    .where('media.mp4State', 'is', null)
    .where('media.state', '=', 'READY')
    .where('media.deletedAt', 'is', null)
    .where('media.createdAt', '<', before)
    .where('memorials.deletedAt', 'is', null)
    .orderBy('media.createdAt', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => row.uuid)
}

/** Removed before a moment. */
export async function listExpired(db: Db, before: Date): Promise<string[]> {
  const rows = await db.selectFrom('media').select('uuid').where('deletedAt', '<', before).execute()
  return rows.map((row) => row.uuid)
}

/** Holds the row, so that nobody brings it back while its files are removed. */
export function lockExpired(tx: Tx, mediaUuid: string, before: Date) {
  return tx
    .selectFrom('media')
    .select(['uuid', 'memorialUuid', 'location', 'filename', 'originalKey'])
    .where('uuid', '=', mediaUuid)
    .where('deletedAt', '<', before)
    .forUpdate()
    .executeTakeFirst()
}

export function deleteRow(tx: Tx, mediaUuid: string) {
  return tx.deleteFrom('media').where('uuid', '=', mediaUuid).execute()
}
