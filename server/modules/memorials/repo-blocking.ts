import { sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'

export function findBlocked(
  db: Db,
  memorialUuid: string,
  { userUuid, email }: { userUuid: string | null; email?: string | null | undefined },
) {
  return db
    .selectFrom('blockedUsers')
    .innerJoin('users', 'users.uuid', 'blockedUsers.userUuid')
    .select('blockedUsers.userUuid')
    .where('blockedUsers.memorialUuid', '=', memorialUuid)
    .where((eb) =>
      eb.or([
        ...(userUuid ? [eb('blockedUsers.userUuid', '=', userUuid)] : []),
        ...(email ? [eb(sql`lower(users.email)`, '=', sql`lower(${email})`)] : []),
      ]),
    )
    .executeTakeFirst()
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
