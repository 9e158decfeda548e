import { join } from 'node:path'
import { publicKey } from '#server/lib/storage-keys.ts'
import { runInFolder } from '#server/lib/temporary-folder.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { VideoRefused } from '#server/ports/video.ts'
import * as queries from './queries.ts'
import { isPlayedRole } from './rules.ts'
import { copyVoice } from './service-voices.ts'
import { removeOrphans } from './store-arrival.ts'
import { ignoreGone } from './take-poster.ts'

/** Seconds that the browser has to send a still image before the server takes one. */
const BROWSER_FIRST = 60

/**
 * Makes the served copy of a video: the same data with its index at the start, so that players can seek. Idempotent,
 * so the job may run again. Rejects when a retry may help; after the last try the video counts as failed, and its
 * original stays.
 */
export async function makeFilm(
  context: Context,
  mediaUuid: string,
  { last }: { last: boolean },
): Promise<void> {
  const { db, workDir, storage } = context
  const row = await queries.findMedia(db, mediaUuid)
  if (!row || row.deletedAt || !isPlayedRole(row.role) || row.state !== 'PROCESSING') return
  try {
    await runInFolder(workDir, 'remux', async (dir) => {
      const seekable = join(dir, 'seekable')
      const original = await storage.local(row.originalKey)
      const copy =
        row.role === 'MEMORY_VOICE'
          ? copyVoice(context, original.path, seekable)
          : context.video.remux(original.path, seekable)
      await copy.finally(original.release)
      await keepFilm(context, row, seekable).catch(ignoreGone)
    })
  } catch (reason) {
    const hopeless = reason instanceof VideoRefused
    if (hopeless || last)
      await changes
        .change(context, row.memorialUuid, (tx) =>
          queries.updateMedia(tx, row.uuid, { state: 'FAILED' }, { state: 'PROCESSING' }),
        )
        .catch(ignoreGone)
    if (!hopeless) throw reason
  }
}

async function keepFilm(context: Context, row: queries.MediaRow, seekable: string): Promise<void> {
  const { storage, jobs } = context
  const { uuid } = row
  const served = publicKey(row.location, `${row.filename}.${row.extension}`)
  await storage.take(served, seekable)
  try {
    // From here on the page, the slideshow and the keepsakes show it.
    await changes.change(context, row.memorialUuid, async (tx) => {
      if (!(await queries.updateMedia(tx, uuid, { state: 'READY' }, { state: 'PROCESSING' }))) return
      if (row.role !== 'MEMORY_VOICE')
        await jobs.enqueue(
          tx,
          'media.poster',
          { mediaUuid: uuid },
          { afterSeconds: row.role === 'HOST_VIDEO' ? BROWSER_FIRST : 0 },
        )
      await jobs.enqueue(tx, 'media.mp4', { mediaUuid: uuid }, { key: uuid })
    })
  } finally {
    // Removed meanwhile, and perhaps deleted.
    await removeOrphans(context, uuid, [served])
  }
}
