import { readFile } from 'node:fs/promises'
import { aPhoto, type PhotoFile, sidewaysPhoto } from '../../e2e/support/photos.ts'

/** A HEIC as iPhones make them, small: a browser other than Safari's decodes it by libheif. */
export async function heicPhoto(): Promise<PhotoFile> {
  const buffer = await readFile(new URL('../../fixtures/sunrise.heic', import.meta.url))
  return { name: 'sunrise.heic', mimeType: 'image/heic', buffer }
}

/** One of each kind that people choose: a HEIC, one that was taken sideways, a plain one. */
export const threePhotos = (): Promise<PhotoFile[]> =>
  Promise.all([heicPhoto(), sidewaysPhoto(), aPhoto('plain.jpg')])
