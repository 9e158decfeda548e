import { sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'

function hostQuery(db: Db, memorialUuid: string) {
  return db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select([
      'relationships.userUuid',
      'relationships.relationshipType',
      'relationships.dateCreated',
      'users.email',
      'users.firstName',
      'users.surname',
    ])
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN', 'MODERATOR'])
}

/** The owner first, then the others in the order they joined. */
export function listHosts(db: Db, memorialUuid: string) {
  return hostQuery(db, memorialUuid)
    .orderBy(sql`relationships.relationship_type = 'OWNER'`, 'desc')
    .orderBy('relationships.dateCreated')
    .orderBy('users.email')
    .execute()
}

export type HostRow = Awaited<ReturnType<typeof listHosts>>[number]

export function findHost(db: Db, memorialUuid: string, userUuid: string) {
  return hostQuery(db, memorialUuid).where('relationships.userUuid', '=', userUuid).executeTakeFirst()
}

export function findHostByAddress(db: Db, memorialUuid: string, email: string) {
  return hostQuery(db, memorialUuid)
    .where(sql`lower(users.email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
}

/** Raises a person with a lower role to this role; an equal or higher role stays. */
export function makeHost(
  tx: Tx,
  { memorialUuid, role }: { memorialUuid: string; role: 'ADMIN' | 'MODERATOR' },
  userUuid: string,
  now: Date,
) {
  const less = role === 'ADMIN' ? (['CONTRIBUTOR', 'MODERATOR'] as const) : (['CONTRIBUTOR'] as const)
  return tx
    .insertInto('relationships')
    .values({ memorialUuid, userUuid, relationshipType: role, dateCreated: now })
    .onConflict((conflict) =>
      conflict
        .columns(['memorialUuid', 'userUuid'])
        .doUpdateSet({ relationshipType: role, dateCreated: now })
        .where('relationships.relationshipType', 'in', less),
    )
    .execute()
}

/** Removes a co-host or moderator, and ends the yearly notes of a co-host. Their contributions stay theirs. */
export async function dropHost(tx: Tx, memorialUuid: string, userUuid: string): Promise<void> {
  await tx
    .deleteFrom('anniversaryNotes')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('relationships')
          .select('userUuid')
          .where('memorialUuid', '=', memorialUuid)
          .where('userUuid', '=', userUuid)
          .where('relationshipType', '=', 'ADMIN'),
      ),
    )
    .execute()
  const hasContributed = await tx
    .selectFrom('contributions')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (hasContributed)
    await tx
      .updateTable('relationships')
      .set({ relationshipType: 'CONTRIBUTOR', takesReplies: false })
      .where('memorialUuid', '=', memorialUuid)
      .where('userUuid', '=', userUuid)
      .execute()
  else
    await tx
      .deleteFrom('relationships')
      .where('memorialUuid', '=', memorialUuid)
      .where('userUuid', '=', userUuid)
      .execute()
}

/** The name and address of a person. */
export function findPerson(db: Db, userUuid: string) {
  return db
    .selectFrom('users')
    .select(['email', 'firstName', 'surname', 'language'])
    .where('uuid', '=', userUuid)
    .executeTakeFirst()
}

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** What a mail about a memorial says of it. */
export async function readHeading(db: Db, memorialUuid: string) {
  const row = await db
    .selectFrom('memorials')
    .innerJoin('relationships', (join) =>
      join
        .onRef('relationships.memorialUuid', '=', 'memorials.uuid')
        .on('relationships.relationshipType', '=', 'OWNER'),
    )
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select([
      'memorials.nameOfPerson',
      'memorials.shareSlug',
      'memorials.paymentCompletedAt',
      'memorials.visibility',
      'memorials.hiddenAt',
      'memorials.archivedAt',
      'users.email',
      'users.firstName',
      'users.surname',
      'users.language',
    ])
    .where('memorials.uuid', '=', memorialUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { nameOfPerson, shareSlug, paymentCompletedAt, visibility, hiddenAt, archivedAt, ...owner } = row
  return {
    nameOfPerson,
    shareSlug,
    owner,
    /** Everybody with the link can see it. */
    isPublic:
      paymentCompletedAt !== null && hiddenAt === null && archivedAt === null && visibility === 'LINK',
  }
}
