import type { Draft } from '#app/draft/schema.ts'
import { batchUpdatePhotos } from '#contract/edits.ts'
import type { SentBody } from '#contract/endpoint.ts'
import { browserDependencies, latestDraft, type SaveDependencies } from './dependencies.ts'
import type { PartPlan } from './part-plans.ts'
import { FilesNotSaved, savePart } from './save-part.ts'

/**
 * The body of 'Batch update photos': the captions of what is there, in its order, and what the server
 * has that is no longer there. A photo that has not reached the server stands in neither.
 */
export function photosBody(draft: Draft, version: number | null): SentBody<typeof batchUpdatePhotos> {
  const photos = draft.photos.flatMap(({ serverMedia, caption }) =>
    serverMedia ? [{ uuid: serverMedia.uuid, title: caption.trim() }] : [],
  )
  const kept = new Set(photos.map(({ uuid }) => uuid))
  const known = draft.baseline?.photos.flatMap(({ serverMedia }) => serverMedia?.uuid ?? []) ?? []
  return { photos, deletePhotoUuids: known.filter((uuid) => !kept.has(uuid)), version }
}

/** New photos first, each by itself; one that fails keeps nothing else from being saved. */
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

/** Photos that the server does not have; everything else was saved. */
export class PhotosNotSaved extends Error {
  /** As the person's device calls them. */
  readonly names: readonly string[]

  constructor(names: readonly string[]) {
    super(names.join(', '))
    this.name = 'PhotosNotSaved'
    this.names = names
  }
}

/**
 * Saves the photos of the draft: what is new goes up, then captions, order and removals in one call. What reached
 * the server is not sent again. Rejects with `PhotosNotSaved`, or with `ApiError`: MEMORIAL_STALE when the photos
 * were changed here and there.
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
  // A file that is no photo never sets out.
  const unreadable = latestDraft(deps, draftId)?.photos.filter(
    ({ state, serverMedia }) => state === 'failed' && serverMedia === null,
  )
  const names = [...refused, ...(unreadable ?? []).map(({ name }) => name)]
  if (names.length > 0) throw new PhotosNotSaved(names)
}
