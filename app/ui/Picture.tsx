import { jpegUpTo, srcSet } from '#app/lib/photos/srcset.ts'
import type { Media } from '#contract/media.ts'

interface Props {
  photo: Media
  alt: string
  /** How wide it is shown, as an `<img sizes>` says it. */
  sizes: string
  /** Above the fold: loaded at once and first. */
  first?: boolean
}

/** A photo at the size and in the format that suit the reader; its place is kept while it loads. */
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
