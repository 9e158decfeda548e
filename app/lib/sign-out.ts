import { signOut } from '#contract/accounts.ts'
import { call } from './api.ts'
import { signOutLocally } from './session.ts'
import { readToken } from './token.ts'

/** Milliseconds to wait for the server at logout. */
const TIMEOUT_MS = 2000

/** Logout happens in the browser; the server is told too if it can be reached, so that the token becomes invalid. */
export async function signOutHere(): Promise<void> {
  const told = readToken()
    ? call(signOut, { keepalive: true, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {})
    : Promise.resolve()
  await told
  await signOutLocally()
}
