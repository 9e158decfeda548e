import type { Media } from '#contract/media.ts'

type Sized = Pick<Media, 'location' | 'filename' | 'url' | 'widths'>

/** The address of a photo on the server as a JPEG: the smallest rendition that is at least `width` pixels wide. */
export function serverPhoto(photo: Sized, width: number): string {
  const wide = photo.widths.find((one) => one >= width) ?? photo.widths.at(-1)
  return wide ? `${photo.location}/${photo.filename}-${wide}.jpg` : photo.url
}
