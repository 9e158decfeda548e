import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { presentBlocked } from './present.ts'
import * as repo from './repo.ts'

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
  const { isBlocked, isAddressBlocked } = await repo.readBlocked(db, memorialUuid, adding)
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
  if (await repo.hostsOrModerates(tx, memorialUuid, userUuid)) throw new DomainError('CANNOT_BLOCK')
  await repo.insertBlocked(tx, memorialUuid, { userUuid, withoutName, now: clock.now() })
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
  await repo.insertBlockedAddress(tx, memorialUuid, { ...address, now: clock.now() })
}

/** The people whom the hosts blocked. */
export const listBlocked = async ({ db }: Pick<Context, 'db'>, { memorialUuid }: HostAccess) => ({
  blocked: (await repo.listBlocked(db, memorialUuid)).map(presentBlocked),
})

/** The person may add again; what was removed stays removed. Rejects with NOT_BLOCKED. */
export async function unblock(context: Context, host: HostAccess, blockedUuid: string) {
  await context.db.transaction().execute(async (tx) => {
    if (!(await repo.deleteBlocked(tx, host.memorialUuid, blockedUuid))) throw new DomainError('NOT_BLOCKED')
    await auditLog.record(context, tx, host, 'UNBLOCKED')
  })
  return listBlocked(context, host)
}
