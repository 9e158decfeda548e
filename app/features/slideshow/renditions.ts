import type { Media } from '#contract/media.ts'

export type Format = 'avif' | 'webp' | 'jpg'

/** What a photo will be seen on: CSS pixels, and device pixels each. */
export interface Screen {
  width: number
  height: number
  density: number
  /** A phone or tablet, which is held either way. */
  turns: boolean
}

type Sized = Pick<Media, 'location' | 'filename' | 'widths' | 'width' | 'height' | 'url'>

/**
 * The rendition that fills the whole screen without being enlarged, or the largest there is. The whole screen and
 * not the window, so that the photos of one show stay the same when the window is made larger.
 */
export function renditionOf(photo: Sized, screen: Screen, format: Format): string {
  const needed = widthOn(photo, screen) * screen.density
  const width = photo.widths.find((one) => one >= needed) ?? photo.widths.at(-1)
  return width === undefined ? photo.url : `${photo.location}/${photo.filename}-${width}.${format}`
}

/** How wide the photo stands in full, in CSS pixels. */
function widthOn(photo: Sized, { width, height, turns }: Screen): number {
  const ratio = photo.width && photo.height ? photo.width / photo.height : 1
  const upright = Math.min(width, height * ratio)
  return turns ? Math.max(upright, Math.min(height, width * ratio)) : upright
}

/** Whether an address is that of any rendition of this photo. */
export const isRenditionOf = (photo: Sized, path: string): boolean =>
  path.startsWith(`${photo.location}/${photo.filename}-`) || path === photo.url

/** The smallest format this browser shows, asked of its own choice among the sources of a picture. */
export async function bestFormat(): Promise<Format> {
  const picture = document.createElement('picture')
  for (const format of ['avif', 'webp'] as const) {
    const source = document.createElement('source')
    source.type = `image/${format}`
    source.srcset = `data:,${format}`
    picture.append(source)
  }
  const image = document.createElement('img')
  picture.append(image)
  image.src = 'data:,jpg'
  // The choice is made in a microtask after the image has its sources.
  await Promise.resolve()
  const chosen = image.currentSrc.slice('data:,'.length)
  return chosen === 'avif' || chosen === 'webp' ? chosen : 'jpg'
}

export function thisScreen(): Screen {
  return {
    width: Math.max(screen.width, innerWidth),
    height: Math.max(screen.height, innerHeight),
    density: devicePixelRatio,
    turns: navigator.maxTouchPoints > 0,
  }
}
