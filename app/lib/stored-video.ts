import type { Media } from '#contract/media.ts'

interface Shown {
  src: string
  poster?: string
}

/**
 * What a video element is given of a video that the server has: its still, or the first picture in its place. Not both:
 * a video that is told where to begin shows no still.
 */
export const storedVideo = ({ url, poster }: Pick<Media, 'url' | 'poster'>): Shown =>
  poster ? { src: url, poster: poster.url } : { src: `${url}#t=0.1` }
