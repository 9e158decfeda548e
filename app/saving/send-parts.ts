import { conflictsWith, loadMemorial, markSaved } from '#app/draft/memorial.ts'
import { type ContentPart, takeParts } from '#app/draft/rules.ts'
import { type Draft, pickContent } from '#app/draft/schema.ts'
import { ApiError } from '#app/lib/api.ts'
import { errors } from '#contract/errors.ts'
import { getMemorial, type Memorial } from '#contract/memorials.ts'
import { latestDraft, type SaveDependencies } from './dependencies.ts'
import { withRetries } from './retry.ts'
import { newerMemorial } from './stale.ts'

/** A call that saves some parts, and answers with the memorial. */
export type PartCall = (sent: {
  deps: SaveDependencies
  draft: Draft
  parts: readonly ContentPart[]
  /** The version on the server that the draft is based on. */
  version: number | null
}) => Promise<{ memorial: Memorial }>

/**
 * Sends some parts of a draft with the version they began from, and makes what was sent its baseline; what was changed
 * meanwhile stays unsaved. Where somebody else saved other parts, these are taken over first. Rejects with `ApiError`:
 * MEMORIAL_STALE, with the memorial in its answer, when one of these parts was changed here and on the server.
 */
export async function sendParts(
  deps: SaveDependencies,
  draftId: string,
  parts: readonly ContentPart[],
  call: PartCall,
): Promise<void> {
  // A conflict in a part that is not sent keeps the draft at an older version; it must not block this save.
  let seen: number | null = null
  for (;;) {
    const draft = latestDraft(deps, draftId)
    if (!draft) return
    const version: number | null = seen ?? draft.memorialVersion
    try {
      const { memorial } = await withRetries(() => call({ deps, draft, parts, version }), deps)
      const content = pickContent(draft)
      const sent = draft.baseline ? takeParts(draft.baseline, content, parts) : content
      deps.drafts.updateDraft(draftId, (current) => ({
        ...markSaved(current, sent, memorial),
        // Other parts may still have to be sent.
        pendingPersist: current.pendingPersist,
      }))
      return
    } catch (reason) {
      const newer = newerMemorial(reason)
      if (!newer || newer.version === version) throw reason
      takeOver(deps, draftId, parts, newer, reason)
      seen = newer.version
    }
  }
}

/** Reads the memorial and takes over what others saved; rejects as `sendParts` does. */
export async function checkForConflicts(
  deps: SaveDependencies,
  draftId: string,
  parts: readonly ContentPart[],
): Promise<void> {
  const memorialUuid = latestDraft(deps, draftId)?.memorialUuid
  if (!memorialUuid) return
  const { memorial, lastEdit } = await withRetries(
    () => deps.call(getMemorial, { params: { memorialUuid } }),
    deps,
  )
  const stale = { code: 'MEMORIAL_STALE', memorial, lastEdit } as const
  takeOver(deps, draftId, parts, memorial, new ApiError(errors[stale.code].status, stale))
}

function takeOver(
  deps: SaveDependencies,
  draftId: string,
  parts: readonly ContentPart[],
  memorial: Memorial,
  reason: unknown,
): void {
  const draft = latestDraft(deps, draftId)
  if (draft && conflictsWith(draft, memorial, parts).length > 0) throw reason
  deps.drafts.updateDraft(draftId, (current) => loadMemorial(current, memorial))
}
