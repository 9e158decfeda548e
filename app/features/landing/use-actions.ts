import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Unfinished } from './read-entry.ts'

type OnDevice = typeof import('./actions.ts')

export interface Actions {
  begin: () => Promise<void>
  resume: (draft: Unfinished) => Promise<void>
  startNew: () => Promise<void>
  /** Asks first if something unsaved would be lost. */
  logout: () => Promise<void>
  logoutAnyway: () => Promise<void>
  /** The dialog or error to show. */
  trouble: 'failed' | 'unsaved' | null
  dismiss: () => void
}

/** The actions of the buttons, which then navigate. */
export function useActions(): Actions {
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<Actions['trouble']>(null)

  /** @param act returns the path to go to, or null to stay */
  async function onDevice(act: (actions: OnDevice) => string | null | Promise<string>) {
    setTrouble(null)
    const actions = await import('./actions.ts').catch(() => null)
    if (actions === null) return setTrouble('failed')
    const path = await act(actions)
    if (path !== null) await navigate(path)
  }

  return {
    trouble,
    dismiss: () => setTrouble(null),
    // The button is shown only if no unfinished memorial has a name.
    begin: () =>
      onDevice(({ forgetAuth }) => {
        forgetAuth()
        return '/who'
      }),
    resume: ({ draftId, path }) =>
      onDevice(({ draftStore }) => {
        draftStore.open(draftId)
        return path
      }),
    // An unsaved draft is kept as well.
    startNew: () =>
      onDevice(({ draftStore }) => {
        draftStore.startNew()
        return '/who'
      }),
    logout: () =>
      onDevice((actions) => {
        actions.draftStore.start()
        if (actions.draftStore.listUnsavedDrafts().length === 0) return signOut(actions)
        setTrouble('unsaved')
        return null
      }),
    logoutAnyway: () => onDevice(signOut),
  }
}

async function signOut({ signOutHere }: OnDevice): Promise<string> {
  await signOutHere()
  return '/login'
}
