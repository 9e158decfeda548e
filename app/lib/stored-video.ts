import type { Media, VideoSource } from '#contract/media.ts'
import { videoContainer } from '#contract/media-formats.ts'

export type StoredVideo = Pick<
  Media,
  'uuid' | 'url' | 'state' | 'extension' | 'poster' | 'sources' | 'width' | 'height'
>

interface Shown {
  /** What a browser tries, one after the other. */
  sources: { src: string; type: VideoSource['type'] }[]
  poster: string | undefined
  /** What to save where it cannot be played: its size in bytes, null where it is not known. */
  file: { url: string; bytes: number | null }
}

/**
 * What a video element is given of a video that the server has: its still, or the first picture in its place. Not both:
 * a video that is told where to begin shows no still.
 */
export function storedVideo({ url, extension, poster, sources }: Omit<StoredVideo, 'uuid' | 'state'>): Shown {
  // A draft may hold what an earlier release said of it.
  const own = { url, type: `video/${videoContainer(extension)}`, bytes: null } as const
  const files = sources?.length ? sources : [own]
  return {
    sources: files.map(({ url, type }) => ({ src: poster ? url : `${url}#t=0.1`, type })),
    poster: poster?.url,
    file: files[0] ?? own,
  }
}
