import { useState } from 'react'
import { draftStore } from '#app/draft/hooks.ts'
import { secretsStore, setSecret } from '#app/draft/secrets.ts'
import { signIn } from '#app/lib/session.ts'
import { createAccount, type SignUpTrouble } from '#app/parts/sign-up/create-account.ts'

/**
 * Creates an account with the draft's address and the password in memory, and signs in with it.
 *
 * @param onSignedUp is told whether a code was mailed now
 */
export function useSignUp(onSignedUp: (isCodeMailed: boolean) => void) {
  const [trouble, setTrouble] = useState<SignUpTrouble | null>(null)

  return {
    trouble,
    forget: () => setTrouble(null),
    /** null when the account was created. */
    async createAccount(): Promise<SignUpTrouble | null> {
      setTrouble(null)
      const { email } = draftStore.state.getState().draft
      const { password } = secretsStore.getState()
      const met = await createAccount({ email, password }, ({ token, user, isCodeMailed }) => {
        signIn(token, user)
        onSignedUp(isCodeMailed)
      })
      if (met === null) {
        // The password stays until the code is confirmed: a mistyped address can be changed without typing it again.
        setSecret('code', '')
        return null
      }
      setTrouble(met)
      return met
    },
  }
}
