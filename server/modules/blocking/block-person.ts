import { sql } from 'kysely'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { fullName } from '#server/lib/full-name.ts'
import { isBlockedAt, isHostOrModerator } from '#server/lib/is-blocked.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
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
  const { userUuid, email = null } = adding
  const { isBlocked, isAddressBlocked } = await db
    .selectNoFrom([
      isBlockedAt(memorialUuid, { userUuid, email, isProven: true }).as('isBlocked'),
      isBlockedAt(memorialUuid, { userUuid, email, isProven: false }).as('isAddressBlocked'),
    ])
    .executeTakeFirstOrThrow()
  if (isBlocked) throw new DomainError('BLOCKED')
  if (isAddressBlocked && userUuid === null && !adding.isProven) throw new DomainError('ADDRESS_UNPROVEN')
}

/**
 * Blocks an account, or the address of a person without one. Call it inside the change that removes what they added. Whoever
 * is blocked twice is blocked as they were; an address that was proved once stays proved. Rejects with CANNOT_BLOCK for hosts
 * and moderators.
 *
 * @param person.proven false: the address was only typed, and is blocked only for people who prove nothing
 * @param person.withoutName what they added was anonymous, so the list of blocked people does not name them either
 */
export async function block(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  memorialUuid: string,
  person: { userUuid: string | null; email: string | null; proven: boolean; withoutName?: boolean },
): Promise<void> {
  const { userUuid, proven, withoutName = false } = person
  const email = userUuid ? null : (person.email?.toLowerCase() ?? null)
  const { isHost } = await tx
    .selectNoFrom(isHostOrModerator(memorialUuid, { userUuid, email }).as('isHost'))
    .executeTakeFirstOrThrow()
  if (isHost) throw new DomainError('CANNOT_BLOCK')
  await tx
    .insertInto('blocked')
    .values({ memorialUuid, userUuid, email, proven, withoutName, blockedAt: clock.now() })
    .onConflict((conflict) =>
      conflict
        .expression(sql`memorial_uuid, coalesce(user_uuid::text, email)`)
        .doUpdateSet({ proven: sql<boolean>`blocked.proven or excluded.proven` }),
    )
    .execute()
}

/** The people whom the hosts blocked, last first; nobody is named for what they added without a name. */
export async function listBlocked({ db }: Pick<Context, 'db'>, { memorialUuid }: HostAccess) {
  const rows = await db
    .selectFrom('blocked')
    .leftJoin('users', (join) =>
      join.onRef('users.uuid', '=', 'blocked.userUuid').on('blocked.withoutName', '=', false),
    )
    .select([blockedId.as('id'), sql<string>`coalesce(${fullName}, '')`.as('name')])
    .select(
      sql<string>`case when without_name then '' else coalesce(blocked.email, users.email) end`.as('email'),
    )
    .select(['proven', 'blockedAt'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('blockedAt', 'desc')
    .execute()
  return {
    blocked: rows.map(({ blockedAt, ...row }) => ({ ...row, dateBlocked: blockedAt.toISOString() })),
  }
}

/** The person may add again; what was removed stays removed. Rejects with NOT_BLOCKED. */
export async function unblock(context: Context, host: HostAccess, blockedUuid: string) {
  await context.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('blocked')
      .where('memorialUuid', '=', host.memorialUuid)
      .where(blockedId, '=', blockedUuid)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new DomainError('NOT_BLOCKED')
    await auditLog.record(context, tx, host, 'UNBLOCKED')
  })
  return listBlocked(context, host)
}

/** Of the account, or of the blocked address. */
const blockedId = sql<string>`coalesce(blocked.user_uuid, blocked.uuid)`
