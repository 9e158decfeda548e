import { sql } from 'kysely'
import { memorialsOfSlug } from '#server/lib/memorials-of-slug.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { Arrival } from './rules-arrival.ts'
import type { Arranged } from './rules-submit.ts'

export interface Contributor {
  memorialUuid: string
  userUuid: string
}

/** The person's contribution to a memorial, unless withdrawn. */
export function findOwn(tx: Tx, { memorialUuid, userUuid }: Contributor) {
  return tx
    .selectFrom('contributions')
    .select(['uuid', 'contributorName', 'message', 'state'])
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>

/** The photos of a contribution, including removed ones, and those that its contributor uploaded before sending it. */
export async function listOwnPhotos(tx: Tx, { memorialUuid, userUuid }: Contributor, ownUuid: string | null) {
  const rows = await tx
    .selectFrom('media')
    .select(['uuid', 'title', 'contributionUuid', 'deletedAt'])
    .where('memorialUuid', '=', memorialUuid)
    .where('role', '=', 'CONTRIBUTION')
    .where((eb) =>
      eb.or([
        ...(ownUuid ? [eb('contributionUuid', '=', ownUuid)] : []),
        eb.and([eb('contributionUuid', 'is', null), eb('uploadedBy', '=', userUuid)]),
      ]),
    )
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
  return rows.map(({ uuid, title, contributionUuid, deletedAt }) => ({
    uuid,
    title,
    used: contributionUuid !== null,
    removed: deletedAt !== null,
  }))
}

/** The person's role in the memorial, and whether the family invited them, by address or link. */
export async function findStanding(
  db: Db,
  { memorialUuid, userUuid }: Contributor,
  { email, inviteToken }: { email: string; inviteToken: string | null },
): Promise<'HOST' | 'INVITED' | 'OTHER'> {
  const relationship = await db
    .selectFrom('relationships')
    .select('relationshipType')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .where('relationshipType', '!=', 'CONTRIBUTOR')
    .executeTakeFirst()
  if (relationship) return 'HOST'
  const contact = await db
    .selectFrom('contacts')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where((eb) =>
      eb.or([
        eb(sql`lower(email)`, '=', sql`lower(${email})`),
        ...(inviteToken ? [eb('inviteToken', '=', inviteToken)] : []),
      ]),
    )
    .executeTakeFirst()
  return contact ? 'INVITED' : 'OTHER'
}

/** The contact of a personal link; undefined when it is none of this memorial. */
export function findInvited(db: Db, memorialUuid: string, inviteToken: string) {
  return db
    .selectFrom('contacts')
    .select(['email', 'firstName', 'surname'])
    .where('memorialUuid', '=', memorialUuid)
    .where('inviteToken', '=', inviteToken)
    .executeTakeFirst()
}

/** The newest memory of whom a personal link names, by their account or their mails; undefined when there is none. */
export function findAddedByInvited(db: Db, memorialUuid: string, inviteToken: string) {
  return db
    .selectFrom('contacts')
    .innerJoin('contributions', 'contributions.memorialUuid', 'contacts.memorialUuid')
    .leftJoin('users', 'users.uuid', 'contributions.userUuid')
    .select(['contributions.state', 'contributions.dateCreated'])
    .where('contacts.memorialUuid', '=', memorialUuid)
    .where('contacts.inviteToken', '=', inviteToken)
    .where(
      sql`lower(coalesce(contributions.contributor_email, users.email))`,
      '=',
      sql`lower(contacts.email)`,
    )
    .where('contributions.deletedAt', 'is', null)
    .orderBy('contributions.dateCreated', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export interface Written extends Arrival {
  contributorName: string | null
  message: string
}

/** Returns the contribution's uuid. */
export async function write(
  tx: Tx,
  { memorialUuid, userUuid }: Contributor,
  before: OwnRow | undefined,
  fields: Written,
  now: Date,
): Promise<string> {
  if (before) {
    await tx
      .updateTable('contributions')
      .set({ ...fields, updatedAt: now })
      .where('uuid', '=', before.uuid)
      .execute()
    return before.uuid
  }
  const { uuid } = await tx
    .insertInto('contributions')
    .values({
      ...fields,
      memorialUuid,
      userUuid,
      dateCreated: now,
      updatedAt: now,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('relationships')
    .values({ memorialUuid, userUuid, relationshipType: 'CONTRIBUTOR', dateCreated: now })
    // An existing role stays.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return uuid
}

/** By the mailed receipt. Without a state it stays as it is. */
export const rewrite = (
  tx: Tx,
  uuid: string,
  fields: Pick<Written, 'contributorName' | 'message'> & Partial<Arrival>,
  now: Date,
) =>
  tx
    .updateTable('contributions')
    .set({ ...fields, updatedAt: now })
    .where('uuid', '=', uuid)
    .execute()

/** A memory that came by mail: it waits, and belongs to no account. Returns its uuid. */
export async function insertMailed(
  tx: Tx,
  fields: {
    memorialUuid: string
    contributorName: string | null
    contributorEmail: string | null
    message: string
    mailSender: 'PROVEN' | 'OTHER' | 'UNPROVEN'
    pendingReason: NonNullable<Arrival['pendingReason']>
  },
  now: Date,
): Promise<string> {
  const { uuid } = await tx
    .insertInto('contributions')
    .values({ ...fields, state: 'PENDING', userUuid: null, dateCreated: now, updatedAt: now })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** Puts photos into a contribution in this order; a null caption leaves the present one. */
export async function placePhotos(
  tx: Tx,
  contributionUuid: string,
  { photos, removed }: Arranged,
  now: Date,
): Promise<void> {
  if (removed.length > 0)
    await tx.updateTable('media').set({ deletedAt: now }).where('uuid', 'in', removed).execute()
  const uuids = photos.map((photo) => photo.uuid)
  const titles = photos.map((photo) => photo.title)
  await sql`
    update media
    set contribution_uuid = ${contributionUuid}, position = listed.place - 1,
      title = coalesce(listed.title, media.title)
    from unnest(${uuids}::uuid[], ${titles}::text[]) with ordinality as listed (uuid, title, place)
    where media.uuid = listed.uuid
  `.execute(tx)
}

/** The person's contribution to the memorial of a slug, even if the memorial is closed to them by now. */
export function findOwnBySlug(db: Db, slug: string, userUuid: string) {
  return db
    .selectFrom('contributions')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .select(['contributions.uuid', 'contributions.memorialUuid'])
    .where('contributions.userUuid', '=', userUuid)
    .where('contributions.deletedAt', 'is', null)
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.uuid', 'in', memorialsOfSlug(slug))
    .orderBy((eb) => eb('memorials.shareSlug', '=', slug), 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Marks a contribution as withdrawn by its contributor: hosts cannot restore it, and the person stops being a
 * contributor.
 *
 * @param contributor.userUuid null for a memory that came by mail
 */
export async function markWithdrawn(
  tx: Tx,
  { memorialUuid, userUuid }: { memorialUuid: string; userUuid: string | null },
  ownUuid: string,
  now: Date,
) {
  await tx.updateTable('contributions').set({ withdrawnAt: now }).where('uuid', '=', ownUuid).execute()
  if (userUuid === null) return
  await tx
    .deleteFrom('relationships')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .where('relationshipType', '=', 'CONTRIBUTOR')
    .execute()
}
