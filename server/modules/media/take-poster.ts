import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { media as limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'
import { videoContainer } from '#contract/media-formats.ts'
import { posterSecond } from '#contract/poster.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import { runInFolder } from '#server/lib/temporary-folder.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { PhotoRefused } from '#server/ports/photos.ts'
import { presentUploaded } from './present.ts'
import * as queries from './queries.ts'
import { isVideoRole, photoRefusalCodes, refusedForSize } from './rules.ts'
import { type ArrivedFile, removeOrphans } from './store-arrival.ts'

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
  const refusal = refusedForSize('photo', file.bytes)
  if (refusal) throw new DomainError(refusal)
  const video = await requireVideo(context, host, mediaUuid)
  if (video.posterFilename !== null) return presentUploaded(video)
  return presentUploaded(await keep(context, video, file.path))
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
  const { videoStills, workDir, storage } = context
  const video = await findVideo(context, mediaUuid)
  if (video?.state !== 'READY' || video.posterFilename !== null || !(await videoStills.canTake())) return
  const container = videoContainer(video.extension)
  await runInFolder(workDir, 'still', async (dir) => {
    const taken = join(dir, 'still.jpg')
    const served = await storage.local(publicKey(video.location, `${video.filename}.${container}`))
    const moment = { second: posterSecond(video.durationSeconds), edge: limits.posterEdge }
    await videoStills.take({ path: served.path, container }, taken, moment).finally(served.release)
    await keep(context, video, taken).catch(ignoreGone)
  })
}

async function findVideo(
  { db }: Pick<Context, 'db'>,
  mediaUuid: string,
): Promise<queries.MediaRow | undefined> {
  const row = await queries.findMedia(db, mediaUuid)
  return row && !row.deletedAt && isVideoRole(row.role) ? row : undefined
}

/** Encodes it again, as every photo: the bytes that were sent are never served, nor metadata such as the location. */
function keep(context: Context, video: queries.MediaRow, path: string): Promise<queries.MediaRow> {
  return runInFolder(context.workDir, 'poster', async (dir) => {
    const drawn = join(dir, 'poster.jpg')
    const { width, height } = await draw(context, path, drawn)
    // A new random name, so that the content of an address never changes, even with concurrent uploads.
    const posterFilename = `${video.filename}-${randomBytes(8).toString('hex')}`
    const key = publicKey(video.location, `${posterFilename}.jpg`)
    await context.storage.take(key, drawn)
    try {
      const facts = { posterFilename, posterWidth: width, posterHeight: height }
      return await changes.change(context, video.memorialUuid, async (tx) => {
        const set = await queries.updateMedia(tx, video.uuid, facts, { posterFilename: null })
        const row = set ?? (await queries.findMedia(tx, video.uuid))
        if (!row || row.deletedAt) throw new DomainError('MEDIA_NOT_FOUND')
        return row
      })
    } finally {
      await removeOrphans(context, video.uuid, [key], (now) => now.posterFilename === posterFilename)
    }
  })
}

async function draw({ photos }: Pick<Context, 'photos'>, path: string, outPath: string) {
  try {
    return await photos.print(path, outPath, { maxEdge: limits.posterEdge })
  } catch (reason) {
    if (reason instanceof PhotoRefused) throw new DomainError(photoRefusalCodes[reason.reason])
    throw reason
  }
}

/** Passes if the video or its memorial was removed while a job worked on it. */
export function ignoreGone(reason: unknown): void {
  const codes = ['MEDIA_NOT_FOUND', 'MEMORIAL_NOT_FOUND']
  if (!(reason instanceof DomainError) || !codes.includes(reason.code)) throw reason
}
