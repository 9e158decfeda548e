import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { fullName } from '#server/lib/full-name.ts'
import { chosenTimeKey } from '#server/lib/photo-date.ts'
import type { DB } from '#server/ports/database.ts'
import { filmFacts, listOf, mediaFacts, ownPhotoFacts, videoFacts } from './repo-json.ts'

// Subqueries of `memorials` that hosts, their lists and the public page have in common.

export function hostName(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(fullName.as('name'))
    .whereRef('relationships.memorialUuid', '=', 'memorials.uuid')
    .where('relationships.relationshipType', '=', 'OWNER')
    .limit(1)
}

/** Photos of the hosts, as they placed them. */
export const photos = (eb: ExpressionBuilder<DB, 'memorials'>) =>
  photosBy(eb, sql`media.position, media.created_at`)

/** The same in the order that the hosts chose for everybody else: theirs, or that of time. */
export const photosInChosenOrder = (eb: ExpressionBuilder<DB, 'memorials'>) =>
  photosBy(eb, sql`${chosenTimeKey} nulls last, media.position, media.created_at`)

function photosBy(eb: ExpressionBuilder<DB, 'memorials'>, order: RawBuilder<unknown>) {
  return eb
    .selectFrom('media')
    .select((eb) => listOf(ownPhotoFacts(eb), order).as('list'))
    .whereRef('media.memorialUuid', '=', 'memorials.uuid')
    .where('media.role', '=', 'PHOTO')
    .where('media.deletedAt', 'is', null)
    .$asScalar()
    .$notNull()
}

export function profilePhoto(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('media')
    .select((eb) => mediaFacts(eb).as('media'))
    .whereRef('media.uuid', '=', 'memorials.profilePhotoUuid')
    .where('media.deletedAt', 'is', null)
}

export function hostVideo(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('media')
    .select((eb) => videoFacts(eb).as('media'))
    .whereRef('media.uuid', '=', 'memorials.hostVideoUuid')
    .where('media.deletedAt', 'is', null)
}

/** The films among its photos that can be played: as they were added, or where the hosts chose it in order of time. */
export function films(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('media')
    .select((eb) =>
      listOf(filmFacts(eb), sql`${chosenTimeKey} nulls last, media.created_at, media.uuid`).as('list'),
    )
    .whereRef('media.memorialUuid', '=', 'memorials.uuid')
    .where('media.role', '=', 'FILM')
    .where('media.state', '=', 'READY')
    .where('media.deletedAt', 'is', null)
    .$asScalar()
    .$notNull()
}

/** How many films of the hosts it has, ready or not. */
export function filmCount(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .whereRef('media.memorialUuid', '=', 'memorials.uuid')
    .where('media.role', '=', 'FILM')
    .where('media.deletedAt', 'is', null)
    .$asScalar()
    .$notNull()
}

export function stories(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('stories')
    .select((eb) =>
      listOf(
        jsonBuildObject({
          uuid: eb.ref('stories.uuid'),
          title: eb.ref('stories.title'),
          text: eb.ref('stories.text'),
        }),
        sql`stories.position`,
      ).as('list'),
    )
    .whereRef('stories.memorialUuid', '=', 'memorials.uuid')
    .$asScalar()
    .$notNull()
}
