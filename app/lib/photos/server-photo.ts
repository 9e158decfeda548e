import type { Media } from '#contract/media.ts'
import { buildRendition } from './srcset.ts'

type Sized = Pick<Media, 'location' | 'filename' | 'url' | 'widths' | 'state'>

/**
 * The address of a photo on the server as a JPEG: the smallest rendition that is at least `width` pixels wide; null
 * while there is none.
 */
export function serverPhoto(photo: Sized, width: number): string | null {
  if (photo.state !== 'READY') return null
  const wide = photo.widths.find((one) => one >= width) ?? photo.widths.at(-1)
  return wide ? buildRendition(photo, wide, 'jpg') : photo.url
}
