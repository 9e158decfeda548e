import { createContext, use } from 'react'

/** What the layout of the edit screens passes to each of them. */
export interface EditContextValue {
  /** Whether storage was read and has a session token. */
  isSignedIn: boolean
  /** The memorial that is edited, as named by the URL or by this tab's draft. */
  memorialUuid: string | null
  /** Redirects to the login, or to the confirmation of an address, on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
  /** Whether chosen files are still being written to this device's storage. */
  isStoring: () => boolean
}

export const EditContext = createContext<EditContextValue | null>(null)

/** The context of this edit screen. */
export function useEditContext(): EditContextValue {
  const frame = use(EditContext)
  if (!frame) throw new Error('An edit screen stands in the layout of the edit screens')
  return frame
}
