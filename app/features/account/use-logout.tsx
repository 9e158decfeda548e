import { type ReactNode, useState } from 'react'
import { draftStore } from '../../draft/hooks.ts'
import { UnsavedDialog } from '../../parts/UnsavedDialog.tsx'

/** Signing out removes every draft from this device, so unsaved ones are asked about first. */
export function useLogout(logOut: () => Promise<void>): {
  ask: () => Promise<void> | void
  dialog: ReactNode
} {
  const [asked, setAsked] = useState(false)
  return {
    ask: () => (draftStore.listUnsavedDrafts().length > 0 ? setAsked(true) : logOut()),
    dialog: <UnsavedDialog open={asked} onStay={() => setAsked(false)} onLogOut={logOut} />,
  }
}
