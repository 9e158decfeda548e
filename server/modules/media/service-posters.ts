import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { media as limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'
import { videoContainer } from '#contract/media-formats.ts'
import { posterSecond } from '#contract/poster.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { PhotoRefused } from '#server/ports/photos.ts'
import { presentUploaded } from './present.ts'
import * as repo from './repo.ts'
import { isVideoRole, photoRefusalCodes, refusedForSize } from './rules.ts'
import type { ArrivedFile } from './service-incoming-photos.ts'
import { removeOrphans } from './service-orphans.ts'

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
): Promise<repo.MediaRow> {
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
  const dir = await mkdtemp(join(workDir, 'still-'))
  try {
    const taken = join(dir, 'still.jpg')
    const served = await storage.local(publicKey(video.location, `${video.filename}.${container}`))
    const moment = { second: posterSecond(video.durationSeconds), edge: limits.posterEdge }
    await videoStills.take({ path: served.path, container }, taken, moment).finally(served.release)
    await keep(context, video, taken).catch(unlessGone)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function findVideo({ db }: Pick<Context, 'db'>, mediaUuid: string): Promise<repo.MediaRow | undefined> {
  const row = await repo.findMedia(db, mediaUuid)
  return row && !row.deletedAt && isVideoRole(row.role) ? row : undefined
}

/** Encodes it again, as every photo: the bytes that were sent are never served, nor metadata such as the location. */
async function keep(context: Context, video: repo.MediaRow, path: string): Promise<repo.MediaRow> {
  const dir = await mkdtemp(join(context.workDir, 'poster-'))
  try {
    const drawn = join(dir, 'poster.jpg')
    const { width, height } = await draw(context, path, drawn)
    // A new random name, so that the content of an address never changes, even with concurrent uploads.
    const posterFilename = `${video.filename}-${randomBytes(8).toString('hex')}`
    const key = publicKey(video.location, `${posterFilename}.jpg`)
    await context.storage.take(key, drawn)
    try {
      const facts = { posterFilename, posterWidth: width, posterHeight: height }
      return await changes.change(context, video.memorialUuid, (tx) => setOrFind(tx, video.uuid, facts))
    } finally {
      await removeOrphans(context, video.uuid, [key], (now) => now.posterFilename === posterFilename)
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function draw({ photos }: Pick<Context, 'photos'>, path: string, outPath: string) {
  try {
    return await photos.print(path, outPath, { maxEdge: limits.posterEdge })
  } catch (reason) {
    if (reason instanceof PhotoRefused) throw new DomainError(photoRefusalCodes[reason.reason])
    throw reason
  }
}

async function setOrFind(...[tx, mediaUuid, facts]: Parameters<typeof repo.setPoster>) {
  const set = await repo.setPoster(tx, mediaUuid, facts)
  const row = set ?? (await repo.findMedia(tx, mediaUuid))
  if (!row || row.deletedAt) throw new DomainError('MEDIA_NOT_FOUND')
  return row
}

/** Passes if the video or its memorial was removed while a job worked on it. */
export function unlessGone(reason: unknown): void {
  const codes = ['MEDIA_NOT_FOUND', 'MEMORIAL_NOT_FOUND']
  if (!(reason instanceof DomainError) || !codes.includes(reason.code)) throw reason
}
