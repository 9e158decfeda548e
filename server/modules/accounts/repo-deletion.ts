import type { ExpressionBuilder } from 'kysely'
import { fullName } from '#server/lib/full-name.ts'
import { isContributionOf } from '#server/lib/is-contribution-of.ts'
import type { DB, Db, Tx } from '#server/ports/database.ts'

/** An account can be used unless its deletion date has passed. */
export const isOpen = (now: Date) => (eb: ExpressionBuilder<DB, 'users'>) =>
  eb.or([eb('users.deletionDueAt', 'is', null), eb('users.deletionDueAt', '>', now)])

/** Schedules the deletion of an account. If one is scheduled already, its date stays. Returns the date that counts. */
export async function askDeletion(tx: Tx, userUuid: string, dueAt: Date): Promise<Date | null> {
  const row = await tx
    .updateTable('users')
    .set((eb) => ({ deletionDueAt: eb.fn.coalesce('deletionDueAt', eb.val(dueAt)) }))
    .where('uuid', '=', userUuid)
    .returning('deletionDueAt')
    .executeTakeFirst()
  return row?.deletionDueAt ?? null
}

/** False when the deletion date has passed. */
export async function withdrawDeletion(db: Db, userUuid: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ deletionDueAt: null })
    .where('uuid', '=', userUuid)
    .where(isOpen(now))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function listDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('users').select('uuid').where('deletionDueAt', '<=', now).execute()
  return rows.map((row) => row.uuid)
}

export async function isDue(db: Db, userUuid: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('uuid')
    .where('uuid', '=', userUuid)
    .where('deletionDueAt', '<=', now)
    .executeTakeFirst()
  return row !== undefined
}

/** What the mail about a deletion needs. */
export function findDeletion(db: Db, userUuid: string) {
  return db
    .selectFrom('users')
    .select(['email', 'language', 'deletionDueAt', fullName.as('toName')])
    .where('uuid', '=', userUuid)
    .executeTakeFirst()
}

/** The memorials that the person owns. */
export async function listOwned(db: Db, userUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select('memorials.uuid')
    .where('relationships.userUuid', '=', userUuid)
    .where('relationships.relationshipType', '=', 'OWNER')
    .where('memorials.deletedAt', 'is', null)
    .execute()
  return rows.map((row) => row.uuid)
}

/** The memorials that the person co-hosts: their pages name the co-host. */
export async function listCoHosted(db: Db, userUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('relationships')
    .select('memorialUuid')
    .where('userUuid', '=', userUuid)
    .where('relationshipType', '=', 'ADMIN')
    .execute()
  return rows.map((row) => row.memorialUuid)
}

/** The memorials whose pages show what the person wrote, or could show it again. */
export async function listContributedTo(db: Db, userUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contributions')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .select('memorials.uuid')
    .distinct()
    .where(isContributionOf(userUuid))
    .where('memorials.deletedAt', 'is', null)
    .execute()
  return rows.map((row) => row.uuid)
}

/** Whether the person ever added something to a memorial, also if it is taken away by now. */
export async function hasContributed(db: Db, userUuid: string, memorialUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('contributions')
    .select('uuid')
    .where('userUuid', '=', userUuid)
    .where('memorialUuid', '=', memorialUuid)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether somebody hosts or moderates a memorial, also with an address that they have not confirmed: it was restored. */
export async function looksAfterAny(db: Db, userUuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('relationships')
    .select('memorialUuid')
    .where('userUuid', '=', userUuid)
    .where('relationshipType', 'in', ['OWNER', 'ADMIN', 'MODERATOR'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps what the person added, without name and address. */
export function forgetContributor(tx: Tx, userUuid: string, memorialUuid?: string) {
  return tx
    .updateTable('contributions')
    .set({ userUuid: null, contributorName: null, contributorEmail: null })
    .where(isContributionOf(userUuid))
    .$if(memorialUuid !== undefined, (query) => query.where('memorialUuid', '=', memorialUuid ?? ''))
    .execute()
}

/**
 * Sessions, codes, resets and relationships are deleted with the row; answers, donations and payments stay, without a
 * user (see migrations).
 */
export function deleteUser(tx: Tx, userUuid: string) {
  return tx.deleteFrom('users').where('uuid', '=', userUuid).execute()
}

/** What the mail to the new owner of a memorial says. */
export function findPassedOn(db: Db, memorialUuid: string, userUuid: string) {
  return db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select(['users.email', 'users.language', 'memorials.nameOfPerson', fullName.as('toName')])
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.userUuid', '=', userUuid)
    .where('relationships.relationshipType', '=', 'OWNER')
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}
