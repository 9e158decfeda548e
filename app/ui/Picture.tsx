import { jpegUpTo, srcSet } from '#app/lib/photos/srcset.ts'
import type { Media } from '#contract/media.ts'

interface Props {
  photo: Media
  alt: string
  /** Displayed width, as a value of `<img sizes>`. */
  sizes: string
  /** Above the fold: loaded at once and with priority. */
  first?: boolean
}

/** A photo in a size and format that suit the browser; its space is reserved while it loads. */
export function Picture({ photo, alt, sizes, first = false }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(photo, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(photo, 'webp')} sizes={sizes} />
      <img
        src={jpegUpTo(photo, 1280)}
        srcSet={srcSet(photo, 'jpg')}
        sizes={sizes}
        alt={alt}
        width={photo.width ?? undefined}
        height={photo.height ?? undefined}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
