import type { Sharp } from 'sharp'
import { media } from '#contract/limits.ts'
import { type PhotoFormat, sniffBytes, sniffPhoto } from '#contract/media-formats.ts'
import { readHead } from '#server/lib/file-head.ts'
import { PhotoRefused } from '#server/ports/photos.ts'
import { decodeHeicFile, measureHeicFile } from './heic.ts'
import { loadOptions, sharp } from './sharp.ts'
import { tiffOf } from './tiff.ts'

interface OpenPhoto {
  format: PhotoFormat
  /** As shown, with the orientation applied. */
  width: number
  height: number
  /** Not decoded yet, except for HEIC; at the end of the pipeline upright, in sRGB and without transparency. */
  picture: Sharp
}

/**
 * Checks format and size before anything is decoded. Rejects with `PhotoRefused`.
 *
 * @param rotation quarter turns clockwise, in addition to the file's own orientation
 */
export async function openPhoto(path: string, rotation = 0): Promise<OpenPhoto> {
  const photo = await openUpright(path)
  if (rotation === 0) return photo
  const { width, height } = rotation % 2 === 0 ? photo : { width: photo.height, height: photo.width }
  return { ...photo, width, height, picture: photo.picture.rotate(rotation * 90) }
}

/**
 * The format and the size as shown, from the header, within the limit. Decodes nothing. Rejects with `PhotoRefused`.
 */
export async function measurePhoto(path: string): Promise<Omit<OpenPhoto, 'picture'>> {
  const format = await formatOf(path)
  const size = format === 'heic' ? await measureHeicFile(path) : await sizeOf(path)
  return { format, width: size.width, height: size.height }
}

async function openUpright(path: string): Promise<OpenPhoto> {
  const format = await formatOf(path)
  if (format === 'heic') {
    const decoded = await decodeHeicFile(path)
    const { width, height } = decoded
    return { format, width, height, picture: onWhite(sharp(tiffOf(decoded), loadOptions)) }
  }
  const { width, height } = await sizeOf(path)
  return { format, width, height, picture: onWhite(sharp(path, loadOptions).autoOrient()) }
}

async function formatOf(path: string): Promise<PhotoFormat> {
  const head = await readHead(path, sniffBytes)
  if (head.length === 0) throw new PhotoRefused('EMPTY', 'no bytes')
  const format = sniffPhoto(head)
  if (format === null) throw new PhotoRefused('NOT_A_PHOTO', 'unknown content')
  return format
}

async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await damagedIfItFails(sharp(path, { limitInputPixels: false }).metadata())
  const { width, height } = autoOrient
  if (width * height > media.photoPixels) throw new PhotoRefused('TOO_MANY_PIXELS', `${width} × ${height}`)
  return autoOrient
}

/** For decoding, which fails only because of the file's content. */
export async function damagedIfItFails<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding
  } catch (error) {
    throw new PhotoRefused('DAMAGED', error instanceof Error ? error.message : String(error))
  }
}

/** JPEG has no transparency; the other renditions should look the same. */
function onWhite(picture: Sharp): Sharp {
  return picture.flatten({ background: '#ffffff' }).toColourspace('srgb')
}
