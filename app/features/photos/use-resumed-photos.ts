import { useEffect } from 'react'
import { draftStore, useDraft } from '#app/draft/hooks.ts'

/**
 * Resumes photos whose preparation was interrupted when the page was closed, on whichever screen is open, once `ready`
 * is true. The code for it is loaded only if there are such photos.
 */
export function useResumedPhotos(ready: boolean) {
  const draftId = useDraft((draft) => draft.draftId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft has other photos to resume
  useEffect(() => {
    if (!ready || !hasUnprepared()) return
    import('./photo-work.ts').then(
      ({ resumePhotos }) => resumePhotos(),
      // No network: they are resumed on the next step that is opened.
      () => {},
    )
  }, [ready, draftId])
}

const hasUnprepared = () =>
  draftStore.state.getState().draft.photos.some(({ state }) => state === 'processing')
