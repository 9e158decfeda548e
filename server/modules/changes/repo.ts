import { sql } from 'kysely'
import type { Tx } from '#server/ports/database.ts'

/**
 * Begins a change: raises the version, which also serializes changes of one memorial. Undefined when it is unknown or
 * deleted.
 */
export function beginChange(tx: Tx, memorialUuid: string, now: Date) {
  return tx
    .updateTable('memorials')
    .set((eb) => ({ version: eb('version', '+', 1), updatedAt: now }))
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .returning('uuid')
    .executeTakeFirst()
}

/**
 * For work that no visitor sees, such as making a book: locks the memorial against changes until the transaction ends;
 * rows that refer to it can still be written by others. Undefined when it is gone.
 */
export function lockMemorial(tx: Tx, memorialUuid: string) {
  return tx
    .selectFrom('memorials')
    .select(['version', 'paymentCompletedAt', 'retainedUntil'])
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Tells the other nodes after the commit. */
export function announceChange(tx: Tx, memorialUuid: string) {
  return sql`select pg_notify('memorial_changed', ${memorialUuid})`.execute(tx)
}

/** Locks a memorial against everything, e.g. to delete it. False when it is deleted already. */
export async function lockUndeleted(tx: Tx, memorialUuid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('memorials')
    .select('uuid')
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The state that a save compares with and replaces. */
export function readForEdit(tx: Tx, memorialUuid: string) {
  return tx
    .selectFrom('memorials')
    .select(['editVersion', 'shareSlug', 'profilePhotoUuid', 'hostMessage', 'hostVideoUuid'])
    .select(['birthDate', 'deathDate'])
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
}

export function raiseEditVersion(tx: Tx, memorialUuid: string) {
  return tx
    .updateTable('memorials')
    .set((eb) => ({ editVersion: eb('editVersion', '+', 1) }))
    .where('uuid', '=', memorialUuid)
    .execute()
}

/** Records that this host saved; ignored for a co-host who left meanwhile. */
export function noteSave(tx: Tx, memorialUuid: string, userUuid: string, savedAt: Date) {
  return tx
    .updateTable('relationships')
    .set({ lastSavedAt: savedAt })
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .execute()
}
