import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore } from 'zustand/vanilla'
import { addToBaseline } from '#app/draft/arrivals.ts'
import { removeFile } from '#app/draft/files.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { addPhotos, movePhoto, removePhoto } from '#app/draft/list-edits.ts'
import { fileIdsOf } from '#app/draft/rules.ts'
import type { Draft, DraftPhoto } from '#app/draft/schema.ts'
import { useSaving } from '#app/saving/progress.ts'
import { beginPhoto } from './photo-work.ts'
import { photoAfter, type RemovedPhoto, removedPhotoOf, withRemovedPhotos } from './removed-photos.ts'
import { chosenFiles, running, sources } from './running-work.ts'

/** The photos removed in this tab that can be restored. */
const state = createStore<{ gaps: readonly RemovedPhoto[] }>(() => ({ gaps: [] }))

const removedPhotosOf = (draftId: string): readonly RemovedPhoto[] =>
  state.getState().gaps.filter((gap) => gap.draftId === draftId)

const useRemovedPhotos = (draftId: string): readonly RemovedPhoto[] =>
  useStore(
    state,
    useShallow(({ gaps }) => gaps.filter((gap) => gap.draftId === draftId)),
  )

/** Remembers the places of photos before they are removed from their draft. */
function rememberRemoved({ draftId, photos }: Draft, leaving: readonly DraftPhoto[]): void {
  const places = withRemovedPhotos(photos, removedPhotosOf(draftId))
  const added = leaving.map((photo) => removedPhotoOf(draftId, photo, places))
  const isLeaving = ({ photo }: RemovedPhoto) => leaving.some(({ id }) => id === photo.id)
  state.setState(({ gaps }) => ({ gaps: [...gaps.filter((gap) => !isLeaving(gap)), ...added] }))
}

/** Forgets removed photos; returns those that were forgotten. */
function forgetRemoved(isMeant: (gap: RemovedPhoto) => boolean): readonly RemovedPhoto[] {
  const { gaps } = state.getState()
  const dropped = gaps.filter(isMeant)
  if (dropped.length > 0) state.setState({ gaps: gaps.filter((gap) => !dropped.includes(gap)) })
  return dropped
}

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
function forgetAllRemoved(): void {
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

/** Removed photos that can be restored: until the removal is saved, or the screen is left. */
export function useOpenGaps(): readonly RemovedPhoto[] {
  const draftId = useDraft((draft) => draft.draftId)
  const baseline = useDraft((draft) => draft.baseline)
  const gaps = useRemovedPhotos(draftId)
  const saving = useSaving()
  const isSaved = saving.draftId === draftId && saving.stage === 'done'
  useEffect(() => {
    if (isSaved) forgetAllRemoved()
  }, [isSaved])
  useEffect(() => forgetAllRemoved, [])
  // The server has deleted the photo, so it cannot be restored.
  return useMemo(
    () =>
      gaps.filter(
        ({ photo }) => !photo.serverMedia || !baseline || baseline.photos.some(({ id }) => id === photo.id),
      ),
    [gaps, baseline],
  )
}
