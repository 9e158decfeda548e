import type { DraftPhoto } from '#app/draft/schema.ts'

/** A photo that was taken out and can still be put back, in the place where it stood. */
export interface RemovedPhoto {
  draftId: string
  photo: DraftPhoto
  /** What stood before it, a photo or another gap; null at the start. */
  afterId: string | null
}

export type Place = { photo: DraftPhoto; gap?: never } | { gap: RemovedPhoto; photo?: never }

const idAt = (place: Place): string => (place.photo ?? place.gap.photo).id

/** The photos with the gaps between them, each behind what it followed, wherever that has gone meanwhile. */
export function withRemovedPhotos(photos: readonly DraftPhoto[], gaps: readonly RemovedPhoto[]): Place[] {
  const places: Place[] = photos.map((photo) => ({ photo }))
  const placeOf = (id: string | null): number => places.findIndex((place) => idAt(place) === id)
  const waiting = gaps.filter(({ photo }) => placeOf(photo.id) < 0)
  while (waiting.length > 0) {
    // One gap may follow another that was made later. What is gone for good leaves its followers at the start.
    const next = waiting.findIndex(({ afterId }) => afterId === null || placeOf(afterId) >= 0)
    for (const gap of waiting.splice(Math.max(0, next), 1))
      places.splice(placeOf(gap.afterId) + 1, 0, { gap })
  }
  return places
}

/** The gap that a photo leaves. */
export function removedPhotoOf(draftId: string, photo: DraftPhoto, places: readonly Place[]): RemovedPhoto {
  const at = places.findIndex((place) => idAt(place) === photo.id)
  const before = places[at - 1]
  return { draftId, photo, afterId: before ? idAt(before) : null }
}

/** The photo in front of which one is put back; null: at the end. */
export function photoAfter(places: readonly Place[], id: string): string | null {
  const at = places.findIndex((place) => idAt(place) === id)
  return places.slice(at + 1).find(({ photo }) => photo)?.photo?.id ?? null
}
