import { useState } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { forgetSecrets, secretsStore } from '#app/draft/secrets.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { signIn } from '#app/lib/session.ts'
import { signUp } from '#contract/accounts.ts'

/** Why an account could not be created. */
export type SignUpTrouble =
  /** The address already has an account, or cannot receive mail: shown at the email field. */
  | { at: 'taken' | 'email'; words: string }
  /** The password was refused: shown at the password field. */
  | { at: 'password'; words: string }
  | { at: 'page'; words: string; retry: boolean }

/** Creates an account with the draft's address and the password in memory, and signs in with it. */
export function useSignUp(fallback: string) {
  const [trouble, setTrouble] = useState<SignUpTrouble | null>(null)

  /** null when the account was created. */
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
