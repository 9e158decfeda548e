import { addToBaseline } from '#app/draft/arrivals.ts'
import { removeFile } from '#app/draft/files.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { addPhotos, movePhoto, removePhoto } from '#app/draft/list-edits.ts'
import { fileIdsOf } from '#app/draft/rules.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { beginPhoto } from './photo-work.ts'
import { photoAfter, type RemovedPhoto, withRemovedPhotos } from './removed-photos.ts'
import { forgetRemoved, rememberRemoved, removedPhotosOf } from './removed-photos-store.ts'
import { chosenFiles, running, sources } from './running-work.ts'

/**
 * In milliseconds. The file of a removed photo is kept longer than the seconds in which reverting a whole page can be
 * undone.
 */
const KEPT_AFTER_REMOVAL = 60_000

/** Removes photos, and remembers their places so that they can be restored. */
export function takeOutPhotos(photos: readonly DraftPhoto[]): void {
  const { draft } = draftStore.state.getState()
  for (const { id } of photos) running.get(id)?.stop.abort()
  rememberRemoved(draft, photos)
  draftStore.update((current) =>
    photos.reduce((left, photo) => removePhoto(photo.id)(addToBaseline(left, photo)), current),
  )
}

/** Restores a removed photo at its place. */
export function putBackPhoto({ draftId, photo }: RemovedPhoto): void {
  const { draft } = draftStore.state.getState()
  const nextId = photoAfter(withRemovedPhotos(draft.photos, removedPhotosOf(draftId)), photo.id)
  draftStore.updateDraft(draftId, (current) => movePhoto(photo.id, nextId)(addPhotos([photo])(current)))
  forgetRemoved((gap) => gap.photo.id === photo.id)
  if (photo.state === 'processing') beginPhoto(draftId, photo)
}

/** Restores photos that were removed together, as far as they are still remembered. */
export function putBackPhotos(ids: readonly string[]): void {
  const { draftId } = draftStore.state.getState().draft
  for (const gap of removedPhotosOf(draftId)) if (ids.includes(gap.photo.id)) putBackPhoto(gap)
}

/** Ends the time in which removed photos can be restored: the screen was left, or the removal was saved. */
export function forgetAllRemoved(): void {
  for (const { photo } of forgetRemoved(() => true))
    setTimeout(() => void forgetIfGone(photo.id), KEPT_AFTER_REMOVAL)
}

/** Deletes the file of a photo that no draft has any more. */
async function forgetIfGone(id: string): Promise<void> {
  const { everyDraft, draft } = draftStore.state.getState()
  if ([draft, ...Object.values(everyDraft)].some((one) => fileIdsOf(one).includes(id))) return
  sources.delete(id)
  chosenFiles.delete(id)
  await removeFile(id)
}
