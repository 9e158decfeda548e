import { removeStaleFiles } from '#server/lib/stale-files.ts'
import { prefixesOf, printKey, publicKeys } from '#server/lib/storage-keys.ts'
import type { Context } from '#server/ports/context.ts'
import * as repo from './repo.ts'
import { forgetUnderWay } from './repo-quota.ts'
import { giveUp } from './repo-staged.ts'
import { leftoverBefore, stagingEnds, undoEnds } from './rules.ts'

/**
 * Deletes what was removed more than 30 days ago, visitors' photos that no contribution uses, and left-over temporary
 * files.
 */
export async function deleteExpired(context: Context): Promise<void> {
  const { clock, db, workDir } = context
  const before = undoEnds(clock.now())
  // Nobody has seen these photos, so there is nothing to undo.
  await giveUp(db, stagingEnds(clock.now()), new Date(before.getTime() - 1))
  for (const mediaUuid of await repo.listExpired(db, before)) await deleteRemoved(context, mediaUuid, before)
  await forgetUnderWay(db, leftoverBefore(clock.now()))
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
    const media = await repo.lockExpired(tx, mediaUuid, before)
    if (!media) return
    const served: string[] = []
    for await (const key of storage.list(publicKeys(media))) served.push(key)
    await storage.remove([...served, printKey(media), media.originalKey])
    await repo.deleteRow(tx, mediaUuid)
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
