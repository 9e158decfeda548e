import {
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_EOCDR_NOT_FOUND,
  ERR_SPLIT_ZIP_FILE,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-reader.js'

/** In one ZIP. */
const FILES_MAX = 200_000
/** Of a ZIP's list of its files. */
export const DIRECTORY_BYTES = 64 * 1024 * 1024

/** Why a ZIP, or a part of one, cannot be read. `empty`: nothing is in it that was looked for. */
export type ZipProblem =
  | 'notZip'
  | 'cutShort'
  | 'split'
  | 'tooMany'
  | 'damaged'
  | 'unreadable'
  | 'locked'
  | 'empty'

export class ZipRefused extends Error {
  readonly problem: ZipProblem

  constructor(problem: ZipProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A file in a ZIP. Nothing of it has been read yet. */
export interface FileInZip {
  /** With its folders, `/` between them. */
  path: string
  /** Bytes, as the list of the ZIP says. */
  size: number
  crc32: number | null
  /** In milliseconds; null where it is not known. */
  lastModified: number | null
  /** Needs a password. */
  isLocked: boolean
  /** Its first bytes, at most that many; rejects if they cannot be read. */
  head(bytes: number): Promise<Uint8Array<ArrayBuffer>>
  /** All of it in memory, checked against its size and checksum; rejects if it is damaged. */
  read(): Promise<Blob>
}

/**
 * Lets zip.js read a ZIP piece by piece, and no more of its list than a device can hold: a ZIP of millions of files is none that
 * holds somebody's photos.
 */
const readerOf = (zip: Blob) => ({
  size: zip.size,
  readUint8Array: async (offset: number, length: number) => {
    if (Math.min(length, zip.size - offset) > DIRECTORY_BYTES) throw new ZipRefused('tooMany')
    return new Uint8Array(await zip.slice(offset, offset + length).arrayBuffer())
  },
  createReadable: ({ offset, size }: { offset: number; size: number }) =>
    zip.slice(offset, offset + size).stream(),
})

/**
 * The files of a ZIP, one after another, read from its list alone. A name may say anything (`../`), because nothing is ever
 * written by it. Rejects with `ZipRefused`, possibly after some files.
 */
export async function* filesOfZip(zip: Blob): AsyncGenerator<FileInZip> {
  try {
    await refuseUnlessZip(zip)
    // No workers: pages may not start those that zip.js brings along. It runs in one of ours.
    const archive = new ZipReader(readerOf(zip) as unknown as ConstructorParameters<typeof ZipReader>[0], {
      useWebWorkers: false,
      checkCrc32: true,
      checkOverlappingEntry: true,
      filenameValidation: 'tolerant',
    })
    let left = FILES_MAX
    for await (const entry of archive.getEntriesGenerator()) {
      if (left-- === 0) throw new ZipRefused('tooMany')
      if (!entry.directory) yield foundFile(zip, entry)
    }
  } catch (reason) {
    throw reason instanceof ZipRefused ? reason : new ZipRefused(problemOf(reason))
  }
}

/** A list that begins and no end: it was not downloaded whole, which zip.js tells as one that is none. */
async function refuseUnlessZip(zip: Blob): Promise<void> {
  const head = new Uint8Array(await zip.slice(0, 4).arrayBuffer())
  const isZip = head[0] === 0x50 && head[1] === 0x4b
  if (!isZip) throw new ZipRefused('notZip')
}

function problemOf(reason: unknown): ZipProblem {
  // The file was moved or changed since it was chosen.
  if (reason instanceof DOMException) return 'unreadable'
  const message = reason instanceof Error ? reason.message : ''
  if (message === ERR_EOCDR_NOT_FOUND) return 'cutShort'
  if (message === ERR_SPLIT_ZIP_FILE) return 'split'
  if (message === ERR_ENCRYPTED_CENTRAL_DIRECTORY) return 'locked'
  return 'damaged'
}

const foundFile = (zip: Blob, entry: FileEntry): FileInZip => ({
  path: entry.filename,
  size: entry.uncompressedSize,
  crc32: entry.crc32 ?? null,
  lastModified: entry.lastModDate.getTime() || null,
  isLocked: entry.encrypted,
  head: (bytes) => headOf(zip, entry, bytes),
  read: async () => new Blob([await entry.arrayBuffer()]),
})

const LOCAL_HEADER = 30
const [STORED, DEFLATED] = [0, 8]

/** The bytes of an entry as they lie in the ZIP. */
async function packedOf(zip: Blob, entry: FileEntry): Promise<Blob> {
  const header = new DataView(await zip.slice(entry.offset, entry.offset + LOCAL_HEADER).arrayBuffer())
  const from = entry.offset + LOCAL_HEADER + header.getUint16(26, true) + header.getUint16(28, true)
  return zip.slice(from, from + entry.compressedSize)
}

/**
 * The first bytes of an entry. zip.js only reads whole entries, in eight times the time, which is minutes for the JSON of ten
 * thousand photos.
 */
async function headOf(zip: Blob, entry: FileEntry, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const data = await packedOf(zip, entry)
  if (entry.compressionMethod === STORED) return new Uint8Array(await data.slice(0, bytes).arrayBuffer())
  if (entry.compressionMethod !== DEFLATED) return new Uint8Array(await entry.arrayBuffer())
  return firstBytes(data.stream().pipeThrough(new DecompressionStream('deflate-raw')), bytes)
}

/** Reads no further than that, whatever a stream would grow to. */
async function firstBytes(
  stream: ReadableStream<Uint8Array>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  const source = stream.getReader()
  while (length < bytes) {
    const { done, value } = await source.read()
    if (done) break
    parts.push(value)
    length += value.length
  }
  void source.cancel().catch(() => undefined)
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all.subarray(0, bytes)
}
