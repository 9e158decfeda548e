import { type ExpressionBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { fullName } from '#server/lib/full-name.ts'
import type { DB } from '#server/ports/database.ts'
import { listOf, mediaFacts, ownPhotoFacts, videoFacts } from './repo-json.ts'

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

export function photos(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('media')
    .select((eb) => listOf(ownPhotoFacts(eb), sql`media.position, media.created_at`).as('list'))
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
