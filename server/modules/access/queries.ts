import { sql } from 'kysely'
import { compiledOnce } from '#server/lib/compiled-once.ts'
import { memorialsOfSlug } from '#server/lib/memorials-of-slug.ts'
import type { Db } from '#server/ports/database.ts'

/** The facts that decide who may read a memorial, by its slug or a former one. Undefined when it was deleted. */
export const findBySlug = compiledOnce((db: Db, slug: string) =>
  db
    .selectFrom('memorials')
    .select(['uuid', 'shareSlug', 'nameOfPerson', 'visibility', 'passcodeHash', 'linkSecret', 'appearAtOnce'])
    .select(['language', 'paymentCompletedAt', 'hiddenAt', 'archivedAt'])
    .where('uuid', 'in', memorialsOfSlug(slug))
    .where('deletedAt', 'is', null),
)

export type AccessRow = NonNullable<Awaited<ReturnType<typeof findBySlug>>>

/**
 * The facts that decide who may see its files, the secret that seals their addresses, and its hosts and moderators.
 * Undefined when it is unknown or deleted.
 */
export const findAccess = compiledOnce((db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .select(['linkSecret', 'visibility', 'passcodeHash', 'paymentCompletedAt', 'hiddenAt', 'archivedAt'])
    .select((eb) =>
      eb
        .selectFrom('relationships')
        .select(sql<string[]>`coalesce(json_agg(relationships.user_uuid), '[]'::json)`.as('people'))
        .whereRef('relationships.memorialUuid', '=', 'memorials.uuid')
        .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN', 'MODERATOR'])
        .$asScalar()
        .$notNull()
        .as('people'),
    )
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null),
)

/** Whether a personal link belongs to a contact of this memorial. */
export async function isInvited(db: Db, memorialUuid: string, inviteToken: string): Promise<boolean> {
  const contact = await db
    .selectFrom('contacts')
    .select('uuid')
    .where('inviteToken', '=', inviteToken)
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirst()
  return contact !== undefined
}

/** The person's role in a memorial; undefined when they have none, or it was deleted. */
export async function findRelationship(db: Db, memorialUuid: string, userUuid: string) {
  const row = await db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select('relationships.relationshipType')
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.userUuid', '=', userUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.relationshipType
}
