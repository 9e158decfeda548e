import { type NotNull, sql } from 'kysely'
import type { MemorialRelationship } from '#contract/accounts.ts'
import type {
  ContributionSummary,
  DeletedMemorial,
  MemorialSummary,
  ModeratedMemorial,
} from '#contract/memorials.ts'
import type { Caller } from '#server/lib/caller.ts'
import { address } from '#server/lib/programme.ts'
import { removalOf, undoEnds } from '#server/lib/undo.ts'
import { presentMedia } from '#server/modules/media/present.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { portrait, waitingCount } from './queries.ts'

// The memorials of a person.

export async function listAll(context: Context, caller: Caller) {
  const { db, clock } = context
  return {
    ownedMemorials: await listMemorials(context, caller),
    contributions: await listContributed(db, caller.uuid),
    moderatedMemorials: await listModerated(db, caller.uuid),
    deletedMemorials: await listDeleted(db, caller.uuid, undoEnds(clock.now())),
  }
}

const selectRelated = (db: Db, userUuid: string) =>
  db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .where('relationships.userUuid', '=', userUuid)

/** For the answer to signing in, newest relationship first. */
export async function listRelationshipsOf(
  { db }: Pick<Context, 'db'>,
  userUuid: string,
): Promise<MemorialRelationship[]> {
  const rows = await selectRelated(db, userUuid)
    .select(['relationships.memorialUuid', 'relationships.relationshipType', 'relationships.dateCreated'])
    .select('memorials.shareSlug')
    .where('memorials.deletedAt', 'is', null)
    .orderBy('relationships.dateCreated', 'desc')
    .execute()
  return rows.map(({ dateCreated, ...row }) => ({ ...row, dateCreated: dateCreated.toISOString() }))
}

/** Those that they host, newest first. */
export async function listMemorials({ db }: Pick<Context, 'db'>, caller: Caller): Promise<MemorialSummary[]> {
  const rows = await selectRelated(db, caller.uuid)
    .select(['memorials.uuid', 'memorials.nameOfPerson', address, 'memorials.shareSlug'])
    .select(['memorials.createdAt', 'memorials.paymentCompletedAt', 'memorials.stripeCustomerId'])
    .select([sql<'OWNER' | 'ADMIN'>`relationships.relationship_type`.as('role'), portrait.as('profilePhoto')])
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .where('memorials.deletedAt', 'is', null)
    .orderBy('memorials.createdAt', 'desc')
    .orderBy('memorials.uuid')
    .execute()
  return rows.map(({ createdAt, profilePhoto, paymentCompletedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    paymentCompleted: paymentCompletedAt !== null,
    profilePhoto: profilePhoto && presentMedia(profilePhoto),
  }))
}

/** Their contributions to memorials of others, newest first, including those a host took down. */
async function listContributed(db: Db, userUuid: string): Promise<ContributionSummary[]> {
  const rows = await db
    .selectFrom('contributions')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .select(['contributions.uuid', 'contributions.dateCreated'])
    .select(['memorials.nameOfPerson', 'memorials.shareSlug'])
    .select([
      countFiles('contribution_uuid').as('mediaCount'),
      countFiles('recording_of').as('recordingCount'),
    ])
    .where('contributions.userUuid', '=', userUuid)
    .where('contributions.deletedAt', 'is', null)
    .where('memorials.deletedAt', 'is', null)
    .orderBy('contributions.dateCreated', 'desc')
    .orderBy('contributions.uuid')
    .execute()
  return rows.map(({ uuid, dateCreated, mediaCount, recordingCount, ...memorial }) => ({
    id: uuid,
    dateCreated: dateCreated.toISOString(),
    mediaCount,
    ...(recordingCount > 0 && { recordingCount }),
    memorial,
  }))
}

const countFiles = (owner: 'contribution_uuid' | 'recording_of') =>
  sql<number>`(select count(*) from media where ${sql.ref(owner)} = contributions.uuid and media.deleted_at is null)`

/** Those that they owned and can still restore, deleted at `since` or later, last first. */
async function listDeleted(db: Db, ownerUuid: string, since: Date): Promise<DeletedMemorial[]> {
  const rows = await selectRelated(db, ownerUuid)
    .select(['memorials.uuid', 'memorials.nameOfPerson', 'memorials.deletedAt'])
    .$narrowType<{ deletedAt: NotNull }>()
    .where('relationships.relationshipType', '=', 'OWNER')
    .where('memorials.deletedAt', '>=', since)
    .orderBy('memorials.deletedAt', 'desc')
    .orderBy('memorials.uuid')
    .execute()
  return rows.map(({ deletedAt, ...row }) => ({
    ...row,
    dateDeleted: deletedAt.toISOString(),
    removedAt: removalOf(deletedAt).toISOString(),
  }))
}

/** Those that they moderate but do not host, newest relationship first. */
async function listModerated(db: Db, userUuid: string): Promise<ModeratedMemorial[]> {
  const rows = await selectRelated(db, userUuid)
    .select(['memorials.uuid', 'memorials.nameOfPerson'])
    .select([waitingCount.as('waiting'), portrait.as('profilePhoto')])
    .where('relationships.relationshipType', '=', 'MODERATOR')
    .where('memorials.deletedAt', 'is', null)
    .orderBy('relationships.dateCreated', 'desc')
    .orderBy('memorials.uuid')
    .execute()
  return rows.map((row) => ({ ...row, profilePhoto: row.profilePhoto && presentMedia(row.profilePhoto) }))
}
