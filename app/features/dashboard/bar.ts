/** In percent: the gap between two parts, and the smallest visible width. */
const GAP = 0.5
const LEAST = 1.5

interface BarPart {
  x: number
  width: number
}

/**
 * The parts of a bar 100 wide, in the order of their counts. Each part is wide enough to be seen; a count of 0 has no
 * width.
 */
export function barOf(counts: readonly number[]): BarPart[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const shown = counts.filter((count) => count > 0).length
  const room = 100 - GAP * Math.max(0, shown - 1)
  const wished = counts.map((count) => (count === 0 ? 0 : Math.max(LEAST, (count / all) * room)))
  // The width added to the smallest parts is taken from the others, in proportion to what they can spare.
  const spare = wished.reduce((sum, width) => sum + Math.max(0, width - LEAST), 0)
  const excess = wished.reduce((sum, width) => sum + width, 0) - room
  const widths = wished.map((width) =>
    width > LEAST && spare > 0 ? width - (excess * (width - LEAST)) / spare : width,
  )
  let x = 0
  return widths.map((width) => {
    const part = { x, width }
    if (width > 0) x += width + GAP
    return part
  })
}
