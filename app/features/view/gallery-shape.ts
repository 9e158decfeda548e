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

/** How wide a photo stands in the gallery, as an `<img sizes>` says it. */
export function gallerySizes(photo: Pick<Media, 'width' | 'height'>): string {
  const width = (row: number) => `min(92vw, ${(ratioOf(photo) * row).toFixed(1)}rem)`
  return `(width < 37.5rem) ${width(rows.phone)}, (width < 68.75rem) ${width(rows.window)}, ${width(rows.wide)}`
}
