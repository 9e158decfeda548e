import { z } from 'zod'
import { changePhoto } from '#app/draft/edits.ts'
import { conflictsWith, loadMemorial, markSaved } from '#app/draft/memorial.ts'
import { type SavingScreen, toEditPayload } from '#app/draft/payload.ts'
import { type ContentPart, contentOf, takePart } from '#app/draft/rules.ts'
import type { Content, Draft } from '#app/draft/schema.ts'
import { ApiError } from '#app/lib/api.ts'
import { updateMedia } from '#contract/media.ts'
import { editMemorial, Memorial } from '#contract/memorials.ts'
import { retrying } from './retry.ts'
import { freshest, type World } from './world.ts'

/** How often a save is tried again after bringing in what others saved. */
const MERGES = 3

/** What the payload of each screen leaves out (draft/payload.ts). */
const notSent: Record<SavingScreen, readonly ContentPart[]> = {
  who: ['photos'],
  photos: ['date', 'profilePhoto'],
  message: ['date', 'profilePhoto', 'photos'],
  contacts: ['date', 'profilePhoto', 'photos'],
  save: [],
}

/**
 * Sends the edit of a screen, and makes what was sent the draft's baseline; what was changed meanwhile stays
 * unsaved. What somebody else saved is brought in first, where both fit together. Rejects with `ApiError`:
 * MEMORIAL_STALE when the same was changed here and there.
 */
export async function sendEdit(world: World, draftId: string, screen: SavingScreen): Promise<void> {
  for (let mergesLeft = MERGES; ; mergesLeft -= 1) {
    const draft = freshest(world, draftId)
    if (!draft) return
    const { user } = world.drafts.state.getState()
    try {
      const body = toEditPayload(draft, user?.uuid ?? null, screen)
      const { memorial } = await retrying(() => world.call(editMemorial, { body }))
      const sent = contentSent(draft, screen)
      world.drafts.updateDraft(draftId, (current) => markSaved(current, sent, memorial))
      return
    } catch (reason) {
      const newer = newerMemorial(reason)
      if (!newer || mergesLeft === 0 || conflictsWith(draft, newer).length > 0) throw reason
      world.drafts.updateDraft(draftId, (current) => loadMemorial(current, newer))
    }
  }
}

/** The draft's content as the server knows it after the save of a screen. */
function contentSent(draft: Draft, screen: SavingScreen): Content {
  const { baseline } = draft
  const content = contentOf(draft)
  return baseline ? notSent[screen].reduce((sent, part) => takePart(sent, baseline, part), content) : content
}

const Stale = z.object({ memorial: Memorial })

/** The memorial as it stands on the server, when a save was refused because of it. */
function newerMemorial(reason: unknown): Memorial | null {
  if (!(reason instanceof ApiError) || reason.code !== 'MEMORIAL_STALE') return null
  return Stale.safeParse(reason.answer).data?.memorial ?? null
}

/** Sends the captions that were changed; one that is refused is passed over (spec 1 §7 "Save ordering"). */
export async function sendCaptions(world: World, draftId: string): Promise<void> {
  for (const { id, caption, serverMedia } of freshest(world, draftId)?.photos ?? []) {
    const title = caption.trim()
    if (!serverMedia || serverMedia.title === title) continue
    try {
      const params = { mediaUuid: serverMedia.uuid }
      const { media } = await retrying(() => world.call(updateMedia, { params, body: { title } }))
      world.drafts.updateDraft(draftId, changePhoto(id, { serverMedia: media }))
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
    }
  }
}
