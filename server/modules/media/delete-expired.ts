import { removeStaleFiles } from '#server/lib/stale-files.ts'
import { prefixesOf, printKey, publicKeys } from '#server/lib/storage-keys.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { leftoverBefore, stagedRoles, stagingEnds, undoEnds } from './rules.ts'

/**
 * Deletes what was removed more than 30 days ago, visitors' photos that no contribution uses, and left-over temporary
 * files.
 */
export async function deleteExpired(context: Context): Promise<void> {
  const { clock, db, workDir } = context
  const before = undoEnds(clock.now())
  // Nobody has seen these photos, so there is nothing to undo.
  await giveUp(db, stagingEnds(clock.now()), new Date(before.getTime() - 1))
  const removed = await db.selectFrom('media').select('uuid').where('deletedAt', '<', before).execute()
  for (const { uuid } of removed) await deleteRemoved(context, uuid, before)
  await db.deleteFrom('uploadsUnderWay').where('begunAt', '<', leftoverBefore(clock.now())).execute()
  await removeStaleFiles(workDir, leftoverBefore(clock.now()))
}

/**
 * Deletes a file removed before `before`. Files go first: after an interruption the row is still there to try again.
 */
export function deleteRemoved(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  mediaUuid: string,
  before: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // Locked, so that nobody restores it while its files are deleted.
    const media = await tx
      .selectFrom('media')
      .select(['uuid', 'memorialUuid', 'location', 'filename', 'originalKey'])
      .where('uuid', '=', mediaUuid)
      .where('deletedAt', '<', before)
      .forUpdate()
      .executeTakeFirst()
    if (!media) return
    const served: string[] = []
    for await (const key of storage.list(publicKeys(media))) served.push(key)
    await storage.remove([...served, printKey(media), media.originalKey])
    await tx.deleteFrom('media').where('uuid', '=', mediaUuid).execute()
  })
}

/** Deletes every file of a memorial for good. */
export async function removeAllOf(
  { storage }: Pick<Context, 'storage'>,
  memorialUuid: string,
): Promise<void> {
  for (const prefix of prefixesOf(memorialUuid)) {
    const keys: string[] = []
    for await (const key of storage.list(prefix)) keys.push(key)
    await storage.remove(keys)
  }
}

/** Marks files as removed at `at` that have waited since before `before`. */
function giveUp(db: Db, before: Date, at: Date) {
  return db
    .updateTable('media')
    .set({ deletedAt: at })
    .where('role', 'in', stagedRoles)
    .where('contributionUuid', 'is', null)
    .where('recordingOf', 'is', null)
    .where('deletedAt', 'is', null)
    .where('createdAt', '<', before)
    .execute()
}
