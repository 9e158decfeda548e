import { changePhoto } from '#app/draft/list-edits.ts'
import { type SavingScreen, toEditPayload } from '#app/draft/payload.ts'
import { type ContentPart, stepParts } from '#app/draft/rules.ts'
import { ApiError } from '#app/lib/api.ts'
import { updateMedia } from '#contract/media.ts'
import { editMemorial } from '#contract/memorials.ts'
import { latestDraft, type SaveDependencies } from './dependencies.ts'
import { withRetries } from './retry.ts'
import { withMerges } from './with-merges.ts'

/** The parts that the payload of each screen leaves out (draft/payload.ts). */
const notSent: Record<SavingScreen, readonly ContentPart[]> = {
  who: ['photos'],
  photos: ['date', 'profilePhoto'],
  message: ['date', 'profilePhoto', 'photos'],
  contacts: ['date', 'profilePhoto', 'photos'],
  save: [],
}

/** Sends the edit of a step through `withMerges`. */
export function sendEdit(deps: SaveDependencies, draftId: string, screen: SavingScreen): Promise<void> {
  const { user } = deps.drafts.state.getState()
  const parts = stepParts.filter((part) => !notSent[screen].includes(part))
  return withMerges(deps, draftId, parts, (draft, version) =>
    deps.call(editMemorial, { body: { ...toEditPayload(draft, user?.uuid ?? null, screen), version } }),
  )
}

/**
 * Sends changed captions and rotations of photos; a photo that is refused is skipped.
 *
 * @param captions false if they are part of the call that follows
 */
export async function sendPhotoChanges(
  deps: SaveDependencies,
  draftId: string,
  { captions = true } = {},
): Promise<void> {
  for (const { id, caption, rotation, serverMedia } of latestDraft(deps, draftId)?.photos ?? []) {
    if (!serverMedia) continue
    const title = captions ? caption.trim() : serverMedia.title
    const isTurned = rotation !== (serverMedia.rotation ?? 0)
    if (serverMedia.title === title && !isTurned) continue
    try {
      const params = { mediaUuid: serverMedia.uuid }
      const body = { title, ...(isTurned && { rotation }) }
      const { media } = await withRetries(() => deps.call(updateMedia, { params, body }), deps)
      deps.drafts.updateDraft(draftId, changePhoto(id, { serverMedia: media }))
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
    }
  }
}
