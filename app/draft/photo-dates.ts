import type { LifeDates } from '#contract/life-dates.ts'
import type { PhotoDate, PhotoDateFacts, ResolvedPhotoDate } from '#contract/photo-date.ts'
import { inOrderOfTime, photoTimeKey, resolvePhotoDate } from '#contract/photo-date.ts'
import type { Edit } from './edits.ts'
import { sendableLife } from './life.ts'
import type { Content, DraftPhoto } from './schema.ts'

type Life = Pick<Content, keyof LifeDates>

/** What is known of the date of a photo in the draft: what the server read counts before what this browser did. */
function factsOf({ saidDate, takenAt, fileDate, isScan, serverMedia }: DraftPhoto): PhotoDateFacts {
  // Beside a camera's clock only XMP is read.
  const fileDateSource = takenAt ? 'XMP' : 'FILE_NAME'
  if (!serverMedia) return { saidDate, takenAt, fileDate, fileDateSource, isScan }
  return {
    ...serverMedia,
    saidDate,
    takenAt: serverMedia.takenAt ?? takenAt,
  }
}

/** When a photo was taken, as far as anybody knows, and what is in doubt. */
export const dateOfPhoto = (photo: DraftPhoto, life: Life): ResolvedPhotoDate =>
  resolvePhotoDate(factsOf(photo), sendableLife(life) ?? {})

/** Ids of the photos in the order they were taken; photos without a date follow in their present order. */
export const idsByDate = (photos: readonly DraftPhoto[], life: Life): string[] => {
  const dates = sendableLife(life) ?? {}
  return inOrderOfTime(photos, (photo) => photoTimeKey(factsOf(photo), dates)).map(({ id }) => id)
}

/** Sets what the hosts say of photos, by their ids; null: nothing. */
export const datePhotos =
  (dates: ReadonlyMap<string, PhotoDate | null>): Edit =>
  (draft) => ({
    ...draft,
    photos: draft.photos.map((photo) => {
      const saidDate = dates.get(photo.id)
      return saidDate === undefined ? photo : { ...photo, saidDate }
    }),
  })

/**
 * Takes back the day that an export says of a photo where it only repeats the clock in the file, so that a scanner's day is still
 * asked about. Exports name days in UTC: one of them may be the next, or the one before.
 */
export const forgetRepeatedDay =
  (id: string): Edit =>
  (draft) => ({
    ...draft,
    photos: draft.photos.map((photo) =>
      photo.id === id && repeatsClock(photo) ? { ...photo, saidDate: null } : photo,
    ),
  })

const DAY = 24 * 60 * 60 * 1000

const repeatsClock = ({ saidDate, takenAt }: DraftPhoto): boolean =>
  saidDate?.length === 10 &&
  takenAt !== null &&
  Math.abs(Date.parse(saidDate) - Date.parse(takenAt.slice(0, 10))) <= DAY
