import { publicKey } from '#server/lib/storage-keys.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { PhotoRefused } from '#server/ports/photos.ts'
import { FileMissing, StorageUnavailable } from '#server/ports/storage.ts'
import * as repo from './repo.ts'
import * as looks from './repo-alike.ts'
import { noteLook } from './service-alike.ts'

// Looks of photos that were rendered before there were any (docs/decisions/0496).

/** How many are queued per hour: a minute of one core. */
const FEW = 200

/** Ends by itself: every photo is tried once. */
export async function queueMissingLooks({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const missing = await looks.listWithoutLook(db, FEW)
  await db.transaction().execute(async (tx) => {
    for (const mediaUuid of missing) await jobs.enqueue(tx, 'media.look', { mediaUuid }, { key: mediaUuid })
  })
}

/**
 * Makes the look of a photo from what is served of it. Idempotent, so the job may run again. If it cannot be made, the photo stays
 * without one, and is offered beside no other.
 */
export async function makeLook(
  context: Context,
  mediaUuid: string,
  { last }: { last: boolean },
): Promise<void> {
  const row = await repo.findMedia(context.db, mediaUuid)
  if (!row || row.deletedAt || row.role !== 'PHOTO' || row.state !== 'READY' || row.lookState !== null) return
  try {
    await lookAndNote(context, row)
  } catch (reason) {
    const isHopeless = reason instanceof PhotoRefused || reason instanceof FileMissing
    // An outage is not the photo's fault: the next hour queues it again.
    const isOutage = reason instanceof StorageUnavailable
    if (isHopeless || (last && !isOutage)) await looks.setLookState(context.db, row, 'FAILED')
    if (!isHopeless) throw reason
  }
}

async function lookAndNote(context: Context, row: repo.MediaRow): Promise<void> {
  const served = await context.storage.local(publicKey(row.location, `${row.filename}.jpg`))
  const look = await context.photos.look(served.path).finally(served.release)
  await context.db.transaction().execute(async (tx) => {
    // Deleted meanwhile, it may come back, and then the next hour finds it.
    if (!(await changes.lockMemorial(tx, row.memorialUuid))) return
    if (await looks.setLookState(tx, row, 'READY')) await noteLook(context, tx, row, look)
  })
}
