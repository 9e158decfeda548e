import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore } from 'zustand/vanilla'
import type { Draft, DraftPhoto } from '#app/draft/schema.ts'
import { type RemovedPhoto, removedPhotoOf, withRemovedPhotos } from './removed-photos.ts'

/** The photos removed in this tab that can be restored. */
const state = createStore<{ gaps: readonly RemovedPhoto[] }>(() => ({ gaps: [] }))

export const removedPhotosOf = (draftId: string): readonly RemovedPhoto[] =>
  state.getState().gaps.filter((gap) => gap.draftId === draftId)

export const useRemovedPhotos = (draftId: string): readonly RemovedPhoto[] =>
  useStore(
    state,
    useShallow(({ gaps }) => gaps.filter((gap) => gap.draftId === draftId)),
  )

/** Remembers the places of photos before they are removed from their draft. */
export function rememberRemoved({ draftId, photos }: Draft, leaving: readonly DraftPhoto[]): void {
  const places = withRemovedPhotos(photos, removedPhotosOf(draftId))
  const added = leaving.map((photo) => removedPhotoOf(draftId, photo, places))
  const isLeaving = ({ photo }: RemovedPhoto) => leaving.some(({ id }) => id === photo.id)
  state.setState(({ gaps }) => ({ gaps: [...gaps.filter((gap) => !isLeaving(gap)), ...added] }))
}

/** Forgets removed photos; returns those that were forgotten. */
export function forgetRemoved(isMeant: (gap: RemovedPhoto) => boolean): readonly RemovedPhoto[] {
  const { gaps } = state.getState()
  const dropped = gaps.filter(isMeant)
  if (dropped.length > 0) state.setState({ gaps: gaps.filter((gap) => !dropped.includes(gap)) })
  return dropped
}
