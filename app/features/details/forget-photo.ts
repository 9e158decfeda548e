import { removeFile } from '#app/draft/files.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { fileIdsOf } from '#app/draft/rules.ts'

/** Undo stands open for seconds; the file stays longer than that. Milliseconds. */
const KEPT_AFTER_REMOVAL = 60_000

/** Frees the room of a photo that was taken out, unless it was put back meanwhile. */
export function forgetSoon(id: string): void {
  setTimeout(() => {
    const { everyDraft, draft } = draftStore.state.getState()
    const named = [draft, ...Object.values(everyDraft)].flatMap(fileIdsOf)
    if (!named.includes(id)) void removeFile(id)
  }, KEPT_AFTER_REMOVAL)
}
