import { useCallback, useEffect, useRef } from 'react'
import type { BlockerFunction } from 'react-router'
import { draftStore } from '#app/draft/hooks.ts'
import { currentSession } from '#app/lib/session.ts'
import { useDialogBlocker } from '#app/lib/use-dialog-blocker.ts'
import { useTranslations } from '#app/messages/index.tsx'

/** These pages are not asked about: there the person signs in again or saves. */
const HARMLESS = new Set(['/login', '/save'])

export interface LeaveQuestion {
  stay(): void
  /** Reverts what is unsaved here, and leaves. */
  leave(): void
  /** Leaves and keeps everything as it is. */
  goOn(): void
  /** To call after `stay`: goes where they were going. */
  goLater(): Promise<void>
}

interface Options {
  /** Whether leaving the screen would lose something. */
  isUnsaved: () => boolean
  /** Whether closing the tab would lose something, even if leaving the screen would not. */
  isAtWork?: () => boolean
  takeBack?: () => void
}

/** Asks before a screen with unsaved changes is left; the browser asks when the tab is closed. */
export function useLeaveQuestion(options: Options): LeaveQuestion | null {
  const t = useTranslations('saving.leave')
  const latest = useRef(options)
  latest.current = options
  const isUnsaved = useCallback(() => currentSession().token !== null && latest.current.isUnsaved(), [])

  const isBlocked: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !HARMLESS.has(nextLocation.pathname) &&
      isUnsaved(),
    [isUnsaved],
  )
  const { blocker, toGoLater } = useDialogBlocker(isBlocked)

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      draftStore.flush()
      if (!isUnsaved() && !latest.current.isAtWork?.()) return
      event.preventDefault()
      event.returnValue = t('unload')
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved, t])

  if (blocker.state !== 'blocked') return null
  return {
    goLater: toGoLater(blocker.location),
    stay: () => blocker.reset(),
    goOn: () => blocker.proceed(),
    leave() {
      options.takeBack?.()
      blocker.proceed()
    },
  }
}
