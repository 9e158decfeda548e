import type { Media } from '#contract/media.ts'

type Sized = Pick<Media, 'location' | 'filename' | 'extension' | 'widths' | 'url'>

/** `…-320.avif 320w, …-640.avif 640w`: the candidates that a browser chooses from. */
export function srcSet(photo: Sized, format: 'avif' | 'webp' | 'jpg'): string {
  return photo.widths
    .map((width) => `${photo.location}/${photo.filename}-${width}.${format} ${width}w`)
    .join(', ')
}

/**
 * The largest rendition that is not wider than `edge` pixels, as JPEG; for mails, share cards and pages without script.
 */
export function jpegUpTo(photo: Sized, edge: number): string {
  const width = photo.widths.filter((one) => one <= edge).at(-1)
  return width ? `${photo.location}/${photo.filename}-${width}.jpg` : photo.url
}
