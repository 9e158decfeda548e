import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { removeAllFiles } from '#app/draft/files.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { readUser } from '#app/draft/read-answers.ts'
import { forgetSecrets } from '#app/draft/secrets.ts'
import { isFullySignedIn } from '#app/draft/steps.ts'
import { or } from '#app/lib/read-stored.ts'
import type { User } from '#contract/accounts.ts'
import { clearDayCache } from './offline-cache/memorial-day-cache.ts'
import { clearSlideshowCaches } from './slideshow-cache.ts'
import { readToken, TOKEN_KEY, writeToken } from './token.ts'
import { removeVisitorFiles, takeVisitor } from './visitor-session.ts'

/** Who is signed in on this browser: the token under its own key, the user with the stored drafts. */
export interface Session {
  /** Storage was read; until then nobody is. */
  hydrated: boolean
  token: string | null
  /** null while a token has no known user: `GET /user` tells. */
  user: User | null
  isAccountCreated: boolean
  isEmailVerified: boolean
  /** Token, account and verified email. */
  isSignedIn: boolean
}

const tokenState = createStore<{ hydrated: boolean; token: string | null }>(() => ({
  hydrated: false,
  token: null,
}))

const bringIn = (): void => tokenState.setState({ hydrated: true, token: readToken() })

/** Reads the token, and follows other tabs. Gives the way to stop. */
export function startSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    // null: another tab cleared everything, as sign-out does.
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

/** The same outside of React. */
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

/** After sign-up or sign-in. The draft of this tab becomes this person's, unless it is somebody else's. */
export function signIn(token: string, user: User): void {
  writeToken(token)
  draftStore.setUser(user)
  bringIn()
}

/** Takes over who signed in on a public page, where no draft is loaded. Once storage was read. */
export function adoptVisitor(): void {
  const user = or(readUser, null)(takeVisitor())
  if (user) draftStore.setUser(user)
}

/** What the server said of the user: a confirmed email, another name. */
export const setUser = (user: User): void => draftStore.setUser(user)

/** Takes the token and the user away and leaves the drafts (for `Let's Go`, and a token that the server refuses). */
export function forgetAuth(): void {
  writeToken(null)
  forgetSecrets()
  draftStore.setUser(null)
  void clearSlideshowCaches()
  bringIn()
}

/**
 * Sign-out on this browser: token, everything stored, the session's storage, and the files of the
 * drafts. Other tabs follow. Resolves when the files are gone too.
 */
export async function signOutLocally(): Promise<void> {
  writeToken(null)
  forgetSecrets()
  const draftsGone = draftStore.clear()
  for (const storage of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      storage().clear()
    } catch {
      // Where storage is refused, nothing was stored.
    }
  }
  removeVisitorFiles()
  bringIn()
  await Promise.all([draftsGone, removeAllFiles(), clearSlideshowCaches(), clearDayCache()])
}
