import { call } from '#app/lib/api.ts'
import { logInByPasskey, PasskeyDeclined } from '#app/lib/passkeys.ts'
import { readToken } from '#app/lib/token.ts'
import { signInVisitor } from '#app/lib/visitor-session.ts'
import { signOut } from '#contract/accounts.ts'

/**
 * Signs in by a passkey, also whoever is signed in already: their session ends, and the new one has a recent proof. Rejects
 * with a message for people.
 */
export async function enterDesk(): Promise<void> {
  const { token, user } = await logInByPasskey().catch((cause: unknown) => {
    if (!(cause instanceof PasskeyDeclined)) throw cause
    throw new Error('Your device showed no passkey, so nothing was done.', { cause })
  })
  if (readToken()) await call(signOut).catch(() => {})
  signInVisitor(token, user)
}
