import { isPhotoDate } from '#contract/photo-date.ts'
import { type Path, splitPath } from './rules.ts'

// Google writes what it knows of a photo into a JSON beside it. Which JSON belongs to which photo is only in their names, and
// these are spelled in many ways: https://github.com/TheLastGimbus/GooglePhotosTakeoutHelper tells of most of them.

/** What an export of Google says of a photo. */
export interface Sidecar {
  /** `1987-06-14` */
  day: string | null
  /** '' where there is none. */
  caption: string
  /** In the bin of the account. */
  isTrashed: boolean
}

/** Names of sidecars are cut to so many characters before `.json`; to about so many bytes where a letter takes several. */
const CUT = 46
const LEAST_BYTES = 43
const SUFFIX = '.supplemental-metadata'
const NUMBER = /\(\d{1,4}\)$/
const DAY_SECONDS = 86_400

/** Reads a JSON beside a photo; null where it is something else, such as the name of an album. */
export function readSidecar(path: Path, json: unknown): { key: string; sidecar: Sidecar } | null {
  const { photoTakenTime, title, description, trashed } = fieldsOf(json)
  const { timestamp } = fieldsOf(photoTakenTime)
  if (timestamp === undefined || typeof title !== 'string') return null
  const { bare, number } = apartFromNumber(path.stem)
  const caption = typeof description === 'string' ? description.trim() : ''
  const sidecar = { day: dayOf(Number(timestamp)), caption, isTrashed: trashed === true }
  return { key: keyOf(path.folder, bare, number), sidecar }
}

/** The fields of an object; none of anything else. */
const fieldsOf = (json: unknown): Record<string, unknown> =>
  typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}

/**
 * The day of a moment in seconds since 1970, where this device is. Midnight in UTC is somebody's day without a time, and stays
 * that day everywhere.
 */
function dayOf(seconds: number): string | null {
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return null
  const offset = seconds % DAY_SECONDS === 0 ? 0 : date.getTimezoneOffset() * 60_000
  const day = new Date(date.getTime() - offset).toISOString().slice(0, 10)
  return isPhotoDate(day) ? day : null
}

function apartFromNumber(stem: string): { bare: string; number: string } {
  const number = NUMBER.exec(stem)?.[0] ?? ''
  return { bare: stem.slice(0, stem.length - number.length), number }
}

const keyOf = (folder: string, stem: string, number: string): string => [folder, stem, number].join('\n')

/** Finds the sidecar of a photo among all of an export, whichever part each came in. */
export function findSidecar(sidecars: ReadonlyMap<string, Sidecar>, path: Path): Sidecar | undefined {
  if (sidecars.size === 0) return undefined
  for (const [stem, number] of stemsOf(path.name)) {
    const found = sidecars.get(keyOf(path.folder, stem, number))
    if (found) return found
  }
  return undefined
}

/** What the sidecar of a photo may be called, the likeliest first. */
function* stemsOf(name: string): Generator<[stem: string, number: string]> {
  const { stem, ending } = splitPath(name)
  const { bare, number } = apartFromNumber(stem)
  yield* cuts(name, '')
  if (number) yield* cuts(bare + ending, number)
  // An edited copy has the sidecar of its original: `IMG_1-edited.jpg`, and that word in each language.
  const original = /^(.+)-[\p{L}\p{M} ]+$/u.exec(bare)?.[1]
  if (original === undefined) return
  // The edited copy of a HEIC is a JPEG.
  for (const other of [ending, '.HEIC', '.heic', '.jpg', '.JPG', '.jpeg', '.png'])
    yield* cuts(original + other, number)
}

/** A name with `.supplemental-metadata`, whole and cut shorter and shorter; into the name itself only at the usual place. */
function* cuts(name: string, number: string): Generator<[stem: string, number: string]> {
  const full = name + SUFFIX
  for (let length = full.length; length > 0; length--) {
    const stem = full.slice(0, length)
    if (length >= name.length || isUsualCut(stem)) yield [stem, number]
  }
}

function isUsualCut(stem: string): boolean {
  if (stem.length === CUT) return true
  const bytes = stem.length <= CUT ? new TextEncoder().encode(stem).length : 0
  return bytes > stem.length && bytes >= LEAST_BYTES && bytes <= CUT
}
