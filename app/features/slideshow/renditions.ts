import type { Media } from '#contract/media.ts'

export type Format = 'avif' | 'webp' | 'jpg'

/** The screen a photo is shown on: size in CSS pixels, and device pixels per CSS pixel. */
export interface Screen {
  width: number
  height: number
  density: number
  /** A phone or tablet, which may be rotated. */
  turns: boolean
}

type Sized = Pick<Media, 'location' | 'filename' | 'widths' | 'width' | 'height' | 'url'>

/**
 * Path of the smallest rendition that fills the screen without being enlarged, or of the largest there is. Measured by
 * the screen, not the window, so that a larger window needs no other files.
 */
export function renditionOf(photo: Sized, screen: Screen, format: Format): string {
  const needed = widthOn(photo, screen) * screen.density
  const width = photo.widths.find((one) => one >= needed) ?? photo.widths.at(-1)
  return width === undefined ? photo.url : `${photo.location}/${photo.filename}-${width}.${format}`
}

/** Width of the photo in CSS pixels when it is shown in full. */
function widthOn(photo: Sized, { width, height, turns }: Screen): number {
  const ratio = photo.width && photo.height ? photo.width / photo.height : 1
  const upright = Math.min(width, height * ratio)
  return turns ? Math.max(upright, Math.min(height, width * ratio)) : upright
}

/** Whether an address belongs to any rendition of this photo. */
export const isRenditionOf = (photo: Sized, path: string): boolean =>
  path.startsWith(`${photo.location}/${photo.filename}-`) || path === photo.url

/** The smallest format that this browser supports, found by letting it choose among the sources of a `<picture>`. */
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
  // The browser chooses in a microtask after the sources are set.
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
