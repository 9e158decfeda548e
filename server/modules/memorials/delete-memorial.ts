import type { Memorial } from '#contract/memorials.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { removalOf, undoEnds } from '#server/lib/undo.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import { removeAllOf } from '#server/modules/media/delete-expired.ts'
import { renderSkipped } from '#server/modules/media/render-skipped.ts'
import * as views from '#server/modules/views/show-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { endAddresses } from './read-printed-code.ts'

// Deletion of a memorial: it is gone for everybody at once, and removed for good after thirty days.

/** Mails every host. */
export function deleteMemorial(context: Context, host: HostAccess): Promise<{ removedAt: string }> {
  const { memorialUuid } = host
  const now = context.clock.now()
  return changes.change(context, memorialUuid, async (tx) => {
    await tx.updateTable('memorials').set({ deletedAt: now }).where('uuid', '=', memorialUuid).execute()
    await auditLog.record(context, tx, host, 'DELETED')
    const hosts = tx.selectFrom('relationships').select('userUuid').where('memorialUuid', '=', memorialUuid)
    for (const { userUuid } of await hosts.where('relationshipType', 'in', ['OWNER', 'ADMIN']).execute())
      await context.jobs.enqueue(tx, 'memorial.deleted', { memorialUuid, userUuid })
    return { removedAt: removalOf(now).toISOString() }
  })
}

/**
 * Restoring a memorial that is not deleted is no error. Rejects with MEMORIAL_NOT_FOUND, also when it is too late.
 */
export function restoreMemorial(
  context: Context,
  { uuid: userUuid }: Caller,
  memorialUuid: string,
): Promise<{ memorial: Memorial }> {
  const owner = { memorialUuid, userUuid, role: 'OWNER' } as const
  const now = context.clock.now()
  return changes.changePage(context, memorialUuid, async (tx) => {
    const before = await tx
      .selectFrom('memorials')
      .innerJoin('relationships', 'relationships.memorialUuid', 'memorials.uuid')
      .select('deletedAt')
      .where('memorials.uuid', '=', memorialUuid)
      .where('userUuid', '=', userUuid)
      .where('relationshipType', '=', 'OWNER')
      .forUpdate('memorials')
      .executeTakeFirst()
    if (!before || (before.deletedAt && before.deletedAt < undoEnds(now)))
      throw new DomainError('MEMORIAL_NOT_FOUND')
    if (before.deletedAt) {
      await tx
        .updateTable('memorials')
        .set((eb) => ({ deletedAt: null, version: eb('version', '+', 1), updatedAt: now }))
        .where('uuid', '=', memorialUuid)
        .execute()
      await renderSkipped(context, tx, memorialUuid)
      await auditLog.record(context, tx, owner, 'RESTORED')
    }
    return { memorial: await views.readHostView(context, owner, tx) }
  })
}

/** Removes for good what was deleted more than thirty days ago. */
export async function deleteExpired(context: Context): Promise<void> {
  const { db, clock } = context
  const expired = (tx: Db) =>
    tx.selectFrom('memorials').select('uuid').where('deletedAt', '<', undoEnds(clock.now()))
  for (const { uuid } of await expired(db).execute())
    await db.transaction().execute(async (tx) => {
      // Locked, so that nobody restores it while its files are deleted.
      if (await expired(tx).where('uuid', '=', uuid).forUpdate().executeTakeFirst())
        await removeLocked(context, tx, uuid)
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
  return changes.changePage(context, memorialUuid, async (tx) => {
    if (!(await changes.lockUndeleted(tx, memorialUuid)) || !(await isOver(tx))) return false
    await removeLocked(context, tx, memorialUuid)
    return true
  })
}

/** Removes everything except what was paid and given, with its disputes, and the hashes of its addresses. */
async function removeLocked(context: Context, tx: Tx, memorialUuid: string): Promise<void> {
  // Files go first: after an interruption the row is still there to try again.
  await removeAllOf(context, memorialUuid)
  await endAddresses(tx, memorialUuid)
  await tx.deleteFrom('memorials').where('uuid', '=', memorialUuid).execute()
}
