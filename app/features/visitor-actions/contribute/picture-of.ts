import { jpegUpTo } from '#app/lib/photos/srcset.ts'
import type { Media } from '#contract/media.ts'
import type { PhotoPreview } from './photo-preview.ts'

/**
 * Address of the picture to show for a photo on the server: this device's preview if there is one, otherwise the
 * server's file once it is processed, or its placeholder.
 */
export function pictureOf(media: Media, look: PhotoPreview | undefined): string | null {
  if (look?.url) return look.url
  return media.state === 'READY' ? jpegUpTo(media, 640) : media.placeholder
}
