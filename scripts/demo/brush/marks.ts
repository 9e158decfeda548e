import { around, curve, type Point, spaced, straight } from './geometry.ts'

/**
 * The outline of one mark of a round brush. `ends`: how blunt its two ends are, 0 to 1; `unevenness`: how much its
 * width varies per step on either side (0 left, 1 right).
 */
export function markAlong(
  points: readonly Point[],
  width: number,
  [head, tail]: readonly [number, number],
  unevenness: (side: 0 | 1, step: number) => number,
): Point[] {
  const step = Math.max(3, Math.min(8, width * 0.9))
  const line = points.length > 2 ? curve(points, false, step) : straight(points, false, step)
  const left: Point[] = []
  const right: Point[] = []
  for (const [i, [x, y]] of line.entries()) {
    const [ax, ay] = around(line, Math.max(0, i - 1))
    const [bx, by] = around(line, Math.min(line.length - 1, i + 1))
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = (width / 2) * fullness(i / (line.length - 1), head, tail)
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
    const [l, r] = [half * (1 + unevenness(0, i)), half * (1 + unevenness(1, i))]
    left.push([x + nx * l, y + ny * l])
    right.push([x - nx * r, y - ny * r])
  }
  return [...left, ...right.reverse()]
}

function fullness(part: number, head: number, tail: number): number {
  if (part < 0.25) return Math.min(1, head + ((1 - head) * part) / 0.25)
  if (part > 0.7) return Math.min(1, tail + ((1 - tail) * (1 - part)) / 0.3)
  return 1
}

/** Path data, in half units, of a leaf at (x, y), rotated by radians and leaning to one side. */
export function leafData([x, y]: Point, length: number, width: number, turn: number, lean: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const to = (u: number, v: number): Point => [
    Math.round(2 * (x + u * cos - v * sin)),
    Math.round(2 * (y + u * sin + v * cos)),
  ]
  const [a, b, c, d] = [to(-length / 2, 0), to(lean, width), to(length / 2, 0), to(-lean, -width)]
  const from = ([ox, oy]: Point, [px, py]: Point) => `${spaced(px - ox)}${spaced(py - oy)}`
  return `M${a[0]}${spaced(a[1])}q${from(a, b)}${from(a, c)}q${from(c, d)}${from(c, a)}z`
}
