import type { Insertable } from 'kysely'
import type { DB, Db, Tx } from '#server/ports/database.ts'
import { playedRoles } from './rules.ts'

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

export type NewMedia = Insertable<DB['media']>

export function insertMedia(tx: Tx, row: NewMedia): Promise<MediaRow> {
  return tx.insertInto('media').values(row).returningAll().executeTakeFirstOrThrow()
}

/** How many photos a memorial shows, and the position after the last. */
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

/** Undefined when its files have been deleted. */
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

/** The host's video that its memorial shows, locked until the transaction ends; undefined when it is another by now. */
export function lockHostVideo(tx: Tx, memorialUuid: string, mediaUuid: string) {
  return tx
    .selectFrom('media')
    .select('transcript')
    .where('uuid', '=', mediaUuid)
    .where('memorialUuid', '=', memorialUuid)
    .where('role', '=', 'HOST_VIDEO')
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export function setTranscript(tx: Tx, mediaUuid: string, transcript: string) {
  return tx
    .updateTable('media')
    .set({ transcript })
    .where('uuid', '=', mediaUuid)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes it from everything that shows it; a job deletes its files later. Undefined when it was removed before. */
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

/** False when the photo was removed meanwhile, or rotated: a rotated photo has a new file name. */
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

/** Marks a video as playable. False when it was removed meanwhile. */
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

/** False when the photo was removed meanwhile, or rotated. */
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

/** Whether any photo of a memorial, or its video, is not ready yet. */
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
 * Rotates a photo. It gets a new file name, since files with a name never change, and is rendered again. Returns the
 * row before the change; undefined when the photo was removed.
 */
export async function rotatePhoto(tx: Tx, mediaUuid: string, rotation: number, filename: string) {
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

/** Marks a photo with this file name to be rendered again. Undefined when there is none, or it is marked already. */
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
    .where('role', 'not in', playedRoles)
    .where('state', '=', 'READY')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Not for a photo that was rotated meanwhile, nor for one that has its first rendition. */
export function markFailed(tx: Tx, { uuid, filename }: Pick<MediaRow, 'uuid' | 'filename'>) {
  return tx
    .updateTable('media')
    .set({ state: 'FAILED' })
    .where('uuid', '=', uuid)
    .where('filename', '=', filename)
    .where('state', '=', 'PROCESSING')
    .execute()
}

/** The first still image stays. Undefined when the video has one, or was removed. */
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

/** The first state of the MP4 is final. Undefined when the video has one, or was removed. */
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

/** Videos and voices from before `before` without a state of the MP4, newest first: those are watched most. */
export async function listWithoutMp4(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
    .select('media.uuid')
    .where('media.role', 'in', playedRoles)
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

/** Files removed before `before`. */
export async function listExpired(db: Db, before: Date): Promise<string[]> {
  const rows = await db.selectFrom('media').select('uuid').where('deletedAt', '<', before).execute()
  return rows.map((row) => row.uuid)
}

/** Locks the row, so that nobody restores it while its files are deleted. */
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
