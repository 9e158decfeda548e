import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { DomainError } from '#server/lib/domain-error.ts'
import { newStoredFile, type StoredFile } from '#server/lib/storage-keys.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { PhotoRefused } from '#server/ports/photos.ts'
import { VideoRefused } from '#server/ports/video.ts'
import * as queries from './queries.ts'
import {
  findVideoRefusalCode,
  isFilmTooLong,
  isPlayedRole,
  isRendered,
  isStagedRole,
  type MediaRole,
  photoRefusalCodes,
  rememberedName,
} from './rules.ts'
import { probeVoice } from './service-voices.ts'

/** A complete local file. The function that stores it deletes it. */
export interface ArrivedFile {
  path: string
  bytes: number
  /** The sender's name for it: shown, never trusted. */
  originalName: string
}

/** What an arriving file becomes in its memorial. */
export interface Arrival {
  role: MediaRole
  memorialUuid: string
  /** Who waits for it: the sender's account, or the mail that it came with. */
  senderId: string
  /** Its sender, of what visitors add for a memory; of anything else null. */
  uploadedBy: string | null
  /** Runs the writes, which return the file. */
  write<T extends queries.MediaRow | undefined>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Before a file is added, or restored to its role; gives its place among the photos. Rejects where there is no room for it. */
  admit(tx: Tx, role: MediaRole): Promise<number | null>
  /** After a file was added or restored, in the same transaction. */
  after?(tx: Tx, row: queries.MediaRow): Promise<void>
}

interface Wanted {
  title: string
  /** The browser's own id of the file: sending it again returns the existing one. */
  clientId: string | null
}

/**
 * Stores a file. The original stays unchanged; a job makes what is served. Its header is read first, and the rest by that job.
 * Deletes the local file. Rejects with the `PHOTO_…`, `VIDEO_…`, `FILM_…` or `VOICE_…` codes.
 */
export async function storeArrival(
  context: Context,
  file: ArrivedFile,
  arrival: Arrival,
  { title, clientId }: Wanted,
): Promise<queries.MediaRow> {
  const { db, storage, clock, jobs } = context
  const { memorialUuid, role, uploadedBy } = arrival
  if (clientId && (await queries.findByClientId(db, memorialUuid, clientId))) {
    const there = await arrival.write((tx) => findAgain(context, tx, arrival, clientId))
    if (there) return there
  }
  const facts = await probe(context, file, arrival)
  const uuid = randomUUID()
  const place = newStoredFile(memorialUuid, uuid)
  const { bytes } = await storage.take(place.originalKey, file.path)
  try {
    const stored = await arrival.write(async (tx) => {
      const there = await findAgain(context, tx, arrival, clientId)
      if (there) return there
      const row = await queries.insertMedia(tx, {
        ...place,
        ...facts,
        uuid,
        memorialUuid,
        clientId,
        title,
        role,
        uploadedBy,
        position: await arrival.admit(tx, role),
        originalName: rememberedName(file.originalName),
        bytes,
        createdAt: clock.now(),
      })
      if (isPlayedRole(role))
        await jobs.enqueue(tx, 'media.film', { mediaUuid: uuid }, { key: uuid, isNewKey: true })
      else await jobs.enqueue(tx, 'media.render', { mediaUuid: uuid }, { key: uuid })
      await arrival.after?.(tx, row)
      return row
    })
    if (stored.uuid !== uuid) await storage.remove([place.originalKey])
    return stored
  } catch (reason) {
    await removeOrphans(context, uuid, [place.originalKey])
    throw reason
  }
}

/** The file with the browser's id, restored if it was removed. The id of another file is refused. */
async function findAgain(context: Context, tx: Tx, arrival: Arrival, clientId: string | null) {
  const there = clientId ? await queries.findByClientId(tx, arrival.memorialUuid, clientId) : undefined
  if (there && !isSameFile(there, arrival)) throw new DomainError('BAD_INPUT', { field: 'clientId' })
  if (!there?.deletedAt) return there
  const position = await arrival.admit(tx, there.role)
  const unused = { contributionUuid: null, recordingOf: null, createdAt: context.clock.now() }
  const restored = await queries.restoreMedia(tx, there.uuid, {
    position,
    ...(isStagedRole(there.role) && unused),
  })
  if (!restored) return undefined
  await queueAnew(context, tx, restored)
  await arrival.after?.(tx, restored)
  return restored
}

const photoRoles: readonly MediaRole[] = ['PHOTO', 'PROFILE_PHOTO']

/** Whether a file with the same id is the same sender's. A photo may become the portrait. */
export const isSameFile = (
  row: queries.MediaRow,
  { role, uploadedBy }: Pick<Arrival, 'role' | 'uploadedBy'>,
) =>
  row.uploadedBy === uploadedBy &&
  (row.role === role || (photoRoles.includes(row.role) && photoRoles.includes(role)))

/** Queues what a restored file still needs: its jobs may have run, and skipped it, while it was removed. */
export async function queueAnew(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  row: Pick<queries.MediaRow, 'uuid' | 'role' | 'state' | 'widths' | 'mp4State'>,
): Promise<void> {
  const task = { mediaUuid: row.uuid }
  if (!isPlayedRole(row.role)) {
    if (!isRendered(row)) await jobs.enqueue(tx, 'media.render', task, { key: row.uuid })
  } else if (row.state === 'PROCESSING') await jobs.enqueue(tx, 'media.film', task, { key: row.uuid })
  else if (row.mp4State === null) await jobs.enqueue(tx, 'media.mp4', task, { key: row.uuid })
}

/** What its header says, or the index of a film. A voice has no picture. */
async function probe(context: Context, { path, originalName }: ArrivedFile, { role, senderId }: Arrival) {
  try {
    if (!isPlayedRole(role)) {
      const { format: _, ...facts } = await context.photos.probe(path, senderId, originalName)
      return { ...facts, extension: 'jpg' }
    }
    if (role === 'MEMORY_VOICE') {
      const { durationSeconds, container } = await probeVoice(context, path, senderId)
      return { durationSeconds, extension: container === 'webm' ? 'weba' : 'm4a' }
    }
    const { container, ...facts } = await context.video.probe(path, senderId)
    if (role !== 'HOST_VIDEO' && isFilmTooLong(facts.durationSeconds)) throw new DomainError('FILM_TOO_LONG')
    return { ...facts, extension: container }
  } catch (reason) {
    if (reason instanceof PhotoRefused) throw new DomainError(photoRefusalCodes[reason.reason])
    if (reason instanceof VideoRefused) throw new DomainError(findVideoRefusalCode(role, reason.reason))
    throw reason
  }
}

/**
 * Deletes files that no row names. It checks the row first: a connection that broke after the commit looks like a
 * failure, and the only copy of a photo must not be lost. If the database cannot be asked, the files stay.
 */
export async function removeOrphans(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  mediaUuid: string,
  keys: string[],
  namesThem: (row: queries.MediaRow) => boolean = () => true,
) {
  const isKept = await queries.findMedia(db, mediaUuid).then(
    (row) => row !== undefined && namesThem(row),
    () => true,
  )
  if (!isKept) await storage.remove(keys)
}

/**
 * Stores an original that comes back from an archive, before there is a row. Its key is another at each try: whoever fails removes only what is theirs.
 */
export async function storeRestored(
  { storage }: Pick<Context, 'storage'>,
  memorialUuid: string,
  body: Readable,
): Promise<StoredFile & { bytes: number }> {
  const place = newStoredFile(memorialUuid, randomUUID())
  return { ...place, ...(await storage.put(place.originalKey, body)) }
}
