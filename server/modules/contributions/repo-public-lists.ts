import { contributions as limits } from '#contract/limits.ts'
import {
  type GalleryPosition,
  isBehindInGallery,
  isInGallery,
  isShownPhoto,
  photosToRead,
  placeInContribution,
} from '#server/lib/gallery.ts'
import { isOnWall } from '#server/lib/is-on-wall.ts'
import { type Cursor, isBehind, microsOf } from '#server/lib/keyset.ts'
import { photoColumns } from '#server/lib/photo-columns.ts'
import type { Db } from '#server/ports/database.ts'

/** A page of visible contributions, newest first, plus one more if there is one. */
export function readWallPage(db: Db, memorialUuid: string, after: Cursor | undefined) {
  let query = db
    .selectFrom('contributions')
    .select(['uuid', 'contributorName', 'message', 'dateCreated'])
    .select(microsOf('contributions.date_created').as('micros'))
    .where('memorialUuid', '=', memorialUuid)
    .where(isOnWall)
  if (after) query = query.where(isBehind('contributions.date_created', 'contributions.uuid', after))
  return query
    .orderBy('dateCreated', 'desc')
    .orderBy('uuid')
    .limit(limits.wallPage + 1)
    .execute()
}

/** A page of the photos that others added, plus one more if there is one. */
export async function readGalleryPage(db: Db, memorialUuid: string, after: GalleryPosition | undefined) {
  let query = db
    .selectFrom('media')
    .innerJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .select(photoColumns)
    .select([
      'contributions.uuid as contributionUuid',
      'contributions.contributorName',
      microsOf('contributions.date_created').as('micros'),
      placeInContribution.as('place'),
    ])
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where(isShownPhoto)
    .where(isInGallery)
  if (after) query = query.where(isBehindInGallery(after))
  const rows = await query
    .orderBy('contributions.dateCreated', 'desc')
    .orderBy('contributions.uuid')
    .orderBy(placeInContribution)
    .orderBy('media.uuid')
    .limit(photosToRead)
    .execute()
  return rows.map((row) => ({ ...row, photo: row }))
}
