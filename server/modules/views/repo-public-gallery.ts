import { type ExpressionBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { isInGallery, isShownPhoto, photosToRead, placeInContribution } from '#server/lib/gallery.ts'
import { microsOf } from '#server/lib/keyset.ts'
import type { DB } from '#server/ports/database.ts'
import { listOf, mediaFacts } from './repo-json.ts'

type InMemorials = ExpressionBuilder<DB, 'memorials'>

const shownPhotos = (eb: InMemorials) =>
  eb
    .selectFrom('media')
    .innerJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .whereRef('contributions.memorialUuid', '=', 'memorials.uuid')
    .where(isShownPhoto)
    .where(isInGallery)

/** The first page of contributed photos in the gallery, plus one more if there is one. */
export function contributedPhotos(eb: InMemorials) {
  return eb
    .selectFrom((eb) =>
      shownPhotos(eb)
        .select((eb) => [
          mediaFacts(eb).as('photo'),
          'media.uuid',
          'contributions.uuid as contributionUuid',
          'contributions.contributorName',
          'contributions.dateCreated',
          microsOf('contributions.date_created').as('micros'),
          placeInContribution.as('place'),
        ])
        .orderBy('contributions.dateCreated', 'desc')
        .orderBy('contributions.uuid')
        .orderBy(placeInContribution)
        .orderBy('media.uuid')
        .limit(photosToRead)
        .as('newest'),
    )
    .select((eb) =>
      listOf(
        jsonBuildObject({
          photo: eb.ref('newest.photo'),
          uuid: eb.ref('newest.uuid'),
          contributionUuid: eb.ref('newest.contributionUuid'),
          contributorName: eb.ref('newest.contributorName'),
          micros: eb.ref('newest.micros'),
          place: eb.ref('newest.place'),
        }),
        sql`newest.date_created desc, newest.contribution_uuid, newest.place, newest.uuid`,
      ).as('list'),
    )
    .$asScalar()
    .$notNull()
}

export const contributedPhotoCount = (eb: InMemorials) =>
  shownPhotos(eb)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
