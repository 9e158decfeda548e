import type { Draft, DraftPhoto } from '#app/draft/schema.ts'

/**
 * A photo that reached the server in a save that stopped half-way is known to be there: taking it out is then a
 * removal, which the next save has to send.
 */
export function addToBaseline(draft: Draft, photo: DraftPhoto): Draft {
  const { baseline } = draft
  if (!photo.serverMedia || !baseline || baseline.photos.some(({ id }) => id === photo.id)) return draft
  return { ...draft, baseline: { ...baseline, photos: [...baseline.photos, photo] } }
}
