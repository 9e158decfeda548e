import { filesOfZip } from '#app/lib/zip/files-of-zip.ts'
import { type ZipProblem, ZipRefused } from '#app/lib/zip/zip-refused.ts'
import { media, memorial } from '#contract/limits.ts'
import { exifHeadBytes, takenAtOf } from '#contract/photo-taken-at.ts'
import { dayInFolders, dayInName, stemKey } from './days.ts'
import { folderFile } from './folder.ts'
import type { BroughtDay, DayFrom, FoundFile } from './found.ts'
import { isSticker, kindOf } from './kinds.ts'
import { type Notes, noNotes, noteFinder, readNote } from './notes.ts'
import { cleanName, cleanPath, nameOf } from './paths.ts'

/** A photo that can be chosen. */
export interface BroughtPhoto {
  /** Stays the same when another part is added. */
  id: number
  name: string
  /** Bytes. */
  size: number
  /** In milliseconds. */
  lastModified: number | null
  /** As exact as it is known; null where it is not. */
  takenOn: BroughtDay | null
  dayFrom: DayFrom | null
  /** '' for none; no longer than a caption may be. */
  caption: string
}

/** How many files are not shown, by the reason. */
export interface PassedOver {
  films: number
  /** Pictures in a format that no memorial can show. */
  pictures: number
  tooLarge: number
  locked: number
  /** In the bin of the account, or hidden there. */
  hidden: number
  /** The same photo once more. */
  copies: number
  /** ZIPs within a ZIP, which are not opened: a bomb is made of them. */
  zips: number
}

export interface Brought {
  photos: BroughtPhoto[]
  passedOver: PassedOver
}

/** Something chosen: a ZIP, or a file of a folder with its path in it. */
export interface ChosenFile {
  file: File
  path: string
}

/** A ZIP that could not be read, or only in part. */
export interface SourceProblem {
  name: string
  problem: ZipProblem
}

/** A file of the library; `cameraDay` is undefined until EXIF was looked at. */
interface Kept {
  file: FoundFile
  path: string
  cameraDay?: BroughtDay | null
}

/** All that was found so far, of every part that was added. Files are in the order in which they were found, which is their id. */
export interface Library {
  kept: Kept[]
  notes: Notes
}

export const emptyLibrary = (): Library => ({ kept: [], notes: noNotes() })

interface Options {
  /** Called as files are looked at; `total` is null until it is known. */
  onProgress?: (looked: number, total: number | null) => void
  signal?: AbortSignal
}

/**
 * Looks into what was chosen and returns the library with it; the one that is passed stays as it is. A ZIP that cannot be read
 * is told, and the others are added.
 */
export async function addToLibrary(
  library: Library,
  chosen: readonly ChosenFile[],
  { onProgress = () => undefined, signal }: Options = {},
): Promise<{ library: Library; problems: SourceProblem[] }> {
  const { kept: before, notes } = library
  const added: Library = {
    kept: [...before],
    notes: { sidecars: [...notes.sidecars], beside: new Map(notes.beside), posts: [...notes.posts] },
  }
  const problems: SourceProblem[] = []
  const told: FoundFile[] = []
  let looked = 0
  const take = (file: FoundFile) => {
    signal?.throwIfAborted()
    if (++looked % STEP === 0) onProgress(looked, null)
    if (kindOf(file.path) === 'note') told.push(file)
    else if (kindOf(file.path) !== 'other') added.kept.push({ file, path: cleanPath(file.path) })
  }
  for (const { file, path } of chosen) {
    const many = added.kept.length + told.length
    if (!isToOpen(path)) {
      take(folderFile(file, path))
      continue
    }
    try {
      for await (const one of filesOfZip(file)) take(one)
      if (added.kept.length + told.length === many) throw new ZipRefused('empty')
    } catch (reason) {
      if (!(reason instanceof ZipRefused)) throw reason
      problems.push({ name: file.name, problem: reason.problem })
    }
  }
  await readNotes(told, added, onProgress, signal)
  await readCameraDays(added, onProgress, signal)
  return { library: added, problems }
}

/** What was chosen by itself and has another ending is told to be no ZIP; in a folder, any file may lie. */
const isToOpen = (path: string): boolean =>
  kindOf(path) === 'zip' || (kindOf(path) === 'other' && !path.includes('/'))

/** Progress is told after so many files. */
const STEP = 50

async function readNotes(told: FoundFile[], { notes }: Library, ...[onProgress, signal]: Progress) {
  for (const [at, file] of told.entries()) {
    signal?.throwIfAborted()
    if (at % STEP === 0) onProgress(at, told.length)
    await readNote(file, notes)
  }
}

/** Looks into the photos of which nothing else says the day. */
async function readCameraDays({ kept, notes }: Library, ...[onProgress, signal]: Progress) {
  const noteOf = noteFinder(notes)
  const asked = kept.filter(
    (one) =>
      one.cameraDay === undefined &&
      isShown(one) &&
      !noteOf(one.path)?.day &&
      dayInName(nameOf(one.path)) === null,
  )
  for (const [at, one] of asked.entries()) {
    signal?.throwIfAborted()
    if (at % STEP === 0) onProgress(at, asked.length)
    one.cameraDay = await cameraDay(one.file)
  }
}

type Progress = [NonNullable<Options['onProgress']>, AbortSignal | undefined]

/** Null also for a photo that cannot be read: it says so once it is to be shown. */
async function cameraDay(file: FoundFile): Promise<BroughtDay | null> {
  try {
    return takenAtOf(await file.head(exifHeadBytes))?.slice(0, 10) ?? null
  } catch {
    return null
  }
}

const isShown = ({ file, path }: Kept): boolean =>
  kindOf(path) === 'photo' &&
  !isSticker(path) &&
  !file.isLocked &&
  file.size > 0 &&
  file.size <= media.photoBytes

/** What there is to choose from: each photo once, with its day and its caption, in the order of the days. */
export function brought({ kept, notes }: Library): Brought {
  const noteOf = noteFinder(notes)
  const passedOver: PassedOver = {
    films: 0,
    pictures: 0,
    tooLarge: 0,
    locked: 0,
    hidden: 0,
    copies: 0,
    zips: 0,
  }
  const stems = new Set(kept.flatMap(({ path }) => (kindOf(path) === 'photo' ? [stemKey(path)] : [])))
  const seen = new Map<string, BroughtPhoto | null>()
  const photos: (BroughtPhoto & { path: string })[] = []
  for (const [id, one] of kept.entries()) {
    const { file, path } = one
    const kind = kindOf(path)
    if (isSticker(path) || file.size === 0) continue
    // The moving part of a live photo is no film of its own.
    if (kind === 'film' && stems.has(stemKey(path))) continue
    const key = `${file.size} ${file.crc32 ?? nameOf(path)}`
    const twin = seen.get(key)
    if (twin) {
      passedOver.copies++
      fillIn(twin, photoOf(id, one, noteOf))
    }
    if (twin !== undefined) continue
    const why = whyPassedOver(one, noteOf)
    const photo = why ? null : { ...photoOf(id, one, noteOf), path }
    seen.set(key, photo)
    if (why) passedOver[why]++
    else if (photo) photos.push(photo)
  }
  photos.sort(
    (one, other) => compare(one.takenOn ?? '~', other.takenOn ?? '~') || compare(one.path, other.path),
  )
  return { photos: photos.map(({ path: _path, ...photo }) => photo), passedOver }
}

function whyPassedOver({ file, path }: Kept, noteOf: NoteOf): keyof PassedOver | null {
  if (kindOf(path) === 'zip') return 'zips'
  if (kindOf(path) === 'film') return 'films'
  if (kindOf(path) === 'picture') return 'pictures'
  if (file.isLocked) return 'locked'
  if (file.size > media.photoBytes) return 'tooLarge'
  return noteOf(path)?.isHidden ? 'hidden' : null
}

type NoteOf = ReturnType<typeof noteFinder>

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

function photoOf(id: number, { file, path, cameraDay }: Kept, noteOf: NoteOf): BroughtPhoto {
  const note = noteOf(path)
  const days: [BroughtDay | null | undefined, DayFrom][] = [
    [note?.day, note?.dayFrom ?? 'export'],
    [dayInName(nameOf(path)), 'name'],
    [cameraDay, 'camera'],
    [dayInFolders(path), 'folder'],
  ]
  const [takenOn = null, dayFrom = null] = days.find(([day]) => day) ?? []
  return {
    id,
    name: cleanName(path),
    size: file.size,
    lastModified: file.lastModified,
    takenOn: takenOn ?? null,
    dayFrom,
    caption: shortened(note?.caption ?? ''),
  }
}

/** In an album and by itself: one of the two may say more. */
function fillIn(photo: BroughtPhoto, other: BroughtPhoto): void {
  if (photo.caption === '') photo.caption = other.caption
  if (photo.takenOn !== null && (photo.dayFrom !== 'folder' || other.dayFrom === 'folder')) return
  photo.takenOn = other.takenOn ?? photo.takenOn
  photo.dayFrom = other.dayFrom ?? photo.dayFrom
}

const shortened = (caption: string): string =>
  caption.length <= memorial.captionMax ? caption : `${caption.slice(0, memorial.captionMax - 1)}…`

/** The file of a photo, whole; rejects if it is damaged or gone. */
export async function readPhoto({ kept }: Library, id: number): Promise<Blob> {
  const file = kept[id]?.file
  if (!file || file.size > media.photoBytes) throw new Error('No such photo')
  return file.read()
}
