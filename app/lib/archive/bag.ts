import { type FileInZip, filesOfZip } from '#app/lib/zip/files-of-zip.ts'
import { ZipRefused } from '#app/lib/zip/zip-refused.ts'
import { archive as limits } from '#contract/host-limits.ts'
import { ArchiveRefused } from './archive-refused.ts'

/** A bag (BagIt, RFC 8493) in a ZIP, as archives are. Nothing of its payload has been read yet. */
export interface Bag {
  /** The file at a path below `data/`; undefined where there is none. */
  fileAt(path: string): FileInZip | undefined
  /** The SHA-256 that the manifest says of it. */
  sumOf(path: string): string | undefined
}

const MANIFEST = 'manifest-sha256.txt'

/**
 * Finds the bag in a ZIP. It may lie in any folder, with other files beside it, since a Mac unpacks what it downloads, and who
 * packs it again has some more. Rejects with `ArchiveRefused`.
 */
export async function openBag(zip: Blob, signal?: AbortSignal): Promise<Bag> {
  const files = await filesByPath(zip, signal)
  const root = rootOf(files)
  const manifest = files.get(root + MANIFEST)
  if (!manifest) throw new ArchiveRefused('notArchive')
  const sums = sumsIn(await textOf(manifest))
  return {
    fileAt: (path) => files.get(`${root}data/${path.normalize('NFC')}`),
    sumOf: (path) => sums.get(`data/${path.normalize('NFC')}`),
  }
}

/** The files by their paths, as Apple's programs and others write the same letters. */
async function filesByPath(zip: Blob, signal?: AbortSignal): Promise<Map<string, FileInZip>> {
  const files = new Map<string, FileInZip>()
  let packed = 0
  try {
    for await (const file of filesOfZip(zip)) {
      signal?.throwIfAborted()
      const path = file.path.normalize('NFC')
      packed += file.packedSize
      // Nothing is in an archive twice, and files that share bytes would be more than there are.
      if (files.has(path) || packed > zip.size) throw new ArchiveRefused('unsafe', [path])
      files.set(path, file)
    }
    return files
  } catch (reason) {
    if (!(reason instanceof ZipRefused)) throw reason
    throw new ArchiveRefused(reason.problem === 'empty' ? 'notArchive' : reason.problem)
  }
}

/** `Archive of Anna/`, or '' where the bag lies in no folder. */
function rootOf(files: ReadonlyMap<string, FileInZip>): string {
  const found = [...files.keys()].filter((path) => /(^|\/)bagit\.txt$/.test(path) && !isBeside(path))
  const [first] = found.toSorted((one, other) => one.length - other.length)
  if (first === undefined) throw new ArchiveRefused('notArchive')
  return first.slice(0, -'bagit.txt'.length)
}

/** What a Mac adds. */
const isBeside = (path: string): boolean => path.startsWith('__MACOSX/')

/** The checksum of each path. RFC 8493, 2.1.3: line ends and per cents in a path are written as in addresses. */
function sumsIn(manifest: string): Map<string, string> {
  const sums = new Map<string, string>()
  for (const line of manifest.split('\n')) {
    const [, sum, path] = /^([0-9a-f]{64}) [ *](.+)$/i.exec(line.trimEnd()) ?? []
    if (sum && path)
      sums.set(path.replace(/%(25|0A|0D)/gi, decodeURIComponent).normalize('NFC'), sum.toLowerCase())
  }
  return sums
}

/** A text of an archive, and never more of it than a device can hold, whatever it would grow to. */
export async function textOf(file: FileInZip): Promise<string> {
  if (file.isLocked) throw new ArchiveRefused('locked')
  if (file.size > limits.textBytes) throw new ArchiveRefused('unsafe', [file.path])
  try {
    const bytes = await file.head(limits.textBytes + 1)
    if (bytes.length > limits.textBytes) throw new ArchiveRefused('unsafe', [file.path])
    return new TextDecoder().decode(bytes)
  } catch (reason) {
    throw reason instanceof ArchiveRefused
      ? reason
      : new ArchiveRefused(unreadOr('changed', reason), [file.path])
  }
}

/** The file was moved since it was chosen, or else it is what it should not be. */
export const unreadOr = <Problem>(problem: Problem, reason: unknown): Problem | 'unreadable' =>
  reason instanceof DOMException && reason.name !== 'DataError' ? 'unreadable' : problem
