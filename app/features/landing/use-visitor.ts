import { useMemo, useSyncExternalStore } from 'react'
import { readToken } from '#app/lib/token.ts'
import { type EntrySummary, readEntrySummary } from './read-entry.ts'

export interface Visitor extends EntrySummary {
  signedIn: boolean
}

/** The key of the draft store's entry; its own constant would bring the store along. */
export const ENTRY_KEY = 'memorial-auth'

/**
 * Who came, as far as this browser knows. On the server, and until the page has come alive, everyone is
 * anonymous and brings nothing.
 */
export function useVisitor(): Visitor {
  const token = useSyncExternalStore(onStorage, readToken, () => null)
  const entry = useSyncExternalStore(onStorage, readEntry, () => null)
  return useMemo(() => ({ signedIn: token !== null, ...readEntrySummary(entry) }), [token, entry])
}

function readEntry(): string | null {
  try {
    return localStorage.getItem(ENTRY_KEY)
  } catch {
    return null
  }
}

/** Other tabs sign in and out too. */
function onStorage(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
