import { removeStaleFiles } from '#server/lib/stale-files.ts'
import * as repo from './repo.ts'
import { forgetUnderWay } from './repo-quota.ts'
import { giveUp } from './repo-staged.ts'
import { leftoverBefore, stagingEnds, undoEnds } from './rules.ts'
import type { MediaDeps } from './service-deps.ts'
import { prefixesOf, printKey, publicKeys } from './service-storage-keys.ts'

export function deletingExpired(deps: MediaDeps) {
  const { db, clock, storage, workDir } = deps

  /**
   * Deletes what was removed more than 30 days ago, visitors' photos that no contribution uses, and left-over temporary
   * files.
   */
  async function deleteExpired(): Promise<void> {
    const before = undoEnds(clock.now())
    // Nobody has seen these photos, so there is nothing to undo.
    await giveUp(db, stagingEnds(clock.now()), new Date(before.getTime() - 1))
    for (const mediaUuid of await repo.listExpired(db, before)) await deleteRemoved(mediaUuid, before)
    await forgetUnderWay(db, leftoverBefore(clock.now()))
    await removeStaleFiles(workDir, leftoverBefore(clock.now()))
  }

  /**
   * Deletes a file removed before `before`. Files go first: after an interruption the row is still there to try again.
   */
  function deleteRemoved(mediaUuid: string, before: Date): Promise<void> {
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
  async function removeAllOf(memorialUuid: string): Promise<void> {
    for (const prefix of prefixesOf(memorialUuid)) {
      const keys: string[] = []
      for await (const key of storage.list(prefix)) keys.push(key)
      await storage.remove(keys)
    }
  }

  return { deleteExpired, deleteRemoved, removeAllOf }
}
