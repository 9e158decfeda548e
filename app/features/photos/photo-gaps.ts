import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore } from 'zustand/vanilla'
import type { Draft, DraftPhoto } from '#app/draft/schema.ts'
import { type Gap, gapOf, withGaps } from './gaps.ts'

/** The gaps that photos left in this tab. */
const state = createStore<{ gaps: readonly Gap[] }>(() => ({ gaps: [] }))

export const gapsOf = (draftId: string): readonly Gap[] =>
  state.getState().gaps.filter((gap) => gap.draftId === draftId)

export const usePhotoGaps = (draftId: string): readonly Gap[] =>
  useStore(
    state,
    useShallow(({ gaps }) => gaps.filter((gap) => gap.draftId === draftId)),
  )

/** Remembers where photos stand, before they are taken out of their draft. */
export function leaveGaps({ draftId, photos }: Draft, leaving: readonly DraftPhoto[]): void {
  const places = withGaps(photos, gapsOf(draftId))
  const added = leaving.map((photo) => gapOf(draftId, photo, places))
  const isLeaving = ({ photo }: Gap) => leaving.some(({ id }) => id === photo.id)
  state.setState(({ gaps }) => ({ gaps: [...gaps.filter((gap) => !isLeaving(gap)), ...added] }))
}

/** Gives the gaps that are no more. */
export function dropGaps(isMeant: (gap: Gap) => boolean): readonly Gap[] {
  const { gaps } = state.getState()
  const dropped = gaps.filter(isMeant)
  if (dropped.length > 0) state.setState({ gaps: gaps.filter((gap) => !dropped.includes(gap)) })
  return dropped
}
