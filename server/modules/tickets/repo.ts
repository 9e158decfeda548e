import type { Db } from '#server/ports/database.ts'

/** The secret that seals the links of a memorial. Undefined when it is unknown or deleted. */
export async function findLinkSecret(db: Db, memorialUuid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('memorials')
    .select('linkSecret')
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.linkSecret
}
