import { draftStore } from '#app/draft/hooks.ts'

/** For the menu of a public page; imported when it is pressed, since the draft store weighs more than the page. */

export { signOutHere } from '#app/lib/sign-out.ts'

/** Whether signing out would take something away that is nowhere else. */
export function wouldLose(): boolean {
  draftStore.start()
  return draftStore.listUnsavedDrafts().length > 0
}
