import { dateOfFile } from '#app/lib/photos/file-date.ts'
import { type FileInZip, filesOfZip, type ZipProblem, ZipRefused } from '#app/lib/zip/files-of-zip.ts'
import { media } from '#contract/limits.ts'
import { sniffPhoto } from '#contract/media-formats.ts'
import { resolvePhotoDate } from '#contract/photo-date.ts'
import { exifHeadBytes } from '#contract/photo-taken-at.ts'
import { type Path, splitPath } from './rules.ts'
import { findSidecar, readSidecar, type Sidecar } from './rules-sidecars.ts'

/** Of the JSON beside a photo: it has a few kilobytes. */
const NOTE_BYTES = 1024 * 1024

/** A photo that can be chosen. */
export interface FoundPhoto {
  /** Stays the same when another part is added. */
  id: number
  /** In a ZIP or in a folder. */
  file: FileInZip
  name: string
  size: number
  /** What Google knows of it, else its file: `1987-06-14`, `1987-06`, `1987`, or null. */
  takenOn: string | null
  /** What Google knows of it. */
  saidDate: string | null
  /** '' for none. It may be longer than a caption can be: its host shortens it. */
  caption: string
}

interface LibraryFile {
  file: FileInZip
  path: Path
  /** Undefined until the file was looked into. */
  fileDay?: string | null
}

/** All that was found so far, of every part that was added. A photo's place is its id. */
export interface Library {
  files: readonly LibraryFile[]
  sidecars: ReadonlyMap<string, Sidecar>
}

export const emptyLibrary: Library = { files: [], sidecars: new Map() }

/** A ZIP that could not be read, or only in part. */
export interface ZipTrouble {
  name: string
  problem: ZipProblem
}

/** Progress is told after so many files, and the page is drawn. */
const STEP = 50

/**
 * Looks into ZIPs and files of a folder, and returns the library with them; the one that is passed stays as it is. A ZIP that
 * cannot be read is told, and the others are added.
 */
export async function addToLibrary(
  library: Library,
  chosen: readonly File[],
  onProgress: (looked: number) => void,
): Promise<{ library: Library; troubles: ZipTrouble[] }> {
  const files = [...library.files]
  const sidecars = new Map(library.sidecars)
  const jsons: LibraryFile[] = []
  const troubles: ZipTrouble[] = []
  let looked = 0
  const step = async () => {
    if (++looked % STEP !== 0) return
    onProgress(looked)
    await new Promise((resolve) => setTimeout(resolve))
  }
  const take = async (file: FileInZip) => {
    const path = splitPath(file.path)
    if (path.kind === 'json') jsons.push({ file, path })
    else if (path.kind !== 'system') files.push({ file, path })
    await step()
  }
  for (const file of chosen) {
    const isInFolder = Boolean(file.webkitRelativePath)
    const before = files.length
    try {
      if (isInFolder) await take(folderFile(file))
      else for await (const one of filesOfZip(file)) await take(one)
      if (!isInFolder && files.length === before) throw new ZipRefused('empty')
    } catch (reason) {
      if (!(reason instanceof ZipRefused)) throw reason
      troubles.push({ name: file.name, problem: reason.problem })
    }
  }
  for (const { file, path } of jsons) {
    await step()
    const read = readSidecar(path, await jsonOf(file))
    if (read) for (const key of read.keys) sidecars.set(key, read.sidecar)
  }
  for (const one of files) {
    if (one.fileDay !== undefined || !isPhoto(one) || findSidecar(sidecars, one.path)?.day) continue
    await step()
    one.fileDay = await dayOf(one)
  }
  return { library: { files, sidecars }, troubles }
}

const folderFile = (file: File): FileInZip => ({
  path: file.webkitRelativePath,
  size: file.size,
  crc32: null,
  lastModified: file.lastModified,
  isLocked: false,
  head: async (bytes) => new Uint8Array(await file.slice(0, bytes).arrayBuffer()),
  read: async () => file,
})

const isPhoto = ({ file, path }: LibraryFile): boolean =>
  path.kind === 'photo' && !file.isLocked && file.size > 0 && file.size <= media.photoBytes

/** Null for what is none, or cannot be read. */
async function jsonOf(file: FileInZip): Promise<unknown> {
  if (file.isLocked || file.size > NOTE_BYTES) return null
  try {
    return JSON.parse(new TextDecoder().decode(await file.head(NOTE_BYTES)))
  } catch {
    return null
  }
}

/** The day of a file, or of its name. Null also for one that cannot be read: it says so once it is to be shown. */
async function dayOf({ file, path }: LibraryFile): Promise<string | null> {
  const head = await file.head(exifHeadBytes).catch(() => new Uint8Array())
  const { date } = resolvePhotoDate(await dateOfFile(new Blob([head]), path.name))
  // Scanners and some phones write the day behind the pixels.
  if (date !== null || !/^(heic|tiff)$/.test(sniffPhoto(head) ?? '')) return date
  const whole = await file.read().catch(() => new Blob())
  return resolvePhotoDate(await dateOfFile(whole, path.name)).date
}

/** Lists what there is to choose from, each photo once, in the order of the days; and how many files are something else. */
export function listPhotos({ files, sidecars }: Library): { photos: FoundPhoto[]; others: number } {
  const byContent = new Map<string, FoundPhoto>()
  for (const [id, one] of files.entries()) {
    const { file, path } = one
    const sidecar = findSidecar(sidecars, path)
    if (!isPhoto(one) || sidecar?.isTrashed) continue
    const key = `${file.size} ${file.crc32 ?? path.name}`
    const twin = byContent.get(key)
    // In an album and by itself: the one of which Google says more.
    if (twin && (twin.saidDate || !sidecar)) continue
    const saidDate = sidecar?.day ?? null
    const takenOn = saidDate ?? one.fileDay ?? null
    const caption = sidecar?.caption ?? ''
    const { name } = path
    byContent.set(key, { id: twin?.id ?? id, file, name, size: file.size, takenOn, saidDate, caption })
  }
  const placeOf = ({ takenOn, file }: FoundPhoto) => `${takenOn ?? '~'} ${file.path}`
  const photos = [...byContent.values()].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  return { photos, others: files.filter((one) => !isPhoto(one)).length }
}
