import { sql } from 'kysely'
import { photoColumns } from '#server/lib/photo-columns.ts'
import { chosenTimeKey } from '#server/lib/photo-date.ts'
import { publicEvents } from '#server/lib/programme.ts'
import type { Db } from '#server/ports/database.ts'
import { videoFacts } from './repo-json.ts'

/** The facts for the title of a slideshow. Undefined when the memorial is unknown or deleted. */
export function findSlideshowTitle(db: Db, memorialUuid: string) {
  return db
    .selectFrom('memorials')
    .select([
      'uuid',
      'shareSlug',
      'nameOfPerson',
      'birthDate',
      'deathDate',
      'memorialDate',
      'address',
      'profilePhotoUuid',
      'printCode',
    ])
    .select(publicEvents.as('events'))
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
 * with its contributor's name (null for Anonymous). Where the hosts chose the order of time all are in it, and so stand those
 * without a date, behind.
 *
 * @param most how many; all if undefined
 */
export function listSlideshowPhotos(db: Db, memorialUuid: string, most?: number) {
  return db
    .selectFrom('media')
    .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
    .leftJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .select(photoColumns)
    .select(['contributions.contributorName', chosenTimeKey.as('at')])
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
    .orderBy(sql`${chosenTimeKey} nulls last`)
    .orderBy(sql`media.role = 'CONTRIBUTION'`)
    .orderBy('contributions.dateCreated')
    .orderBy('contributions.uuid')
    .orderBy('media.position')
    .orderBy('media.createdAt')
    .orderBy('media.uuid')
    .$if(most !== undefined, (all) => all.limit(most ?? 0))
    .execute()
}

/**
 * The films that can be played: those of the hosts as they were added, then those of visible memories as these arrived; where the
 * hosts chose it, in order of time; as many at most, if that is said.
 */
export function listSlideshowFilms(db: Db, memorialUuid: string, most?: number) {
  return db
    .selectFrom('media')
    .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
    .leftJoin('contributions', 'contributions.uuid', 'media.recordingOf')
    .select(photoColumns)
    .select(chosenTimeKey.as('at'))
    .select([
      'contributions.contributorName',
      'media.posterFilename',
      'media.posterWidth',
      'media.posterHeight',
      'media.bytes',
      'media.mp4Filename',
      'media.mp4Bytes',
      'media.withSound',
    ])
    .where('media.memorialUuid', '=', memorialUuid)
    .where((eb) =>
      eb.or([
        eb('media.role', '=', 'FILM'),
        eb.and([
          eb('media.role', '=', 'MEMORY_FILM'),
          eb('contributions.state', '=', 'VISIBLE'),
          eb('contributions.deletedAt', 'is', null),
        ]),
      ]),
    )
    .where('media.state', '=', 'READY')
    .where('media.deletedAt', 'is', null)
    .orderBy(sql`${chosenTimeKey} nulls last`)
    .orderBy(sql`media.role = 'MEMORY_FILM'`)
    .orderBy('contributions.dateCreated')
    .orderBy('contributions.uuid')
    .orderBy(sql`case when media.role = 'MEMORY_FILM' then media.position end`)
    .orderBy('media.createdAt')
    .orderBy('media.uuid')
    .$if(most !== undefined, (all) => all.limit(most ?? 0))
    .execute()
}

/** The newest visible memories that have words, or a voice or film that is ready. */
export function listShownMemories(db: Db, memorialUuid: string, most: number) {
  return db
    .selectFrom('contributions')
    .select((eb) => [
      'uuid',
      'contributorName',
      'message',
      'dateCreated',
      eb
        .selectFrom('media')
        .select((eb) => videoFacts(eb).as('media'))
        .whereRef('media.recordingOf', '=', 'contributions.uuid')
        .where('media.state', '=', 'READY')
        .where('media.deletedAt', 'is', null)
        .orderBy('media.position')
        .limit(1)
        .as('recording'),
    ])
    .where('memorialUuid', '=', memorialUuid)
    .where('state', '=', 'VISIBLE')
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('message', '!=', ''),
        eb.exists(
          eb
            .selectFrom('media')
            .select('media.uuid')
            .whereRef('media.recordingOf', '=', 'contributions.uuid')
            .where('media.state', '=', 'READY')
            .where('media.deletedAt', 'is', null),
        ),
      ]),
    )
    .orderBy('dateCreated', 'desc')
    .orderBy('uuid')
    .limit(most)
    .execute()
}

export type SlideshowPhotoRow = Awaited<ReturnType<typeof listSlideshowPhotos>>[number]
