import type { Memorial } from '#contract/memorials.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { removalOf, undoEnds } from '#server/lib/undo.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as media from '#server/modules/media/service.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import * as repo from './repo-removal.ts'
import { endAddresses } from './service-printed.ts'

// Deletion of a memorial: it is gone for everybody at once, and removed for good after thirty days.

/** Mails every host. */
export function deleteMemorial(context: Context, host: HostAccess): Promise<{ removedAt: string }> {
  const { memorialUuid } = host
  const now = context.clock.now()
  return changes.change(context, memorialUuid, async (tx) => {
    await repo.markDeleted(tx, memorialUuid, now)
    await auditLog.record(context, tx, host, 'DELETED')
    for (const userUuid of await repo.listHostUuids(tx, memorialUuid))
      await context.jobs.enqueue(tx, 'memorial.deleted', { memorialUuid, userUuid })
    return { removedAt: removalOf(now).toISOString() }
  })
}

/**
 * Restoring a memorial that is not deleted is no error. Rejects with MEMORIAL_NOT_FOUND, also when it is too late.
 */
export async function restoreMemorial(
  context: Context,
  caller: Caller,
  memorialUuid: string,
): Promise<{ memorial: Memorial }> {
  const owner = { memorialUuid, userUuid: caller.uuid, role: 'OWNER' } as const
  const now = context.clock.now()
  return changes.changePages(context, async (tx, pageChanged) => {
    if (await repo.restoreDeleted(tx, owner, undoEnds(now), now)) {
      await pageChanged(memorialUuid.toLowerCase())
      await media.renderSkipped(context, tx, memorialUuid)
      await auditLog.record(context, tx, owner, 'RESTORED')
    } else if (!(await repo.isOwned(tx, owner))) throw new DomainError('MEMORIAL_NOT_FOUND')
    return { memorial: await views.readHostView(context, owner, tx) }
  })
}

/** Removes for good what was deleted more than thirty days ago. */
export async function deleteExpired({
  db,
  clock,
  storage,
}: Pick<Context, 'db' | 'clock' | 'storage'>): Promise<void> {
  const before = undoEnds(clock.now())
  for (const memorialUuid of await repo.listExpired(db, before))
    await db.transaction().execute(async (tx) => {
      if (!(await repo.lockExpired(tx, memorialUuid, before))) return
      // Files go first: after an interruption the row is still there to try again.
      await media.removeAllOf({ storage }, memorialUuid)
      await endAddresses(tx, memorialUuid)
      await repo.deleteRow(tx, memorialUuid)
    })
}

/**
 * Removes a memorial for good whose time is over, although nobody deleted it. False when its time is not over.
 *
 * @param isOver called with the memorial locked
 */
export function removeForGood(
  context: Context,
  memorialUuid: string,
  isOver: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  return changes.changePages(context, async (tx, pageChanged) => {
    if (!(await changes.lockUndeleted(tx, memorialUuid)) || !(await isOver(tx))) return false
    await media.removeAllOf(context, memorialUuid)
    await endAddresses(tx, memorialUuid)
    await repo.deleteRow(tx, memorialUuid)
    await pageChanged(memorialUuid)
    return true
  })
}
