import { useMemo, useSyncExternalStore } from 'react'
import { readToken, watchToken } from '#app/lib/token.ts'
import { type EntrySummary, readEntrySummary } from './read-entry.ts'

export interface Visitor extends EntrySummary {
  signedIn: boolean
}

/** Key of the draft store's entry. Importing the store's own constant would load the whole store. */
export const ENTRY_KEY = 'memorial-auth'

/**
 * What this browser knows of the visitor. On the server and before hydration, everyone is anonymous and has no drafts.
 */
export function useVisitor(): Visitor {
  const token = useSyncExternalStore(watchToken, readToken, () => null)
  const entry = useSyncExternalStore(watchToken, readEntry, () => null)
  return useMemo(() => ({ signedIn: token !== null, ...readEntrySummary(entry) }), [token, entry])
}

function readEntry(): string | null {
  try {
    return localStorage.getItem(ENTRY_KEY)
  } catch {
    return null
  }
}
