import type { User } from '#contract/accounts.ts'
import { TOKEN_KEY, writeToken } from './token.ts'

/**
 * Signing in on a public page, which loads no draft: the token is stored where all pages read it, and the user under a
 * key of their own until a screen of the app adopts them (`session.ts`).
 */
export const USER_KEY = 'visitor-user'

/** Called after a sign-in on a public page. */
export function signInVisitor(token: string, user: User): void {
  writeToken(token)
  try {
    localStorage.setItem(USER_KEY, JSON.stringify(user))
  } catch {
    // The app then asks the server for the user.
  }
}

/** Called when the server no longer accepts the token. */
export function forgetVisitor(): void {
  writeToken(null)
  takeVisitor()
}

/** Returns the user who waits to be adopted, as stored, and removes it. */
export function takeVisitor(): unknown {
  try {
    const stored = localStorage.getItem(USER_KEY)
    localStorage.removeItem(USER_KEY)
    return stored && localStorage.getItem(TOKEN_KEY) ? JSON.parse(stored) : null
  } catch {
    return null
  }
}
