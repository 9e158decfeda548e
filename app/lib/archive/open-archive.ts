import { aList, anObject, aRecord, aString, oneOf, or, type Read } from '#app/lib/read-stored.ts'
import type { FileInZip } from '#app/lib/zip/files-of-zip.ts'
import { ZipRefused } from '#app/lib/zip/zip-refused.ts'
import { ARCHIVE_VERSION } from '#contract/archive-version.ts'
import { media } from '#contract/limits.ts'
import { sniffBytes, sniffPhoto, sniffSound } from '#contract/media-formats.ts'
import { recordings } from '#contract/recording-limits.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { type Bag, openBag, textOf, unreadOr } from './bag.ts'
import { sha256Of } from './sha256.ts'

/** A row as `afterglow.json` has it; anybody can have changed what it says (docs/decisions/0036). */
export type Row = Readonly<Record<string, unknown>>

/** The tables of an archive that a browser reads; the server lists their columns (`rules-carried.ts`). */
const tableNames = [
  'memorials',
  'stories',
  'contacts',
  'unsubscribed',
  'events',
  'eventGuests',
  'eventAnswers',
  'contributions',
  'media',
  'rsvps',
  'funds',
  'donations',
  'ordersOfService',
  'thanks',
] as const
export type TableName = (typeof tableNames)[number]

export interface Archive {
  /** When it was made. */
  madeAt: string
  /** The address of the server that made it, as it says. */
  madeBy: string
  /** Whether it has what waits or is hidden. */
  isWhole: boolean
  /** The one row of `memorials`. */
  memorial: Row
  tables: Readonly<Record<TableName, readonly Row[]>>
  /** Where the file of a row of `media` lies in the archive; undefined where it has none. */
  pathOf(mediaUuid: string): string | undefined
  /** The file of a row of `media`, compared with its checksum; null where the archive has none. Rejects with `ArchiveRefused`. */
  mediaFile(mediaUuid: string): Promise<File | null>
  /**
   * Compares the files of these rows of `media` (all, if none are named) with their checksums. Rejects with `ArchiveRefused`
   * (`changed`), which names all that differ.
   */
  verify(options?: VerifyOptions): Promise<void>
}

interface VerifyOptions {
  mediaUuids?: readonly string[]
  signal?: AbortSignal
  onProgress?: (done: number, total: number) => void
}

const readSaid = anObject({
  format: oneOf(['afterglow']),
  madeAt: or(aString, ''),
  madeBy: or(aString, ''),
  isWhole: (stored) => stored === true,
  files: aRecord,
  tables: aRecord as Read<Record<string, unknown>>,
})

/**
 * Opens an archive where it is: its list and its texts are read, its photos and films stay in the ZIP. Rejects with
 * `ArchiveRefused`.
 */
export async function openArchive(zip: Blob, signal?: AbortSignal): Promise<Archive> {
  const bag = await openBag(zip, signal)
  const { madeAt, madeBy, isWhole, files, tables: stored } = await readCarried(bag)
  const tables = Object.fromEntries(tableNames.map((name) => [name, rowsOf(stored[name])])) as Record<
    TableName,
    Row[]
  >
  const [memorial, ...more] = tables.memorials
  if (!memorial || more.length > 0) throw new ArchiveRefused('unsafe', ['afterglow.json'])
  const paths = pathsOf(files)
  const named = tables.media.filter(({ uuid }) => typeof uuid === 'string')
  const sources = new Map(named.map((row) => [row.uuid, row]))
  if (sources.size < named.length) throw new ArchiveRefused('unsafe', ['afterglow.json'])
  refuseBombs(zip, bag, paths)
  /** Those that were compared and are whole. */
  const whole = new Set<string>()

  async function check(uuid: string, options: SumOptions = {}): Promise<Blob | null> {
    const path = paths.get(uuid)
    if (path === undefined) return null
    const blob = await openChecked(bag, path, whole.has(path) ? null : options)
    whole.add(path)
    return blob
  }

  return {
    madeAt,
    madeBy,
    isWhole,
    memorial,
    tables,
    pathOf: (uuid) => paths.get(uuid),
    async mediaFile(uuid) {
      const blob = await check(uuid)
      return blob && namedFile(blob, paths.get(uuid) ?? uuid, sources.get(uuid) ?? {})
    },
    async verify({ mediaUuids = [...paths.keys()], signal, onProgress = () => undefined } = {}) {
      const total = mediaUuids.reduce(
        (bytes, uuid) => bytes + (bag.fileAt(paths.get(uuid) ?? '')?.size ?? 0),
        0,
      )
      const changed: string[] = []
      let done = 0
      for (const uuid of mediaUuids) {
        signal?.throwIfAborted()
        try {
          await check(uuid, {
            signal,
            onBytes: (bytes) => {
              done += bytes
              onProgress(done, total)
            },
          })
        } catch (reason) {
          if (!(reason instanceof ArchiveRefused && reason.problem === 'changed')) throw reason
          changed.push(...reason.files)
        }
      }
      if (changed.length > 0) throw new ArchiveRefused('changed', changed)
    },
  }
}

async function readCarried(bag: Bag) {
  const file = bag.fileAt('afterglow.json')
  if (!file) throw new ArchiveRefused('older')
  const text = await textOf(file)
  if ((await sha256Of(new Blob([text]))) !== bag.sumOf('afterglow.json'))
    throw new ArchiveRefused('changed', ['afterglow.json'])
  try {
    const json: unknown = JSON.parse(text)
    const { version } = aRecord(json)
    if (version !== ARCHIVE_VERSION) throw new ArchiveRefused('newer')
    return readSaid(json)
  } catch (reason) {
    throw reason instanceof ArchiveRefused ? reason : new ArchiveRefused('unsafe', ['afterglow.json'])
  }
}

/** A table that this archive does not have is empty; one that is no list of rows would be lost without a word. */
function rowsOf(stored: unknown): Row[] {
  if (stored === undefined) return []
  const rows = or(aList(aRecord), null)(stored)
  if (rows === null) throw new ArchiveRefused('unsafe', ['afterglow.json'])
  return rows
}

/** The path of each file, by the uuid of its row. One file is never that of two rows: a few bytes would be as many as one likes. */
function pathsOf(files: Record<string, unknown>): Map<string, string> {
  const paths = new Map(
    Object.entries(files).filter((one): one is [string, string] => typeof one[1] === 'string'),
  )
  if (new Set(paths.values()).size < paths.size) throw new ArchiveRefused('unsafe', ['afterglow.json'])
  return paths
}

const LARGEST = Math.max(media.photoBytes, media.videoBytes, recordings.filmBytes, recordings.voiceBytes)
/** Photos and films do not shrink in a ZIP; a few kilobytes of one may. */
const MOST_INFLATED = 4

function refuseBombs(zip: Blob, bag: Bag, paths: ReadonlyMap<string, string>): void {
  let bytes = 0
  for (const path of paths.values()) {
    const size = bag.fileAt(path)?.size ?? 0
    bytes += size
    if (size > LARGEST || bytes > MOST_INFLATED * zip.size + LARGEST)
      throw new ArchiveRefused('unsafe', [path])
  }
}

type SumOptions = Parameters<typeof sha256Of>[1]

/** The bytes of a file, compared with its checksum unless that was done before (`sum` is null). */
async function openChecked(bag: Bag, path: string, sum: SumOptions | null): Promise<Blob> {
  const file = bag.fileAt(path)
  if (!file) throw new ArchiveRefused('changed', [path])
  if (file.isLocked) throw new ArchiveRefused('locked')
  const blob = await opened(file, path)
  if (sum === null) return blob
  const found = await sha256Of(blob, sum).catch((reason: unknown) => {
    sum?.signal?.throwIfAborted()
    throw new ArchiveRefused(unreadOr('changed', reason), [path])
  })
  if (found !== bag.sumOf(path)) throw new ArchiveRefused('changed', [path])
  return blob
}

async function opened(file: FileInZip, path: string): Promise<Blob> {
  try {
    return await file.open()
  } catch (reason) {
    if (reason instanceof ZipRefused || reason instanceof TypeError)
      throw new ArchiveRefused('changed', [path])
    throw new ArchiveRefused(unreadOr('changed', reason), [path])
  }
}

/** With the type that it has by its first bytes, and its name on the device of whoever added it. */
async function namedFile(blob: Blob, path: string, { originalName, role }: Row): Promise<File> {
  const head = new Uint8Array(await blob.slice(0, sniffBytes).arrayBuffer())
  const [photo, sound] = [sniffPhoto(head), sniffSound(head)]
  const type = photo ? `image/${photo}` : `${role === 'MEMORY_VOICE' ? 'audio' : 'video'}/${sound}`
  const name = or(aString, '')(originalName) || path.slice(path.lastIndexOf('/') + 1)
  return new File([blob], name, photo || sound ? { type } : {})
}
