/** Pixels to the rem. */
const REM = 16

/**
 * How wide a picture is said to be, in CSS pixels, in a window of this width: reads what `sizes` may hold here, and
 * throws at a `min()` or the like, which WebKit takes for the whole width of the window.
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
 * The file that a browser takes: the smallest that is dense enough, else the largest.
 *
 * @param files widths of the files, in pixels, the smallest first
 * @param width how wide the picture is said to be
 * @param density pixels of the screen to a CSS pixel
 */
export const fileFor = (files: number[], width: number, density: number): number =>
  files.find((file) => file / width >= density) ?? files.at(-1) ?? 0
