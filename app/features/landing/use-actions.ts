import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Unfinished } from './read-entry.ts'

type OnDevice = typeof import('./actions.ts')

export interface Actions {
  begin: () => Promise<void>
  resume: (draft: Unfinished) => Promise<void>
  startNew: () => Promise<void>
  hasFailed: boolean
}

/** The actions of the buttons, which then navigate. */
export function useActions(): Actions {
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)

  /** @param act returns the path to go to */
  async function onDevice(act: (actions: OnDevice) => string) {
    setFailed(false)
    const actions = await import('./actions.ts').catch(() => null)
    if (actions === null) setFailed(true)
    else await navigate(act(actions))
  }

  return {
    hasFailed,
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
  }
}
