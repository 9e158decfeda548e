import { ApiError, call } from '#app/lib/api.ts'
import { readFallback } from '#app/lib/network-failure.ts'
import type { Answer } from '#contract/endpoint.ts'
import { signUp } from './calls.ts'

/** Why an account could not be created. */
export interface SignUpTrouble {
  /**
   * What it is about: an address that has an account already (`taken`) or cannot receive mail, the password, or none of
   * them.
   */
  at: 'taken' | 'email' | 'password' | 'page'
  words: string
  /** Whether the same may be tried again. */
  retry: boolean
}

/** Creates an account, whose code is mailed. null once it stands; `onSignedIn` got its session then. */
export async function createAccount(
  { email, password }: { email: string; password: string },
  onSignedIn: (answer: Answer<typeof signUp>) => void,
): Promise<SignUpTrouble | null> {
  try {
    onSignedIn(await call(signUp, { body: { email: email.trim(), password } }))
    return null
  } catch (reason) {
    if (!(reason instanceof ApiError)) return { at: 'page', words: readFallback(signUp.path), retry: true }
    return { at: placeOf(reason), words: reason.message, retry: reason.retry }
  }
}

function placeOf({ code, field }: ApiError): SignUpTrouble['at'] {
  if (code === 'EMAIL_TAKEN') return 'taken'
  if (code === 'EMAIL_LETTERS' || field === 'email') return 'email'
  return code === 'PASSWORD_IS_EMAIL' || code === 'PASSWORD_TOO_COMMON' ? 'password' : 'page'
}
