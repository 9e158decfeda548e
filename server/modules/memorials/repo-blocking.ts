import { isShutOut } from '#server/lib/shut-out.ts'
import type { Db, Tx } from '#server/ports/database.ts'

export async function isBlocked(
  db: Db,
  memorialUuid: string,
  { userUuid, email = null }: { userUuid: string | null; email?: string | null | undefined },
): Promise<boolean> {
  const asked = db.selectNoFrom(isShutOut(memorialUuid, { userUuid, email }).as('isBlocked'))
  return (await asked.executeTakeFirstOrThrow()).isBlocked
}

/** Whom the hosts shut out, the last one first. */
export function listBlocked(db: Db, memorialUuid: string) {
  return db
    .selectFrom('blockedUsers')
    .innerJoin('users', 'users.uuid', 'blockedUsers.userUuid')
    .select(['users.uuid', 'users.email', 'users.firstName', 'users.surname', 'blockedUsers.blockedAt'])
    .where('blockedUsers.memorialUuid', '=', memorialUuid)
    .orderBy('blockedUsers.blockedAt', 'desc')
    .execute()
}

export type BlockedRow = Awaited<ReturnType<typeof listBlocked>>[number]

export function insertBlocked(tx: Tx, memorialUuid: string, userUuid: string, now: Date) {
  return tx
    .insertInto('blockedUsers')
    .values({ memorialUuid, userUuid, blockedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** False when they were not. */
export async function deleteBlocked(db: Db, memorialUuid: string, userUuid: string): Promise<boolean> {
  const result = await db
    .deleteFrom('blockedUsers')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
