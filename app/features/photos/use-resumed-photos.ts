import { useEffect } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { resumePhotos } from './photo-work.ts'

/** Photos that were not prepared when the page was left go on, whichever screen is open; `ready` once they may. */
export function useResumedPhotos(ready: boolean) {
  const draftId = useDraft((draft) => draft.draftId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft has photos of its own to go on with
  useEffect(() => {
    if (ready) resumePhotos()
  }, [ready, draftId])
}
