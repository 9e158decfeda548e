import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Media } from '#contract/media.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { type VideoFacts, VideoRefused } from '#server/ports/video.ts'
import { presentUploaded } from './present.ts'
import * as repo from './repo.ts'
import { refusedForSize, rememberedName, videoRefusalCodes } from './rules.ts'
import type { ArrivedFile } from './service-incoming-photos.ts'
import { unlessGone } from './service-posters.ts'
import { newStoredFile, publicKey, removeOrphans } from './service-storage-keys.ts'

/** Seconds that the browser has to send a still image before the server takes one. */
const BROWSER_FIRST = 60

export interface VideoWanted {
  title: string
  clientId: string | null
}

/**
 * Stores the host video message and removes the earlier one. The original stays unchanged; a job makes a seekable
 * copy. Deletes the local file. Rejects with the `VIDEO_…` codes.
 */
export async function uploadHostVideo(
  context: Context,
  host: HostAccess,
  file: ArrivedFile,
  wanted: VideoWanted,
): Promise<{ mediaUuid: string; media: Media }> {
  const { db, storage, clock, jobs } = context
  const { memorialUuid } = host
  const { clientId } = wanted
  const refusal = refusedForSize('video', file.bytes)
  if (refusal) throw new DomainError(refusal)
  if (clientId && (await repo.findByClientId(db, memorialUuid, clientId))) {
    const there = await changes.change(context, memorialUuid, (tx) =>
      videoAlreadyThere(context, tx, memorialUuid, clientId),
    )
    if (there) return presentUploaded(there)
  }

  const { container, width, height, durationSeconds } = await probe(context, file.path, host.userUuid)
  const uuid = randomUUID()
  const place = newStoredFile(memorialUuid, uuid)
  const { bytes } = await storage.take(place.originalKey, file.path)
  try {
    const kept = await changes.change(context, memorialUuid, async (tx) => {
      const there = clientId && (await videoAlreadyThere(context, tx, memorialUuid, clientId))
      if (there) return there
      const row = await repo.insertMedia(tx, {
        ...place,
        uuid,
        memorialUuid,
        clientId,
        title: wanted.title,
        role: 'HOST_VIDEO',
        extension: container,
        width,
        height,
        durationSeconds,
        originalName: rememberedName(file.originalName),
        bytes,
        createdAt: clock.now(),
      })
      await repo.showHostVideo(tx, memorialUuid, uuid, clock.now())
      await jobs.enqueue(tx, 'media.film', { mediaUuid: uuid }, { key: uuid, isNewKey: true })
      await auditLog.record(context, tx, host, 'CHANGED_MESSAGE')
      return row
    })
    if (kept.uuid !== uuid) await storage.remove([place.originalKey])
    return presentUploaded(kept)
  } catch (reason) {
    await removeOrphans(context, uuid, [place.originalKey])
    throw reason
  }
}

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
  const row = await repo.findMedia(db, mediaUuid)
  if (!row || row.deletedAt || row.role !== 'HOST_VIDEO' || row.state !== 'PROCESSING') return
  const dir = await mkdtemp(join(workDir, 'remux-'))
  try {
    const seekable = join(dir, 'seekable')
    const original = await storage.local(row.originalKey)
    await video.remux(original.path, seekable).finally(original.release)
    await keepFilm(context, row, seekable).catch(unlessGone)
  } catch (reason) {
    const hopeless = reason instanceof VideoRefused
    if (hopeless || last)
      await changes.change(context, row.memorialUuid, (tx) => repo.markFailed(tx, row)).catch(unlessGone)
    if (!hopeless) throw reason
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function keepFilm(context: Context, row: repo.MediaRow, seekable: string): Promise<void> {
  const { storage, jobs } = context
  const { uuid } = row
  const served = publicKey(row.location, `${row.filename}.${row.extension}`)
  await storage.take(served, seekable)
  try {
    await changes.change(context, row.memorialUuid, async (tx) => {
      if (!(await repo.markFilmReady(tx, uuid))) return
      await jobs.enqueue(tx, 'media.poster', { mediaUuid: uuid }, { afterSeconds: BROWSER_FIRST })
      await jobs.enqueue(tx, 'media.mp4', { mediaUuid: uuid }, { key: uuid })
    })
  } finally {
    // Removed meanwhile, and perhaps deleted.
    await removeOrphans(context, uuid, [served])
  }
}

/** A removed recording that is sent again is restored. */
async function videoAlreadyThere(
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  memorialUuid: string,
  clientId: string,
) {
  const there = await repo.findByClientId(tx, memorialUuid, clientId)
  if (!there?.deletedAt) return there
  const restored = await repo.restoreMedia(tx, there.uuid, null)
  if (!restored) return undefined
  await repo.showHostVideo(tx, memorialUuid, restored.uuid, clock.now())
  // Its job may have run while it was removed.
  if (restored.state === 'PROCESSING')
    await jobs.enqueue(tx, 'media.film', { mediaUuid: restored.uuid }, { key: restored.uuid })
  else if (restored.mp4State === null)
    await jobs.enqueue(tx, 'media.mp4', { mediaUuid: restored.uuid }, { key: restored.uuid })
  return restored
}

async function probe({ video }: Pick<Context, 'video'>, path: string, by: string): Promise<VideoFacts> {
  try {
    return await video.probe(path, by)
  } catch (reason) {
    if (reason instanceof VideoRefused) throw new DomainError(videoRefusalCodes[reason.reason])
    throw reason
  }
}
