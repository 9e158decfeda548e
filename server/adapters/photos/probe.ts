import { readFile } from 'node:fs/promises'
import { exifHeadBytes, takenAtOf } from '#contract/photo-taken-at.ts'
import type { PhotoFacts } from '#server/ports/photos.ts'
import { damagedIfItFails, firstBytes, openPhoto } from './open-photo.ts'

/** Longest edge in pixels: enough for the colours and the shape of the light, 100 to 400 bytes. */
const PLACEHOLDER_EDGE = 20

/**
 * The placeholder is what makes the whole file be decoded (JPEG and WebP at an eighth of the size, which
 * reads every byte but costs little): about 0.1 s for 12 megapixels.
 */
export async function probe(path: string): Promise<PhotoFacts> {
  const { format, width, height, picture } = await openPhoto(path)
  const takenAt = takenAtOf(format === 'heic' ? await readFile(path) : await firstBytes(path, exifHeadBytes))
  const tiny = await damagedIfItFails(
    picture
      .resize({ width: PLACEHOLDER_EDGE, height: PLACEHOLDER_EDGE, fit: 'inside' })
      .webp({ quality: 40 })
      .toBuffer(),
  )
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  return { format, width, height, placeholder, takenAt }
}
