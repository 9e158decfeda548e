import { isUnsendable } from '#app/draft/rules.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'

/** When a photo was taken; null if unknown. */
const takenAt = (photo: DraftPhoto): string | null => photo.takenAt ?? photo.serverMedia?.takenAt ?? null

/** Whether sorting is useful: at least two photos have a time. */
export const canSortByDay = (photos: readonly DraftPhoto[]): boolean =>
  photos.filter((photo) => takenAt(photo) !== null).length > 1

/** How many photos have no time; files that cannot become photos are not counted. */
export const undated = (photos: readonly DraftPhoto[]): number =>
  photos.filter((photo) => takenAt(photo) === null && !isUnsendable(photo)).length

/** Ids of the photos in the order they were taken; photos without a time follow in their present order. */
export const byDayTaken = (photos: readonly DraftPhoto[]): string[] =>
  photos
    .toSorted((one, other) => {
      const [first, second] = [takenAt(one), takenAt(other)]
      if (first === second) return 0
      if (first === null) return 1
      if (second === null) return -1
      return first < second ? -1 : 1
    })
    .map(({ id }) => id)
