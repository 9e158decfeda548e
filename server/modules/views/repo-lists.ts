import { type ExpressionBuilder, sql } from 'kysely'
import type { DB, Db } from '#server/ports/database.ts'
import { profilePhoto } from './repo-parts.ts'

/** The memorials that a person hosts, newest first. */
export function listHosted(db: Db, userUuid: string) {
  return db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select([
      'memorials.uuid',
      'memorials.nameOfPerson',
      'memorials.address',
      'memorials.createdAt',
      'memorials.paymentCompletedAt',
      'memorials.stripeCustomerId',
      'memorials.shareSlug',
    ])
    .select((eb) => [
      sql<'OWNER' | 'ADMIN'>`relationships.relationship_type`.as('role'),
      profilePhoto(eb).as('profilePhoto'),
    ])
    .where('relationships.userUuid', '=', userUuid)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .where('memorials.deletedAt', 'is', null)
    .orderBy('memorials.createdAt', 'desc')
    .orderBy('memorials.uuid')
    .execute()
}

export type SummaryRow = Awaited<ReturnType<typeof listHosted>>[number]

export function listRelationships(db: Db, userUuid: string) {
  return db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select([
      'relationships.memorialUuid',
      'relationships.relationshipType',
      'relationships.dateCreated',
      'memorials.shareSlug',
    ])
    .where('relationships.userUuid', '=', userUuid)
    .where('memorials.deletedAt', 'is', null)
    .orderBy('relationships.dateCreated', 'desc')
    .execute()
}

/** The person's contributions to memorials of others, newest first, including those a host took down. */
export function listContributed(db: Db, userUuid: string) {
  return db
    .selectFrom('contributions')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .select([
      'contributions.uuid',
      'contributions.dateCreated',
      'memorials.nameOfPerson',
      'memorials.shareSlug',
    ])
    .select((eb) => [
      countFiles(eb, 'media.contributionUuid').as('mediaCount'),
      countFiles(eb, 'media.recordingOf').as('recordingCount'),
    ])
    .where('contributions.userUuid', '=', userUuid)
    .where('contributions.deletedAt', 'is', null)
    .where('memorials.deletedAt', 'is', null)
    .orderBy('contributions.dateCreated', 'desc')
    .orderBy('contributions.uuid')
    .execute()
}

const countFiles = (
  eb: ExpressionBuilder<DB, 'contributions'>,
  by: 'media.contributionUuid' | 'media.recordingOf',
) =>
  eb
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .whereRef(by, '=', 'contributions.uuid')
    .where('media.deletedAt', 'is', null)
    .$asScalar()
    .$notNull()

export type ContributedRow = Awaited<ReturnType<typeof listContributed>>[number]

/** Memorials that the person owned and deleted at `since` or later, last first. */
export async function listDeleted(db: Db, ownerUuid: string, since: Date) {
  const rows = await db
    .selectFrom('memorials')
    .select(['uuid', 'nameOfPerson', 'deletedAt'])
    .where('deletedAt', '>=', since)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('relationships')
          .select('relationships.userUuid')
          .whereRef('relationships.memorialUuid', '=', 'memorials.uuid')
          .where('relationships.userUuid', '=', ownerUuid)
          .where('relationships.relationshipType', '=', 'OWNER'),
      ),
    )
    .orderBy('deletedAt', 'desc')
    .orderBy('uuid')
    .execute()
  return rows.flatMap(({ deletedAt, ...row }) => (deletedAt ? { ...row, deletedAt } : []))
}

export type DeletedRow = Awaited<ReturnType<typeof listDeleted>>[number]
