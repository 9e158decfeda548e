import type { Memorial } from '#contract/memorials.ts'
import type { Caller, HostAccess, HostFacts } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { AuditLog } from '#server/modules/audit-log/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database, Db, Tx } from '#server/ports/database.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import { presentDeleted } from './present-removal.ts'
import { announceChange, findRelationship } from './repo.ts'
import { listUnrendered } from './repo-media.ts'
import * as repo from './repo-removal.ts'
import { markDeleted } from './repo-succession.ts'
import { removalOf, undoEnds } from './rules-removal.ts'

interface RemovalDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  auditLog: Pick<AuditLog, 'record'>
  onChanged(memorialUuid: string): void
  /** The service's own functions. */
  change<T>(memorialUuid: string, work: (tx: Tx) => Promise<T>): Promise<T>
  present(from: Db, host: HostFacts): Promise<Memorial>
}

/** Deletion of a memorial: it is gone for everybody at once, and removed for good after thirty days. */
export function removal({ db, clock, jobs, auditLog, onChanged, change, present }: RemovalDeps) {
  /** Mails every host. */
  function remove(host: HostAccess): Promise<{ removedAt: string }> {
    const { memorialUuid } = host
    const now = clock.now()
    return change(memorialUuid, async (tx) => {
      await markDeleted(tx, memorialUuid, now)
      await auditLog.record(tx, host, 'DELETED')
      for (const userUuid of await repo.listHostUuids(tx, memorialUuid))
        await jobs.enqueue(tx, 'memorial.deleted', { memorialUuid, userUuid })
      return { removedAt: removalOf(now).toISOString() }
    })
  }

  /**
   * Restoring a memorial that is not deleted is no error. Rejects with MEMORIAL_NOT_FOUND, also when it is too late.
   */
  async function restore(caller: Caller, memorialUuid: string): Promise<{ memorial: Memorial }> {
    const now = clock.now()
    const memorial = await db.transaction().execute(async (tx) => {
      const of = { memorialUuid, ownerUuid: caller.uuid }
      if (await repo.restoreDeleted(tx, of, undoEnds(now), now)) {
        await revive(tx, memorialUuid)
        await auditLog.record(tx, { memorialUuid, userUuid: caller.uuid }, 'RESTORED')
      } else if ((await findRelationship(tx, memorialUuid, caller.uuid)) !== 'OWNER')
        throw new DomainError('MEMORIAL_NOT_FOUND')
      return present(tx, { memorialUuid, userUuid: caller.uuid, role: 'OWNER' })
    })
    onChanged(memorial.uuid)
    return { memorial }
  }

  async function revive(tx: Tx, memorialUuid: string): Promise<void> {
    await announceChange(tx, memorialUuid)
    // Jobs that ran while it was deleted skipped these.
    for (const { uuid, role } of await listUnrendered(tx, memorialUuid)) {
      const job = role === 'HOST_VIDEO' ? 'media.film' : 'media.render'
      await jobs.enqueue(tx, job, { mediaUuid: uuid }, { key: uuid })
    }
  }

  /** The person's memorials that can still be restored. */
  async function listDeleted(caller: Caller) {
    return (await repo.listDeleted(db, caller.uuid, undoEnds(clock.now()))).map(presentDeleted)
  }

  /**
   * Removes for good what was deleted more than thirty days ago.
   *
   * @param removeFiles deletes every file of a memorial
   */
  async function deleteExpired(removeFiles: (memorialUuid: string) => Promise<void>): Promise<void> {
    const before = undoEnds(clock.now())
    for (const memorialUuid of await repo.listExpired(db, before))
      await db.transaction().execute(async (tx) => {
        if (!(await repo.lockExpired(tx, memorialUuid, before))) return
        // Files go first: after an interruption the row is still there to try again.
        await removeFiles(memorialUuid)
        await repo.deleteRow(tx, memorialUuid)
      })
  }

  /**
   * Removes a memorial for good whose time is over, although nobody deleted it. False when its time is not over.
   *
   * @param isOver called with the memorial locked
   * @param removeFiles deletes every file of a memorial
   */
  async function removeForGood(
    memorialUuid: string,
    isOver: (tx: Tx) => Promise<boolean>,
    removeFiles: (memorialUuid: string) => Promise<void>,
  ): Promise<boolean> {
    const removed = await db.transaction().execute(async (tx) => {
      if (!(await repo.lockUndeleted(tx, memorialUuid)) || !(await isOver(tx))) return false
      await removeFiles(memorialUuid)
      await repo.deleteRow(tx, memorialUuid)
      await announceChange(tx, memorialUuid)
      return true
    })
    if (removed) onChanged(memorialUuid)
    return removed
  }

  return { remove, restore, listDeleted, deleteExpired, removeForGood }
}
