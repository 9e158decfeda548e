import { useCallback, useEffect, useRef } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { draftStore } from '#app/draft/hooks.ts'
import { type ContentPart, revertParts, unsavedParts } from '#app/draft/rules.ts'
import { currentSession } from '#app/lib/session.ts'
import { saving } from '#app/messages/en/saving.ts'
import { useFrame } from './frame.ts'

/** Going there is no leaving: one signs in again so that it can be saved. */
const HARMLESS = new Set(['/login', '/save'])

export interface LeaveQuestion {
  stay(): void
  /** Takes back what is unsaved here, and goes on. */
  leave(): void
  /** Goes on with everything as it is. */
  goOn(): void
}

/**
 * Asks before a screen is left whose part of the memorial has unsaved changes; the browser asks when the tab is closed.
 *
 * @param isGone nothing can be saved any more: nobody is asked, and what was written stays for when it is brought back
 */
export function useLeaving(parts: readonly ContentPart[], isGone: boolean): LeaveQuestion | null {
  const { isStoring } = useFrame()
  const latest = useRef(parts)
  latest.current = parts
  const isUnsaved = useCallback(
    () =>
      currentSession().token !== null &&
      unsavedParts(draftStore.state.getState().draft, latest.current).length > 0,
    [],
  )

  const isBlocked: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !HARMLESS.has(nextLocation.pathname) &&
      !isGone &&
      isUnsaved(),
    [isUnsaved, isGone],
  )
  const blocker = useBlocker(isBlocked)

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      draftStore.flush()
      if (!isUnsaved() && !isStoring()) return
      event.preventDefault()
      event.returnValue = saving.leave.unload
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved, isStoring])

  if (blocker.state !== 'blocked') return null
  return {
    stay: () => blocker.reset(),
    goOn: () => blocker.proceed(),
    leave() {
      draftStore.update((draft) => revertParts(draft, parts))
      blocker.proceed()
    },
  }
}
