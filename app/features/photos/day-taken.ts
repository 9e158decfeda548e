import { isUnsendable } from '#app/draft/rules.ts'
import type { DraftPhoto } from '#app/draft/schema.ts'

/** When a photo was taken; null where nobody knows. */
const takenAt = (photo: DraftPhoto): string | null => photo.takenAt ?? photo.serverMedia?.takenAt ?? null

/** Whether there is anything to sort by. */
export const canSortByDay = (photos: readonly DraftPhoto[]): boolean =>
  photos.filter((photo) => takenAt(photo) !== null).length > 1

/** How many have no day; files that will never be photos are not counted. */
export const undated = (photos: readonly DraftPhoto[]): number =>
  photos.filter((photo) => takenAt(photo) === null && !isUnsendable(photo)).length

/** The ids of the photos from the first that was taken to the last; those without a day behind them, as they stand. */
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
