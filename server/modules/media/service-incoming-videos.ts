import { randomUUID } from 'node:crypto'
import { DomainError } from '#server/lib/domain-error.ts'
import { newStoredFile } from '#server/lib/storage-keys.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { VideoRefused } from '#server/ports/video.ts'
import * as repo from './repo.ts'
import { filmRefusalCodes, rememberedName, videoRefusalCodes, voiceRefusalCodes } from './rules.ts'
import type { ArrivedFile } from './service-incoming-photos.ts'
import { removeOrphans } from './service-orphans.ts'
import { probeVoice } from './service-voices.ts'

/** What is known of it from its index. A voice has no picture. */
interface Facts {
  durationSeconds: number
  extension: string
  width: number | null
  height: number | null
}

/** An arriving video or voice and how to store it. */
export interface IncomingVideo {
  role: 'HOST_VIDEO' | 'FILM' | 'MEMORY_VOICE' | 'MEMORY_FILM'
  memorialUuid: string
  /** The sender's account. */
  userUuid: string
  /** Kept as its sender, for what belongs to no host. */
  uploadedBy?: string
  title: string
  /** The browser's own id of the file: sending it again returns the existing video. */
  clientId: string | null
  /** Rejects when a video with these facts is not taken. */
  check?(facts: Facts): void
  /** Runs the writes, which return the video. */
  write<T extends repo.MediaRow | undefined>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The video with the browser's id, restored if it was removed. */
  find(tx: Tx, clientId: string): Promise<repo.MediaRow | undefined>
  /** Before a new row is written, in its transaction. */
  before?(tx: Tx): Promise<void>
  /** After it was written, in the same transaction. */
  after?(tx: Tx, row: repo.MediaRow): Promise<void>
}

/**
 * Stores a video. The original stays unchanged; a job makes a seekable copy. Deletes the local file. Rejects with the
 * `VIDEO_…`, `FILM_…` or `VOICE_…` codes.
 */
export async function keepVideo(
  context: Context,
  file: ArrivedFile,
  arrival: IncomingVideo,
): Promise<repo.MediaRow> {
  const { db, storage, clock, jobs } = context
  const { role, memorialUuid, clientId, write, find } = arrival
  if (clientId && (await repo.findByClientId(db, memorialUuid, clientId))) {
    const there = await write((tx) => find(tx, clientId))
    if (there) return there
  }

  const facts = await probe(context, file.path, arrival)
  arrival.check?.(facts)
  const uuid = randomUUID()
  const place = newStoredFile(memorialUuid, uuid)
  const { bytes } = await storage.take(place.originalKey, file.path)
  try {
    const kept = await write(async (tx) => {
      const there = clientId && (await find(tx, clientId))
      if (there) return there
      await arrival.before?.(tx)
      const row = await repo.insertMedia(tx, {
        ...place,
        uuid,
        memorialUuid,
        clientId,
        title: arrival.title,
        role,
        uploadedBy: arrival.uploadedBy ?? null,
        ...facts,
        originalName: rememberedName(file.originalName),
        bytes,
        createdAt: clock.now(),
      })
      await jobs.enqueue(tx, 'media.film', { mediaUuid: uuid }, { key: uuid, isNewKey: true })
      await arrival.after?.(tx, row)
      return row
    })
    if (kept.uuid !== uuid) await storage.remove([place.originalKey])
    return kept
  } catch (reason) {
    await removeOrphans(context, uuid, [place.originalKey])
    throw reason
  }
}

/** Queues what a restored video still needs: its jobs may have run, and skipped it, while it was removed. */
export async function readyAnew(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  { uuid, state, mp4State }: Pick<repo.MediaRow, 'uuid' | 'state' | 'mp4State'>,
): Promise<void> {
  if (state === 'PROCESSING') await jobs.enqueue(tx, 'media.film', { mediaUuid: uuid }, { key: uuid })
  else if (mp4State === null) await jobs.enqueue(tx, 'media.mp4', { mediaUuid: uuid }, { key: uuid })
}

const codesOf = {
  HOST_VIDEO: videoRefusalCodes,
  FILM: filmRefusalCodes,
  MEMORY_FILM: filmRefusalCodes,
  MEMORY_VOICE: voiceRefusalCodes,
} as const

async function probe(context: Context, path: string, { userUuid, role }: IncomingVideo): Promise<Facts> {
  try {
    if (role !== 'MEMORY_VOICE') {
      const { container, ...facts } = await context.video.probe(path, userUuid)
      return { ...facts, extension: container }
    }
    const { durationSeconds, container } = await probeVoice(context, path, userUuid)
    return { durationSeconds, extension: container === 'webm' ? 'weba' : 'm4a', width: null, height: null }
  } catch (reason) {
    if (!(reason instanceof VideoRefused)) throw reason
    throw new DomainError(codesOf[role][reason.reason])
  }
}
