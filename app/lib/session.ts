import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { removeAllFiles } from '#app/draft/files.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { readUser } from '#app/draft/schema.ts'
import { forgetSecrets } from '#app/draft/secrets.ts'
import { isFullySignedIn } from '#app/draft/steps.ts'
import { or } from '#app/lib/read-stored.ts'
import type { User } from '#contract/accounts.ts'
import { clearDayCache } from './offline-cache/memorial-day-cache.ts'
import { clearSlideshowCaches } from './slideshow-cache.ts'
import { readToken, TOKEN_KEY, writeToken } from './token.ts'
import { takeVisitor } from './visitor-session.ts'

/** Who is signed in on this browser. The token has a key of its own; the user is stored with the drafts. */
export interface Session {
  /** Storage was read; until then nobody is signed in. */
  hydrated: boolean
  token: string | null
  /** null while the user of the token is not known; `GET /user` returns it. */
  user: User | null
  isAccountCreated: boolean
  isEmailVerified: boolean
  /** Whether there is a token, an account and a verified email. */
  isSignedIn: boolean
}

const tokenState = createStore<{ hydrated: boolean; token: string | null }>(() => ({
  hydrated: false,
  token: null,
}))

const bringIn = (): void => tokenState.setState({ hydrated: true, token: readToken() })

/** Reads the token and follows other tabs. Returns a function that stops it. */
export function startSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that another tab cleared everything, as sign-out does.
    if (event.key !== TOKEN_KEY && event.key !== null) return
    if (readToken() === null) forgetSecrets()
    bringIn()
  }
  bringIn()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', bringIn)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', bringIn)
  }
}

export function useSession(): Session {
  const token = useStore(tokenState)
  const user = useStore(draftStore.state, (state) => state.user)
  const hydrated = useStore(draftStore.state, (state) => state.hydrated)
  return sessionOf(token.hydrated && hydrated, token.token, user)
}

/** The session outside of React. */
export function currentSession(): Session {
  const token = tokenState.getState()
  const { hydrated, user } = draftStore.state.getState()
  return sessionOf(token.hydrated && hydrated, token.token, user)
}

function sessionOf(hydrated: boolean, token: string | null, user: User | null): Session {
  return {
    hydrated,
    token,
    user,
    isAccountCreated: token !== null && user !== null,
    isEmailVerified: token !== null && user?.emailVerified === true,
    isSignedIn: isFullySignedIn({ token, user }),
  }
}

/** Called after sign-up or sign-in. The draft of this tab becomes this person's, unless it belongs to somebody else. */
export function signIn(token: string, user: User): void {
  writeToken(token)
  draftStore.setUser(user)
  bringIn()
}

/** Adopts whoever signed in on a public page, where no draft is loaded. Call it after storage was read. */
export function adoptVisitor(): void {
  const user = or(readUser, null)(takeVisitor())
  if (user) draftStore.setUser(user)
}

/** Stores what the server said about the user: a confirmed email, another name. */
export const setUser = (user: User): void => draftStore.setUser(user)

/** Removes the token and the user and keeps the drafts (for `Let's Go`, and for a token that the server refuses). */
export function forgetAuth(): void {
  writeToken(null)
  forgetSecrets()
  draftStore.setUser(null)
  void clearSlideshowCaches()
  bringIn()
}

/**
 * Signs out on this browser: removes the token, everything in local and session storage, the files of the drafts and
 * the caches. Other tabs follow. Resolves when the files are gone too.
 */
export async function signOutLocally(): Promise<void> {
  writeToken(null)
  forgetSecrets()
  const draftsGone = draftStore.clear()
  for (const storage of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      storage().clear()
    } catch {
      // If storage is refused, nothing was stored.
    }
  }
  bringIn()
  await Promise.all([draftsGone, removeAllFiles(), clearSlideshowCaches(), clearDayCache()])
}
