import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ZipEntry } from './zip.ts'

interface Bag {
  /** The one folder of the ZIP, in which everything lies. */
  folder: string
  at: Date
  /** Lines of `bag-info.txt`, in this order; `Payload-Oxum` is added. */
  info: readonly (readonly [label: string, value: string])[]
  /** Files beside the payload. Called once all of the payload was sent. */
  besides(): ZipEntry[]
}

interface Sum {
  path: string
  hash: string
  bytes: number
}

/**
 * Puts files into a bag (BagIt, RFC 8493): they are its payload, in `data/`, and `manifest-sha256.txt` holds the
 * checksum of each, with which any later reader can prove that nothing has changed. Checksums are made while the files
 * are sent, so the manifests come last. Each file must have been read before the next is asked for, as `zipped` does.
 */
export async function* bagged(payload: AsyncIterable<ZipEntry>, bag: Bag): AsyncIterable<ZipEntry> {
  const { folder, at, info, besides } = bag
  const sums: Sum[] = []
  const tags: Sum[] = []
  for await (const entry of payload) yield summed(entry, `data/${entry.name}`, folder, sums)

  const bytes = sums.reduce((total, sum) => total + sum.bytes, 0)
  const lines = [...info, ['Payload-Oxum', `${bytes}.${sums.length}`]]
  const tag = (name: string, body: string): ZipEntry => summed({ name, at, body }, name, folder, tags)
  yield tag('bagit.txt', 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n')
  yield tag('bag-info.txt', lines.map(([label, value]) => `${label}: ${oneLine(value)}\n`).join(''))
  yield tag('manifest-sha256.txt', manifest(sums))
  for (const entry of besides()) yield summed(entry, entry.name, folder, tags)
  yield { name: `${folder}/tagmanifest-sha256.txt`, at, body: manifest(tags) }
}

/** The entry under its path in the bag; its checksum is added to the list once it was read. */
function summed({ at, body }: ZipEntry, path: string, folder: string, sums: Sum[]): ZipEntry {
  const name = `${folder}/${path}`
  if (typeof body === 'function') return { name, at, body: async () => summing(await body(), path, sums) }
  const content = Buffer.from(body)
  sums.push({ path, hash: createHash('sha256').update(content).digest('hex'), bytes: content.length })
  return { name, at, body }
}

function summing(source: Readable, path: string, sums: Sum[]): Readable {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
    flush(done) {
      sums.push({ path, hash: hash.digest('hex'), bytes })
      done()
    },
  })
  // A failure of either destroys the other, and reaches whoever reads.
  pipeline(source, through).catch(() => undefined)
  return through
}

/** RFC 8493, 2.1.3: line ends and per cents in a path are written as in addresses. */
const manifest = (sums: readonly Sum[]) =>
  sums.map(({ path, hash }) => `${hash}  ${path.replace(/[%\r\n]/g, encodeURIComponent)}\n`).join('')

const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim()
