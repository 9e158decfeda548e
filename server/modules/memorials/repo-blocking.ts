import { sql } from 'kysely'
import { isShutOut } from '#server/lib/shut-out.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/** Whether somebody is shut out whatever they prove, and whether they are while their address is only typed. */
export async function readBlocked(
  db: Db,
  memorialUuid: string,
  { userUuid, email = null }: { userUuid: string | null; email?: string | null | undefined },
): Promise<{ isBlocked: boolean; isAddressBlocked: boolean }> {
  const asked = db.selectNoFrom([
    isShutOut(memorialUuid, { userUuid, email, isProven: true }).as('isBlocked'),
    isShutOut(memorialUuid, { userUuid, email, isProven: false }).as('isAddressBlocked'),
  ])
  return asked.executeTakeFirstOrThrow()
}

/**
 * Whom the hosts shut out, the last one first. An address without an account has no names; whoever was shut out for
 * what they added without a name has neither, and is not looked up.
 */
export function listBlocked(db: Db, memorialUuid: string) {
  const none = sql<string>`''`
  const always = sql<boolean>`true`
  const addresses = db
    .selectFrom('blockedAddresses')
    .select(['uuid', 'email', none.as('firstName'), none.as('surname'), 'blockedAt', 'proven'])
    .where('memorialUuid', '=', memorialUuid)
  return db
    .selectFrom('blockedUsers')
    .leftJoin('users', (join) =>
      join.onRef('users.uuid', '=', 'blockedUsers.userUuid').on('blockedUsers.withoutName', '=', false),
    )
    .select((eb) => [
      'blockedUsers.userUuid as uuid',
      eb.fn.coalesce('users.email', none).as('email'),
      eb.fn.coalesce('users.firstName', none).as('firstName'),
      eb.fn.coalesce('users.surname', none).as('surname'),
      'blockedUsers.blockedAt',
      always.as('proven'),
    ])
    .where('blockedUsers.memorialUuid', '=', memorialUuid)
    .unionAll(addresses)
    .orderBy('blockedAt', 'desc')
    .execute()
}

export type BlockedRow = Awaited<ReturnType<typeof listBlocked>>[number]

export function insertBlocked(
  tx: Tx,
  memorialUuid: string,
  { userUuid, withoutName, now }: { userUuid: string; withoutName: boolean; now: Date },
) {
  return tx
    .insertInto('blockedUsers')
    .values({ memorialUuid, userUuid, withoutName, blockedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** An address that was shut out before stays so; once it was somebody's who had proved it, it is theirs from then on. */
export function insertBlockedAddress(
  tx: Tx,
  memorialUuid: string,
  { email, proven, now }: { email: string; proven: boolean; now: Date },
) {
  return tx
    .insertInto('blockedAddresses')
    .values({ memorialUuid, email: email.toLowerCase(), proven, blockedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['memorialUuid', 'email'])
        .doUpdateSet({ proven: sql<boolean>`blocked_addresses.proven or excluded.proven` }),
    )
    .execute()
}

/**
 * False when they were not.
 *
 * @param blockedUuid of the account, or of the address
 */
export async function deleteBlocked(db: Db, memorialUuid: string, blockedUuid: string): Promise<boolean> {
  const result = await db
    .with('address', (tx) =>
      tx
        .deleteFrom('blockedAddresses')
        .where('memorialUuid', '=', memorialUuid)
        .where('uuid', '=', blockedUuid)
        .returning('uuid'),
    )
    .with('account', (tx) =>
      tx
        .deleteFrom('blockedUsers')
        .where('memorialUuid', '=', memorialUuid)
        .where('userUuid', '=', blockedUuid)
        .returning('userUuid as uuid'),
    )
    .selectFrom('address')
    .select('uuid')
    .unionAll((eb) => eb.selectFrom('account').select('uuid'))
    .executeTakeFirst()
  return result !== undefined
}
