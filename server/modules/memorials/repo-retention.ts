import type { Db, Tx } from '#server/ports/database.ts'

export function findYear(db: Db, memorialUuid: string) {
  return db
    .selectFrom('memorials')
    .select(['nameOfPerson', 'paymentCompletedAt', 'hiddenAt', 'archivedAt', 'visibility'])
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()
}

export async function setRetainedUntil(tx: Tx, memorialUuid: string, until: Date): Promise<void> {
  await tx
    .updateTable('memorials')
    .set({ retainedUntil: until, archivedAt: null })
    .where('uuid', '=', memorialUuid)
    .execute()
}

export async function setPageClosed(tx: Tx, memorialUuid: string, at: Date): Promise<void> {
  await tx
    .updateTable('memorials')
    .set({ archivedAt: at })
    .where('uuid', '=', memorialUuid)
    .where('archivedAt', 'is', null)
    .execute()
}
