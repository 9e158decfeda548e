import { setProfilePhoto } from '#app/draft/edits.ts'
import { draftStore } from '#app/draft/hooks.ts'
import type { DraftProfilePhoto } from '#app/draft/schema.ts'
import { networkFailureMessage } from '#app/lib/network-failure.ts'
import { forgetSoon } from './forget-photo.ts'

/**
 * Stores a chosen file as the portrait. Returns null, or why it was not stored, as text; the previous photo stays then.
 * The code that reads photos is loaded when the first one is chosen.
 */
export async function chooseProfilePhoto(file: File): Promise<string | null> {
  const work = await import('./keep-profile-photo.ts').catch(() => null)
  return work ? work.keepProfilePhoto(file) : networkFailureMessage()
}

/** Removes the photo; returns the function that restores it. */
export function takeOutProfilePhoto(photo: DraftProfilePhoto): () => void {
  const { draftId } = draftStore.state.getState().draft
  draftStore.update(setProfilePhoto(null))
  forgetSoon(photo.id)
  return () =>
    draftStore.updateDraft(draftId, (draft) => (draft.profilePhoto ? draft : setProfilePhoto(photo)(draft)))
}
