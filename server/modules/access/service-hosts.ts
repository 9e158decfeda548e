import {
  type Caller,
  grantHostAccess,
  grantModeratorAccess,
  type HostAccess,
  type ModeratorAccess,
} from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { findRelationship } from './repo.ts'

/**
 * Proves that the caller may change a memorial. Somebody else's memorial gets the same error as an unknown one, so that
 * ids cannot be probed. A session of a personal link adds a memory and hosts nothing, whoever's account it is.
 */
export async function authorise(
  { db }: Pick<Context, 'db'>,
  caller: Caller,
  memorialUuid: string,
  as: 'host' | 'owner',
): Promise<HostAccess> {
  const role = await roleOf(db, caller, memorialUuid)
  if (role !== 'OWNER' && !(role === 'ADMIN' && as === 'host')) throw new DomainError('MEMORIAL_NOT_FOUND')
  return grantHostAccess({ memorialUuid: memorialUuid.toLowerCase(), userUuid: caller.uuid, role })
}

/** Proves that the caller may moderate a memorial; rejects as `authorise` does. */
export async function authoriseModerator(
  { db }: Pick<Context, 'db'>,
  caller: Caller,
  memorialUuid: string,
): Promise<ModeratorAccess> {
  const role = await roleOf(db, caller, memorialUuid)
  if (!role || role === 'CONTRIBUTOR') throw new DomainError('MEMORIAL_NOT_FOUND')
  return grantModeratorAccess({ memorialUuid: memorialUuid.toLowerCase(), userUuid: caller.uuid, role })
}

const roleOf = async (db: Db, caller: Caller, memorialUuid: string) =>
  caller.invitedTo === null ? findRelationship(db, memorialUuid, caller.uuid) : undefined

/** Whether an account, with a confirmed address, hosts a memorial. */
export async function isHost(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  userUuid: string,
): Promise<boolean> {
  const role = await findRelationship(db, memorialUuid, userUuid)
  return role === 'OWNER' || role === 'ADMIN'
}
