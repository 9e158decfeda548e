import type { DraftPhoto } from '#app/draft/schema.ts'

/** A removed photo that can be restored, and its place. */
export interface RemovedPhoto {
  draftId: string
  photo: DraftPhoto
  /** Id of the photo before it, which may be a removed one; null at the start. */
  afterId: string | null
}

export type Place = { photo: DraftPhoto; gap?: never } | { gap: RemovedPhoto; photo?: never }

const idAt = (place: Place): string => (place.photo ?? place.gap.photo).id

/**
 * The photos together with the removed ones. Each removed photo comes after the photo it followed, wherever that was
 * moved.
 */
export function withRemovedPhotos(photos: readonly DraftPhoto[], gaps: readonly RemovedPhoto[]): Place[] {
  const places: Place[] = photos.map((photo) => ({ photo }))
  const placeOf = (id: string | null): number => places.findIndex((place) => idAt(place) === id)
  const waiting = gaps.filter(({ photo }) => placeOf(photo.id) < 0)
  while (waiting.length > 0) {
    // A removed photo may follow one that was removed later. If the photo it followed is gone, it goes to the start.
    const next = waiting.findIndex(({ afterId }) => afterId === null || placeOf(afterId) >= 0)
    for (const gap of waiting.splice(Math.max(0, next), 1))
      places.splice(placeOf(gap.afterId) + 1, 0, { gap })
  }
  return places
}

/** A photo that is about to be removed, with its place. */
export function removedPhotoOf(draftId: string, photo: DraftPhoto, places: readonly Place[]): RemovedPhoto {
  const at = places.findIndex((place) => idAt(place) === photo.id)
  const before = places[at - 1]
  return { draftId, photo, afterId: before ? idAt(before) : null }
}

/** Id of the photo in front of which a removed one is restored; null: at the end. */
export function photoAfter(places: readonly Place[], id: string): string | null {
  const at = places.findIndex((place) => idAt(place) === id)
  return places.slice(at + 1).find(({ photo }) => photo)?.photo?.id ?? null
}
