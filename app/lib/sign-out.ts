import { signOut } from '#contract/accounts.ts'
import { call } from './api.ts'
import { signOutLocally } from './session.ts'
import { readToken } from './token.ts'

/** Logout is the browser's own (spec 1 §4); the server is told if it can be reached, so that the token ends too. */
export async function signOutHere(): Promise<void> {
  const told = readToken() ? call(signOut, { keepalive: true }).catch(() => {}) : Promise.resolve()
  await told
  await signOutLocally()
}
