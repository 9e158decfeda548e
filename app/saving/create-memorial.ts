import { keepEarly, setPendingPersist } from '#app/draft/edits.ts'
import { markSaved } from '#app/draft/memorial.ts'
import { toCreatePayload } from '#app/draft/payload.ts'
import { contentOf, stepParts, takeParts } from '#app/draft/rules.ts'
import { blankDraft } from '#app/draft/schema.ts'
import { createMemorial, type KeptAt } from '#contract/memorials.ts'
import { latestDraft, type SaveDependencies } from './dependencies.ts'

/**
 * Creates the memorial of a draft, unless it has one. The draft's id is sent along, so that a repeated request after a
 * lost answer returns the same memorial. The files are sent afterwards; until then the draft has `pendingPersist`.
 * Rejects with `ApiError`.
 *
 * @param keptAt the step at which the memorial is kept by mail before its end
 */
export async function ensureMemorial(
  deps: SaveDependencies,
  draftId: string,
  keptAt?: KeptAt,
): Promise<void> {
  const draft = latestDraft(deps, draftId)
  if (!draft || draft.memorialUuid !== null) return
  const { user } = deps.drafts.state.getState()
  // Funds, which an archive may have brought, are sent by their own screen.
  const sent = takeParts(contentOf(blankDraft(draftId)), draft, stepParts)
  const body = { ...toCreatePayload(draft, user?.uuid ?? null), ...(keptAt && { keptAt }) }
  const { memorial } = await deps.call(createMemorial, { body })
  deps.drafts.updateDraft(draftId, (current) => {
    const saved = setPendingPersist(true)(markSaved(current, sent, memorial))
    return keptAt ? keepEarly(saved) : saved
  })
}
