// What the landing page needs to change storage. Imported when a button is pressed (`useActions`), because the draft
// store is larger than the whole page.

export { draftStore } from '#app/draft/hooks.ts'
export { forgetAuth } from '#app/lib/session.ts'
