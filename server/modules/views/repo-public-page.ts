import { type ExpressionBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { compiledOnce } from '#server/lib/compiled-once.ts'
import { fullName } from '#server/lib/full-name.ts'
import { isInGallery, isShownPhoto, photosToRead, placeInContribution } from '#server/lib/gallery.ts'
import { microsOf } from '#server/lib/keyset.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { firstDay, publicEvents } from '#server/lib/programme.ts'
import type { DB, Db } from '#server/ports/database.ts'
import { listOf, mediaFacts } from './repo-json.ts'
import { films, hostName, hostVideo, photosInChosenOrder, profilePhoto, stories } from './repo-parts.ts'
import { readLife } from './repo-public-life.ts'
import { openFunds, wall, wallCount } from './repo-responses.ts'

/**
 * What a visitor sees, and the facts that decide whether they may, by the present slug. The life in decades is read apart: few
 * memorials show it, and the query of all others stays short enough to be prepared.
 */
export async function readBySlug(db: Db, shareSlug: string) {
  const row = await pageOf(db, shareSlug)
  return row && { ...row, life: row.photoOrder === 'TIME' ? await readLife(db, row.uuid) : null }
}

const pageOf = compiledOnce((db: Db, shareSlug: string) =>
  db
    .selectFrom('memorials')
    .selectAll('memorials')
    .select((eb) => [photosInChosenOrder(eb).as('media'), films(eb).as('films'), stories(eb).as('stories')])
    .select((eb) => [
      profilePhoto(eb).as('profilePhoto'),
      hostVideo(eb).as('hostVideoMessage'),
      hostName(eb).as('hostName'),
      hostNames(eb).as('hostNames'),
    ])
    .select((eb) => [openFunds(eb).as('funds'), wall(eb).as('wall'), wallCount(eb).as('wallCount')])
    .select([memorialLanguage.as('writtenIn'), publicEvents.as('programme'), ...firstDay])
    .select((eb) => [
      selectContributedPhotos(eb).as('contributedPhotos'),
      countContributedPhotos(eb).as('contributedPhotoCount'),
    ])
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.shareSlug', '=', shareSlug),
)

export type PublicRow = NonNullable<Awaited<ReturnType<typeof readBySlug>>>

function hostNames(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(
      sql<string[]>`coalesce(json_agg(
        ${fullName}
        order by relationships.relationship_type = 'OWNER' desc, relationships.date_created, users.uuid
      ), '[]'::json)`.as('names'),
    )
    .whereRef('relationships.memorialUuid', '=', 'memorials.uuid')
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .where(sql<boolean>`${fullName} <> ''`)
    .$asScalar()
    .$notNull()
}

type InMemorials = ExpressionBuilder<DB, 'memorials'>

const shownPhotos = (eb: InMemorials) =>
  eb
    .selectFrom('media')
    .innerJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .whereRef('contributions.memorialUuid', '=', 'memorials.uuid')
    .where(isShownPhoto)
    .where(isInGallery)

/** The first page of contributed photos in the gallery, plus one more if there is one. */
function selectContributedPhotos(eb: InMemorials) {
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

const countContributedPhotos = (eb: InMemorials) =>
  shownPhotos(eb)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
