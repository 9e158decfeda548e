import { readFile } from 'node:fs/promises'
import { aPhoto, type PhotoFile, sidewaysPhoto } from '../../e2e/support/photos.ts'

/** A small HEIC as iPhones make them. Browsers other than Safari decode it with our libheif. */
export async function heicPhoto(): Promise<PhotoFile> {
  const buffer = await readFile(new URL('../../fixtures/sunrise.heic', import.meta.url))
  return { name: 'sunrise.heic', mimeType: 'image/heic', buffer }
}

/** A HEIC, a photo taken sideways, and a plain one. */
export const threePhotos = (): Promise<PhotoFile[]> =>
  Promise.all([heicPhoto(), sidewaysPhoto(), aPhoto('plain.jpg')])
