import type { Draft, DraftPhoto } from '#app/draft/schema.ts'

/**
 * Adds a photo to the draft's baseline if a save that failed later has uploaded it. Removing the photo is then a
 * change, which the next save sends.
 */
export function addToBaseline(draft: Draft, photo: DraftPhoto): Draft {
  const { baseline } = draft
  if (!photo.serverMedia || !baseline || baseline.photos.some(({ id }) => id === photo.id)) return draft
  return { ...draft, baseline: { ...baseline, photos: [...baseline.photos, photo] } }
}
