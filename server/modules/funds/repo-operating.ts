import type { Db } from '#server/ports/database.ts'

export const findMemorial = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .select(['uuid', 'nameOfPerson', 'connectedAccount'])
    .where('uuid', '=', memorialUuid)
    .executeTakeFirst()

/** In their order, including closed ones. */
export const listFundAccounts = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('funds')
    .select(['uuid', 'title', 'deletedAt', 'connectedAccount'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()

export type FundAccountRow = Awaited<ReturnType<typeof listFundAccounts>>[number]

export const setMemorialAccount = (db: Db, memorialUuid: string, connectedAccount: string | null) =>
  db.updateTable('memorials').set({ connectedAccount }).where('uuid', '=', memorialUuid).execute()

/** False when the memorial has no such fund. */
export async function setFundAccount(
  db: Db,
  memorialUuid: string,
  fundUuid: string,
  connectedAccount: string | null,
): Promise<boolean> {
  const result = await db
    .updateTable('funds')
    .set({ connectedAccount })
    .where('uuid', '=', fundUuid)
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
