import { useEffect, useMemo } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { useSaving } from '#app/saving/progress.ts'
import { forgetAllRemoved } from './photo-removal.ts'
import type { RemovedPhoto } from './removed-photos.ts'
import { useRemovedPhotos } from './removed-photos-store.ts'

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
