import { latinDigits } from '#contract/digits.ts'
import type { BroughtDay } from './found.ts'
import { folderOf, nameOf, splitName } from './paths.ts'

/** The first photograph; and no camera knows the next century. */
const [FIRST_YEAR, LAST_YEAR] = [1826, 2099]
const DAY_SECONDS = 86_400

/** A day that exists, as text; null for another. */
export function dayText(year: number, month: number, day: number): BroughtDay | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isThere && isYear(year) ? date.toISOString().slice(0, 10) : null
}

const isYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR

/**
 * The day of a moment in seconds since 1970, where this device is. Midnight in UTC is somebody's day without a time, and stays
 * that day everywhere.
 */
export function dayOfSeconds(seconds: number): BroughtDay | null {
  const date = new Date(seconds * 1000)
  if (!Number.isFinite(seconds) || Number.isNaN(date.getTime())) return null
  return seconds % DAY_SECONDS === 0
    ? dayText(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
    : dayText(date.getFullYear(), date.getMonth() + 1, date.getDate())
}

/** `IMG_20190512_201533`, `IMG-20190512-WA0001`, `2019-05-12 20.15.33`, `00000012-PHOTO-2019-05-12-20-15-33`. */
const DAY_IN_NAME = /(?:^|\D)((?:18|19|20)\d\d)([-_.]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?!\d)/

/** The day that a camera or messenger has written into a file's name. */
export function dayInName(name: string): BroughtDay | null {
  const [, year, , month, day] = DAY_IN_NAME.exec(latinDigits(name)) ?? []
  return year === undefined ? null : dayText(Number(year), Number(month), Number(day))
}

const MONTH_IN_FOLDER = /(?:^|[^\d\p{L}])((?:18|19|20)\d\d)[-_./](0[1-9]|1[0-2])(?!\d)/u
const YEAR_IN_FOLDER = /(?:^|[^\d\p{L}])((?:18|19|20)\d\d)(?![\d\p{L}])/gu

/** What the folders of a photo say, the innermost first: `2019-05-12 Beach`, `1987/06`, `Photos from 2019`. */
export function dayInFolders(path: string): BroughtDay | null {
  for (let folder = latinDigits(folderOf(path)); folder !== ''; folder = folderOf(folder)) {
    const day = dayInFolder(folder)
    if (day !== null) return day
  }
  return null
}

function dayInFolder(folder: string): BroughtDay | null {
  const name = nameOf(folder)
  const day = dayInName(name)
  if (day !== null) return day
  // `1987/06` is two folders.
  const parts = /^\d\d$/.test(name) ? folder : name
  const [, year, month] = MONTH_IN_FOLDER.exec(parts) ?? []
  if (year !== undefined) return isYear(Number(year)) ? `${year}-${month}` : null
  const years = new Set([...name.matchAll(YEAR_IN_FOLDER)].map(([, one]) => one))
  const [only] = years
  return years.size === 1 && only !== undefined && isYear(Number(only)) ? only : null
}

/** `1987` of any day; null for none. */
export const yearOf = (day: BroughtDay | null): string | null => day?.slice(0, 4) ?? null

/** The name of a photo without its ending: two files of one live photo have the same. */
export const stemKey = (path: string): string =>
  `${folderOf(path)}/${splitName(nameOf(path)).stem.replace(/\.MP$/i, '')}`.toLowerCase()
