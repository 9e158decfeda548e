import { call } from '#app/lib/api.ts'
import { endpointOf } from '#app/lib/endpoint-of.ts'
import { readInvitedToken, writeInvitedToken } from '#app/lib/invited-token.ts'
import { readToken } from '#app/lib/token.ts'
import { forgetVisitor, removeVisitorFiles } from '#app/lib/visitor-session.ts'
import type { signOut as signOutCall } from '#contract/accounts.ts'
import { nameAnswerKey } from '../read-stored-answerer.ts'
import { keyOf as draftKeyOf } from './draft-summary.ts'

const signOut = endpointOf<typeof signOutCall>({ method: 'POST', path: '/user/signout' })

/** Milliseconds to wait for the server. */
const TIMEOUT_MS = 2000

/**
 * Forgets the person before on this device: session, personal link, answer, name, address, code, and what was written
 * and not sent. What they sent stays theirs. Opens the page again, as for somebody new. A memorial that somebody began to
 * make here and that is stored nowhere else stays.
 */
export async function startAnew(slug: string): Promise<void> {
  if (readToken() ?? readInvitedToken())
    await call(signOut, { keepalive: true, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {})
  await forgetSignedIn()
  writeInvitedToken(null)
  try {
    const keys = [draftKeyOf(slug), nameAnswerKey(slug), 'unsent', 'memorial-code-wait']
    for (const key of keys) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // If nothing can be removed, nothing was stored.
  }
  removeVisitorFiles()
  // Without the personal link in the address, and with the form open again (islands/boot.ts). `replace` to the same page with another
  // hash would not load it.
  history.replaceState(null, '', `/view/${slug}#contribute`)
  location.reload()
}

async function forgetSignedIn(): Promise<void> {
  if (readToken() === null) return
  forgetVisitor()
  const { signOutHere, wouldLose } = await import('../menu/sign-out.ts')
  if (!wouldLose()) await signOutHere()
}
