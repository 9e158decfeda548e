import type { BlockerFunction } from 'react-router'
import { draftStore } from '#app/draft/hooks.ts'
import { type DraftPage, revertToBaseline } from '#app/draft/rules.ts'
import { currentSession } from '#app/lib/session.ts'
import { useDialogBlocker } from '#app/lib/use-dialog-blocker.ts'
import { pageLeftUnsaved } from './unsaved-changes.ts'

export interface LeaveQuestion {
  page: DraftPage
  stay(): void
  /** To call after `stay`: goes where they were going. */
  goLater(): Promise<void>
  /** Discards the unsaved changes of the page, and continues. */
  leave(): void
  /** Continues and keeps the changes. */
  goOn(): void
}

const isBlocked: BlockerFunction = ({ currentLocation, nextLocation }) =>
  pageLeftUnsaved(
    currentLocation.pathname,
    nextLocation.pathname,
    draftStore.state.getState().draft,
    currentSession(),
  ) !== null

/** Asks before somebody leaves a page with unsaved changes; null if there is no question. */
export function useLeaveGuard(path: string): LeaveQuestion | null {
  const { blocker, toGoLater } = useDialogBlocker(isBlocked)
  if (blocker.state !== 'blocked') return null
  const { draft } = draftStore.state.getState()
  const page = pageLeftUnsaved(path, blocker.location.pathname, draft, currentSession()) ?? 'preview'
  return {
    page,
    stay: () => blocker.reset(),
    goLater: toGoLater(blocker.location),
    goOn: () => blocker.proceed(),
    leave() {
      draftStore.update((current) => revertToBaseline(current, page))
      blocker.proceed()
    },
  }
}
