import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { numberOf } from './stand-in.ts'

/** A photo that takes a stand-in's place, and what `lookAtJpeg` knows of it. */
export interface FilledPhoto {
  path: string
  width: number
  height: number
  components: number
  bytes: number
}

/**
 * Writes a PDF that was set with stand-ins to `outPath`, with the photos in their places: their files go in as they
 * are, byte for byte, and are never held in memory. A stand-in without a photo stays the empty print that it is.
 *
 * It knows the PDFs that Typst writes (objects in the open, one classic table of where they are) and throws at any
 * other.
 */
export async function fillPdf(
  pdf: Buffer,
  photos: ReadonlyMap<number, FilledPhoto>,
  outPath: string,
): Promise<void> {
  const table = tableOf(pdf)
  const bounds = [...table.offsets.values()].sort((one, other) => one - other)
  const objectAt = new Map([...table.offsets].map(([number, offset]) => [offset, number]))
  const written = new Map<number, number>()

  await using out = await open(outPath, 'w')
  let at = await write(out, pdf.subarray(0, bounds[0]))
  for (const [index, start] of bounds.entries()) {
    const object = pdf.subarray(start, bounds[index + 1] ?? table.start)
    written.set(objectAt.get(start) ?? 0, at)
    const image = imageOf(object)
    const photo = image && photos.get(image.number)
    if (!image || !photo) {
      at += await write(out, object)
      continue
    }
    at += await write(out, Buffer.from(dictionaryFor(photo, image.dictionary), 'latin1'))
    at += await copy(photo, out)
    at += await write(out, image.end)
  }
  await write(out, Buffer.from(tableWith(table, written, at), 'latin1'))
}

interface Table {
  /** Where it begins. */
  start: number
  /** Where each object begins, by its number. */
  offsets: Map<number, number>
  trailer: string
}

function tableOf(pdf: Buffer): Table {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1', pdf.length - 64))?.[1])
  const text = pdf.toString('latin1', start)
  const [, count, entries = '', trailer] =
    /^xref\n0 (\d+)\n([\s\S]*?)(trailer\n[\s\S]*?)startxref/.exec(text) ?? []
  if (!trailer) throw new Error('A PDF of an unknown kind')
  const offsets = new Map<number, number>()
  for (const [number, [, offset, kind]] of [...entries.matchAll(/(\d{10}) \d{5} ([nf])/g)].entries())
    if (kind === 'n') offsets.set(number, Number(offset))
  // Number 0 heads the list of free ones.
  if (offsets.size !== Number(count) - 1) throw new Error('A PDF with free objects')
  return { start, offsets, trailer }
}

function tableWith({ offsets, trailer }: Table, written: Map<number, number>, at: number): string {
  const entries = [...offsets.keys()].map(
    (number) => `${String(written.get(number)).padStart(10, '0')} 00000 n\r\n`,
  )
  return `xref\n0 ${offsets.size + 1}\n0000000000 65535 f\r\n${entries.join('')}${trailer}startxref\n${at}\n%%EOF`
}

/** The stand-in that an object is, with its dictionary before it and what closes it. */
function imageOf(object: Buffer) {
  const open = object.indexOf('stream\n')
  const close = object.lastIndexOf('endstream')
  if (open < 0 || close < 0) return undefined
  const dictionary = object.toString('latin1', 0, open)
  if (!dictionary.includes('/Subtype /Image') || !dictionary.includes('/Filter /DCTDecode')) return undefined
  const number = numberOf(object.subarray(open + 'stream\n'.length))
  return number === undefined ? undefined : { number, dictionary, end: object.subarray(close - 1) }
}

function dictionaryFor(photo: FilledPhoto, dictionary: string): string {
  const told = dictionary
    .replace(/\/Length \d+/, `/Length ${photo.bytes}`)
    .replace(/\/Width \d+/, `/Width ${photo.width}`)
    .replace(/\/Height \d+/, `/Height ${photo.height}`)
  const coloured =
    photo.components === 1 ? told.replace(/\/ColorSpace [^\n]*/, '/ColorSpace /DeviceGray') : told
  return `${coloured}stream\n`
}

async function copy(photo: FilledPhoto, out: FileHandle): Promise<number> {
  let copied = 0
  for await (const piece of createReadStream(photo.path, { highWaterMark: 1024 ** 2 }))
    copied += await write(out, piece)
  if (copied !== photo.bytes) throw new Error(`${photo.path} changed while it was read`)
  return copied
}

async function write(out: FileHandle, bytes: Buffer): Promise<number> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await out.write(bytes, done)
    done += bytesWritten
  }
  return bytes.length
}
