import { randomUUID } from 'node:crypto'
import { DomainError } from '#server/lib/domain-error.ts'
import { newStoredFile } from '#server/lib/storage-keys.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { type PhotoFacts, PhotoRefused } from '#server/ports/photos.ts'
import * as repo from './repo.ts'
import { isRendered, photoRefusalCodes, rememberedName } from './rules.ts'
import { removeOrphans } from './service-orphans.ts'

/** A complete local file. The function that stores it deletes it. */
export interface ArrivedFile {
  path: string
  bytes: number
  /** The sender's name for it: shown, never trusted. */
  originalName: string
}

/** An arriving photo and how to store it. */
export interface IncomingPhoto {
  memorialUuid: string
  /** The sender's account. */
  userUuid: string
  title: string
  /** The browser's own id of the file: sending it again returns the existing photo. */
  clientId: string | null
  /** Runs the writes, which return the photo. */
  write<T extends repo.MediaRow | undefined>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The photo with the browser's id, restored if it was removed. */
  find(tx: Tx, clientId: string): Promise<repo.MediaRow | undefined>
  /** Its role in this memorial. */
  fields(tx: Tx): Promise<Pick<repo.NewMedia, 'role' | 'position' | 'uploadedBy'>>
}

// Receiving photos, for every kind of sender.

/**
 * Stores a photo. Its header is read first; the job that renders it reads the rest. Deletes the local file. Rejects
 * with the `PHOTO_…` codes.
 */
export async function keepPhoto(
  context: Context,
  file: ArrivedFile,
  arrival: IncomingPhoto,
): Promise<repo.MediaRow> {
  const { db, storage, clock, jobs, fileAccessCache } = context
  const { memorialUuid, clientId, title, write, find } = arrival
  if (clientId && (await repo.findByClientId(db, memorialUuid, clientId))) {
    const there = await write((tx) => find(tx, clientId))
    if (there) return there
  }

  const { format: _, ...facts } = await probe(context, file, arrival.userUuid)
  const uuid = randomUUID()
  const place = newStoredFile(memorialUuid, uuid)
  const { bytes } = await storage.take(place.originalKey, file.path)
  try {
    const kept = await write(async (tx) => {
      const there = clientId && (await find(tx, clientId))
      if (there) return there
      const row = await repo.insertMedia(tx, {
        ...place,
        ...(await arrival.fields(tx)),
        uuid,
        memorialUuid,
        clientId,
        title,
        extension: 'jpg',
        ...facts,
        originalName: rememberedName(file.originalName),
        bytes,
        createdAt: clock.now(),
      })
      await jobs.enqueue(tx, 'media.render', { mediaUuid: uuid }, { key: uuid })
      return row
    })
    // No page shows it yet, but its address is requested at once.
    fileAccessCache.drop(memorialUuid)
    if (kept.uuid !== uuid) await storage.remove([place.originalKey])
    return kept
  } catch (reason) {
    await removeOrphans(context, uuid, [place.originalKey])
    throw reason
  }
}

async function probe(
  { photos }: Pick<Context, 'photos'>,
  { path, originalName }: ArrivedFile,
  by: string,
): Promise<PhotoFacts> {
  try {
    return await photos.probe(path, by, originalName)
  } catch (reason) {
    if (reason instanceof PhotoRefused) throw new DomainError(photoRefusalCodes[reason.reason])
    throw reason
  }
}

/** Renders a photo that was restored before it was fully rendered. */
export async function renderAnew(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  row: repo.MediaRow | undefined,
): Promise<void> {
  if (row && !isRendered(row))
    await jobs.enqueue(tx, 'media.render', { mediaUuid: row.uuid }, { key: row.uuid })
}
