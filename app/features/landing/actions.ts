import { draftStore } from '#app/draft/hooks.ts'
import { forgetAuth } from '#app/lib/session.ts'
import { signOutHere } from '#app/lib/sign-out.ts'
import type { Unfinished } from './read-entry.ts'

/**
 * The landing page's changes to storage. Imported when a button is pressed (`useActions`), because the draft store is
 * larger than the whole page.
 */

/** 'Let's Go': clears the session. The button is shown only if no unfinished memorial has a name. */
export function begin(): void {
  forgetAuth()
}

/** Opens a draft in this tab. */
export function resume(unfinished: Unfinished): void {
  draftStore.open(unfinished.draftId)
}

/** 'Start a New Memorial': opens an empty draft. An unsaved draft is kept as well. */
export function startNew(): void {
  draftStore.startNew()
}

/** Whether signing out would delete something that is saved nowhere else. */
export function wouldLose(): boolean {
  draftStore.start()
  return draftStore.listUnsavedDrafts().length > 0
}

export { signOutHere }
