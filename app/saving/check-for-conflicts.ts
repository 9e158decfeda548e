import { conflictsWith, loadMemorial } from '#app/draft/memorial.ts'
import type { ContentPart } from '#app/draft/rules.ts'
import { ApiError } from '#app/lib/api.ts'
import { errors } from '#contract/errors.ts'
import { getMemorial } from '#contract/memorials.ts'
import { latestDraft, type SaveDependencies } from './dependencies.ts'
import { withRetries } from './retry.ts'

/**
 * Reads the memorial and merges what others saved. Rejects with MEMORIAL_STALE when one of these parts was changed here
 * and on the server, as a save does.
 */
export async function checkForConflicts(
  deps: SaveDependencies,
  draftId: string,
  parts: readonly ContentPart[],
): Promise<void> {
  const draft = latestDraft(deps, draftId)
  if (!draft?.memorialUuid) return
  const { memorialUuid } = draft
  const { memorial, lastEdit } = await withRetries(
    () => deps.call(getMemorial, { params: { memorialUuid } }),
    deps,
  )
  const stale = { code: 'MEMORIAL_STALE', memorial, lastEdit } as const
  if (conflictsWith(draft, memorial, parts).length > 0) throw new ApiError(errors[stale.code].status, stale)
  deps.drafts.updateDraft(draftId, (current) => loadMemorial(current, memorial))
}
