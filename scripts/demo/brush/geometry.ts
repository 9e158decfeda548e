/** In units of a picture; x to the right, y downwards. */
export type Point = readonly [x: number, y: number]

/** The element at `index`, wrapping around: -1 is the last. */
export function around<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length]
  if (found === undefined) throw new RangeError('An empty list has no elements.')
  return found
}

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)

export const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]

/** A smooth line (Catmull-Rom) through `points`, as points at most `step` apart. */
export function curve(points: readonly Point[], isClosed: boolean, step = 4): Point[] {
  const out: Point[] = []
  const last = points.length - 1
  const end = (index: number): Point =>
    isClosed || (index >= 0 && index <= last)
      ? around(points, index)
      : index < 0
        ? mirrored(around(points, 0), around(points, 1))
        : mirrored(around(points, last), around(points, last - 1))
  for (let i = 0; i < (isClosed ? points.length : last); i++) {
    const [a, b, c, d] = [end(i - 1), end(i), end(i + 1), end(i + 2)]
    const pieces = Math.max(2, Math.floor(distance(b, c) / step) + 1)
    for (let j = 0; j < pieces; j++) {
      const t = j / pieces
      const along = (w: number, x: number, y: number, z: number) =>
        0.5 * (2 * x + (y - w) * t + (2 * w - 5 * x + 4 * y - z) * t ** 2 + (3 * x - w - 3 * y + z) * t ** 3)
      out.push([along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1])])
    }
  }
  if (!isClosed) out.push(around(points, last))
  return out
}

const mirrored = ([cx, cy]: Point, [x, y]: Point): Point => [2 * cx - x, 2 * cy - y]

/** Straight lines between `points`, as points at most `step` apart. */
export function straight(points: readonly Point[], isClosed: boolean, step = 4): Point[] {
  const out: Point[] = []
  for (let i = 0; i < points.length - (isClosed ? 0 : 1); i++) {
    const [a, b] = [around(points, i), around(points, i + 1)]
    const pieces = Math.max(1, Math.floor(distance(a, b) / step))
    for (let j = 0; j < pieces; j++) out.push(between(a, b, j / pieces))
  }
  if (!isClosed) out.push(around(points, -1))
  return out
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, turn = 0, count = 16): Point[] {
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / count
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })
  return turned(points, turn, [cx, cy])
}

/** Turned by `angle` (radians, clockwise) about `centre`. */
export function turned(points: readonly Point[], angle: number, [cx, cy]: Point): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return points.map(([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos])
}

export const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

export function isInside([x, y]: Point, area: readonly Point[]): boolean {
  let inside = false
  for (let i = 0; i < area.length; i++) {
    const [[ax, ay], [bx, by]] = [around(area, i), around(area, i - 1)]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Fewer points for the same line, with an error of at most `tolerance` (Douglas-Peucker). */
function simplified(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points]
  const [first, last] = [around(points, 0), around(points, -1)]
  const length = distance(first, last)
  let [furthest, at] = [0, 0]
  for (let i = 1; i < points.length - 1; i++) {
    const one = around(points, i)
    const off =
      length > 1e-6
        ? Math.abs((one[0] - first[0]) * (last[1] - first[1]) - (one[1] - first[1]) * (last[0] - first[0])) /
          length
        : distance(first, one)
    if (off > furthest) [furthest, at] = [off, i]
  }
  if (furthest <= tolerance) return [first, last]
  return [
    ...simplified(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(at), tolerance),
  ]
}

/** A closed shape as path data, in whole numbers of 1/`grid` units and relative, so that it is short. */
export function pathData(points: readonly Point[], tolerance = 0.32, grid = 2): string {
  const half = Math.floor(points.length / 2)
  const fewer =
    points.length > 6
      ? [
          ...simplified(points.slice(0, half + 1), tolerance).slice(0, -1),
          ...simplified([...points.slice(half), around(points, 0)], tolerance).slice(0, -1),
        ]
      : points
  const whole = fewer.map(([x, y]): Point => [Math.round(x * grid), Math.round(y * grid)])
  let [px, py] = around(whole, 0)
  let data = `M${px}${spaced(py)}`
  let isFirst = true
  for (const [x, y] of whole.slice(1)) {
    if (x === px && y === py) continue
    data += isFirst ? `l${x - px}${spaced(y - py)}` : `${spaced(x - px)}${spaced(y - py)}`
    isFirst = false
    ;[px, py] = [x, y]
  }
  return `${data}z`
}

/** A minus sign separates numbers as well as a space. */
export const spaced = (value: number) => (value < 0 ? String(value) : ` ${value}`)
