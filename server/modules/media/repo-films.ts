import type { Db, Tx } from '#server/ports/database.ts'

/** The films among a memorial's photos, as they were added. */
export function listFilms(db: Db, memorialUuid: string) {
  return db
    .selectFrom('media')
    .selectAll()
    .where('memorialUuid', '=', memorialUuid)
    .where('role', '=', 'FILM')
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
}

export async function countFilms(db: Db, memorialUuid: string): Promise<number> {
  const { count } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memorialUuid', '=', memorialUuid)
    .where('role', '=', 'FILM')
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export function setSound(tx: Tx, mediaUuid: string, withSound: boolean) {
  return tx
    .updateTable('media')
    .set({ withSound })
    .where('uuid', '=', mediaUuid)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
