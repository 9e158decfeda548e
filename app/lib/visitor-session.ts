import type { User } from '#contract/accounts.ts'
import { TOKEN_KEY, VISITOR_CHANGED, writeToken } from './token.ts'

/**
 * Signing in on a public page, which loads no draft: the token goes where everyone reads it, and the user waits
 * under a key of their own until a screen of the product takes them over (`session.ts`).
 */
const KEY = 'visitor-user'

/** After sign-up or sign-in on a public page, and again when the address is proved. */
export function signInVisitor(token: string, user: User): void {
  writeToken(token)
  keepVisitor(user)
  window.dispatchEvent(new Event(VISITOR_CHANGED))
}

export function keepVisitor(user: User): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(user))
  } catch {
    // The product asks the server for who it is.
  }
}

/** A token that the server no longer takes. */
export function forgetVisitor(): void {
  writeToken(null)
  takeVisitor()
  window.dispatchEvent(new Event(VISITOR_CHANGED))
}

/** Whoever waits to be taken over, as it was stored; only once. */
export function takeVisitor(): unknown {
  try {
    const stored = localStorage.getItem(KEY)
    localStorage.removeItem(KEY)
    return stored && localStorage.getItem(TOKEN_KEY) ? JSON.parse(stored) : null
  } catch {
    return null
  }
}

/** The database of photos that a visitor has chosen and not sent (features/visitor-actions/contribute/files.ts). */
export const VISITOR_FILES = 'visitor-files'

/** At sign-out; what they wrote goes with the rest of browser storage. */
export function removeVisitorFiles(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(VISITOR_FILES)
  } catch {
    // Where nothing can be removed, nothing was stored.
  }
}
