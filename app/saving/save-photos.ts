import type { Draft } from '#app/draft/schema.ts'
import { batchUpdatePhotos } from '#contract/edits.ts'
import type { SentBody } from '#contract/endpoint.ts'
import { browserDependencies, latestDraft, type SaveDependencies } from './dependencies.ts'
import type { PartPlan } from './part-plans.ts'
import { FilesNotSaved, savePart } from './save-part.ts'

/**
 * The body of 'Batch update photos': the captions of the uploaded photos in order, and the photos to delete. A photo
 * that is not uploaded yet is in neither.
 */
export function photosBody(draft: Draft, version: number | null): SentBody<typeof batchUpdatePhotos> {
  const photos = draft.photos.flatMap(({ serverMedia, caption }) =>
    serverMedia ? [{ uuid: serverMedia.uuid, title: caption.trim() }] : [],
  )
  const kept = new Set(photos.map(({ uuid }) => uuid))
  const known = draft.baseline?.photos.flatMap(({ serverMedia }) => serverMedia?.uuid ?? []) ?? []
  return { photos, deletePhotoUuids: known.filter((uuid) => !kept.has(uuid)), version }
}

/** New photos are sent first, each on its own; one that fails does not stop the rest. */
export const photos: PartPlan = {
  parts: ['photos'],
  files: ['photo'],
  needsFiles: false,
  send: (deps, draft, version) =>
    deps.call(batchUpdatePhotos, {
      params: { memorialUuid: draft.memorialUuid },
      body: photosBody(draft, version),
    }),
}

/** Some photos could not be sent; everything else was saved. */
export class PhotosNotSaved extends Error {
  /** The file names on the person's device. */
  readonly names: readonly string[]

  constructor(names: readonly string[]) {
    super(names.join(', '))
    this.name = 'PhotosNotSaved'
    this.names = names
  }
}

/**
 * Saves the photos of the draft: uploads new ones, then sends captions, order and removals in one call. Photos on the
 * server are not sent again. Rejects with `PhotosNotSaved`, or with `ApiError`: MEMORIAL_STALE when the photos were
 * changed here and on the server.
 */
export async function savePhotos(deps: SaveDependencies = browserDependencies): Promise<void> {
  const { draftId } = deps.drafts.state.getState().draft
  const refused = await savePart(photos, deps).then(
    () => [],
    (reason) => {
      if (reason instanceof FilesNotSaved) return reason.files.map(({ name }) => name)
      throw reason
    },
  )
  // Files that are not photos are never sent.
  const unreadable = latestDraft(deps, draftId)?.photos.filter(
    ({ state, serverMedia }) => state === 'failed' && serverMedia === null,
  )
  const names = [...refused, ...(unreadable ?? []).map(({ name }) => name)]
  if (names.length > 0) throw new PhotosNotSaved(names)
}
