import { join } from 'node:path'
import sharp from 'sharp'
import type { ExamplePhoto } from './photos.ts'

const things = join(import.meta.dirname, '../../app/features/landing/illustrations')
const scenes = join(import.meta.dirname, 'scenes')

/** Longest edge in pixels: sharp on a projector, and a rendition without anything left over. */
const EDGE = 1280
/** Dots per inch at which one unit of a picture is one pixel. */
const DPI = 72
/** How far the painted paper edge of a scene reaches in, in its units. */
const PAPER = 24

/** A picture as a photo (JPEG), without its paper edge. */
export async function printOf(photo: ExamplePhoto): Promise<Blob> {
  const isThing = 'crop' in photo
  const file = join(isThing ? things : scenes, `${photo.scene}.svg`)
  const [left, top, width, height] = isThing ? photo.crop : await insideTheEdge(file)
  const scale = EDGE / Math.max(width, height)
  const pixels = (units: number) => Math.round(units * scale)
  const jpeg = await sharp(file, { density: DPI * scale })
    .extract({ left: pixels(left), top: pixels(top), width: pixels(width), height: pixels(height) })
    .flatten({ background: '#fffaf0' })
    .jpeg({ quality: 90 })
    .toBuffer()
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })
}

async function insideTheEdge(file: string) {
  const { width, height } = await sharp(file, { density: DPI }).metadata()
  return [PAPER, PAPER, width - 2 * PAPER, height - 2 * PAPER] as const
}
