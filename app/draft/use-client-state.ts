import { useEffect } from 'react'
import { adoptVisitor, startSession } from '#app/lib/session.ts'
import { readCopy } from './entry-copy.ts'
import { removeOrphans } from './files.ts'
import { draftStore } from './hooks.ts'
import { fileIdsOf } from './rules.ts'

/**
 * Brings the draft and the session to life, and keeps them in step with other tabs. Once, in the layout that
 * every screen with a draft or a session shares.
 */
export function useClientState(): void {
  useEffect(() => {
    const stopSession = startSession()
    const stopListening = new AbortController()
    const { signal } = stopListening
    const flush = () => draftStore.flush()
    const bringIn = () => draftStore.start()
    void readCopy().then((copy) => {
      if (signal.aborted) return
      draftStore.start(copy)
      adoptVisitor()
      cleanUpFiles()
      // Not before: a page that is left in its first moment, or shown late, would go on without its draft.
      window.addEventListener('storage', bringIn, { signal })
      // A page that comes back from the browser's cache has heard of nothing meanwhile.
      window.addEventListener('pageshow', bringIn, { signal })
      window.addEventListener('pagehide', flush, { signal })
      document.addEventListener(
        'visibilitychange',
        () => (document.visibilityState === 'hidden' ? flush() : bringIn()),
        { signal },
      )
    })
    return () => {
      flush()
      stopListening.abort()
      stopSession()
    }
  }, [])
}

function cleanUpFiles(): void {
  const { everyDraft, persistence } = draftStore.state.getState()
  if (persistence !== 'stored') return
  const named = new Map(Object.values(everyDraft).map((draft) => [draft.draftId, fileIdsOf(draft)]))
  void removeOrphans(named, Date.now())
}
