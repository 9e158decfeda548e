import type { Media } from '#contract/media.ts'

/** Width by height, kept within what stands well in a row of the gallery; the viewer shows all of it. */
export function ratioOf({ width, height }: Pick<Media, 'width' | 'height'>): number {
  return width && height ? Math.min(2.2, Math.max(0.5, width / height)) : 4 / 3
}

/**
 * Row heights of the gallery in rem, as in Gallery.module.css, and how much wider photos grow: at most, and on phones
 * mostly. There one alone in its row may grow more, and is a little softer, so that all others cost half as much.
 */
const rows = { phone: 8 * 1.6, window: 11.5 * 1.65, wide: 15 * 1.5 }

/** From here on rows are those of a window, and of a wide one, in rem: as in Gallery.module.css. */
const from = { window: 37.5, wide: 68.75 }

/** Of the width of the window, what a photo takes at most. */
const MOST = 0.92

/**
 * How wide a photo stands in the gallery, as an `<img sizes>` says it: lengths behind conditions and no `min()`, which
 * WebKit takes for the whole width of the window. The first condition that holds counts.
 */
export function gallerySizes(photo: Pick<Media, 'width' | 'height'>): string {
  const rem = (row: number) => Number((ratioOf(photo) * row).toFixed(1))
  const [phone, window, wide] = [rem(rows.phone), rem(rows.window), rem(rows.wide)]
  // In a narrower window than this, the photo is as wide as there is room.
  const roomFor = (width: number) => Number((width / MOST).toFixed(2))
  return [
    `(min-width: ${from.wide}rem) ${wide}rem`,
    `(min-width: ${Math.max(from.window, roomFor(window))}rem) ${window}rem`,
    roomFor(window) > from.window && `(min-width: ${from.window}rem) ${MOST * 100}vw`,
    roomFor(phone) < from.window && `(min-width: ${roomFor(phone)}rem) ${phone}rem`,
    `${MOST * 100}vw`,
  ]
    .filter(Boolean)
    .join(', ')
}
