import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { media as limits } from '#contract/limits.ts'
import { videoContainer } from '#contract/media-formats.ts'
import { posterSecond } from '#contract/poster.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import { PhotoRefused } from '#server/ports/photos.ts'
import * as repo from './repo.ts'
import { photoRefusalCodes, refusedForSize } from './rules.ts'
import type { ArrivedFile, MediaDeps } from './service-deps.ts'
import { publicKey, removeOrphans } from './service-storage-keys.ts'

/** The still image that a video shows until it plays. The first one that is set stays. */
export function posters(deps: MediaDeps) {
  const { db, storage, photos, stills, workDir } = deps

  /**
   * Sets the still image that the host's browser took; if the video has one, returns the video unchanged. Rejects with
   * MEDIA_NOT_FOUND, or with the `PHOTO_…` codes.
   */
  async function uploadPoster(
    host: HostAccess,
    mediaUuid: string,
    file: ArrivedFile,
  ): Promise<repo.MediaRow> {
    const refusal = refusedForSize('photo', file.bytes)
    if (refusal) throw new DomainError(refusal)
    const video = await requireVideo(host, mediaUuid)
    if (video.posterFilename !== null) return video
    return keep(video, file.path)
  }

  /** Rejects with MEDIA_NOT_FOUND. */
  async function requireVideo({ memorialUuid }: HostAccess, mediaUuid: string): Promise<repo.MediaRow> {
    const video = await findVideo(mediaUuid)
    if (video?.memorialUuid !== memorialUuid) throw new DomainError('MEDIA_NOT_FOUND')
    return video
  }

  /** Takes the still image if no browser has sent one and this machine can. */
  async function takePoster(mediaUuid: string): Promise<void> {
    const video = await findVideo(mediaUuid)
    if (video?.state !== 'READY' || video.posterFilename !== null || !(await stills.canTake())) return
    const container = videoContainer(video.extension)
    const dir = await mkdtemp(join(workDir, 'still-'))
    try {
      const taken = join(dir, 'still.jpg')
      const served = await storage.local(publicKey(video.location, `${video.filename}.${container}`))
      const moment = { second: posterSecond(video.durationSeconds), edge: limits.posterEdge }
      await stills.take({ path: served.path, container }, taken, moment).finally(served.release)
      await keep(video, taken).catch(unlessGone)
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  }

  async function findVideo(mediaUuid: string): Promise<repo.MediaRow | undefined> {
    const row = await repo.findMedia(db, mediaUuid)
    return row && !row.deletedAt && row.role === 'HOST_VIDEO' ? row : undefined
  }

  /** Encodes it again, as every photo: the bytes that were sent are never served, nor metadata such as the location. */
  async function keep(video: repo.MediaRow, path: string): Promise<repo.MediaRow> {
    const dir = await mkdtemp(join(workDir, 'poster-'))
    try {
      const drawn = join(dir, 'poster.jpg')
      const { width, height } = await draw(path, drawn)
      // A new random name, so that the content of an address never changes, even with concurrent uploads.
      const posterFilename = `${video.filename}-${randomBytes(8).toString('hex')}`
      const key = publicKey(video.location, `${posterFilename}.jpg`)
      await storage.take(key, drawn)
      try {
        const facts = { posterFilename, posterWidth: width, posterHeight: height }
        return await changes.change(deps, video.memorialUuid, (tx) => setOrFind(tx, video.uuid, facts))
      } finally {
        await removeOrphans(deps, video.uuid, [key], (now) => now.posterFilename === posterFilename)
      }
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  }

  async function draw(path: string, outPath: string) {
    try {
      return await photos.print(path, outPath, { maxEdge: limits.posterEdge })
    } catch (reason) {
      if (reason instanceof PhotoRefused) throw new DomainError(photoRefusalCodes[reason.reason])
      throw reason
    }
  }

  return { uploadPoster, requireVideo, takePoster }
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
