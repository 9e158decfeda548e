import { createContext, use } from 'react'

/** What the layout of the edit screens knows of the account, and each screen needs. */
export interface EditContextValue {
  /** Storage was read, and there is a token. */
  isSignedIn: boolean
  /** The memorial that is edited, as the address or the draft of this tab names it. */
  memorialUuid: string | null
  /** Whether a failed call has led to another screen: the login, or the confirmation of an address. */
  redirectOnAuthError: (reason: unknown) => boolean
  /** Whether chosen files are still on their way to the disk. */
  isStoring: () => boolean
}

export const EditContext = createContext<EditContextValue | null>(null)

/** The frame around this edit screen. */
export function useEditContext(): EditContextValue {
  const frame = use(EditContext)
  if (!frame) throw new Error('An edit screen stands in the layout of the edit screens')
  return frame
}
