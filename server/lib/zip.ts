import { createRequire } from 'node:module'
import { PassThrough, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { ZipFile } from 'yazl'

// yazl sums up every byte by a table in JavaScript, which takes most of its time. Node has the same sum built in,
// fourteen times as fast (docs/decisions/0122).
const requireOfYazl = createRequire(createRequire(import.meta.url).resolve('yazl'))
Object.assign(requireOfYazl('buffer-crc32'), { unsigned: crc32 })

export interface ZipEntry {
  /** Its path inside, `/` between folders. */
  name: string
  at: Date
  /** Text and small files are given whole and compressed; what is opened is stored as it is. */
  body: string | Uint8Array | (() => Promise<Readable>)
}

/**
 * A ZIP that is made while it is read: one entry is open at a time, and nothing is read ahead of the reader. An entry
 * that fails destroys it; a reader who goes away ends the entries by their signal. Beyond 4 GB it is ZIP64.
 */
export function zipped(entries: (signal: AbortSignal) => AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const out = zip.outputStream
  if (!(out instanceof PassThrough)) throw new Error('A ZIP is written to a stream')
  const over = new AbortController()
  let open: Readable | undefined
  out.once('close', () => {
    over.abort()
    open?.destroy()
  })
  zip.on('error', (reason: Error) => out.destroy(reason))

  async function fill() {
    for await (const { name, at, body } of entries(over.signal)) {
      if (over.signal.aborted) return
      // The same everywhere: a file that anybody may read, dated in UTC.
      const options = { mtime: at, mode: 0o100644 }
      if (typeof body !== 'function') zip.addBuffer(Buffer.from(body), name, options)
      else {
        open = await body()
        if (over.signal.aborted) {
          open.destroy()
          return
        }
        zip.addReadStream(open, name, { ...options, compress: false })
        await finished(open, { writable: false })
      }
    }
    zip.end()
  }

  fill().catch((reason: unknown) => out.destroy(reason instanceof Error ? reason : new Error(String(reason))))
  return out
}

/** The text of an entry, line ends as every editor shows them. */
export const plainText = (text: string): string => `${text.replace(/\r\n|\r|\n/g, '\r\n')}\r\n`
