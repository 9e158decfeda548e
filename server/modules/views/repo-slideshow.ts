import { sql } from 'kysely'
import { photoColumns } from '#server/lib/photo-columns.ts'
import type { Db } from '#server/ports/database.ts'

/** The facts for the title of a slideshow. Undefined when the memorial is unknown or deleted. */
export function findSlideshowTitle(db: Db, memorialUuid: string) {
  return db
    .selectFrom('memorials')
    .select(['uuid', 'shareSlug', 'nameOfPerson', 'memorialDate', 'profilePhotoUuid'])
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** The portrait of a memorial, if it is ready. */
export function findReadyPhoto(db: Db, mediaUuid: string) {
  return db
    .selectFrom('media')
    .select(photoColumns)
    .where('uuid', '=', mediaUuid)
    .where('state', '=', 'READY')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/**
 * The photos that are ready: the host's own in their order, then those of visible contributions as they arrived, each
 * with its contributor's name (null for Anonymous).
 */
export function listSlideshowPhotos(db: Db, memorialUuid: string) {
  return db
    .selectFrom('media')
    .leftJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .select(photoColumns)
    .select('contributions.contributorName')
    .where('media.memorialUuid', '=', memorialUuid)
    .where('media.state', '=', 'READY')
    .where('media.deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('media.role', '=', 'PHOTO'),
        eb.and([
          eb('media.role', '=', 'CONTRIBUTION'),
          eb('contributions.state', '=', 'VISIBLE'),
          eb('contributions.deletedAt', 'is', null),
        ]),
      ]),
    )
    .orderBy(sql`media.role = 'CONTRIBUTION'`)
    .orderBy('contributions.dateCreated')
    .orderBy('contributions.uuid')
    .orderBy('media.position')
    .orderBy('media.createdAt')
    .orderBy('media.uuid')
    .execute()
}

export type SlideshowPhotoRow = Awaited<ReturnType<typeof listSlideshowPhotos>>[number]
