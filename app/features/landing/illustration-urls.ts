import { type IllustrationId, illustrationWidths } from './illustrations.ts'

/**
 * The pictures are files of their own, with a hash in the name (cached for a year), never part of the script:
 * `no-inline` keeps a small one from becoming a data URL.
 */
const files = import.meta.glob<string>('./illustrations/*', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The address of an illustration's drawing. Throws when the file is missing, which a test would show. */
export const illustrationUrl = (id: IllustrationId): string => fileUrl(`${id}.svg`)

/** Where it is painted, in every width, as `srcset` takes it: a browser shows it without drawing each stroke. */
export const illustrationSrcSet = (id: IllustrationId): string =>
  illustrationWidths.map((width) => `${fileUrl(`${id}-${width}.avif`)} ${width}w`).join(', ')

function fileUrl(name: string): string {
  const url = files[`./illustrations/${name}`]
  if (url === undefined) throw new Error(`No picture ${name}`)
  return url
}
