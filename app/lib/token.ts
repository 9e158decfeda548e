/** The token stands apart from everything else that is stored. */
export const TOKEN_KEY = 'apiToken'

/** Told of on the window when somebody signs in or out on a public page, whose menu listens. */
export const VISITOR_CHANGED = 'visitor-changed'

let inMemory: string | null = null

/** The token of whoever is signed in here; from memory where storage is refused. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? inMemory
  } catch {
    return inMemory
  }
}

/** Keeps or, with null, forgets the token. */
export function writeToken(token: string | null) {
  // In memory only where storage is refused: otherwise a sign-out in another tab would not reach this one.
  inMemory = null
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY)
    else localStorage.setItem(TOKEN_KEY, token)
  } catch {
    inMemory = token
  }
}
