import { isPhotoDate } from '#contract/photo-date.ts'
import { type Path, splitPath } from './rules.ts'

// Google writes what it knows of a photo into a JSON beside it, with the name that it had as title. The names of both files are
// changed and cut in many ways: https://github.com/TheLastGimbus/GooglePhotosTakeoutHelper tells of most of them.

/** What an export of Google says of a photo. */
export interface Sidecar {
  /** `1987-06-14` */
  day: string | null
  /** '' where there is none. */
  caption: string
  /** In the bin of the account. */
  isTrashed: boolean
}

/** Names of sidecars are cut to 46 characters before `.json`; to about so many bytes where a letter takes several. */
const CUT_BYTES = 43
const SUFFIX = 'supplemental-metadata'
const NUMBER = /\(\d{1,4}\)$/
/** The end of a photo's name that its sidecar's may lack: `.jpg`; of `IMG_1-edited.jpg` in each language, also that word. */
const REST = /^\.\w+$/
const EDITED = /^[\p{L}\p{M} ]+\.\w+$/u
const DAY_SECONDS = 86_400

/** Reads a JSON beside a photo; null where it is something else, such as the name of an album. */
export function readSidecar(path: Path, json: unknown): { keys: string[]; sidecar: Sidecar } | null {
  const { photoTakenTime, title, description, trashed } = fieldsOf(json)
  const { timestamp } = fieldsOf(photoTakenTime)
  if (timestamp === undefined || typeof title !== 'string') return null
  const caption = typeof description === 'string' ? description.trim() : ''
  const sidecar = { day: dayOf(Number(timestamp)), caption, isTrashed: trashed === true }
  // Most titles lack the number of a copy, which the name of the sidecar has.
  const copy = NUMBER.exec(path.stem)?.[0]
  const bare = withoutSuffix(copy ? path.stem.slice(0, -copy.length) : path.stem)
  const [name, number] = copy ? [bare, copy] : apartFromNumber(bare)
  const [titleName, titleNumber] = copy ? [title, copy] : apartFromNumber(title)
  const byTitle = keyOf(path.folder, titleName.normalize('NFC'), titleNumber || number)
  // The edited copy of a HEIC is a JPEG.
  const names = [name, `${splitPath(name).stem}-`]
  return { keys: [...names.map((one) => keyOf(path.folder, one, number)), byTitle], sidecar }
}

/** The fields of an object; none of anything else. */
const fieldsOf = (json: unknown): Record<string, unknown> =>
  typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}

/**
 * The day of a moment in seconds since 1970, where this device is. Midnight in UTC is somebody's day without a time, and stays
 * that day everywhere. Zero is written for no day.
 */
function dayOf(seconds: number): string | null {
  const date = new Date(seconds * 1000)
  if (seconds === 0 || Number.isNaN(date.getTime())) return null
  const offset = seconds % DAY_SECONDS === 0 ? 0 : date.getTimezoneOffset() * 60_000
  const day = new Date(date.getTime() - offset).toISOString().slice(0, 10)
  return isPhotoDate(day) ? day : null
}

/** The name of a photo, and the number of a copy, which stands before its ending. */
function apartFromNumber(name: string): [name: string, number: string] {
  const { stem, ending } = splitPath(name)
  const number = NUMBER.exec(stem)?.[0] ?? ''
  return [stem.slice(0, stem.length - number.length) + ending, number]
}

/** The suffix is whole, or cut shorter and shorter. */
function withoutSuffix(name: string): string {
  const at = name.lastIndexOf('.')
  return at > 0 && SUFFIX.startsWith(name.slice(at + 1)) ? name.slice(0, at) : name
}

const keyOf = (folder: string, name: string, number: string): string => [folder, name, number].join('\n')

/**
 * Finds the sidecar of a photo among all of an export, whichever part each came in: by its title, else the one whose name is the
 * longest beginning of the photo's.
 */
export function findSidecar(sidecars: ReadonlyMap<string, Sidecar>, path: Path): Sidecar | undefined {
  if (sidecars.size === 0) return undefined
  const [name, number] = apartFromNumber(path.name)
  for (let end = name.length; end > 0; end--) {
    const [beginning, rest] = [name.slice(0, end), name.slice(end)]
    const found = sidecars.get(keyOf(path.folder, beginning, number))
    const isRest = rest === '' || (beginning.endsWith('-') ? EDITED : REST).test(rest)
    if (found && (isRest || byteLength(beginning) >= CUT_BYTES)) return found
  }
  return undefined
}

const byteLength = (text: string): number => new TextEncoder().encode(text).length
