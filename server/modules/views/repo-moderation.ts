import type { ExpressionBuilder } from 'kysely'
import type { DB, Db } from '#server/ports/database.ts'
import { profilePhoto } from './repo-parts.ts'

type InMemorials = ExpressionBuilder<DB, 'memorials'>

export function readModeration(db: Db, memorialUuid: string) {
  return db
    .selectFrom('memorials')
    .select(['memorials.uuid as memorialUuid', 'memorials.shareSlug', 'memorials.nameOfPerson'])
    .select((eb) => [waitingCount(eb).as('waiting'), total(eb).as('total')])
    .where('memorials.uuid', '=', memorialUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}

/** The memorials that a person moderates but does not host, newest relationship first. */
export function listModerated(db: Db, userUuid: string) {
  return db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select(['memorials.uuid', 'memorials.nameOfPerson'])
    .select((eb) => [waitingCount(eb).as('waiting'), profilePhoto(eb).as('profilePhoto')])
    .where('relationships.userUuid', '=', userUuid)
    .where('relationships.relationshipType', '=', 'MODERATOR')
    .where('memorials.deletedAt', 'is', null)
    .orderBy('relationships.dateCreated', 'desc')
    .orderBy('memorials.uuid')
    .execute()
}

export type ModeratedRow = Awaited<ReturnType<typeof listModerated>>[number]

/** Contributions that wait for a host or moderator. */
export const waitingCount = (eb: InMemorials) =>
  notRemoved(eb).where('contributions.state', '=', 'PENDING').$asScalar().$notNull()

const total = (eb: InMemorials) => notRemoved(eb).$asScalar().$notNull()

const notRemoved = (eb: InMemorials) =>
  eb
    .selectFrom('contributions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .whereRef('contributions.memorialUuid', '=', 'memorials.uuid')
    .where('contributions.deletedAt', 'is', null)
