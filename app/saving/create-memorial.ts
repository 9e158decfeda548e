import { setPendingPersist } from '#app/draft/edits.ts'
import { markSaved } from '#app/draft/memorial.ts'
import { toCreatePayload } from '#app/draft/payload.ts'
import { contentOf, stepParts, takeParts } from '#app/draft/rules.ts'
import { blankDraft } from '#app/draft/schema.ts'
import { createMemorial } from '#contract/memorials.ts'
import { latestDraft, type SaveDependencies } from './dependencies.ts'

/**
 * Creates the memorial of a draft, unless it has one. The draft's id is sent along, so that a repeated request after a
 * lost answer returns the same memorial. The files are sent afterwards; until then the draft has `pendingPersist`.
 * Rejects with `ApiError`.
 */
export async function ensureMemorial(deps: SaveDependencies, draftId: string): Promise<void> {
  const draft = latestDraft(deps, draftId)
  if (!draft || draft.memorialUuid !== null) return
  const { user } = deps.drafts.state.getState()
  // Funds are sent by their own screen.
  const sent = takeParts(contentOf(blankDraft(draftId)), draft, stepParts)
  const body = toCreatePayload(draft, user?.uuid ?? null)
  const { memorial } = await deps.call(createMemorial, { body })
  deps.drafts.updateDraft(draftId, (current) => setPendingPersist(true)(markSaved(current, sent, memorial)))
}
