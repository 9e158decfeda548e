import { conflictsWith, loadMemorial, markSaved } from '#app/draft/memorial.ts'
import { type ContentPart, contentOf, takeParts } from '#app/draft/rules.ts'
import type { Draft } from '#app/draft/schema.ts'
import type { Memorial } from '#contract/memorials.ts'
import { latestDraft, type SaveDependencies } from './dependencies.ts'
import { withRetries } from './retry.ts'
import { newerMemorial } from './stale.ts'

/** How often a save is tried again after merging what others saved. */
const MERGES = 3

/** The call that saves; `version` is sent with it. */
export type Send = (draft: Draft, version: number | null) => Promise<{ memorial: Memorial }>

/**
 * Saves some parts of a draft, and makes what was sent its baseline; what was changed meanwhile stays unsaved. What
 * somebody else saved in other parts is merged first. Rejects with `ApiError`: MEMORIAL_STALE, with the memorial in its
 * answer, when one of these parts was changed here and on the server.
 *
 * @param parts what `send` sends; the others stay as they are, on both sides
 */
export async function withMerges(
  deps: SaveDependencies,
  draftId: string,
  parts: readonly ContentPart[],
  send: Send,
): Promise<void> {
  // A conflict in a part that is not sent keeps the draft at an older version; it must not block this save.
  let seen: number | null = null
  for (let mergesLeft = MERGES; ; mergesLeft -= 1) {
    const draft = latestDraft(deps, draftId)
    if (!draft) return
    const version = seen ?? draft.memorialVersion
    try {
      const { memorial } = await withRetries(() => send(draft, version), deps)
      const content = contentOf(draft)
      const sent = draft.baseline ? takeParts(draft.baseline, content, parts) : content
      deps.drafts.updateDraft(draftId, (current) => ({
        ...markSaved(current, sent, memorial),
        // Other parts may still have to be sent.
        pendingPersist: current.pendingPersist,
      }))
      return
    } catch (reason) {
      const newer = newerMemorial(reason)
      if (!newer || mergesLeft === 0 || conflictsWith(draft, newer, parts).length > 0) throw reason
      deps.drafts.updateDraft(draftId, (current) => loadMemorial(current, newer))
      seen = newer.version
    }
  }
}
