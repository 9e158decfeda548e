import { newFilename, printKey, publicKeys } from '#server/lib/storage-keys.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import * as repo from './repo.ts'

// Rotates photos by hand.

/**
 * Rotates a photo and renders it again from its original. Returns the row before, for `removeBefore` after the
 * commit; undefined when there is nothing to remove.
 *
 * @param rotation quarter turns clockwise, in addition to the file's own orientation
 */
export async function rotate(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  mediaUuid: string,
  rotation: number,
): Promise<repo.MediaRow | undefined> {
  const filename = newFilename()
  const before = await repo.rotatePhoto(tx, mediaUuid, rotation, filename)
  if (!before || before.rotation === rotation) return undefined
  // The key is new, because a job that is running renders the old file name.
  await jobs.enqueue(tx, 'media.render', { mediaUuid }, { key: filename })
  return before
}

/** Deletes the served and printed files of a photo as it was before. */
export async function removeBefore(
  { storage }: Pick<Context, 'storage'>,
  before: repo.MediaRow,
): Promise<void> {
  const served: string[] = []
  for await (const key of storage.list(publicKeys(before))) served.push(key)
  await storage.remove([...served, printKey(before)])
}
