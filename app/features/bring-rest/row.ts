import type { Row } from '#app/lib/archive/open-archive.ts'
import { aBoolean, aNumber, aString, or } from '#app/lib/read-stored.ts'
import { latestToday } from '#contract/life-dates.ts'
import { isPhotoDate, isPhotoDateAhead } from '#contract/photo-date.ts'

// Cells of an archive, which anybody can have changed: what is not as it should be is as if it were empty. The server checks the rest.

export const textIn = (row: Row, field: string): string => or(aString, '')(row[field])
export const textOrNull = (row: Row, field: string): string | null => textIn(row, field) || null
/** When a photo was taken; null for what is no date, or a day that has not come. */
export function dateIn(row: Row, field: string): string | null {
  const date = textIn(row, field)
  return isPhotoDate(date) && !isPhotoDateAhead(date, latestToday(new Date())) ? date : null
}

export const numberIn = (row: Row, field: string): number => or(aNumber, 0)(row[field])
export const isIn = (row: Row, field: string): boolean => or(aBoolean, false)(row[field])

/** By their place, then by when they were made. */
export const inPlace = (rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (one, other) =>
      numberIn(one, 'position') - numberIn(other, 'position') ||
      (textIn(one, 'createdAt') < textIn(other, 'createdAt') ? -1 : 1),
  )

/** The oldest first, so that what is stopped has begun at the beginning. */
export const byDate = (rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (textIn(one, 'dateCreated') < textIn(other, 'dateCreated') ? -1 : 1))

/** By a column. `Map.groupBy` would do it in browsers newer than those we promise. */
export function groupBy(rows: readonly Row[], field: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(textIn(row, field))
    if (group) group.push(row)
    else groups.set(textIn(row, field), [row])
  }
  return groups
}
