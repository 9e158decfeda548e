import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { brand } from '#contract/brand.ts'

// Makes the home screen icons from the one drawing: `node scripts/icons.ts`, after `public/icon.svg` changed.

const folder = join(import.meta.dirname, '../public')
/** Width and height of the drawing; its lines are on whole pixels at 16 and at 32. */
const DRAWN = 32

/** How much of the square the drawing fills: of a maskable icon only a circle of 80 percent is always visible. */
const icons = [
  { name: 'icon-192.png', size: 192, part: 0.84 },
  { name: 'icon-512.png', size: 512, part: 0.84 },
  { name: 'icon-maskable-512.png', size: 512, part: 0.7 },
  { name: 'apple-touch-icon.png', size: 180, part: 0.8 },
]

const drawing = await readFile(join(folder, 'icon.svg'))
for (const { name, size, part } of icons) {
  const width = Math.round(size * part)
  const picture = await sharp(drawing, { density: (72 * width) / DRAWN })
    .resize(width, width)
    .png()
    .toBuffer()
  await sharp({ create: { width: size, height: size, channels: 3, background: brand.colours.theme } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name))
}
