import type { Readable } from 'node:stream'
import {
  type PhotoFormat,
  sniffBytes,
  sniffPhoto,
  sniffVideo,
  videoContainer,
} from '#contract/media-formats.ts'
import { fileName, paddedNumber } from '#server/lib/file-names.ts'
import type { ZipEntry } from '#server/lib/zip.ts'
import { publicKey } from '#server/modules/media/service.ts'
import type { Context } from '#server/ports/context.ts'
import { FileMissing } from '#server/ports/storage.ts'
import type { FileRow } from './repo-contents.ts'
import type { SitePhoto, SiteSource } from './site/source.ts'

/** What is known of the photos after all of them were added. */
export interface Album {
  /** The path of each file, by its uuid. */
  files: Map<string, string>
  /** How the page shows each photo, by its uuid. */
  onPage: Map<string, SitePhoto>
  /** Files without a picture on the page. */
  unseen: string[]
  /** `smaller`: files of which only a copy is left. `lost`: files of which nothing is left. */
  smaller: string[]
  lost: string[]
}

export const emptyAlbum = (): Album => ({
  files: new Map(),
  onPage: new Map(),
  unseen: [],
  smaller: [],
  lost: [],
})

/** A photo and its place in the archive. */
export interface PhotoPlace {
  row: FileRow
  /** Such as `007`. */
  number: string
  folder: string
  /** The rest of the file name. */
  words: string
  /** The name of its copies for the page. */
  pageName: string
  from: string | null
}

const endings: Record<PhotoFormat, string> = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  heic: 'heic',
  webp: 'webp',
  avif: 'avif',
}

/** The small copy is the narrowest with at least this width. */
const SMALL_WIDTH = 480

/** Assigns each photo of a list its place in the archive. */
export function placesOf(
  rows: readonly FileRow[],
  folder: string,
  told: { pageName: string; wordsOf(row: FileRow): string; fromOf(row: FileRow): string | null },
): PhotoPlace[] {
  return rows.map((row, at) => {
    const number = paddedNumber(at + 1, rows.length)
    const words = told.wordsOf(row)
    return { row, number, folder, words, pageName: told.pageName + number, from: told.fromOf(row) }
  })
}

// Adds photos and recordings to an archive: the originals, and the copies that the page shows.

/** The original, or else the largest copy; and the copies for the page. */
export async function* photoEntries(
  context: Pick<Context, 'storage'>,
  place: PhotoPlace,
  album: Album,
): AsyncIterable<ZipEntry> {
  const { row, number, folder, words } = place
  const largest = publicKey(row.location, `${row.filename}.jpg`)
  const head = await headOf(context, row.originalKey)
  const isThere = row.state === 'READY' && (await context.storage.stat(largest)) !== null
  const format = head && sniffPhoto(head)
  const path = `${folder}/${fileName(words, format ? endings[format] : 'jpg', number)}`
  if (!head && !isThere) {
    album.lost.push(path)
    return
  }
  album.files.set(row.uuid, path)
  if (!head) album.smaller.push(path)
  yield stored(context, path, row, head ? row.originalKey : largest)
  if (isThere) yield* pageCopies(context, place, largest, album)
  else album.unseen.push(path)
}

async function* pageCopies(
  context: Pick<Context, 'storage'>,
  place: PhotoPlace,
  largest: string,
  album: Album,
): AsyncIterable<ZipEntry> {
  const { row, pageName, from } = place
  const width = row.widths.find((one) => one >= SMALL_WIDTH) ?? row.widths.at(-1)
  const smallKey = publicKey(row.location, `${row.filename}-${width}.jpg`)
  const hasSmall = width !== undefined && (await context.storage.stat(smallKey)) !== null
  const large = `site/pictures/${pageName}.jpg`
  const small = hasSmall ? `site/pictures/${pageName}-small.jpg` : large
  yield stored(context, large, row, largest)
  if (hasSmall) yield stored(context, small, row, smallKey)
  album.onPage.set(row.uuid, {
    small,
    large,
    width: row.width ?? 4,
    height: row.height ?? 3,
    caption: row.title.trim(),
    from,
  })
}

/** The original recording and the copy that the page plays. Returns what the page needs to know of it. */
export async function* recordingEntries(
  context: Pick<Context, 'storage'>,
  row: FileRow,
  name: (ending: string) => string,
  tell: (video: NonNullable<SiteSource['video']>) => void,
): AsyncIterable<ZipEntry> {
  const [own, mp4] = await servedCopies(context, row)
  const head = await headOf(context, row.originalKey)
  const sent = head ? { key: row.originalKey, extension: sniffVideo(head) ?? row.extension } : (own ?? mp4)
  if (sent) yield stored(context, name(sent.extension), row, sent.key)
  // The MP4 if there is one: every browser plays it.
  const played = mp4 ?? own
  if (!played) return
  const path = `site/message.${played.extension}`
  yield stored(context, path, row, played.key)
  const still = publicKey(row.location, `${row.posterFilename}.jpg`)
  const poster =
    row.posterFilename !== null && (await context.storage.stat(still)) ? 'site/message.jpg' : null
  if (poster) yield stored(context, poster, row, still)
  const type = `video/${videoContainer(played.extension)}` as const
  tell({ path, type, poster, width: row.width, height: row.height })
}

/** The recording and its MP4 as pages play them; null for the one that is missing. */
function servedCopies(
  context: Pick<Context, 'storage'>,
  { location, filename, extension, mp4Filename }: FileRow,
) {
  const copy = async (name: string | null, extension: string) => {
    const key = publicKey(location, `${name}.${extension}`)
    return name !== null && (await context.storage.stat(key)) ? { key, extension } : null
  }
  return Promise.all([copy(filename, extension), copy(mp4Filename, 'mp4')])
}

const stored = (
  context: Pick<Context, 'storage'>,
  name: string,
  { createdAt }: FileRow,
  key: string,
): ZipEntry => ({
  name,
  at: createdAt,
  body: () => context.storage.read(key),
})

/** The first bytes of a file; null when it is gone. */
async function headOf(context: Pick<Context, 'storage'>, key: string): Promise<Uint8Array | null> {
  try {
    return Buffer.concat(await chunksOf(await context.storage.read(key, { start: 0, end: sniffBytes - 1 })))
  } catch (reason) {
    if (reason instanceof FileMissing) return null
    throw reason
  }
}

const chunksOf = (stream: Readable): Promise<Buffer[]> => stream.toArray()
