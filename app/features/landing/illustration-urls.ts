import { type IllustrationId, illustrationWidths } from './illustrations.ts'

/**
 * The pictures are separate files with a hash in their names (cached for a year), not part of the script: `no-inline`
 * keeps small ones from becoming data URLs.
 */
const files = import.meta.glob<string>('./illustrations/*', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** URL of an illustration's SVG file. Throws if the file is missing, so that a test fails. */
export const illustrationUrl = (id: IllustrationId): string => fileUrl(`${id}.svg`)

/** The illustration's AVIF files in all widths, as a `srcset`: a browser shows them without drawing each stroke. */
export const illustrationSrcSet = (id: IllustrationId): string =>
  illustrationWidths.map((width) => `${fileUrl(`${id}-${width}.avif`)} ${width}w`).join(', ')

function fileUrl(name: string): string {
  const url = files[`./illustrations/${name}`]
  if (url === undefined) throw new Error(`No picture ${name}`)
  return url
}
