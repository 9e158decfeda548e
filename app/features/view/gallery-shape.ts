import type { Media } from '#contract/media.ts'

/** Width by height, limited to what fits a row of the gallery; the viewer shows the whole photo. */
export function ratioOf({ width, height }: Pick<Media, 'width' | 'height'>): number {
  return width && height ? Math.min(2.2, Math.max(0.5, width / height)) : 4 / 3
}

/**
 * Row heights of the gallery in rem, as in Gallery.module.css, times how much wider a photo may grow: at most, or
 * usually on phones. There a photo alone in its row may grow more and is slightly soft, which halves the data of all
 * others.
 */
const rows = { phone: 8 * 1.6, window: 11.5 * 1.65, wide: 15 * 1.5 }

/** Smallest window widths in rem for medium and wide rows, as in Gallery.module.css. */
const from = { window: 37.5, wide: 68.75 }

/** The largest share of the window's width that a photo takes. */
const MOST = 0.92

/**
 * The displayed width of a photo in the gallery, as a value of `<img sizes>`: lengths with conditions and no `min()`,
 * which WebKit takes for the whole width of the window. The first matching condition counts.
 */
export function gallerySizes(photo: Pick<Media, 'width' | 'height'>): string {
  const rem = (row: number) => Number((ratioOf(photo) * row).toFixed(1))
  const [phone, window, wide] = [rem(rows.phone), rem(rows.window), rem(rows.wide)]
  // In a window narrower than this, the photo takes the available width.
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
