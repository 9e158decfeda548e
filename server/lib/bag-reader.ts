import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'

/** Why a ZIP is not taken; `files` are the paths in the bag that are to blame. */
export class BagRefused extends Error {
  readonly reason: 'UNREADABLE' | 'UNSAFE' | 'DAMAGED'
  readonly files: readonly string[]

  constructor(reason: BagRefused['reason'], message: string, files: readonly string[] = []) {
    super(message)
    this.reason = reason
    this.files = files
  }
}

/** A bag whose every file is what its manifests say (`openBag`). */
export interface OpenedBag {
  /** Bytes of each file of the payload, by its path below `data/`. */
  payload: ReadonlyMap<string, number>
  /** A file of the payload. */
  read(path: string): Promise<Readable>
  close(): void
}

/** Far more than any archive has. */
const MOST_FILES = 100_000
const MOST_INFLATED = 512 * 1024 * 1024
/** Of a list of checksums, which is read at once. */
const MOST_LISTED = 32 * 1024 * 1024
const TAGS = ['bagit.txt', 'manifest-sha256.txt', 'tagmanifest-sha256.txt'] as const

/**
 * Opens a ZIP with a bag (`bagged`), and compares every file with its checksum first. Nothing is written anywhere. Rejects
 * with `BagRefused`: UNSAFE for paths that lead outside, links, files that say another size than they have, or text that
 * inflates to more than 512 MB, as a ZIP made to harm has them.
 */
export async function openBag(path: string): Promise<OpenedBag> {
  const { size } = await stat(path)
  const zip = await opened(path)
  try {
    const { folder, files } = checked(await entriesOf(zip), size)
    const open = (name: string) => streamOf(zip, files.get(name))
    for (const tag of TAGS) if (!files.has(tag)) throw new BagRefused('UNREADABLE', `${folder} has no ${tag}`)
    const names = [...files.keys()]
    const isPayload = (name: string) => name.startsWith('data/')
    const damaged: string[] = []
    for (const [manifest, listed] of [
      [
        'tagmanifest-sha256.txt',
        names.filter((name) => !isPayload(name) && name !== 'tagmanifest-sha256.txt'),
      ],
      ['manifest-sha256.txt', names.filter(isPayload)],
    ] as const) {
      if ((files.get(manifest)?.uncompressedSize ?? 0) > MOST_LISTED)
        throw new BagRefused('UNSAFE', `${manifest} is longer than it can be`, [manifest])
      damaged.push(...(await differing(listed, await text(await open(manifest)), open)))
    }
    if (damaged.length > 0) throw new BagRefused('DAMAGED', damaged.slice(0, 20).join(', '), damaged)
    return {
      payload: new Map(
        names
          .filter(isPayload)
          .map((name) => [name.slice('data/'.length), files.get(name)?.uncompressedSize ?? 0]),
      ),
      read: (name) => open(`data/${name}`),
      close: () => zip.close(),
    }
  } catch (reason) {
    zip.close()
    throw reason
  }
}

const opened = (path: string): Promise<ZipFile> =>
  yauzl.openPromise(path, { autoClose: false, strictFileNames: true }).catch((reason: Error) => {
    throw new BagRefused('UNREADABLE', reason.message)
  })

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const found: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      found.push(entry)
      if (found.length > MOST_FILES) throw new BagRefused('UNSAFE', 'There are too many files')
    }
    return found
  } catch (reason) {
    if (reason instanceof BagRefused || !(reason instanceof Error)) throw reason
    throw new BagRefused(
      /path|fileName|characters/i.test(reason.message) ? 'UNSAFE' : 'UNREADABLE',
      reason.message,
    )
  }
}

/** The files by their path in the one folder of the ZIP. */
function checked(entries: readonly Entry[], size: number) {
  const folder = entries[0]?.fileName.split('/')[0] ?? ''
  const files = new Map<string, Entry>()
  let [packed, inflated] = [0, 0]
  for (const entry of entries) {
    const { fileName, compressedSize, uncompressedSize, compressionMethod, externalFileAttributes } = entry
    const unsafe = (why: string) => new BagRefused('UNSAFE', `${fileName}: ${why}`, [fileName])
    if (fileName.endsWith('/')) continue
    if (!fileName.startsWith(`${folder}/`)) throw unsafe('lies beside the folder')
    if (files.has(fileName.slice(folder.length + 1))) throw unsafe('is there twice')
    if (entry.isEncrypted()) throw unsafe('is encrypted')
    if (((externalFileAttributes >>> 16) & 0xf000) === SYMBOLIC_LINK) throw unsafe('is a link')
    if (compressionMethod === 0 && compressedSize !== uncompressedSize) throw unsafe('says two sizes')
    packed += compressedSize
    if (compressionMethod !== 0) inflated += uncompressedSize
    // Files that share bytes would be more than there are.
    if (packed > size || inflated > MOST_INFLATED) throw unsafe('there is more in it than there can be')
    files.set(fileName.slice(folder.length + 1), entry)
  }
  return { folder, files }
}

const SYMBOLIC_LINK = 0xa000

async function streamOf(zip: ZipFile, entry: Entry | undefined): Promise<Readable> {
  if (!entry) throw new BagRefused('UNREADABLE', 'A file is missing')
  return zip.openReadStreamPromise(entry)
}

/** The paths that are missing, not listed, or not what the manifest says. */
async function differing(
  names: readonly string[],
  manifest: string,
  open: (name: string) => Promise<Readable>,
): Promise<string[]> {
  const listed = new Map<string, string>()
  for (const line of manifest.split('\n')) {
    if (line !== '')
      listed.set(line.slice(66).replace(/%(25|0A|0D)/gi, decodeURIComponent), line.slice(0, 64))
    if (listed.size > MOST_FILES) throw new BagRefused('UNSAFE', 'A list of checksums has too many files')
  }
  const wrong: string[] = []
  for (const name of names) {
    const sum = await open(name)
      .then(sumOf)
      .catch(() => null)
    if (sum === null || sum !== listed.get(name)) wrong.push(name)
    listed.delete(name)
  }
  return [...wrong, ...listed.keys()]
}

async function sumOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}
