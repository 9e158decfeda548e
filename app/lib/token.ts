/** The token is stored apart from everything else. */
export const TOKEN_KEY = 'apiToken'

/** Event on the window when somebody signs in or out on this page; the menu listens to it. */
const VISITOR_CHANGED = 'visitor-changed'

/** The token of calls while nobody is signed in, on pages that know one (`invited-token.ts`). */
export const substitute: { readToken?: () => string | null } = {}

let inMemory: string | null = null
let isLeft = false

/**
 * On this page, as long as it is open, the visitor is whom their personal link names, and not who is signed in on the device; that person
 * stays signed in elsewhere.
 */
export function leaveSignedIn(): void {
  isLeft = true
  window.dispatchEvent(new Event(VISITOR_CHANGED))
}

/** The token of whoever is signed in here; from memory when storage is refused. */
export function readToken(): string | null {
  if (isLeft) return inMemory
  try {
    return localStorage.getItem(TOKEN_KEY) ?? inMemory
  } catch {
    return inMemory
  }
}

/** Stores the token; null removes it. */
export function writeToken(token: string | null) {
  // Whoever signs in on the page is meant.
  if (token !== null) isLeft = false
  // In memory only when storage is refused: otherwise a sign-out in another tab would have no effect here.
  inMemory = null
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY)
    else localStorage.setItem(TOKEN_KEY, token)
  } catch {
    inMemory = token
  }
  globalThis.window?.dispatchEvent(new Event(VISITOR_CHANGED))
}

/** Calls back when somebody signs in or out, here or in another tab. Returns a function that stops it. */
export function watchToken(changed: () => void): () => void {
  for (const event of [VISITOR_CHANGED, 'storage']) window.addEventListener(event, changed)
  return () => {
    for (const event of [VISITOR_CHANGED, 'storage']) window.removeEventListener(event, changed)
  }
}
