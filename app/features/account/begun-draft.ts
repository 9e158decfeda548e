import { draftStore } from '../../draft/hooks.ts'
import { hasContent } from '../../draft/rules.ts'

/** Whether this tab has a draft that the server does not have yet. */
export function hasBegunDraft(): boolean {
  const { draft } = draftStore.state.getState()
  return draft.memorialUuid === null && hasContent(draft)
}
