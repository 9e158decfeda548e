import type { ExpressionBuilder } from 'kysely'
import { fullName } from '#server/lib/full-name.ts'
import type { DB, Db, Tx } from '#server/ports/database.ts'

/** Whether an account can be used: not to be deleted, or not yet. */
export const isOpen = (now: Date) => (eb: ExpressionBuilder<DB, 'users'>) =>
  eb.or([eb('users.deletionDueAt', 'is', null), eb('users.deletionDueAt', '>', now)])

/** Notes that an account is to be deleted then; one that was to be already keeps its day. Gives the day that counts. */
export async function askDeletion(tx: Tx, userUuid: string, dueAt: Date): Promise<Date | null> {
  const row = await tx
    .updateTable('users')
    .set((eb) => ({ deletionDueAt: eb.fn.coalesce('deletionDueAt', eb.val(dueAt)) }))
    .where('uuid', '=', userUuid)
    .returning('deletionDueAt')
    .executeTakeFirst()
  return row?.deletionDueAt ?? null
}

/** False when its day has come. */
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

/** The memorials that are somebody's own. */
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

/** The memorials of others that somebody looks after, and whose pages name them. */
export async function listCoHosted(db: Db, userUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('relationships')
    .select('memorialUuid')
    .where('userUuid', '=', userUuid)
    .where('relationshipType', '=', 'ADMIN')
    .execute()
  return rows.map((row) => row.memorialUuid)
}

/** The memorials whose pages show words of somebody, or could again. */
export async function listContributedTo(db: Db, userUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contributions')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .select('memorials.uuid')
    .distinct()
    .where('contributions.userUuid', '=', userUuid)
    .where('memorials.deletedAt', 'is', null)
    .execute()
  return rows.map((row) => row.uuid)
}

/** What somebody added stays, without name and address. */
export function forgetContributor(tx: Tx, userUuid: string, memorialUuid?: string) {
  return tx
    .updateTable('contributions')
    .set({ userUuid: null, contributorName: null, contributorEmail: null })
    .where('userUuid', '=', userUuid)
    .$if(memorialUuid !== undefined, (query) => query.where('memorialUuid', '=', memorialUuid ?? ''))
    .execute()
}

/**
 * Sessions, codes, resets and relationships go with the row; answers, donations and payments stay and point at
 * nobody (migrations).
 */
export function deleteUser(tx: Tx, userUuid: string) {
  return tx.deleteFrom('users').where('uuid', '=', userUuid).execute()
}

/** What the mail to somebody says whose memorial it is now. */
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
