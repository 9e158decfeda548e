/** Pixels of a photograph, or millimetres of a card. */
export interface Point {
  x: number
  y: number
}

/** Upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point]

/** A perspective: the eight numbers of a homography, whose ninth is 1. */
export type Perspective = readonly number[]

export interface Pair {
  from: Point
  to: Point
}

/**
 * The perspective that takes each `from` to its `to`: exactly with four pairs, as near as it can with more. Null when it
 * cannot be told, since points coincide or three lie on a line. Small enough to be its own: what packages there are for it
 * were left years ago, or bring all of OpenCV.
 */
export function perspectiveOf(pairs: readonly Pair[]): Perspective | null {
  const square = Array.from({ length: 8 }, () => Array<number>(9).fill(0))
  for (const { from, to } of pairs)
    for (const row of rowsOf(from, to))
      for (let i = 0; i < 8; i += 1)
        for (let j = 0; j < 9; j += 1)
          at(square, i)[j] = (at(square, i)[j] ?? 0) + (row[i] ?? 0) * (row[j] ?? 0)
  return solved(square)
}

const at = (rows: number[][], index: number): number[] => rows[index] ?? []

/** What one pair says about the eight numbers, with the right side of the equation last. */
const rowsOf = ({ x, y }: Point, to: Point): number[][] => [
  [x, y, 1, 0, 0, 0, -x * to.x, -y * to.x, to.x],
  [0, 0, 0, x, y, 1, -x * to.y, -y * to.y, to.y],
]

/** Gauss elimination with the largest pivot. */
function solved(rows: number[][]): Perspective | null {
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    let best = column
    for (let row = column; row < size; row += 1)
      if (Math.abs(at(rows, row)[column] ?? 0) > Math.abs(at(rows, best)[column] ?? 0)) best = row
    const [pivot, other] = [at(rows, best), at(rows, column)]
    rows[best] = other
    rows[column] = pivot
    const divisor = pivot[column] ?? 0
    if (Math.abs(divisor) < 1e-9) return null
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue
      const factor = (at(rows, row)[column] ?? 0) / divisor
      if (factor === 0) continue
      for (let j = column; j <= size; j += 1)
        at(rows, row)[j] = (at(rows, row)[j] ?? 0) - factor * (pivot[j] ?? 0)
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1))
}

/** Where a point goes. */
export function seen(perspective: Perspective, { x, y }: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = perspective
  const depth = g * x + h * y + 1
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}

export const cornersOf = ({ width, height }: { width: number; height: number }): Corners => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
]

/** Whether four corners go round once without crossing, and enclose something. */
export function isConvex(corners: Corners): boolean {
  const turns = corners.map((one, index) => {
    const [next, after] = [corners[(index + 1) % 4] ?? one, corners[(index + 2) % 4] ?? one]
    return (next.x - one.x) * (after.y - next.y) - (next.y - one.y) * (after.x - next.x)
  })
  return turns.every((turn) => turn > 1) || turns.every((turn) => turn < -1)
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
