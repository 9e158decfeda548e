/** The token is stored apart from everything else. */
export const TOKEN_KEY = 'apiToken'

/** Event on the window when somebody signs in or out on a public page; the menu listens to it. */
export const VISITOR_CHANGED = 'visitor-changed'

let inMemory: string | null = null

/** The token of whoever is signed in here; from memory when storage is refused. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? inMemory
  } catch {
    return inMemory
  }
}

/** Stores the token; null removes it. */
export function writeToken(token: string | null) {
  // In memory only when storage is refused: otherwise a sign-out in another tab would have no effect here.
  inMemory = null
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY)
    else localStorage.setItem(TOKEN_KEY, token)
  } catch {
    inMemory = token
  }
}
