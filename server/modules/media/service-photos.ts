import { randomUUID } from 'node:crypto'
import { memorial as limits } from '#contract/limits.ts'
import type { Hosted } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Tx } from '#server/ports/database.ts'
import { type PhotoFacts, PhotoRefused } from '#server/ports/photos.ts'
import * as repo from './repo.ts'
import { type PhotoRole, photoRefusalCodes, refusedForSize, rememberedName } from './rules.ts'
import type { ArrivedFile, MediaDeps } from './service-deps.ts'
import { newPlace, removeUnlessKept } from './service-places.ts'

export interface PhotoWanted {
  title: string
  /** The browser's own id of the file: the same again returns what is already there. */
  clientId: string | null
  role: PhotoRole
}

export function photoUploads(deps: MediaDeps) {
  const { db, jobs, clock, storage, photos, memorials } = deps

  /**
   * Adds a photo: looked at whole before it is kept, rendered afterwards by a job. Takes the file away.
   * Rejects with the `PHOTO_…` codes or TOO_MANY_PHOTOS.
   */
  async function uploadPhoto(host: Hosted, file: ArrivedFile, wanted: PhotoWanted): Promise<repo.MediaRow> {
    const { memorialUuid } = host
    const { role, clientId } = wanted
    const refusal = refusedForSize(role === 'PROFILE_PHOTO' ? 'profile' : 'photo', file.bytes)
    if (refusal) throw new DomainError(refusal)
    if (clientId && (await repo.findByClientId(db, memorialUuid, clientId))) {
      const there = await memorials.change(memorialUuid, (tx) =>
        photoAlreadyThere(tx, memorialUuid, clientId),
      )
      if (there) return there
    }

    const { width, height, placeholder } = await probe(file.path)
    const uuid = randomUUID()
    const place = newPlace(memorialUuid, uuid)
    const { bytes } = await storage.take(place.originalKey, file.path)
    try {
      const kept = await memorials.change(memorialUuid, async (tx) => {
        const there = clientId && (await photoAlreadyThere(tx, memorialUuid, clientId))
        if (there) return there
        const row = await repo.insertMedia(tx, {
          ...place,
          uuid,
          memorialUuid,
          role,
          clientId,
          title: wanted.title,
          position: await nextPosition(tx, memorialUuid, role),
          extension: 'jpg',
          width,
          height,
          placeholder,
          originalName: rememberedName(file.originalName),
          bytes,
          createdAt: clock.now(),
        })
        await jobs.enqueue(tx, 'media.render', { mediaUuid: uuid }, { key: uuid })
        return row
      })
      if (kept.uuid !== uuid) await storage.remove([place.originalKey])
      return kept
    } catch (reason) {
      await removeUnlessKept(deps, uuid, [place.originalKey])
      throw reason
    }
  }

  /** A photo sent again after its removal is wanted again: it comes back at the end of the list. */
  async function photoAlreadyThere(tx: Tx, memorialUuid: string, clientId: string) {
    const there = await repo.findByClientId(tx, memorialUuid, clientId)
    if (!there?.deletedAt) return there
    const role = there.role === 'PROFILE_PHOTO' ? 'PROFILE_PHOTO' : 'PHOTO'
    const restored = await repo.restoreMedia(tx, there.uuid, await nextPosition(tx, memorialUuid, role))
    if (restored?.state === 'PROCESSING')
      await jobs.enqueue(tx, 'media.render', { mediaUuid: restored.uuid }, { key: restored.uuid })
    return restored
  }

  async function nextPosition(tx: Tx, memorialUuid: string, role: PhotoRole): Promise<number | null> {
    if (role === 'PROFILE_PHOTO') return null
    const { count, position } = await repo.endOfPhotos(tx, memorialUuid)
    if (count >= limits.photosMax) throw new DomainError('TOO_MANY_PHOTOS')
    return position
  }

  async function probe(path: string): Promise<PhotoFacts> {
    try {
      return await photos.probe(path)
    } catch (reason) {
      if (reason instanceof PhotoRefused) throw new DomainError(photoRefusalCodes[reason.reason])
      throw reason
    }
  }

  return { uploadPhoto }
}
