import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** A picture of the demo, as a photo that looks like no other. */
export const scene = (name: string): Promise<Buffer> =>
  sharp(readFileSync(new URL(`../../scripts/demo/scenes/${name}.svg`, import.meta.url)))
    .resize(800)
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
