import { media } from '#contract/limits.ts'
import { sniffBytes, sniffPhoto } from '#contract/media-formats.ts'
import { heicToJpeg } from '../heic/heic-to-jpeg.ts'
import { PhotoRefused } from './photo-problem.ts'
import { makeThumbnail, type Thumbnail } from './thumbnail.ts'

/** A photo as the draft keeps it. */
export interface Developed {
  /** The file as chosen, or the JPEG that a HEIC became. */
  blob: Blob
  name: string
  /** null when this browser cannot show the photo; the server can. */
  thumbnail: Thumbnail | null
}

interface Options {
  signal?: AbortSignal
  /** Larger than this the server would not take the JPEG, and takes the HEIC instead. Bytes. */
  maxBytes?: number
  /** Told once a HEIC has become a JPEG: the next photo may begin. */
  onConverted?: () => void
}

/**
 * Makes a chosen photo ready to be shown: HEIC becomes JPEG, and everything gets a thumbnail, off the main
 * thread. A HEIC that cannot be converted here stays what it is. Rejects with `PhotoRefused` for a damaged
 * photo, with the signal's reason when aborted.
 */
export async function develop(file: Blob, name: string, options: Options = {}): Promise<Developed> {
  const { signal, maxBytes = media.photoBytes, onConverted } = options
  const format = sniffPhoto(new Uint8Array(await file.slice(0, sniffBytes).arrayBuffer()))
  const jpeg = format === 'heic' ? await convert(file, maxBytes, signal) : null
  if (jpeg) onConverted?.()
  const blob = jpeg ?? file
  const thumbnail = await makeThumbnail(blob).catch(() => null)
  signal?.throwIfAborted()
  // What every browser decodes and this one cannot is damaged. Of the others the server is the judge.
  const surelyDamaged = format !== 'heic' && format !== 'avif'
  if (thumbnail === null && surelyDamaged) throw new PhotoRefused('PHOTO_DAMAGED')
  return { blob, name: jpeg ? jpegName(name) : name, thumbnail }
}

/** A phone may have named its HEIC .jpg already. */
const jpegName = (name: string): string => `${name.replace(/\.(hei[cf]|jpe?g)$/i, '')}.jpg`

async function convert(file: Blob, maxBytes: number, signal?: AbortSignal): Promise<Blob | null> {
  try {
    const jpeg = await heicToJpeg(file, signal ? { signal } : {})
    return jpeg.size <= maxBytes ? jpeg : null
  } catch {
    signal?.throwIfAborted()
    return null
  }
}
