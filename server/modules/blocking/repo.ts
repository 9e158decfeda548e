import { sql } from 'kysely'
import { isBlockedAt } from '#server/lib/is-blocked.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/** Whether the person is blocked for good, and whether they are blocked while their address is not proved. */
export async function readBlocked(
  db: Db,
  memorialUuid: string,
  { userUuid, email = null }: { userUuid: string | null; email?: string | null | undefined },
): Promise<{ isBlocked: boolean; isAddressBlocked: boolean }> {
  const asked = db.selectNoFrom([
    isBlockedAt(memorialUuid, { userUuid, email, isProven: true }).as('isBlocked'),
    isBlockedAt(memorialUuid, { userUuid, email, isProven: false }).as('isAddressBlocked'),
  ])
  return asked.executeTakeFirstOrThrow()
}

/**
 * The people whom the hosts blocked, last first. An address without an account has no names. A person blocked for an
 * anonymous contribution has none either: their account is not looked up.
 */
export function listBlocked(db: Db, memorialUuid: string) {
  const none = sql<string>`''`
  const always = sql<boolean>`true`
  const addresses = db
    .selectFrom('blockedAddresses')
    .select([
      'uuid',
      sql<string>`case when without_name then '' else email end`.as('email'),
      none.as('firstName'),
      none.as('surname'),
      'blockedAt',
      'proven',
    ])
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

/** Blocking an address twice is the same as once; if the address was proved once, the block stays proved. */
export function insertBlockedAddress(
  tx: Tx,
  memorialUuid: string,
  {
    email,
    proven,
    withoutName = false,
    now,
  }: {
    email: string
    proven: boolean
    withoutName?: boolean
    now: Date
  },
) {
  return tx
    .insertInto('blockedAddresses')
    .values({ memorialUuid, email: email.toLowerCase(), proven, withoutName, blockedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['memorialUuid', 'email'])
        .doUpdateSet({ proven: sql<boolean>`blocked_addresses.proven or excluded.proven` }),
    )
    .execute()
}

/**
 * False when they were not blocked.
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

/** Whether the person is a host or moderator of a memorial that is not deleted. */
export async function hostsOrModerates(tx: Tx, memorialUuid: string, userUuid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select('relationships.relationshipType')
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.userUuid', '=', userUuid)
    .where('relationships.relationshipType', '!=', 'CONTRIBUTOR')
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
