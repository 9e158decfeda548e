import { useOutletContext } from 'react-router'

/** What the layout of the edit screens passes to each of them. */
export interface EditContext {
  /** Whether storage was read and has a session token, and this tab is the one that edits. */
  isSignedIn: boolean
  /** The memorial that is edited, as named by the URL or by this tab's draft. */
  memorialUuid: string | null
  /** Whether chosen files are still being written to this device's storage. */
  isStoring: () => boolean
}

/** The context of this edit screen. */
export const useEditContext = (): EditContext => useOutletContext<EditContext>()
