import type { Media, VideoSource } from '#contract/media.ts'
import { videoContainer } from '#contract/media-formats.ts'

export type StoredVideo = Pick<
  Media,
  | 'uuid'
  | 'url'
  | 'state'
  | 'extension'
  | 'poster'
  | 'sources'
  | 'width'
  | 'height'
  | 'durationSeconds'
  | 'transcript'
>

interface Shown {
  /** The files that a browser tries, one after the other. */
  sources: { src: string; type: VideoSource['type'] }[]
  poster: string | undefined
  /** The file to save when it cannot be played; `bytes` is null when its size is not known. */
  file: { url: string; bytes: number | null }
}

/**
 * The attributes of a video element for a video on the server: its still, or else a start at the first picture. Never
 * both, because a video that is told where to start shows no still.
 */
export function storedVideo({
  url,
  extension,
  poster,
  sources,
}: Pick<StoredVideo, 'url' | 'extension' | 'poster' | 'sources'>): Shown {
  // A draft may hold a video without `sources` from an earlier release.
  const own = { url, type: `video/${videoContainer(extension)}`, bytes: null } as const
  const files = sources?.length ? sources : [own]
  return {
    sources: files.map(({ url, type }) => ({ src: poster ? url : `${url}#t=0.1`, type })),
    poster: poster?.url,
    file: files[0] ?? own,
  }
}
