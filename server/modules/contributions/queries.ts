import { sql } from 'kysely'
import { contributionColumns } from '#server/lib/contribution-columns.ts'
import { photoColumns } from '#server/lib/photo-columns.ts'
import { photoDateColumns } from '#server/lib/photo-date.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { Arranged } from './rules-submit.ts'

/** Contributions as their hosts and authors see them, also those that wait or were taken down. */
export const selectContributions = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('contributions')
    .leftJoin('users', 'users.uuid', 'contributions.userUuid')
    .select(contributionColumns)
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where('contributions.deletedAt', 'is', null)

/** One with its files; undefined when it was removed, or belongs to another memorial. */
export async function readWhole(db: Db, memorialUuid: string, by: { uuid: string } | { userUuid: string }) {
  const rows = selectContributions(db, memorialUuid)
  const row = await ('uuid' in by
    ? rows.where('contributions.uuid', '=', by.uuid)
    : rows.where('contributions.userUuid', '=', by.userUuid)
  ).executeTakeFirst()
  const [whole] = row ? await addFiles(db, [row]) : []
  return whole
}

/** Adds their photos, voices and films, each list in its order; includes what is not ready. */
export async function addFiles<Row extends { uuid: string }>(db: Db, rows: readonly Row[]) {
  const uuids = rows.map((row) => row.uuid)
  const photosOf = Map.groupBy(await readPhotos(db, uuids), (photo) => photo.contributionUuid)
  const recordingsOf = Map.groupBy(await readRecordings(db, uuids), (recording) => recording.recordingOf)
  return rows.map((row) => ({
    ...row,
    media: photosOf.get(row.uuid) ?? [],
    recordings: recordingsOf.get(row.uuid) ?? [],
  }))
}

async function readPhotos(db: Db, contributionUuids: string[]) {
  if (contributionUuids.length === 0) return []
  return db
    .selectFrom('media')
    .select(photoColumns)
    .select(photoDateColumns)
    .select(['media.rotation', 'media.contributionUuid'])
    .where('contributionUuid', 'in', contributionUuids)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
}

/** Queries of photos go by another column and never have a voice or film (docs/decisions/0018). */
async function readRecordings(db: Db, contributionUuids: string[]) {
  if (contributionUuids.length === 0) return []
  return db
    .selectFrom('media')
    .select(photoColumns)
    .select(photoDateColumns)
    .select([
      'media.recordingOf',
      'media.posterFilename',
      'media.posterWidth',
      'media.posterHeight',
      'media.bytes',
      'media.mp4Filename',
      'media.mp4Bytes',
      'media.transcript',
      'media.withSound',
    ])
    .where('recordingOf', 'in', contributionUuids)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
}

const columnsOf = {
  photos: { owner: sql.ref('contribution_uuid'), words: sql.ref('title') },
  recordings: { owner: sql.ref('recording_of'), words: sql.ref('transcript') },
}

/** Puts files into a contribution in this order; a null title leaves the present caption, or what is said. */
export async function placeFiles(
  tx: Tx,
  contributionUuid: string,
  kind: keyof typeof columnsOf,
  { photos, removed }: Arranged,
  now: Date,
): Promise<void> {
  if (removed.length > 0)
    await tx.updateTable('media').set({ deletedAt: now }).where('uuid', 'in', removed).execute()
  const { owner, words } = columnsOf[kind]
  const uuids = photos.map((photo) => photo.uuid)
  const titles = photos.map((photo) => photo.title)
  await sql`
    update media
    set ${owner} = ${contributionUuid}, position = listed.place - 1, ${words} = coalesce(listed.words, media.${words})
    from unnest(${uuids}::uuid[], ${titles}::text[]) with ordinality as listed (uuid, words, place)
    where media.uuid = listed.uuid
  `.execute(tx)
}

/** Removes its files with it, marked with the same time. False when it does not exist. */
export async function remove(
  tx: Tx,
  memorialUuid: string,
  contributionUuid: string,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('contributions')
    .set({ deletedAt: now })
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', contributionUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return false
  await tx
    .updateTable('media')
    .set({ deletedAt: now })
    .where((eb) =>
      eb.or([eb('contributionUuid', '=', contributionUuid), eb('recordingOf', '=', contributionUuid)]),
    )
    .where('deletedAt', 'is', null)
    .execute()
  return true
}

/**
 * Removes a contribution for its author: hosts cannot restore it, and the person stops being a contributor. False when
 * it does not exist.
 *
 * @param own.userUuid null for a memory that came by mail
 */
export async function withdraw(
  tx: Tx,
  { memorialUuid, userUuid, uuid }: { memorialUuid: string; userUuid: string | null; uuid: string },
  now: Date,
): Promise<boolean> {
  if (!(await remove(tx, memorialUuid, uuid, now))) return false
  await tx.updateTable('contributions').set({ withdrawnAt: now }).where('uuid', '=', uuid).execute()
  if (userUuid !== null)
    await tx
      .deleteFrom('relationships')
      .where('memorialUuid', '=', memorialUuid)
      .where('userUuid', '=', userUuid)
      .where('relationshipType', '=', 'CONTRIBUTOR')
      .execute()
  return true
}
