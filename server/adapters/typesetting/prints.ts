import { open } from 'node:fs/promises'
import sharp from 'sharp'
import type { PrintPhoto } from '#server/ports/typesetter.ts'

/** A photo in a template: the file name of its placeholder, and its size in pixels. */
export interface Print {
  file: string
  width: number
  height: number
}

/** The photos of one keepsake, numbered as they are added. */
export interface Prints {
  /** The placeholders that the template reads, by name. */
  files: Map<string, Buffer>
  /** The photos that replace the placeholders. A damaged or missing photo leaves an empty print. */
  photos: Map<number, JpegFacts>
  add(photo: PrintPhoto): Promise<Print>
  /** The same, as large as `fitted` makes it; null for no photo. */
  fit(photo: PrintPhoto | null, box: Box, pixel?: number): Promise<Print | null>
}

interface Box {
  width: number
  height: number
}

export function somePrints(): Prints {
  const files = new Map<string, Buffer>()
  const photos: Prints['photos'] = new Map()
  async function add(photo: PrintPhoto): Promise<Print> {
    const number = files.size
    const file = `print-${number}.jpg`
    files.set(file, photoPlaceholder(number))
    const facts = await lookAtJpeg(photo.path)
    if (facts) photos.set(number, facts)
    const { width, height } = facts ?? photo
    return { file, width: Math.max(1, width), height: Math.max(1, height) }
  }
  return {
    files,
    photos,
    add,
    async fit(photo, box, pixel) {
      const print = photo && (await add(photo))
      return print && { file: print.file, ...fitted(print, box, pixel) }
    },
  }
}

/**
 * The largest size that fits into a box and keeps the shape, but not so large that pixels show: each is at most `pixel`
 * wide, in the box's unit. By default that is millimetres, for 100 pixels per inch.
 */
export function fitted({ width, height }: Box, box: Box, pixel = 0.254): Box {
  const coarsest = Math.max(width * pixel, box.width * 0.4)
  const across = Math.min(box.width, (box.height * width) / height, coarsest)
  return { width: across, height: (across * height) / width }
}

/** What a PDF must say about an embedded JPEG. */
export interface JpegFacts {
  path: string
  width: number
  height: number
  /** 1 is grey, 3 is colour. */
  components: number
  bytes: number
}

const TAIL_BYTES = 4096

/** Null for a file that is missing, of another format, truncated, or not in RGB or grey: it is left out. */
async function lookAtJpeg(path: string): Promise<JpegFacts | null> {
  try {
    await using file = await open(path)
    const { size: bytes } = await file.stat()
    const tail = Buffer.alloc(Math.min(bytes, TAIL_BYTES))
    await file.read(tail, 0, tail.length, bytes - tail.length)
    const { format, width, height, channels } = await sharp(path).metadata()
    const isWhole = tail.lastIndexOf(Buffer.from([0xff, 0xd9])) >= 0
    if (format !== 'jpeg' || !isWhole || (channels !== 1 && channels !== 3)) return null
    return { path, width, height, components: channels, bytes }
  } catch {
    return null
  }
}

/**
 * A placeholder for a photo during typesetting. Typst would decode every photo to its pixels (60 of them: 7 s and 0.9
 * GB), though it only needs the size. Each placeholder is the same tiny JPEG with a comment that identifies it, so that
 * the photo can replace it in the result (`fill-pdf.ts`, `picture-pages.ts`). If none does, it is an empty print: a
 * plain field in the colour of paper.
 */

/** 8 × 8 pixels of `#efe8da`, baseline, three components. */
const FIELD = Buffer.from(
  '/9j/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAn/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCioCUa/9k=',
  'base64',
)
const COMMENT = 0xfffe

function photoPlaceholder(number: number): Buffer {
  const words = Buffer.from(`print ${String(number).padStart(6, '0')}`)
  const head = Buffer.alloc(4)
  head.writeUInt16BE(COMMENT)
  head.writeUInt16BE(words.length + 2, 2)
  return Buffer.concat([FIELD.subarray(0, 2), head, words, FIELD.subarray(2)])
}

/** The number of a placeholder; undefined for any other picture. */
export function readPlaceholder(jpeg: Buffer): number | undefined {
  const words = /^print (\d{6})/.exec(jpeg.toString('latin1', 6, 18))
  return words ? Number(words[1]) : undefined
}
