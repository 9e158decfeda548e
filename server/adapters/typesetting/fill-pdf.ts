import { type FileHandle, open } from 'node:fs/promises'
import { withPageBoxes } from './page-boxes.ts'
import { pdfObjects, streamIn, tableOf } from './pdf-objects.ts'
import { placeholderNumberOf } from './photo-placeholder.ts'
import { letterMaps } from './to-unicode.ts'

/** A photo that replaces a placeholder, and the result of `lookAtJpeg`. */
export interface FilledPhoto {
  path: string
  width: number
  height: number
  components: number
  bytes: number
}

/**
 * Writes a typeset PDF to `outPath` and replaces the placeholders by the photos: their files are copied unchanged and
 * never held in memory. A placeholder without a photo stays an empty print. It also corrects the text meaning of glyphs
 * (`to-unicode.ts`), and marks what is cut off each page (`page-boxes.ts`).
 *
 * @param bleed how far beyond its edge each page was typeset, in points
 */
export async function fillPdf(
  pdf: Buffer,
  photos: ReadonlyMap<number, FilledPhoto>,
  outPath: string,
  bleed = 0,
): Promise<void> {
  const { head, objects, trailer } = pdfObjects(pdf)
  const maps = letterMaps(objects)
  const written = new Map<number, number>()

  await using out = await open(outPath, 'w')
  let at = await write(out, head)
  for (const [number, object] of objects) {
    written.set(number, at)
    const image = imageOf(object)
    const photo = image && photos.get(image.number)
    if (!image || !photo) {
      at += await write(out, maps.get(number) ?? (bleed > 0 ? withPageBoxes(object, bleed) : object))
      continue
    }
    at += await write(out, Buffer.from(dictionaryFor(photo, image.dictionary), 'latin1'))
    at += await copy(photo, out)
    at += await write(out, image.end)
  }
  await write(out, Buffer.from(tableOf(written, trailer, at), 'latin1'))
}

/** The placeholder in an object, with its dictionary and the end of the object. */
function imageOf(object: Buffer) {
  if (!object.subarray(0, 200).includes('/Subtype /Image')) return undefined
  const stream = streamIn(object)
  const number = stream && placeholderNumberOf(stream.content)
  return !stream || number === undefined ? undefined : { number, ...stream }
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

/** One buffer for all photos. */
const piece = Buffer.allocUnsafe(1024 ** 2)

async function copy(photo: FilledPhoto, out: FileHandle): Promise<number> {
  await using file = await open(photo.path)
  let copied = 0
  for (;;) {
    const { bytesRead } = await file.read(piece, 0, piece.length, null)
    if (bytesRead === 0) break
    copied += await write(out, piece.subarray(0, bytesRead))
  }
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
