import { setProfilePhoto } from '#app/draft/edits.ts'
import { draftStore } from '#app/draft/hooks.ts'
import type { DraftProfilePhoto } from '#app/draft/schema.ts'
import { networkFailureMessage } from '#app/lib/network-failure.ts'
import { forgetSoon } from './forget-photo.ts'

/**
 * Keeps a chosen file as the photo of the person. Gives what is wrong, in words, when it cannot be kept; the one before
 * stays then. What opens photos is fetched with the first that is chosen.
 */
export async function chooseProfilePhoto(file: File): Promise<string | null> {
  const work = await import('./keep-profile-photo.ts').catch(() => null)
  return work ? work.keepProfilePhoto(file) : networkFailureMessage()
}

/** Takes the photo away; gives the way back. */
export function takeOutProfilePhoto(photo: DraftProfilePhoto): () => void {
  const { draftId } = draftStore.state.getState().draft
  draftStore.update(setProfilePhoto(null))
  forgetSoon(photo.id)
  return () =>
    draftStore.updateDraft(draftId, (draft) => (draft.profilePhoto ? draft : setProfilePhoto(photo)(draft)))
}
