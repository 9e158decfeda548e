import { useEffect } from 'react'
import { adoptVisitor, startSession } from '#app/lib/session.ts'
import { readCopy } from './entry-copy.ts'
import { removeOrphans } from './files.ts'
import { draftStore } from './hooks.ts'
import { fileIdsOf } from './rules.ts'
import { unsentFilms } from './unsent-films.ts'

/**
 * Starts the draft store and the session, and keeps them up to date with other tabs. Used once, in the layout that all
 * screens with a draft or a session share.
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
      // Registered only now: before the draft is read, a page that is left or shown again would start without its copy.
      window.addEventListener('storage', bringIn, { signal })
      // A page from the browser's back/forward cache has missed all changes meanwhile.
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
  const { everyDraft, isStored } = draftStore.state.getState()
  if (!isStored) return
  const named = new Map(Object.values(everyDraft).map((draft) => [draft.draftId, fileIdsOf(draft)]))
  for (const [place, ids] of unsentFilms()) named.set(place, ids)
  void removeOrphans(named, Date.now())
}
