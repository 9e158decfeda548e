import { signOut } from '#contract/accounts.ts'
import { call } from './api.ts'
import { signOutLocally } from './session.ts'
import { readToken } from './token.ts'

/** Milliseconds that a server may take to hear of it; nobody waits longer to be logged out. */
const TIMEOUT_MS = 2000

/** Logout is the browser's own; the server is told if it can be reached, so that the token ends too. */
export async function signOutHere(): Promise<void> {
  const told = readToken()
    ? call(signOut, { keepalive: true, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {})
    : Promise.resolve()
  await told
  await signOutLocally()
}
