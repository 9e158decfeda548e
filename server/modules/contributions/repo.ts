import { contributionColumns } from '#server/lib/contribution-columns.ts'
import { type Cursor, isBehind, microsOf, rowsToRead } from '#server/lib/keyset.ts'
import { photoColumns } from '#server/lib/photo-columns.ts'
import { photoDateColumns } from '#server/lib/photo-date.ts'
import type { Db } from '#server/ports/database.ts'
import { readRecordings } from './repo-recordings.ts'

/**
 * A page of contributions, waiting ones first, then newest first, plus one more if there is one. `withFiles` adds
 * their files.
 */
export function readPage(db: Db, memorialUuid: string, after: Cursor | undefined) {
  let query = contributions(db, memorialUuid).select(microsOf('contributions.place').as('micros'))
  if (after) query = query.where(isBehind('contributions.place', 'contributions.uuid', after))
  return query
    .orderBy('contributions.place', 'desc')
    .orderBy('contributions.uuid')
    .limit(rowsToRead)
    .execute()
}

/** Undefined when it was removed, or belongs to another memorial. */
export function readOne(db: Db, memorialUuid: string, contributionUuid: string) {
  return contributions(db, memorialUuid).where('contributions.uuid', '=', contributionUuid).executeTakeFirst()
}

/** Those of the requested contributions that exist at this memorial. */
export function readSome(db: Db, memorialUuid: string, contributionUuids: readonly string[]) {
  return contributions(db, memorialUuid)
    .where('contributions.uuid', 'in', contributionUuids)
    .orderBy('contributions.place', 'desc')
    .orderBy('contributions.uuid')
    .execute()
}

/** The person's own contribution, also one that waits or was taken down. */
export function findOwn(db: Db, memorialUuid: string, userUuid: string) {
  return contributions(db, memorialUuid).where('contributions.userUuid', '=', userUuid).executeTakeFirst()
}

/** Adds their photos, voices and films, each list in its order; includes what is not ready. */
export async function withFiles<Row extends { uuid: string }>(db: Db, rows: readonly Row[]) {
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

function contributions(db: Db, memorialUuid: string) {
  return db
    .selectFrom('contributions')
    .leftJoin('users', 'users.uuid', 'contributions.userUuid')
    .select(contributionColumns)
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where('contributions.deletedAt', 'is', null)
}
