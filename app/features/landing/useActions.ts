import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Visitor } from './useVisitor.ts'

type OnDevice = typeof import('./actions.ts')

export interface Actions {
  begin: () => Promise<void>
  resume: () => Promise<void>
  startNew: () => Promise<void>
  /** Asks first when something would be lost. */
  logout: () => Promise<void>
  logoutAnyway: () => Promise<void>
  /** What the visitor has to be told or asked. */
  dialog: 'failed' | 'unsaved' | null
  closeDialog: () => void
}

/** What the buttons do, and where they lead. */
export function useActions({ unfinished }: Visitor): Actions {
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<Actions['dialog']>(null)

  /** @param act gives the path to go to, or null to stay */
  async function onDevice(act: (actions: OnDevice) => string | null | Promise<string>) {
    const actions = await import('./actions.ts').catch(() => null)
    if (actions === null) return setDialog('failed')
    const path = await act(actions)
    if (path !== null) await navigate(path)
  }

  return {
    dialog,
    closeDialog: () => setDialog(null),
    begin: () =>
      onDevice((actions) => {
        actions.begin(unfinished)
        return '/who'
      }),
    resume: () =>
      onDevice((actions) => {
        if (unfinished) actions.resume(unfinished)
        return unfinished?.path ?? null
      }),
    startNew: () =>
      onDevice((actions) => {
        actions.startNew()
        return '/who'
      }),
    logout: () =>
      onDevice((actions) => {
        if (!actions.wouldLose()) return signOut(actions)
        setDialog('unsaved')
        return null
      }),
    logoutAnyway: () => onDevice(signOut),
  }
}

async function signOut(actions: OnDevice): Promise<string> {
  await actions.signOutHere()
  return '/login'
}
