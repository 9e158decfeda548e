import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { pdfObjects, streamIn, tableOf } from './pdf-objects.ts'
import { type JpegFacts, readPlaceholder } from './prints.ts'
import { letterMaps } from './to-unicode.ts'

const POINTS_A_MILLIMETRE = 72 / 25.4

/** Millimetres as points, the unit of a PDF. */
export const convertToPoints = (millimetres: number): number => millimetres * POINTS_A_MILLIMETRE

/** What a PDF asks of whoever prints it, or of their print shop. */
interface Printing {
  /** How far beyond its edge each page was typeset, in points. */
  bleed?: number
  /** To be cut or folded, so its exact size is asked for: sheets of one side, or of two, turned on their short edge. */
  sheets?: 'one side' | 'two sides'
}

/**
 * Writes a typeset PDF to `outPath` and replaces the placeholders by the photos: their files are copied unchanged and
 * never held in memory. A placeholder without a photo stays an empty print. It also corrects the text meaning of glyphs
 * (`to-unicode.ts`).
 */
export async function fillPdf(
  pdf: Buffer,
  photos: ReadonlyMap<number, JpegFacts>,
  outPath: string,
  printing: Printing = {},
): Promise<void> {
  const { head, objects, trailer } = pdfObjects(pdf)
  const maps = letterMaps(objects)
  const written = new Map<number, number>()
  let at = 0
  const count = (piece: Buffer) => {
    at += piece.length
    return piece
  }
  async function* pieces() {
    yield count(head)
    for (const [number, object] of objects) {
      written.set(number, at)
      const stream = object.subarray(0, 200).includes('/Subtype /Image') ? streamIn(object) : undefined
      const photo = stream && photos.get(readPlaceholder(stream.content) ?? -1)
      if (!photo) {
        yield count(maps.get(number) ?? withRequests(object, printing))
        continue
      }
      yield count(Buffer.from(dictionaryFor(photo, stream.dictionary), 'latin1'))
      const end = at + photo.bytes
      for await (const piece of createReadStream(photo.path)) yield count(piece)
      if (at !== end) throw new Error(`${photo.path} changed while it was read`)
      yield count(stream.end)
    }
    yield Buffer.from(tableOf(written, trailer, at), 'latin1')
  }
  await pipeline(pieces, createWriteStream(outPath))
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

/**
 * A page with the boxes that a print shop reads (ISO 32000-2, 14.11.2): the bleed box is everything that was typeset, the
 * trim box is where it is cut. The crop box equals the trim box, so that screens and home printers show only the page.
 * And the catalogue with what viewers are asked (12.2): printers' dialogs shrink pages otherwise, and what is to be cut or
 * folded is off. Other objects are returned unchanged.
 */
function withRequests(object: Buffer, { bleed, sheets }: Printing): Buffer {
  // What people wrote, such as a title, stands in other objects: it is never taken for one of these.
  const kind = /^\d+ 0 obj\s+<<\s+\/Type \/(Page|Catalog)\n/.exec(object.toString('latin1', 0, 100))?.[1]
  if (sheets && kind === 'Catalog') {
    const duplex = sheets === 'two sides' ? ' /Duplex /DuplexFlipShortEdge' : ''
    return replaced(object, /\/ViewerPreferences\s*<</, (before) => `${before} /PrintScaling /None${duplex}`)
  }
  if (!bleed || kind !== 'Page') return object
  return replaced(object, /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/, (media, width, height) => {
    const trim = [bleed, bleed, Number(width) - bleed, Number(height) - bleed].map((edge) => edge.toFixed(3))
    return `${media}\n  /CropBox [${trim.join(' ')}]\n  /TrimBox [${trim.join(' ')}]\n  /BleedBox [0 0 ${width} ${height}]`
  })
}

function replaced(object: Buffer, what: RegExp, by: (...found: string[]) => string): Buffer {
  const text = object.toString('latin1')
  const changed = text.replace(what, by)
  if (changed === text) throw new Error('A PDF of an unknown kind')
  return Buffer.from(changed, 'latin1')
}
