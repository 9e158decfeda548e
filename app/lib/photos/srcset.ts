import type { Media } from '#contract/media.ts'

type Sized = Pick<Media, 'location' | 'filename' | 'widths' | 'url'>

/** The address of a photo in one of its widths; one whose answer names no place is among the public ones. */
export const buildRendition = ({ location, filename }: Sized, width: number, format: string) =>
  `${location || '/assets/photos'}/${filename}-${width}.${format}`

/** `…-320.avif 320w, …-640.avif 640w`: the candidates that a browser chooses from. */
export function srcSet(photo: Sized, format: 'avif' | 'webp' | 'jpg'): string {
  return photo.widths.map((width) => `${buildRendition(photo, width, format)} ${width}w`).join(', ')
}

/**
 * The largest rendition that is not wider than `edge` pixels, as JPEG; for mails, share cards and pages without script.
 */
export function jpegUpTo(photo: Sized, edge: number): string {
  const width = photo.widths.filter((one) => one <= edge).at(-1)
  return width ? buildRendition(photo, width, 'jpg') : photo.url
}
