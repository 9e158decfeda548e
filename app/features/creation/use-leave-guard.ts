import type { BlockerFunction } from 'react-router'
import { draftStore } from '#app/draft/hooks.ts'
import { type DraftPage, revertToBaseline } from '#app/draft/rules.ts'
import { currentSession } from '#app/lib/session.ts'
import { useDialogBlocker } from '#app/lib/use-dialog-blocker.ts'
import { pageLeftUnsaved } from './unsaved-changes.ts'

export interface LeaveQuestion {
  page: DraftPage
  stay(): void
  /** Takes back what is unsaved on the page, and goes on. */
  leave(): void
  /** Goes on with everything as it is. */
  goOn(): void
}

const isBlocked: BlockerFunction = ({ currentLocation, nextLocation }) =>
  pageLeftUnsaved(
    currentLocation.pathname,
    nextLocation.pathname,
    draftStore.state.getState().draft,
    currentSession(),
  ) !== null

/** Asks before a page with unsaved edits is left; null when there is no question. */
export function useLeaveGuard(path: string): LeaveQuestion | null {
  const blocker = useDialogBlocker(isBlocked)
  if (blocker.state !== 'blocked') return null
  const { draft } = draftStore.state.getState()
  const page = pageLeftUnsaved(path, blocker.location.pathname, draft, currentSession()) ?? 'preview'
  return {
    page,
    stay: () => blocker.reset(),
    goOn: () => blocker.proceed(),
    leave() {
      draftStore.update((current) => revertToBaseline(current, page))
      blocker.proceed()
    },
  }
}
