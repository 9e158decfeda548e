import { captionsOf } from '#contract/captions.ts'
import {
  type PhotoFormat,
  sniffBytes,
  sniffPhoto,
  sniffSound,
  sniffVideo,
  videoContainer,
  voiceContainer,
} from '#contract/media-formats.ts'
import { fileName, paddedNumber } from '#server/lib/file-names.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import { type PictureFacts, xmpOf } from '#server/lib/xmp.ts'
import type { ZipEntry } from '#server/lib/zip.ts'
import type { Context } from '#server/ports/context.ts'
import { FileMissing } from '#server/ports/storage.ts'
import type { TakenDate } from './present.ts'
import type { FileRow } from './repo-contents.ts'
import type { SitePhoto, SiteVideo } from './site/source.ts'

/** What is known of the files after all of them were added. */
export interface Album {
  /** The path of each file, by its uuid. */
  files: Map<string, string>
  /** How the page shows each photo, and plays each recording, by its uuid. */
  shown: Map<string, SitePhoto>
  played: Map<string, SiteVideo>
  /** Files without a picture on the page. */
  unseen: string[]
  /** `smaller`: files of which only a copy is left. `lost`: files of which nothing is left. */
  smaller: string[]
  lost: string[]
}

export const emptyAlbum = (): Album => ({
  files: new Map(),
  shown: new Map(),
  played: new Map(),
  unseen: [],
  smaller: [],
  lost: [],
})

/** A photo or recording, and its place in the archive. */
export interface FilePlace {
  row: FileRow
  /** Such as `007`. */
  number: string
  folder: string
  /** The rest of the file name. */
  words: string
  /** The name of its copies in the folder of the page. */
  pageName: string
  from: string | null
  /** Names of whom it shows, where that is known. */
  people?: readonly string[]
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

/** Assigns each file of a list its place in the archive. */
export function placesOf(
  rows: readonly FileRow[],
  folder: string,
  told: { pageName: string; wordsOf(row: FileRow): string; fromOf(row: FileRow): string | null },
): FilePlace[] {
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
  place: FilePlace,
  taken: TakenDate,
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
  const said = xmpOf(factsOf(place, taken))
  // The original stays byte for byte what was sent, so what is known of it lies beside it (docs/decisions/0035).
  if (said) yield { name: path.replace(/\.\w+$/, '.xmp'), at: row.createdAt, body: said }
  if (isThere) yield* pageCopies(context, place, largest, album)
  else album.unseen.push(path)
}

async function* pageCopies(
  context: Pick<Context, 'storage'>,
  { row, pageName }: FilePlace,
  largest: string,
  album: Album,
): AsyncIterable<ZipEntry> {
  const width = row.widths.find((one) => one >= SMALL_WIDTH) ?? row.widths.at(-1)
  const smallKey = publicKey(row.location, `${row.filename}-${width}.jpg`)
  const hasSmall = width !== undefined && (await context.storage.stat(smallKey)) !== null
  const large = `site/pictures/${pageName}.jpg`
  const small = hasSmall ? `site/pictures/${pageName}-small.jpg` : large
  yield stored(context, large, row, largest)
  if (hasSmall) yield stored(context, small, row, smallKey)
  album.shown.set(row.uuid, {
    small,
    large,
    width: row.width ?? 4,
    height: row.height ?? 3,
    caption: row.title.trim(),
  })
}

/** Of the originals of voices; a recorder's WebM without a picture is a `weba`. */
const voiceEnding = (head: Uint8Array): string | null => {
  const format = sniffSound(head)
  if (format === 'mp4') return 'm4a'
  return format === 'webm' ? 'weba' : format
}

const factsOf = ({ row, from, people = [] }: FilePlace, taken: TakenDate): PictureFacts => ({
  caption: row.title.trim(),
  takenAt: taken.iso,
  time: taken.iso ? '' : taken.words,
  credit: from ?? '',
  people,
})

/** The original recording and the copy that the page plays. Where its date is known, a sidecar says it. */
export async function* recordingEntries(
  context: Pick<Context, 'storage'>,
  place: FilePlace,
  taken: TakenDate,
  album: Album,
): AsyncIterable<ZipEntry> {
  const { row, folder, words, number, pageName } = place
  const name = (ending: string) => `${folder}/${fileName(words, ending, number)}`
  const isVoice = row.role === 'MEMORY_VOICE'
  const [own, mp4] = await servedCopies(context, row)
  const head = await headOf(context, row.originalKey)
  const sent = head
    ? { key: row.originalKey, extension: (isVoice ? voiceEnding : sniffVideo)(head) ?? row.extension }
    : (own ?? mp4)
  if (sent) {
    album.files.set(row.uuid, name(sent.extension))
    yield stored(context, name(sent.extension), row, sent.key)
  }
  const said = taken.words ? xmpOf(factsOf(place, taken)) : null
  if (sent && said) yield { name: name('xmp'), at: row.createdAt, body: said }
  if (row.transcript)
    yield {
      name: name('vtt'),
      at: row.createdAt,
      body: Buffer.from(captionsOf(row.transcript, row.durationSeconds)),
    }
  // The MP4 if there is one: every browser plays it.
  const played = mp4 ?? own
  if (!played) return
  const path = `site/${pageName}.${played.extension}`
  yield stored(context, path, row, played.key)
  const still = publicKey(row.location, `${row.posterFilename}.jpg`)
  const poster =
    row.posterFilename !== null && (await context.storage.stat(still)) ? `site/${pageName}.jpg` : null
  if (poster) yield stored(context, poster, row, still)
  const type = isVoice
    ? `audio/${voiceContainer(played.extension)}`
    : `video/${videoContainer(played.extension)}`
  const { width, height, transcript, durationSeconds } = row
  album.played.set(row.uuid, { path, type, poster, width, height, transcript, durationSeconds })
}

/** The recording and its MP4 as pages play them; null for the one that is missing. */
function servedCopies(
  context: Pick<Context, 'storage'>,
  { role, location, filename, extension, mp4Filename }: FileRow,
) {
  const copy = async (name: string | null, extension: string) => {
    const key = publicKey(location, `${name}.${extension}`)
    return name !== null && (await context.storage.stat(key)) ? { key, extension } : null
  }
  return Promise.all([copy(filename, extension), copy(mp4Filename, role === 'MEMORY_VOICE' ? 'm4a' : 'mp4')])
}

export const stored = (
  context: Pick<Context, 'storage'>,
  name: string,
  { createdAt }: FileRow,
  key: string,
): ZipEntry => ({
  name,
  at: createdAt,
  body: () => context.storage.read(key),
})

/** The original of a file, else its largest copy; null when nothing is left. */
export async function bestKeyOf(context: Pick<Context, 'storage'>, row: FileRow): Promise<string | null> {
  if ((await context.storage.stat(row.originalKey))?.bytes) return row.originalKey
  const [own, mp4] = await servedCopies(context, {
    ...row,
    ...(row.role === 'CONTRIBUTION' && { extension: 'jpg' }),
  })
  return (own ?? mp4)?.key ?? null
}

/** The first bytes of a file; null when it is gone. */
async function headOf(context: Pick<Context, 'storage'>, key: string): Promise<Uint8Array | null> {
  try {
    const head = await context.storage.read(key, { start: 0, end: sniffBytes - 1 })
    return Buffer.concat(await head.toArray())
  } catch (reason) {
    if (reason instanceof FileMissing) return null
    throw reason
  }
}
