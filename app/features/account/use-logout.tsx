import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { draftStore } from '../../draft/hooks.ts'
import { signOutHere } from '../../lib/sign-out.ts'
import { UnsavedDialog } from '../../parts/UnsavedDialog.tsx'

interface Options {
  /** The screen is for people who are not signed in, too. */
  isStaying?: boolean
}

/** Signing out removes every draft from this device, so unsaved ones are asked about first. */
export function useLogout({ isStaying = false }: Options = {}): { ask: () => void; dialog: ReactNode } {
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)

  async function logOut() {
    await signOutHere()
    if (!isStaying) await navigate('/login', { replace: true })
  }

  function ask() {
    // Pages without a draft, such as the help, have not read it yet.
    draftStore.start()
    if (draftStore.listUnsavedDrafts().length > 0) setAsked(true)
    else void logOut()
  }

  return {
    ask,
    dialog: <UnsavedDialog open={asked} onStay={() => setAsked(false)} onLogOut={logOut} />,
  }
}
