import { draftStore } from '#app/draft/hooks.ts'
import { forgetAuth } from '#app/lib/session.ts'
import { signOutHere } from '#app/lib/sign-out.ts'
import type { Unfinished } from './read-entry.ts'

/**
 * What the landing changes on this device. Imported when a button is pressed (`useActions`), since the draft
 * store weighs more than the whole page.
 */

/** 'Let's Go': nobody is signed in any more. It stands only where nothing with a name waits. */
export function begin(): void {
  forgetAuth()
}

/** Opens a draft in this tab. */
export function resume(unfinished: Unfinished): void {
  draftStore.open(unfinished.draftId)
}

/** 'Start a New Memorial': an empty draft. One that the server lacks is kept beside it. */
export function startNew(): void {
  draftStore.startNew()
}

/** Whether signing out would take something away that is nowhere else. */
export function wouldLose(): boolean {
  draftStore.start()
  return draftStore.listUnsavedDrafts().length > 0
}

export { signOutHere }
