import { draftStore } from '../../draft/hooks.ts'
import { hasContent } from '../../draft/rules.ts'

/** Whether a memorial was begun in this tab that the server does not have yet. */
export function hasBegunDraft(): boolean {
  const { draft } = draftStore.state.getState()
  return draft.memorialUuid === null && hasContent(draft)
}
