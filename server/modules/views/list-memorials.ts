import { type ExpressionBuilder, sql } from 'kysely'
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
import type { DB, Db } from '#server/ports/database.ts'
import { presentPayment } from './present.ts'
import { profilePhoto } from './repo-parts.ts'
import { countWaiting } from './repo-responses.ts'

// The memorials of a person.

export async function listMemorials({ db }: Pick<Context, 'db'>, caller: Caller) {
  return (await listHosted(db, caller.uuid)).map(presentSummary)
}

export async function listAll(context: Context, caller: Caller) {
  const { db, clock } = context
  return {
    ownedMemorials: await listMemorials(context, caller),
    contributions: (await listContributed(db, caller.uuid)).map(presentContributed),
    moderatedMemorials: (await listModerated(db, caller.uuid)).map(presentModerated),
    // Those that can still be restored.
    deletedMemorials: (await listDeleted(db, caller.uuid, undoEnds(clock.now()))).map(presentDeleted),
  }
}

/** For the answer to signing in, newest relationship first. */
export async function listRelationshipsOf(
  { db }: Pick<Context, 'db'>,
  userUuid: string,
): Promise<MemorialRelationship[]> {
  const rows = await listRelationships(db, userUuid)
  return rows.map(({ dateCreated, ...row }) => ({ ...row, dateCreated: dateCreated.toISOString() }))
}

/** The memorials that a person hosts, newest first. */
function listHosted(db: Db, userUuid: string) {
  return db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select([
      'memorials.uuid',
      'memorials.nameOfPerson',
      address,
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

type SummaryRow = Awaited<ReturnType<typeof listHosted>>[number]

function listRelationships(db: Db, userUuid: string) {
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
function listContributed(db: Db, userUuid: string) {
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

type ContributedRow = Awaited<ReturnType<typeof listContributed>>[number]

/** Memorials that the person owned and deleted at `since` or later, last first. */
async function listDeleted(db: Db, ownerUuid: string, since: Date) {
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

type DeletedRow = Awaited<ReturnType<typeof listDeleted>>[number]

/** The memorials that a person moderates but does not host, newest relationship first. */
function listModerated(db: Db, userUuid: string) {
  return db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select(['memorials.uuid', 'memorials.nameOfPerson'])
    .select((eb) => [countWaiting(eb).as('waiting'), profilePhoto(eb).as('profilePhoto')])
    .where('relationships.userUuid', '=', userUuid)
    .where('relationships.relationshipType', '=', 'MODERATOR')
    .where('memorials.deletedAt', 'is', null)
    .orderBy('relationships.dateCreated', 'desc')
    .orderBy('memorials.uuid')
    .execute()
}

type ModeratedRow = Awaited<ReturnType<typeof listModerated>>[number]

function presentSummary(row: SummaryRow): MemorialSummary {
  return {
    uuid: row.uuid,
    nameOfPerson: row.nameOfPerson,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    ...presentPayment(row),
    shareSlug: row.shareSlug,
    profilePhoto: row.profilePhoto && presentMedia(row.profilePhoto),
    role: row.role,
  }
}

/** A contribution in its author's profile. */
function presentContributed(row: ContributedRow): ContributionSummary {
  const { uuid, dateCreated, mediaCount, recordingCount, nameOfPerson, shareSlug } = row
  return {
    id: uuid,
    dateCreated: dateCreated.toISOString(),
    mediaCount,
    ...(recordingCount > 0 && { recordingCount }),
    memorial: { nameOfPerson, shareSlug },
  }
}

/** The memorial as a moderator sees it. */
function presentModerated(row: ModeratedRow): ModeratedMemorial {
  return { ...row, profilePhoto: row.profilePhoto && presentMedia(row.profilePhoto) }
}

function presentDeleted({ uuid, nameOfPerson, deletedAt }: DeletedRow): DeletedMemorial {
  return {
    uuid,
    nameOfPerson,
    dateDeleted: deletedAt.toISOString(),
    removedAt: removalOf(deletedAt).toISOString(),
  }
}
