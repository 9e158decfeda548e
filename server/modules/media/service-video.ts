import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Media } from '#contract/media.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { VideoRefused } from '#server/ports/video.ts'
import { presentUploaded } from './present.ts'
import * as repo from './repo.ts'
import { isPlayedRole, refusedForSize } from './rules.ts'
import type { ArrivedFile } from './service-incoming-photos.ts'
import { keepVideo, readyAnew } from './service-incoming-videos.ts'
import { removeOrphans } from './service-orphans.ts'
import { unlessGone } from './service-posters.ts'
import { copyVoice } from './service-voices.ts'

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
  const { memorialUuid, userUuid } = host
  const refusal = refusedForSize('video', file.bytes)
  if (refusal) throw new DomainError(refusal)
  const row = await keepVideo(context, file, {
    role: 'HOST_VIDEO',
    memorialUuid,
    userUuid,
    ...wanted,
    write: (work) => changes.change(context, memorialUuid, work),
    find: (tx, id) => videoAlreadyThere(context, tx, memorialUuid, id),
    async after(tx, { uuid }) {
      await repo.showHostVideo(tx, memorialUuid, uuid, context.clock.now())
      await auditLog.record(context, tx, host, 'CHANGED_MESSAGE')
    },
  })
  return presentUploaded(row)
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
  const { db, workDir, storage } = context
  const row = await repo.findMedia(db, mediaUuid)
  if (!row || row.deletedAt || !isPlayedRole(row.role) || row.state !== 'PROCESSING') return
  const dir = await mkdtemp(join(workDir, 'remux-'))
  try {
    const seekable = join(dir, 'seekable')
    const original = await storage.local(row.originalKey)
    await copy(context, row, original.path, seekable).finally(original.release)
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

async function copy(context: Context, { role }: repo.MediaRow, path: string, outPath: string): Promise<void> {
  if (role === 'MEMORY_VOICE') await copyVoice(context, path, outPath)
  else await context.video.remux(path, outPath)
}

async function keepFilm(context: Context, row: repo.MediaRow, seekable: string): Promise<void> {
  const { storage, jobs } = context
  const { uuid } = row
  const served = publicKey(row.location, `${row.filename}.${row.extension}`)
  await storage.take(served, seekable)
  try {
    // From here on the page, the slideshow and the keepsakes show it.
    await changes.change(context, row.memorialUuid, async (tx) => {
      if (!(await repo.markFilmReady(tx, uuid))) return
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

/** A removed recording that is sent again is restored. */
async function videoAlreadyThere(
  context: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  memorialUuid: string,
  clientId: string,
) {
  const there = await repo.findByClientId(tx, memorialUuid, clientId)
  if (there && there.role !== 'HOST_VIDEO') throw new DomainError('BAD_INPUT', { field: 'clientId' })
  if (!there?.deletedAt) return there
  const restored = await repo.restoreMedia(tx, there.uuid, null)
  if (!restored) return undefined
  await repo.showHostVideo(tx, memorialUuid, restored.uuid, context.clock.now())
  await readyAnew(context, tx, restored)
  return restored
}
