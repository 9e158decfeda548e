import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { media as limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'
import { videoContainer } from '#contract/media-formats.ts'
import { posterSecond } from '#contract/poster.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { ignoreDeletedMemorial } from '#server/lib/ignore-deleted-memorial.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import { runInFolder } from '#server/lib/temporary-folder.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import { presentUploaded } from './present.ts'
import * as queries from './queries.ts'
import { isVideoRole, presentRefusal, requireSize } from './rules.ts'
import { storeMade } from './store-made.ts'
import type { ArrivedFile } from './take-upload.ts'

// The still image that a video shows until it plays. The first one that is set stays.

/**
 * Sets the still image that the host's browser took; if the video has one, returns the video unchanged. Rejects with
 * MEDIA_NOT_FOUND, or with the `PHOTO_…` codes.
 */
export async function uploadPoster(
  context: Context,
  host: HostAccess,
  mediaUuid: string,
  file: ArrivedFile,
): Promise<{ mediaUuid: string; media: Media }> {
  requireSize('photo', file.bytes)
  const video = await requireVideo(context, host, mediaUuid)
  if (video.posterFilename !== null) return presentUploaded(video)
  const row = await keep(context, video, file.path).catch((reason) => {
    throw presentRefusal('PHOTO', reason)
  })
  if (!row || row.deletedAt) throw new DomainError('MEDIA_NOT_FOUND')
  return presentUploaded(row)
}

/** Rejects with MEDIA_NOT_FOUND. */
export async function requireVideo(
  context: Context,
  { memorialUuid }: HostAccess,
  mediaUuid: string,
): Promise<queries.MediaRow> {
  const video = await findVideo(context, mediaUuid)
  if (video?.memorialUuid !== memorialUuid) throw new DomainError('MEDIA_NOT_FOUND')
  return video
}

/** Takes the still image if no browser has sent one and this machine can. */
export async function takePoster(context: Context, mediaUuid: string): Promise<void> {
  const { encoder, workDir, storage } = context
  const video = await findVideo(context, mediaUuid)
  if (video?.state !== 'READY' || video.posterFilename !== null || !(await encoder.canEncode())) return
  const container = videoContainer(video.extension)
  await runInFolder(workDir, 'still', async (dir) => {
    const taken = join(dir, 'still.jpg')
    const served = await storage.local(publicKey(video.location, `${video.filename}.${container}`))
    const moment = { second: posterSecond(video.durationSeconds), edge: limits.posterEdge }
    await encoder.takeStill({ path: served.path, container }, taken, moment).finally(served.release)
    await ignoreDeletedMemorial(keep(context, video, taken))
  })
}

async function findVideo(
  { db }: Pick<Context, 'db'>,
  mediaUuid: string,
): Promise<queries.MediaRow | undefined> {
  const row = await queries.findMedia(db, mediaUuid)
  return row && !row.deletedAt && isVideoRole(row.role) ? row : undefined
}

/**
 * Encodes it again, as every photo: the bytes that were sent are never served, nor metadata such as the location. Gives the
 * row as it is then. Rejects with MEMORIAL_NOT_FOUND, or as `Photos.print` does.
 */
function keep(
  context: Context,
  video: queries.MediaRow,
  path: string,
): Promise<queries.MediaRow | undefined> {
  return runInFolder(context.workDir, 'poster', async (dir) => {
    const drawn = join(dir, 'poster.jpg')
    const { width, height } = await context.photos.print(path, drawn, { maxEdge: limits.posterEdge })
    // A new random name, so that the content of an address never changes, even with concurrent uploads.
    const posterFilename = `${video.filename}-${randomBytes(8).toString('hex')}`
    const key = publicKey(video.location, `${posterFilename}.jpg`)
    const made = {
      key,
      path: drawn,
      isNamed: (now: queries.MediaRow) => now.posterFilename === posterFilename,
    }
    return storeMade(context, video, made, () =>
      changes.change(context, video.memorialUuid, async (tx) => {
        const facts = { posterFilename, posterWidth: width, posterHeight: height }
        const set = await queries.updateMedia(tx, video.uuid, facts, { posterFilename: null })
        return set ?? queries.findMedia(tx, video.uuid)
      }),
    )
  })
}
