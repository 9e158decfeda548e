import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/**
 * What is typed on the Save step while the page is open. It is never stored, so it is separate from the draft, which
 * has no fields for it.
 */
export interface Secrets {
  password: string
  passwordAgain: string
  code: string
}

const none: Secrets = { password: '', passwordAgain: '', code: '' }

export const secretsStore = createStore<Secrets>(() => none)

export const useSecrets = (): Secrets => useStore(secretsStore)

export const setSecret = (name: keyof Secrets, value: string): void =>
  secretsStore.setState({ [name]: value })

/** To be called once the account is confirmed, and at sign-out. */
export const forgetSecrets = (): void => secretsStore.setState(none, true)
