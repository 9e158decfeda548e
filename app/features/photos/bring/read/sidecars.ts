import { dayOfSeconds } from './days.ts'
import type { PhotoNote } from './found.ts'
import { folderNameOf, nameOf, splitName } from './paths.ts'

// Google writes what it knows of a photo into a JSON beside it. Which JSON belongs to which photo is only in their names, and
// these are spelled in many ways: https://github.com/TheLastGimbus/GooglePhotosTakeoutHelper tells of most of them.

export interface Sidecar extends PhotoNote {
  /** The name of its folder alone: in another part of the export the folders above may differ. */
  folder: string
  /** Its name without `.json`, and without a number that stands at its end. */
  stem: string
  /** `(1)`, or ''. */
  number: string
}

/** Names of sidecars are cut to so many characters before `.json`; to about so many bytes where a letter takes several. */
const CUT = 46
const LEAST_BYTES = 43
const SUFFIX = '.supplemental-metadata'
const NUMBER = /\(\d{1,4}\)$/

/** Reads a JSON beside a photo; null where it is something else, such as the name of an album. */
export function readSidecar(path: string, json: unknown): Sidecar | null {
  const { photoTakenTime, title, description, trashed } = fieldsOf(json)
  const { timestamp } = fieldsOf(photoTakenTime)
  if (timestamp === undefined || typeof title !== 'string') return null
  const { bare, number } = apartFromNumber(splitName(nameOf(path)).stem)
  return {
    folder: folderNameOf(path),
    stem: bare,
    number,
    day: dayOfSeconds(Number(timestamp)),
    dayFrom: 'export',
    caption: typeof description === 'string' ? description.trim() : '',
    isHidden: trashed === true,
  }
}

/** The fields of an object; none of anything else. */
export const fieldsOf = (json: unknown): Record<string, unknown> =>
  typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}

function apartFromNumber(stem: string): { bare: string; number: string } {
  const number = NUMBER.exec(stem)?.[0] ?? ''
  return { bare: stem.slice(0, stem.length - number.length), number }
}

const keyOf = (folder: string, stem: string, number: string): string => [folder, stem, number].join('\n')

/** Finds the sidecar of a photo among all of an export, whichever part each came in; undefined if there is none. */
export function sidecarFinder(sidecars: readonly Sidecar[]): (path: string) => Sidecar | undefined {
  const all = new Map(sidecars.map((one) => [keyOf(one.folder, one.stem, one.number), one]))
  if (all.size === 0) return () => undefined
  return (path) => {
    const folder = folderNameOf(path)
    for (const [stem, number] of stemsOf(nameOf(path))) {
      const found = all.get(keyOf(folder, stem, number))
      if (found) return found
    }
    return undefined
  }
}

/** What the sidecar of a photo may be called, the likeliest first. */
function* stemsOf(name: string): Generator<[stem: string, number: string]> {
  const { stem, ending } = splitName(name)
  const { bare, number } = apartFromNumber(stem)
  yield* cuts(name, '')
  if (number) yield* cuts(bare + ending, number)
  // An edited copy has the sidecar of its original: `IMG_1-edited.jpg`, and that word in each language.
  const original = /^(.+)-[\p{L}\p{M} ]+$/u.exec(bare)?.[1]
  if (original === undefined) return
  yield* cuts(original + ending, number)
  // The edited copy of a HEIC is a JPEG.
  for (const other of ['.HEIC', '.heic', '.jpg', '.JPG', '.jpeg', '.png'])
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
