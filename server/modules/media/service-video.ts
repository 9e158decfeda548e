import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hosted } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Tx } from '#server/ports/database.ts'
import { type VideoFacts, VideoRefused } from '#server/ports/video.ts'
import * as repo from './repo.ts'
import { refusedForSize, rememberedName, videoRefusalCodes } from './rules.ts'
import type { ArrivedFile, MediaDeps } from './service-deps.ts'
import { newPlace, publicKey, removeUnlessKept } from './service-places.ts'

/** Seconds that the browser has to send the still that it took. */
const BROWSER_FIRST = 60

export interface VideoWanted {
  title: string
  clientId: string | null
}

export function videoUploads(deps: MediaDeps) {
  const { db, jobs, clock, storage, video, auditLog, memorials, workDir } = deps

  /**
   * Sets the host video message: made seekable, the untouched recording kept beside it, the earlier message
   * removed. Takes the file away. Rejects with the `VIDEO_…` codes.
   */
  async function uploadHostVideo(
    host: Hosted,
    file: ArrivedFile,
    wanted: VideoWanted,
  ): Promise<repo.MediaRow> {
    const { memorialUuid } = host
    const { clientId } = wanted
    const refusal = refusedForSize('video', file.bytes)
    if (refusal) throw new DomainError(refusal)
    if (clientId && (await repo.findByClientId(db, memorialUuid, clientId))) {
      const there = await memorials.change(memorialUuid, (tx) =>
        videoAlreadyThere(tx, memorialUuid, clientId),
      )
      if (there) return there
    }

    const dir = await mkdtemp(join(workDir, 'remux-'))
    try {
      const outPath = join(dir, 'seekable')
      return await keep(host, file, wanted, outPath, await remux(file.path, outPath, host.userUuid))
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  }

  async function keep(
    host: Hosted,
    file: ArrivedFile,
    { title, clientId }: VideoWanted,
    seekable: string,
    { container, width, height, durationSeconds }: VideoFacts,
  ): Promise<repo.MediaRow> {
    const { memorialUuid } = host
    const uuid = randomUUID()
    const place = newPlace(memorialUuid, uuid)
    const served = publicKey(place.location, `${place.filename}.${container}`)
    const keys = [served, place.originalKey]
    try {
      await storage.take(served, seekable)
      const { bytes } = await storage.take(place.originalKey, file.path)
      const kept = await memorials.change(memorialUuid, async (tx) => {
        const there = clientId && (await videoAlreadyThere(tx, memorialUuid, clientId))
        if (there) return there
        const row = await repo.insertMedia(tx, {
          ...place,
          uuid,
          memorialUuid,
          clientId,
          title,
          role: 'HOST_VIDEO',
          state: 'READY',
          extension: container,
          width,
          height,
          durationSeconds,
          originalName: rememberedName(file.originalName),
          bytes,
          createdAt: clock.now(),
        })
        await repo.showHostVideo(tx, memorialUuid, uuid, clock.now())
        await jobs.enqueue(tx, 'media.poster', { mediaUuid: uuid }, { afterSeconds: BROWSER_FIRST })
        await jobs.enqueue(tx, 'media.mp4', { mediaUuid: uuid }, { key: uuid, isNewKey: true })
        await auditLog.record(tx, host, 'CHANGED_MESSAGE')
        return row
      })
      if (kept.uuid !== uuid) await storage.remove(keys)
      return kept
    } catch (reason) {
      await removeUnlessKept(deps, uuid, keys)
      throw reason
    }
  }

  /** A recording sent again after its removal is wanted again. */
  async function videoAlreadyThere(tx: Tx, memorialUuid: string, clientId: string) {
    const there = await repo.findByClientId(tx, memorialUuid, clientId)
    if (!there?.deletedAt) return there
    const restored = await repo.restoreMedia(tx, there.uuid, null)
    if (!restored) return undefined
    await repo.showHostVideo(tx, memorialUuid, restored.uuid, clock.now())
    // Its turn may have come while it was removed.
    if (restored.mp4State === null)
      await jobs.enqueue(tx, 'media.mp4', { mediaUuid: restored.uuid }, { key: restored.uuid })
    return restored
  }

  async function remux(path: string, outPath: string, by: string): Promise<VideoFacts> {
    try {
      return await video.remux(path, outPath, by)
    } catch (reason) {
      if (reason instanceof VideoRefused) throw new DomainError(videoRefusalCodes[reason.reason])
      throw reason
    }
  }

  return { uploadHostVideo }
}
