import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'

/** Why a ZIP is not taken, in English. */
export class BagRefused extends Error {}

export interface OpenedBag {
  /**
   * Hands a file of the payload over, and compares it with its checksum meanwhile. Null when it is missing; what was made
   * of a file that is not whole is for the caller to undo.
   */
  read<Made>(
    path: string,
    use: (body: Readable) => Promise<Made>,
  ): Promise<{ made: Made; isWhole: boolean } | null>
  /** Null when it is missing, damaged, or longer than any of ours. */
  readText(path: string): Promise<string | null>
  /** Paths of what somebody put into it by hand: no checksum is of them. */
  extraFiles: string[]
  close(): void
}

/** Far more than any archive has. */
const MOST_FILES = 100_000
const MOST_INFLATED = 512 * 1024 * 1024
/** Of what is read at once: the list of checksums, and `afterglow.json`. */
const MOST_TEXT = 16 * 1024 * 1024
const MANIFEST = 'manifest-sha256.txt'
/** Our own notes beside the payload, and what systems leave in folders. */
const OF_NOBODY = /^[^/]+\.(txt|html)$|(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/i

/**
 * Opens a ZIP with a bag (`bagged`). Nothing is written anywhere. Rejects with `BagRefused`, also for paths that lead outside,
 * links, files that say another size than they have, or text that inflates to more than 512 MB, as a ZIP made to harm has them.
 */
export async function openBag(path: string): Promise<OpenedBag> {
  const { size } = await stat(path)
  const zip = await opened(path)
  try {
    const files = checked(await entriesOf(zip).catch(refuse), size)
    const manifest = files.get(MANIFEST)
    if (!manifest || manifest.uncompressedSize > MOST_TEXT) throw new BagRefused(`There is no ${MANIFEST}`)
    const sums = sumsIn(await text(await zip.openReadStreamPromise(manifest)))
    async function read<Made>(name: string, use: (body: Readable) => Promise<Made>) {
      const entry = files.get(`data/${name}`)
      const source = entry && (await zip.openReadStreamPromise(entry).catch(() => null))
      if (!source) return null
      const hash = createHash('sha256')
      let isReadable = true
      async function* hashed(bytes: Readable) {
        try {
          for await (const chunk of bytes) {
            hash.update(chunk)
            yield chunk
          }
        } catch {
          isReadable = false
        }
      }
      const made = await use(Readable.from(hashed(source), { objectMode: false }))
      return { made, isWhole: isReadable && hash.digest('hex') === sums.get(`data/${name}`) }
    }
    return {
      read,
      async readText(name) {
        if ((files.get(`data/${name}`)?.uncompressedSize ?? 0) > MOST_TEXT) return null
        const there = await read(name, text)
        return there?.isWhole ? there.made : null
      },
      extraFiles: [...files.keys()]
        .filter((name) => !sums.has(name) && !OF_NOBODY.test(name))
        .map((name) => name.replace(/^data\//, '')),
      close: () => zip.close(),
    }
  } catch (reason) {
    zip.close()
    throw reason
  }
}

function refuse(reason: Error): never {
  throw new BagRefused(reason.message)
}

const opened = (path: string): Promise<ZipFile> =>
  yauzl.openPromise(path, { autoClose: false, strictFileNames: true }).catch(refuse)

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_FILES) throw new BagRefused('There are too many files')
  const found: Entry[] = []
  for await (const entry of zip.eachEntry()) found.push(entry)
  return found
}

/** The files by their path in the one folder of the ZIP. */
function checked(all: readonly Entry[], size: number) {
  // Beside a folder that was compressed again on a Mac.
  const entries = all.filter(({ fileName }) => !fileName.startsWith('__MACOSX/'))
  const folder = entries[0]?.fileName.split('/')[0] ?? ''
  const files = new Map<string, Entry>()
  let [packed, inflated] = [0, 0]
  for (const entry of entries) {
    const { fileName, compressedSize, uncompressedSize, compressionMethod, externalFileAttributes } = entry
    const unsafe = (why: string) => new BagRefused(`${fileName}: ${why}`)
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
  return files
}

const SYMBOLIC_LINK = 0xa000

/** The checksum of each file that the manifest lists. */
const sumsIn = (manifest: string) =>
  new Map(
    manifest
      .split('\n', MOST_FILES)
      .map((line) => [line.slice(66).replace(/%(25|0A|0D)/gi, decodeURIComponent), line.slice(0, 64)]),
  )
