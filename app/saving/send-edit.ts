import { changePhoto } from '#app/draft/edits-of-lists.ts'
import { type SavingScreen, toEditPayload } from '#app/draft/payload.ts'
import { type ContentPart, stepParts } from '#app/draft/rules.ts'
import { ApiError } from '#app/lib/api.ts'
import { updateMedia } from '#contract/media.ts'
import { editMemorial } from '#contract/memorials.ts'
import { retrying } from './retry.ts'
import { withMerges } from './with-merges.ts'
import { freshest, type World } from './world.ts'

/** What the payload of each screen leaves out (draft/payload.ts). */
const notSent: Record<SavingScreen, readonly ContentPart[]> = {
  who: ['photos'],
  photos: ['date', 'profilePhoto'],
  message: ['date', 'profilePhoto', 'photos'],
  contacts: ['date', 'profilePhoto', 'photos'],
  save: [],
}

/** Sends the edit of a step, as `withMerges` saves. */
export function sendEdit(world: World, draftId: string, screen: SavingScreen): Promise<void> {
  const { user } = world.drafts.state.getState()
  const parts = stepParts.filter((part) => !notSent[screen].includes(part))
  return withMerges(world, draftId, parts, (draft, version) =>
    world.call(editMemorial, { body: { ...toEditPayload(draft, user?.uuid ?? null, screen), version } }),
  )
}

/**
 * Sends the captions and the turns of photos that were changed; one that is refused is passed over.
 *
 * @param captions false where they go with the call that follows
 */
export async function sendPhotoChanges(
  world: World,
  draftId: string,
  { captions = true } = {},
): Promise<void> {
  for (const { id, caption, rotation, serverMedia } of freshest(world, draftId)?.photos ?? []) {
    if (!serverMedia) continue
    const title = captions ? caption.trim() : serverMedia.title
    const isTurned = rotation !== (serverMedia.rotation ?? 0)
    if (serverMedia.title === title && !isTurned) continue
    try {
      const params = { mediaUuid: serverMedia.uuid }
      const body = { title, ...(isTurned && { rotation }) }
      const { media } = await retrying(() => world.call(updateMedia, { params, body }), world)
      world.drafts.updateDraft(draftId, changePhoto(id, { serverMedia: media }))
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
    }
  }
}
