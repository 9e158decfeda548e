import { useState } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { forgetSecrets, secretsStore } from '#app/draft/secrets.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { signIn } from '#app/lib/session.ts'
import { signUp } from '#contract/accounts.ts'

/** What came of an attempt to make the account. */
export type SignUpTrouble =
  /** The address has an account, or no mail reaches it: it stands next to the email. */
  | { at: 'taken' | 'email'; words: string }
  /** The password is refused: it stands next to the password. */
  | { at: 'password'; words: string }
  | { at: 'page'; words: string; retry: boolean }

/** Makes the account of the address in the draft and the password in memory, and signs in with it. */
export function useSignUp(fallback: string) {
  const [trouble, setTrouble] = useState<SignUpTrouble | null>(null)

  /** null when it was made. */
  async function createAccount(): Promise<SignUpTrouble | null> {
    setTrouble(null)
    const { email } = draftStore.state.getState().draft
    const { password } = secretsStore.getState()
    try {
      const account = { email: email.trim(), password }
      const { token, user } = await call(signUp, { body: account })
      signIn(token, user)
      forgetSecrets()
      return null
    } catch (reason) {
      const met = troubleOf(reason, fallback)
      setTrouble(met)
      return met
    }
  }

  return { trouble, createAccount, forget: () => setTrouble(null) }
}

function troubleOf(reason: unknown, fallback: string): SignUpTrouble {
  if (!(reason instanceof ApiError)) return { at: 'page', words: fallback, retry: true }
  const words = reason.message || fallback
  if (reason.code === 'EMAIL_TAKEN') return { at: 'taken', words }
  if (reason.code === 'EMAIL_LETTERS') return { at: 'email', words }
  if (reason.code === 'PASSWORD_IS_EMAIL' || reason.code === 'PASSWORD_TOO_COMMON')
    return { at: 'password', words }
  return { at: 'page', words, retry: reason.retry }
}
