import { join } from 'node:path'
import { ignoreDeletedMemorial } from '#server/lib/ignore-deleted-memorial.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import { runInFolder } from '#server/lib/temporary-folder.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { FileRefused } from '#server/ports/file-refused.ts'
import { copyVoice } from './encode-voice.ts'
import * as queries from './queries.ts'
import { isPlayedRole } from './rules.ts'
import { storeMade } from './store-made.ts'

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
  const { db, workDir, storage, video } = context
  const row = await queries.findMedia(db, mediaUuid)
  if (!row || row.deletedAt || !isPlayedRole(row.role) || row.state !== 'PROCESSING') return
  const processing = { state: 'PROCESSING' } as const
  try {
    await runInFolder(workDir, 'remux', async (dir) => {
      const seekable = join(dir, 'seekable')
      const original = await storage.local(row.originalKey)
      const copy =
        row.role === 'MEMORY_VOICE'
          ? copyVoice(context, original.path, seekable)
          : video.remux(original.path, seekable)
      await copy.finally(original.release)
      const key = publicKey(row.location, `${row.filename}.${row.extension}`)
      // From here on the page, the slideshow and the keepsakes show it.
      const note = () =>
        changes.change(context, row.memorialUuid, async (tx) => {
          if (await queries.updateMedia(tx, row.uuid, { state: 'READY' }, processing))
            await queueAfter(context, tx, row)
        })
      await ignoreDeletedMemorial(storeMade(context, row, { key, path: seekable }, note))
    })
  } catch (reason) {
    const hopeless = reason instanceof FileRefused
    if (hopeless || last)
      await ignoreDeletedMemorial(
        changes.change(context, row.memorialUuid, (tx) =>
          queries.updateMedia(tx, row.uuid, { state: 'FAILED' }, processing),
        ),
      )
    if (!hopeless) throw reason
  }
}

async function queueAfter(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  { uuid: mediaUuid, role }: queries.MediaRow,
): Promise<void> {
  const afterSeconds = role === 'HOST_VIDEO' ? BROWSER_FIRST : 0
  if (role !== 'MEMORY_VOICE') await jobs.enqueue(tx, 'media.poster', { mediaUuid }, { afterSeconds })
  await jobs.enqueue(tx, 'media.mp4', { mediaUuid }, { key: mediaUuid })
}
