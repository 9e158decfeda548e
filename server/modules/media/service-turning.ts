import type { Tx } from '#server/ports/database.ts'
import * as repo from './repo.ts'
import type { MediaDeps } from './service-deps.ts'
import { newFilename, printKey, publicKeys } from './service-places.ts'

/** Photos that lie on their side, and are turned by hand. */
export function turning({ jobs, storage }: Pick<MediaDeps, 'jobs' | 'storage'>) {
  /**
   * Turns a photo, and has it rendered anew from its original. Gives how it stood before, for `removeBefore` after the
   * commit; undefined when there is nothing to remove.
   *
   * @param rotation quarter turns clockwise, beyond how its file says that it is held
   */
  async function turn(tx: Tx, mediaUuid: string, rotation: number): Promise<repo.MediaRow | undefined> {
    const filename = newFilename()
    const before = await repo.turnPhoto(tx, mediaUuid, rotation, filename)
    if (!before || before.rotation === rotation) return undefined
    // A render that is under way makes what nobody asks for any more.
    await jobs.enqueue(tx, 'media.render', { mediaUuid }, { key: filename })
    return before
  }

  /** Removes what was served and printed of a photo as it stood before. */
  async function removeBefore(before: repo.MediaRow): Promise<void> {
    const served: string[] = []
    for await (const key of storage.list(publicKeys(before))) served.push(key)
    await storage.remove([...served, printKey(before)])
  }

  return { turn, removeBefore }
}
