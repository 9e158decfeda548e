import { jpegUpTo } from '#app/lib/photos/srcset.ts'
import type { Media } from '#contract/media.ts'
import type { PhotoPreview } from './use-photo-previews.ts'

/** What to show of a photo that is on the server: until it is prepared there, what this device has of it. */
export function pictureOf(media: Media, look: PhotoPreview | undefined): string | null {
  if (look?.url) return look.url
  return media.state === 'READY' ? jpegUpTo(media, 640) : media.placeholder
}
