import { join } from 'node:path'
import sharp from 'sharp'
import type { ExamplePhoto } from './margaret.ts'

const scenes = join(import.meta.dirname, '../../app/features/landing/scenes')

/** Pixels for one unit of the picture: a full width of 552 becomes 1280, a rendition without anything left over. */
const SCALE = 1280 / 552
/** Dots per inch at which one unit is one pixel. */
const DPI = 72

/** A scene of the landing page as a photo (JPEG), cropped as the example says. */
export function printOf({ scene, crop: [left, top, width, height] }: ExamplePhoto): Promise<Buffer> {
  const pixels = (units: number) => Math.round(units * SCALE)
  return sharp(join(scenes, `${scene}.svg`), { density: DPI * SCALE })
    .extract({ left: pixels(left), top: pixels(top), width: pixels(width), height: pixels(height) })
    .flatten({ background: '#fffaf0' })
    .jpeg({ quality: 90 })
    .toBuffer()
}
