/** Of a hundred: the gap between two parts, and the least that can be seen and told apart. */
const GAP = 0.5
const LEAST = 1.5

interface BarPart {
  x: number
  width: number
}

/**
 * The parts of a bar that is 100 wide, in the order of their counts. None is too small to see, and one of
 * nothing has no width.
 */
export function barOf(counts: readonly number[]): BarPart[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const shown = counts.filter((count) => count > 0).length
  const room = 100 - GAP * Math.max(0, shown - 1)
  const wished = counts.map((count) => (count === 0 ? 0 : Math.max(LEAST, (count / all) * room)))
  // What the smallest were given more, the others give, by what they have to spare.
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
