import type { LifeDates } from './life-dates.ts'

/**
 * When a photo was taken, as exactly as somebody or something knows it, in the form of EDTF (ISO 8601-2, level 1):
 * `1954-05-07`, `1954-05`, `1954`, `1954~` for about 1954, `195X` for the 1950s, `195X~` for about the 1950s, and `XXXX`
 * for a date that nobody knows (docs/decisions/0017). It imports no code: browser and server read and sort with it.
 */
export type PhotoDate = string

type Precision = 'DAY' | 'MONTH' | 'YEAR' | 'DECADE'

/** Who or what says it: a person, the camera's clock, a caption program's XMP, or the name of the file. */
type PhotoDateSource = 'PERSON' | 'CAMERA' | 'XMP' | 'FILE_NAME'

/** Somebody looked, and nobody knows. */
export const UNKNOWN_DATE = 'XXXX'

/** Nothing was photographed before (Niépce's "View from the Window at Le Gras" is of 1826 or 1827). */
export const FIRST_PHOTO_YEAR = 1826

interface ReadDate {
  precision: Precision
  isAbout: boolean
}

/** What a date says; null for an unknown one, and for a text that is none. */
export function readPhotoDate(text: PhotoDate | null | undefined): ReadDate | null {
  const [, year = '', month, day, about] = /^(\d{3}[\dX])(?:-(\d\d)(?:-(\d\d))?)?(~)?$/.exec(text ?? '') ?? []
  if (year === '' || Number(year.replace('X', '9')) < FIRST_PHOTO_YEAR) return null
  const isAbout = about !== undefined
  if (month === undefined) return { precision: year.endsWith('X') ? 'DECADE' : 'YEAR', isAbout }
  // "About the 7th" is said by a month, and "about May" by a year.
  if (isAbout || year.endsWith('X') || Number(month) < 1 || Number(month) > 12) return null
  if (day === undefined) return { precision: 'MONTH', isAbout }
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return Number(day) >= 1 && Number(day) <= days ? { precision: 'DAY', isAbout } : null
}

/** Whether a text is a date that a photo can have, `XXXX` included. */
export const isPhotoDate = (text: string): boolean => text === UNKNOWN_DATE || readPhotoDate(text) !== null

/** Whether all of it lies after today (`2026-11-26`): no photo is of tomorrow. */
export const isPhotoDateAhead = (date: PhotoDate, today: string): boolean => {
  const key = photoDateKey(date)
  return key > today.slice(0, key.length)
}

/**
 * What photos are sorted by, as text: the beginning of the time that a date names, so that the 1950s stand before 1950,
 * 1954 before May 1954, and about 1954 where 1954 stands. Of equal ones the present order stays.
 */
export const photoDateKey = (date: PhotoDate): string => date.replace(/X+|~/g, '')

/** The first year of the decade of a date, `1950`; null for an unknown one. */
export function decadeOf(date: PhotoDate | null | undefined): number | null {
  const key = photoDateKey(date ?? '').slice(0, 3)
  return key.length === 3 ? Number(key) * 10 : null
}

/** A whole decade as a date: `195X`. */
export const decadeDate = (decade: number): PhotoDate => `${Math.trunc(decade / 10)}X`

/** What is stored of a photo's date. */
export interface PhotoDateFacts {
  /** By a host, of what somebody else added; it counts before what they say. null: no host has said anything. */
  hostDate?: PhotoDate | null | undefined
  /** By a person, a host or whoever added it; null: nobody has said anything. */
  saidDate?: PhotoDate | null | undefined
  /** By XMP or by the file's name; null: neither does. */
  fileDate?: PhotoDate | null | undefined
  fileDateSource?: 'XMP' | 'FILE_NAME' | null | undefined
  /** By the camera's own clock: `2018-02-05T15:11:44`. */
  takenAt?: string | null | undefined
  /** A scanner made the file, so its clock says when it was scanned. */
  isScan?: boolean | null | undefined
}

export interface ResolvedPhotoDate {
  /** null: unknown, or in doubt. */
  date: PhotoDate | null
  source: PhotoDateSource | null
  /** What the file says and nobody should believe before somebody was asked. */
  doubt: { date: PhotoDate; why: 'SCAN' | 'NOT_IN_LIFE' } | null
}

/**
 * The date of a photo. What a person said counts before everything. What the file says counts where it is plausible: a
 * scan, and a picture from before the birth or after the death, as of an old print that a phone took a picture of, are asked about.
 */
export function resolvePhotoDate(facts: PhotoDateFacts, life: LifeDates = {}): ResolvedPhotoDate {
  const { hostDate, saidDate, fileDate, fileDateSource, takenAt, isScan } = facts
  const said = hostDate || saidDate
  if (said) return { date: said === UNKNOWN_DATE ? null : said, source: 'PERSON', doubt: null }
  const date = fileDate ?? takenAt?.slice(0, 10) ?? null
  if (date === null) return { date: null, source: null, doubt: null }
  const source = fileDate ? (fileDateSource ?? 'FILE_NAME') : 'CAMERA'
  const why = isScan && source !== 'XMP' ? 'SCAN' : isOutsideLife(date, life) ? 'NOT_IN_LIFE' : null
  return why ? { date: null, source: null, doubt: { date, why } } : { date, source, doubt: null }
}

/** Surely before the birth or after the death: as far as both are known. */
function isOutsideLife(date: PhotoDate, { birthDate, deathDate }: LifeDates): boolean {
  const day = photoDateKey(date)
  const [birth, death] = [photoDateKey(birthDate ?? ''), photoDateKey(deathDate ?? '')]
  const isBefore = day.slice(0, birth.length) < birth.slice(0, day.length)
  return isBefore || day.slice(0, death.length) > (death || '9').slice(0, day.length)
}

/** What a photo is sorted by, to the second where its camera says so; null: it stands behind, in its present order. */
export function photoTimeKey(facts: PhotoDateFacts, life: LifeDates = {}): string | null {
  const { date } = resolvePhotoDate(facts, life)
  if (date === null) return null
  return facts.takenAt?.startsWith(date) && date.length === 10 ? facts.takenAt : photoDateKey(date)
}

/**
 * Rows in the order in which their photos were taken; those without a date behind, and equal ones as they stand.
 *
 * @param keyOf `photoTimeKey` of a row
 */
export function inOrderOfTime<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): Row[] {
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((one, other) => {
      if (one.key === other.key) return 0
      if (one.key === null) return 1
      return other.key === null || one.key < other.key ? -1 : 1
    })
    .map(({ row }) => row)
}

/**
 * A date as XMP and EXIF programs read it (`photoshop:DateCreated`, a reduced ISO 8601 date); null for what they cannot
 * say: a decade, "about", and an unknown one. `readPhotoDate` tells what is lost.
 */
export const xmpDateOf = (date: PhotoDate): string | null =>
  /^\d{4}(?:-\d\d){0,2}$/.test(date) && readPhotoDate(date) ? date : null
