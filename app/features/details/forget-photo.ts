import { removeFile } from '#app/draft/files.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { fileIdsOf } from '#app/draft/rules.ts'

/** In milliseconds. The file is kept longer than the seconds in which Undo is offered. */
const KEPT_AFTER_REMOVAL = 60_000

/** Deletes the file of a removed photo after a while, unless the photo was restored meanwhile. */
export function forgetSoon(id: string): void {
  setTimeout(() => {
    const { everyDraft, draft } = draftStore.state.getState()
    const named = [draft, ...Object.values(everyDraft)].flatMap(fileIdsOf)
    if (!named.includes(id)) void removeFile(id)
  }, KEPT_AFTER_REMOVAL)
}
