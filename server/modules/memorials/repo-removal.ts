import { type ExpressionBuilder, sql } from 'kysely'
import { fullNameOf } from '#server/lib/full-name.ts'
import type { DB, Db, Tx } from '#server/ports/database.ts'

/**
 * Marks the memorial as deleted: nobody finds it, but its owner, if there is one, can restore it until it is removed
 * for good.
 */
export async function markDeleted(tx: Tx, memorialUuid: string, now: Date): Promise<void> {
  await tx.updateTable('memorials').set({ deletedAt: now }).where('uuid', '=', memorialUuid).execute()
}

export async function listHostUuids(tx: Tx, memorialUuid: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('relationships')
    .select('userUuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('relationshipType', 'in', ['OWNER', 'ADMIN'])
    .execute()
  return rows.map((row) => row.userUuid)
}

/** Restores a memorial that its owner deleted at `since` or later. False when there is none. */
export async function restoreDeleted(
  tx: Tx,
  of: { memorialUuid: string; userUuid: string },
  since: Date,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('memorials')
    .set((eb) => ({ deletedAt: null, version: eb('version', '+', 1), updatedAt: now }))
    .where('uuid', '=', of.memorialUuid)
    .where('deletedAt', '>=', since)
    .where((eb) => eb.exists(ownership(eb, of.userUuid)))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Whether the person owns a memorial that is not deleted. */
export async function isOwned(tx: Tx, of: { memorialUuid: string; userUuid: string }): Promise<boolean> {
  const row = await tx
    .selectFrom('memorials')
    .select('uuid')
    .where('uuid', '=', of.memorialUuid)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.exists(ownership(eb, of.userUuid)))
    .executeTakeFirst()
  return row !== undefined
}

const ownership = (eb: ExpressionBuilder<DB, 'memorials'>, ownerUuid: string) =>
  eb
    .selectFrom('relationships')
    .select('relationships.userUuid')
    .whereRef('relationships.memorialUuid', '=', 'memorials.uuid')
    .where('relationships.userUuid', '=', ownerUuid)
    .where('relationships.relationshipType', '=', 'OWNER')

/** What the mail about a deletion says to one of the hosts; undefined when the memorial was restored. */
export function readDeletion(db: Db, memorialUuid: string, userUuid: string) {
  return db
    .selectFrom('memorials')
    .innerJoin('relationships as mine', (join) =>
      join.onRef('mine.memorialUuid', '=', 'memorials.uuid').on('mine.userUuid', '=', userUuid),
    )
    .innerJoin('users as me', 'me.uuid', 'mine.userUuid')
    .innerJoin('relationships as owning', (join) =>
      join.onRef('owning.memorialUuid', '=', 'memorials.uuid').on('owning.relationshipType', '=', 'OWNER'),
    )
    .innerJoin('users as owner', 'owner.uuid', 'owning.userUuid')
    .select(['memorials.nameOfPerson', 'memorials.deletedAt', 'me.email', 'me.language'])
    .select(fullNameOf('me').as('toName'))
    .select(['mine.relationshipType', 'owner.email as ownerEmail'])
    .select(sql<string>`coalesce(nullif(${fullNameOf('owner')}, ''), owner.email)`.as('ownerName'))
    .where('memorials.uuid', '=', memorialUuid)
    .where('memorials.deletedAt', 'is not', null)
    .executeTakeFirst()
}

/** Memorials deleted before `before`. */
export async function listExpired(db: Db, before: Date): Promise<string[]> {
  const rows = await db.selectFrom('memorials').select('uuid').where('deletedAt', '<', before).execute()
  return rows.map((row) => row.uuid)
}

/** Locks the row, so that nobody restores it while its files are deleted. False when somebody has restored it. */
export async function lockExpired(tx: Tx, memorialUuid: string, before: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('memorials')
    .select('uuid')
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', '<', before)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Deletes the memorial with everything except payments and gifts (migrations/0012). Its addresses end before
 * (`endAddresses`).
 */
export async function deleteRow(tx: Tx, memorialUuid: string): Promise<void> {
  await tx.deleteFrom('memorials').where('uuid', '=', memorialUuid).execute()
}
