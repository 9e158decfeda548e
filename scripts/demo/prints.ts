import { join } from 'node:path'
import sharp from 'sharp'
import type { ExamplePhoto } from './photos.ts'

const scenes = join(import.meta.dirname, '../../app/features/landing/scenes')

/** Longest edge in pixels: sharp on a projector, and a rendition without anything left over. */
const EDGE = 1280
/** Dots per inch at which one unit of a picture is one pixel. */
const DPI = 72

/** A scene of the landing page as a photo (JPEG), cropped as the example says. */
export async function printOf({ scene, crop }: ExamplePhoto): Promise<Blob> {
  const [left, top, width, height] = crop
  const scale = EDGE / Math.max(width, height)
  const pixels = (units: number) => Math.round(units * scale)
  const jpeg = await sharp(join(scenes, `${scene}.svg`), { density: DPI * scale })
    .extract({ left: pixels(left), top: pixels(top), width: pixels(width), height: pixels(height) })
    .flatten({ background: '#fffaf0' })
    .jpeg({ quality: 90 })
    .toBuffer()
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })
}
