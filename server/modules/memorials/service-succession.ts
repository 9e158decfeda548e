import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { findHeir, giveOwnership, markDeleted, moveOwnership } from './repo-succession.ts'

/**
 * Handles the loss of a memorial's owner: the co-host with the longest membership becomes the owner; without one it is
 * deleted. Rejects with MEMORIAL_NOT_FOUND when it was deleted before.
 *
 * @param tell runs in the same transaction, with the new owner
 */
export function passOn(
  context: Context,
  memorialUuid: string,
  fromUuid: string,
  tell: (tx: Tx, heirUuid: string) => Promise<void>,
): Promise<void> {
  return changes.change(context, memorialUuid, async (tx) => {
    const heirUuid = await findHeir(tx, memorialUuid)
    if (!heirUuid) return markDeleted(tx, memorialUuid, context.clock.now())
    await moveOwnership(tx, memorialUuid, fromUuid, heirUuid)
    await auditLog.record(context, tx, { memorialUuid, userUuid: heirUuid }, 'BECAME_OWNER')
    await tell(tx, heirUuid)
  })
}

/** In the transaction of a change: an account becomes the owner, and the former one a co-host. */
export const handOver = giveOwnership
