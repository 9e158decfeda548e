/** Pixels per rem. */
const REM = 16

/**
 * The width in CSS pixels that a `sizes` attribute gives a picture in a window of this width. Throws at `min()` and the
 * like, for which WebKit assumes the full width of the window.
 */
export function saidWidth(sizes: string, window: number): number {
  for (const part of sizes.split(/,\s*/)) {
    const [, condition, length = ''] = /^(?:\((.*)\) )?(\S+)$/.exec(part) ?? []
    if (!condition || holds(condition, window)) return lengthOf(length, window)
  }
  throw new Error(`No length at the end of: ${sizes}`)
}

function holds(condition: string, window: number): boolean {
  const [, edge, length = ''] = /^(min-width: |width >= |width < )(\S+)$/.exec(condition) ?? []
  if (!edge) throw new Error(`No condition of a width: (${condition})`)
  const limit = lengthOf(length, window)
  return edge === 'width < ' ? window < limit : window >= limit
}

function lengthOf(length: string, window: number): number {
  const [, number = '', unit] = /^([\d.]+)(rem|vw)$/.exec(length) ?? []
  if (!unit) throw new Error(`No plain length: ${length}`)
  return Number(number) * (unit === 'rem' ? REM : window / 100)
}

/**
 * The file that a browser chooses: the smallest that is large enough, else the largest.
 *
 * @param files widths of the files in pixels, smallest first
 * @param width width of the picture according to `sizes`, in CSS pixels
 * @param density device pixels per CSS pixel
 */
export const fileFor = (files: number[], width: number, density: number): number =>
  files.find((file) => file / width >= density) ?? files.at(-1) ?? 0
