import { type Corners, cornersOf, distance, perspectiveOf, seen } from './perspective.ts'
import type { Pixels } from './picture.ts'

/** Enough to read handwriting in, and small enough to send many. */
const LONGEST = 2000

/**
 * What is within four corners, seen from straight above.
 *
 * @param ratio width by height, if it is known; else it follows from the sides
 */
export function straightened(photo: Pixels, corners: Corners, ratio?: number): Pixels {
  const { width, height } = sizeOf(corners, ratio)
  const data = new Uint8ClampedArray(width * height * 4)
  const pairs = cornersOf({ width, height }).map((from, index) => ({ from, to: corners[index] ?? from }))
  const perspective = perspectiveOf(pairs)
  if (!perspective) return { data: data.fill(255), width, height }
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) {
      const from = seen(perspective, { x: x + 0.5, y: y + 0.5 })
      copyPixel(photo, from.x - 0.5, from.y - 0.5, data, at)
    }
  return { data, width, height }
}

/** As large as the longest sides, up to a limit. */
function sizeOf([a, b, c, d]: Corners, ratio?: number): { width: number; height: number } {
  const across = Math.max(distance(a, b), distance(d, c))
  const down = Math.max(distance(a, d), distance(b, c))
  const width = ratio ? Math.max(across, down * ratio) : across
  const height = ratio ? width / ratio : down
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Between four pixels; outside, as at the edge. */
function copyPixel({ data, width, height }: Pixels, x: number, y: number, to: Uint8ClampedArray, at: number) {
  const [left, top] = [Math.min(Math.max(x, 0), width - 1), Math.min(Math.max(y, 0), height - 1)]
  const [column, row] = [Math.floor(left), Math.floor(top)]
  const [right, down] = [left - column, top - row]
  const here = (row * width + column) * 4
  const next = column + 1 < width ? 4 : 0
  const below = row + 1 < height ? width * 4 : 0
  for (let channel = 0; channel < 3; channel += 1) {
    const above = (data[here + channel] ?? 0) * (1 - right) + (data[here + next + channel] ?? 0) * right
    const under =
      (data[here + below + channel] ?? 0) * (1 - right) + (data[here + below + next + channel] ?? 0) * right
    to[at + channel] = above * (1 - down) + under * down
  }
  to[at + 3] = 255
}
