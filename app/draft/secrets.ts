import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/**
 * What the Save step holds while the page lives: never written anywhere, so it stands apart from the draft,
 * whose shape has no room for it.
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

/** To be called as soon as they have done their work, and at sign-out. */
export const forgetSecrets = (): void => secretsStore.setState(none, true)
