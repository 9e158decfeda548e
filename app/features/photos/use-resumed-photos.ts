import { useEffect } from 'react'
import { draftStore, useDraft } from '#app/draft/hooks.ts'

/**
 * Photos that were not prepared when the page was left go on, whichever screen is open; `ready` once they may. What
 * works on them is fetched only where there are such photos.
 */
export function useResumedPhotos(ready: boolean) {
  const draftId = useDraft((draft) => draft.draftId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft has photos of its own to go on with
  useEffect(() => {
    if (!ready || !hasUnprepared()) return
    import('./photo-work.ts').then(
      ({ resumePhotos }) => resumePhotos(),
      // No network: they go on with the next step that is opened.
      () => {},
    )
  }, [ready, draftId])
}

const hasUnprepared = () =>
  draftStore.state.getState().draft.photos.some(({ state }) => state === 'processing')
