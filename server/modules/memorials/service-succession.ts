import type { AuditLog } from '#server/modules/audit-log/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Tx } from '#server/ports/database.ts'
import { findHeir, markDeleted, moveOwnership } from './repo-succession.ts'

interface SuccessionDeps {
  clock: Clock
  auditLog: Pick<AuditLog, 'record'>
  /** The service's own functions. */
  change(memorialUuid: string, work: (tx: Tx) => Promise<void>): Promise<void>
}

export function succession({ clock, auditLog, change }: SuccessionDeps) {
  /**
   * Handles the loss of a memorial's owner: the co-host with the longest membership becomes the owner; without one it
   * is deleted. Rejects with MEMORIAL_NOT_FOUND when it was deleted before.
   *
   * @param tell runs in the same transaction, with the new owner
   */
  function passOn(
    memorialUuid: string,
    fromUuid: string,
    tell: (tx: Tx, heirUuid: string) => Promise<void>,
  ): Promise<void> {
    return change(memorialUuid, async (tx) => {
      const heirUuid = await findHeir(tx, memorialUuid)
      if (!heirUuid) return markDeleted(tx, memorialUuid, clock.now())
      await moveOwnership(tx, memorialUuid, fromUuid, heirUuid)
      await auditLog.record(tx, { memorialUuid, userUuid: heirUuid }, 'BECAME_OWNER')
      await tell(tx, heirUuid)
    })
  }

  return { passOn }
}
