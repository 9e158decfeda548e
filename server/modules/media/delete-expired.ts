import { Readable } from 'node:stream'
import { dayBefore } from '#server/lib/day-before.ts'
import { removeStaleFiles } from '#server/lib/stale-files.ts'
import { prefixesOf, printKey, publicKeys } from '#server/lib/storage-keys.ts'
import type { Context } from '#server/ports/context.ts'
import { stagedRoles, stagingEnds, undoEnds } from './rules.ts'

/**
 * Deletes what was removed more than 30 days ago, visitors' photos that no contribution uses, and left-over temporary
 * files.
 */
export async function deleteExpired(context: Context): Promise<void> {
  const { clock, db, workDir } = context
  const before = undoEnds(clock.now())
  // Nobody has seen these photos, so there is nothing to undo.
  await db
    .updateTable('media')
    .set({ deletedAt: new Date(before.getTime() - 1) })
    .where('role', 'in', stagedRoles)
    .where('contributionUuid', 'is', null)
    .where('recordingOf', 'is', null)
    .where('deletedAt', 'is', null)
    .where('createdAt', '<', stagingEnds(clock.now()))
    .execute()
  const removed = await db.selectFrom('media').select('uuid').where('deletedAt', '<', before).execute()
  for (const { uuid } of removed) await deleteRemoved(context, uuid, before)
  const left = dayBefore(clock.now())
  await db.deleteFrom('uploadsUnderWay').where('begunAt', '<', left).execute()
  await removeStaleFiles(workDir, left)
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
    await removeServed(storage, media)
    await storage.remove([media.originalKey])
    await tx.deleteFrom('media').where('uuid', '=', mediaUuid).execute()
  })
}

/** Deletes the served and printed files of a photo or a recording. */
export async function removeServed(
  storage: Context['storage'],
  media: { uuid: string; memorialUuid: string; location: string; filename: string },
): Promise<void> {
  const served = await listKeys(storage, publicKeys(media))
  await storage.remove([...served, printKey(media)])
}

/** Deletes every file of a memorial for good. */
export async function removeAllOf(
  { storage }: Pick<Context, 'storage'>,
  memorialUuid: string,
): Promise<void> {
  for (const prefix of prefixesOf(memorialUuid)) await storage.remove(await listKeys(storage, prefix))
}

const listKeys = (storage: Context['storage'], prefix: string): Promise<string[]> =>
  Readable.from(storage.list(prefix)).toArray()
