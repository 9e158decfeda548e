/** The code that saves in the background, loaded on demand (`use-background-save.ts`). */
export { wholeDraft } from '#app/saving/plans.ts'
export { isBeingSaved, saveInBackground } from '#app/saving/save.ts'
