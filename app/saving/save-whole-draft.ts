/** What saves a whole draft, for those who load it on demand. */
export { wholeDraft } from './plans.ts'
export { saveInBackground } from './save.ts'
