import { type FileHandle, open } from 'node:fs/promises'
import { pdfObjects, streamIn, tableOf } from './pdf-objects.ts'
import { placeholderNumberOf } from './photo-placeholder.ts'
import type { JpegFacts } from './prints.ts'
import { letterMaps } from './to-unicode.ts'

const POINTS_A_MILLIMETRE = 72 / 25.4

/** Millimetres as points, the unit of a PDF. */
export const convertToPoints = (millimetres: number): number => millimetres * POINTS_A_MILLIMETRE

/**
 * Writes a typeset PDF to `outPath` and replaces the placeholders by the photos: their files are copied unchanged and
 * never held in memory. A placeholder without a photo stays an empty print. It also corrects the text meaning of glyphs
 * (`to-unicode.ts`), and marks what is cut off each page.
 *
 * @param bleed how far beyond its edge each page was typeset, in points
 */
export async function fillPdf(
  pdf: Buffer,
  photos: ReadonlyMap<number, JpegFacts>,
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

function dictionaryFor(photo: JpegFacts, dictionary: string): string {
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

async function copy(photo: JpegFacts, out: FileHandle): Promise<number> {
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

const PAGE = /\/Type \/Page\b/
const MEDIA_BOX = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/

/**
 * Adds the boxes that a print shop reads to a page of a book (ISO 32000-2, 14.11.2): the bleed box is everything that
 * was typeset, the trim box is where it is cut. The crop box equals the trim box, so that screens and home printers
 * show only the page. Other objects are returned unchanged.
 *
 * @param bleed how far beyond its edge a page was typeset, in points
 */
function withPageBoxes(object: Buffer, bleed: number): Buffer {
  if (object.includes('stream\n')) return object
  const text = object.toString('latin1')
  if (!PAGE.test(text)) return object
  const boxed = text.replace(MEDIA_BOX, (media, width, height) => {
    const trim = [bleed, bleed, Number(width) - bleed, Number(height) - bleed].map((edge) => edge.toFixed(3))
    return `${media}\n  /CropBox [${trim.join(' ')}]\n  /TrimBox [${trim.join(' ')}]\n  /BleedBox [0 0 ${width} ${height}]`
  })
  if (boxed === text) throw new Error('A page of an unknown size')
  return Buffer.from(boxed, 'latin1')
}
