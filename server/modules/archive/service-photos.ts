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
import { FileMissing, type Storage } from '#server/ports/storage.ts'
import type { FileRow } from './repo-contents.ts'
import type { SitePhoto, SiteSource } from './site/source.ts'

/** What of the photos is known once they have all been put in. */
export interface Album {
  /** Where each lies, by its uuid. */
  files: Map<string, string>
  /** How each is shown on the page, by its uuid. */
  onPage: Map<string, SitePhoto>
  /** Files without a picture for the page. */
  unseen: string[]
  /** Files that are a copy of what was sent, and what nothing is left of. */
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

/** One photo on its way into the archive. */
export interface PhotoPlace {
  row: FileRow
  /** `007`. */
  number: string
  folder: string
  /** What its name says beside the number. */
  words: string
  /** What its copies for the page are called. */
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

/** The small copy is the first that fills its place on the page. */
const SMALL_WIDTH = 480

/** Where each of a list of photos goes. */
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

/** Puts photos and recordings into an archive: as they were sent, and as the page shows them. */
export function fileEntries(storage: Storage) {
  /** The original, or the largest copy in its place; and beside it the copies for the page. */
  async function* photo(place: PhotoPlace, album: Album): AsyncIterable<ZipEntry> {
    const { row, number, folder, words } = place
    const largest = publicKey(row.location, `${row.filename}.jpg`)
    const head = await headOf(row.originalKey)
    const isThere = row.state === 'READY' && (await storage.stat(largest)) !== null
    const format = head && sniffPhoto(head)
    const path = `${folder}/${fileName(words, format ? endings[format] : 'jpg', number)}`
    if (!head && !isThere) {
      album.lost.push(path)
      return
    }
    album.files.set(row.uuid, path)
    if (!head) album.smaller.push(path)
    yield stored(path, row, head ? row.originalKey : largest)
    if (isThere) yield* pageCopies(place, largest, album)
    else album.unseen.push(path)
  }

  async function* pageCopies(place: PhotoPlace, largest: string, album: Album): AsyncIterable<ZipEntry> {
    const { row, pageName, from } = place
    const width = row.widths.find((one) => one >= SMALL_WIDTH) ?? row.widths.at(-1)
    const smallKey = publicKey(row.location, `${row.filename}-${width}.jpg`)
    const hasSmall = width !== undefined && (await storage.stat(smallKey)) !== null
    const large = `site/pictures/${pageName}.jpg`
    const small = hasSmall ? `site/pictures/${pageName}-small.jpg` : large
    yield stored(large, row, largest)
    if (hasSmall) yield stored(small, row, smallKey)
    album.onPage.set(row.uuid, {
      small,
      large,
      width: row.width ?? 4,
      height: row.height ?? 3,
      caption: row.title.trim(),
      from,
    })
  }

  /** As it was recorded, and as the page plays it. Gives back what the page is told of it. */
  async function* recording(
    row: FileRow,
    name: (ending: string) => string,
    tell: (video: NonNullable<SiteSource['video']>) => void,
  ): AsyncIterable<ZipEntry> {
    const [own, mp4] = await servedCopies(row)
    const head = await headOf(row.originalKey)
    const sent = head ? { key: row.originalKey, extension: sniffVideo(head) ?? row.extension } : (own ?? mp4)
    if (sent) yield stored(name(sent.extension), row, sent.key)
    // Where there is an MP4 that every browser plays, that.
    const played = mp4 ?? own
    if (!played) return
    const path = `site/message.${played.extension}`
    yield stored(path, row, played.key)
    const still = publicKey(row.location, `${row.posterFilename}.jpg`)
    const poster = row.posterFilename !== null && (await storage.stat(still)) ? 'site/message.jpg' : null
    if (poster) yield stored(poster, row, still)
    const type = `video/${videoContainer(played.extension)}` as const
    tell({ path, type, poster, width: row.width, height: row.height })
  }

  /** The recording and its MP4 as pages play them; null for what there is not. */
  function servedCopies({ location, filename, extension, mp4Filename }: FileRow) {
    const copy = async (name: string | null, extension: string) => {
      const key = publicKey(location, `${name}.${extension}`)
      return name !== null && (await storage.stat(key)) ? { key, extension } : null
    }
    return Promise.all([copy(filename, extension), copy(mp4Filename, 'mp4')])
  }

  const stored = (name: string, { createdAt }: FileRow, key: string): ZipEntry => ({
    name,
    at: createdAt,
    body: () => storage.read(key),
  })

  /** The first bytes of a file; null when it is gone. */
  async function headOf(key: string): Promise<Uint8Array | null> {
    try {
      return Buffer.concat(await chunksOf(await storage.read(key, { start: 0, end: sniffBytes - 1 })))
    } catch (reason) {
      if (reason instanceof FileMissing) return null
      throw reason
    }
  }

  return { photo, recording }
}

const chunksOf = (stream: Readable): Promise<Buffer[]> => stream.toArray()
