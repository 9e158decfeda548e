import { draftStore } from '#app/draft/hooks.ts'

/** For the menu of a public page; imported on demand, since the draft store is larger than the page. */

export { signOutHere } from '#app/lib/sign-out.ts'

/** Whether signing out would delete drafts that are stored nowhere else. */
export function wouldLose(): boolean {
  draftStore.start()
  return draftStore.listUnsavedDrafts().length > 0
}
