import { sql } from 'kysely'
import type { Blocked } from '#contract/safety.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isBlockedAt } from '#server/lib/is-blocked.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/** A person who wants to add something, with their confirmed account, or with an address that they typed. */
interface Adding {
  userUuid: string | null
  email?: string | null | undefined
  /** They were mailed at this address, by a link that they came with. */
  isProven?: boolean
}

/**
 * Rejects with BLOCKED for a blocked account, and for its address used without the account; with ADDRESS_UNPROVEN for a
 * blocked address that may be somebody else's. Call it in the transaction that writes.
 */
export async function requireNotBlocked(db: Db, memorialUuid: string, adding: Adding): Promise<void> {
  const { isBlocked, isAddressBlocked } = await readBlocked(db, memorialUuid, adding)
  if (isBlocked) throw new DomainError('BLOCKED')
  if (isAddressBlocked && adding.userUuid === null && !adding.isProven)
    throw new DomainError('ADDRESS_UNPROVEN')
}

/**
 * Call it inside the change that removes a contribution. Rejects with CANNOT_BLOCK for hosts and moderators.
 *
 * @param person.withoutName the removed contribution was anonymous, so the list of blocked people does not name its
 * author either
 */
export async function block(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  memorialUuid: string,
  { userUuid, withoutName = false }: { userUuid: string; withoutName?: boolean },
): Promise<void> {
  if (await hostsOrModerates(tx, memorialUuid, userUuid)) throw new DomainError('CANNOT_BLOCK')
  await insertBlocked(tx, memorialUuid, { userUuid, withoutName, now: clock.now() })
}

/**
 * The same by address, for a person without an account.
 *
 * @param address.email must not belong to a host or moderator
 * @param address.proven true if the address is proved to be theirs; otherwise the block only applies to people who
 * prove nothing
 * @param address.withoutName the list of blocked people does not name it
 */
export async function blockAddress(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  memorialUuid: string,
  address: { email: string; proven: boolean; withoutName?: boolean },
): Promise<void> {
  await insertBlockedAddress(tx, memorialUuid, { ...address, now: clock.now() })
}

/** The people whom the hosts blocked. */
export const listBlocked = async ({ db }: Pick<Context, 'db'>, { memorialUuid }: HostAccess) => ({
  blocked: (await readBlockedPeople(db, memorialUuid)).map(presentBlocked),
})

/** The person may add again; what was removed stays removed. Rejects with NOT_BLOCKED. */
export async function unblock(context: Context, host: HostAccess, blockedUuid: string) {
  await context.db.transaction().execute(async (tx) => {
    if (!(await deleteBlocked(tx, host.memorialUuid, blockedUuid))) throw new DomainError('NOT_BLOCKED')
    await auditLog.record(context, tx, host, 'UNBLOCKED')
  })
  return listBlocked(context, host)
}

/** A blocked person, for the hosts. */
function presentBlocked(row: BlockedRow): Blocked {
  const { uuid, email, firstName, surname, proven, blockedAt } = row
  const name = `${firstName} ${surname}`.trim()
  return { id: uuid, name, email, proven, dateBlocked: blockedAt.toISOString() }
}

/** Whether the person is blocked for good, and whether they are blocked while their address is not proved. */
async function readBlocked(
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
function readBlockedPeople(db: Db, memorialUuid: string) {
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

type BlockedRow = Awaited<ReturnType<typeof readBlockedPeople>>[number]

function insertBlocked(
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
function insertBlockedAddress(
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
async function deleteBlocked(db: Db, memorialUuid: string, blockedUuid: string): Promise<boolean> {
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
async function hostsOrModerates(tx: Tx, memorialUuid: string, userUuid: string): Promise<boolean> {
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
