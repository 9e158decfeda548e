import { createRequire } from 'node:module'
import { PassThrough, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { ZipFile } from 'yazl'

installNativeCrc32()

export interface ZipEntry {
  /** Path inside the ZIP, with `/` between folders. */
  name: string
  at: Date
  /** Text and bytes are compressed; streams are stored uncompressed. */
  body: string | Uint8Array | (() => Promise<Readable>)
}

/**
 * A ZIP that is generated while it is read: one entry is open at a time, and nothing is read ahead of the reader. A
 * failing entry destroys it; a reader who disconnects aborts the entries' signal. Above 4 GB it is ZIP64.
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
      // The same everywhere: a file that everybody may read, dated in UTC.
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

/** The text of an entry, with line ends that every editor shows. */
export const plainText = (text: string): string => `${text.replace(/\r\n|\r|\n/g, '\r\n')}\r\n`

/**
 * Has yazl take Node's own checksum. It computes them by a table in JavaScript (`buffer-crc32`), which took most of the
 * time of a ZIP, and knows no other way; no ZIP writer that streams, compresses and goes beyond 4 GB does
 * (docs/decisions/0035, 0003). It replaces one function of a package that yazl alone requires. Where yazl requires another
 * one, this throws as soon as it is imported.
 */
export function installNativeCrc32(): void {
  const requireOfYazl = createRequire(createRequire(import.meta.url).resolve('yazl'))
  Object.assign(requireOfYazl('buffer-crc32'), { unsigned: crc32 })
}
