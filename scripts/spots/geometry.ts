// The hand of the product's pictures: wobbly outlines and marks of a dry brush, baked into plain polygons.

/** In the units of a painting, x to the right, y down. */
export type Point = readonly [x: number, y: number]
export type Random = () => number

/** The same numbers for the same seed, from 0 up to 1 (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A smooth wander between -1 and 1. */
export function noiseOf(random: Random): (at: number) => number {
  const values = Array.from({ length: 257 }, () => random() * 2 - 1)
  return (at) => {
    const before = Math.floor(at)
    const part = at - before
    const [a, b] = [values[before % 257] ?? 0, values[(before + 1) % 257] ?? 0]
    return a + (b - a) * part * part * (3 - 2 * part)
  }
}

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1])

/** The item at an index, wrapping around the end of the list. */
export function around<T>(items: readonly T[], at: number): T {
  const item = items.at(at % items.length)
  if (item === undefined) throw new RangeError('A shape without points')
  return item
}

const clamped = <T>(items: readonly T[], at: number) =>
  around(items, Math.min(Math.max(at, 0), items.length - 1))

/** A Catmull-Rom curve through the points, as points `step` apart. */
export function curve(points: readonly Point[], closed: boolean, step = 5): Point[] {
  const take = closed ? around<Point> : clamped<Point>
  const out: Point[] = []
  const pieces = closed ? points.length : points.length - 1
  for (let at = 0; at < pieces; at += 1) {
    const [p0, p1, p2, p3] = [
      take(points, at - 1),
      take(points, at),
      take(points, at + 1),
      take(points, at + 2),
    ]
    const count = Math.max(2, Math.floor(distance(p1, p2) / step) + 1)
    for (let piece = 0; piece < count; piece += 1) {
      const t = piece / count
      const along = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
      out.push([along(p0[0], p1[0], p2[0], p3[0]), along(p0[1], p1[1], p2[1], p3[1])])
    }
  }
  return closed ? out : [...out, clamped(points, points.length)]
}

/** Straight lines through the points, as points `step` apart. */
export function straight(points: readonly Point[], closed: boolean, step = 5): Point[] {
  const out: Point[] = []
  const pieces = closed ? points.length : points.length - 1
  for (let at = 0; at < pieces; at += 1) {
    const [a, b] = [around(points, at), around(points, at + 1)]
    const count = Math.max(1, Math.floor(distance(a, b) / step))
    for (let piece = 0; piece < count; piece += 1) out.push(between(a, b, piece / count))
  }
  return closed ? out : [...out, clamped(points, points.length)]
}

export function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

/** A hand-drawn outline: it deviates by up to about `by`. */
export function wobbled(points: readonly Point[], by: number, noise: (at: number) => number): Point[] {
  const lengths = points.map((point, at) => distance(point, around(points, at + 1)))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let walked = 0
  return points.map((point, at) => {
    const [before, after] = [around(points, at + points.length - 1), around(points, at + 1)]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const atSeam = Math.min(1, walked / 12, (total - walked) / 12)
    const away = by * atSeam * (noise(walked * 0.06) + 0.45 * noise(walked * 0.19 + 90))
    walked += lengths[at] ?? 0
    return [point[0] - (dy / length) * away, point[1] + (dx / length) * away]
  })
}

/** One mark of a round brush along the points: thinner where it begins and ends, with an uneven edge. */
export function mark(
  points: readonly Point[],
  width: number,
  { start, end, uneven }: { start: number; end: number; uneven: number },
  random: Random,
): Point[] {
  const path =
    points.length > 2
      ? curve(points, false, Math.max(4, Math.min(8, width * 0.9)))
      : straight(points, false, Math.max(5, width * 1.3))
  const left: Point[] = []
  const right: Point[] = []
  path.forEach((point, at) => {
    const [before, after] = [clamped(path, at - 1), clamped(path, at + 1)]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const part = at / Math.max(1, path.length - 1)
    const full =
      part < 0.25
        ? start + (1 - start) * (part / 0.25)
        : part > 0.7
          ? end + (1 - end) * ((1 - part) / 0.3)
          : 1
    const half = (width / 2) * Math.min(1, full)
    const [a, b] = [half * (1 + uneven * (2 * random() - 1)), half * (1 + uneven * (2 * random() - 1))]
    left.push([point[0] - (dy / length) * a, point[1] + (dx / length) * a])
    right.push([point[0] + (dy / length) * b, point[1] - (dx / length) * b])
  })
  return [...left, ...right.reverse()]
}

/** Simplifies a line: no dropped point is further than `tolerance` from it (Douglas-Peucker). */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let [furthest, index] = [0, 0]
  points.forEach((point, at) => {
    const away =
      length > 1e-6
        ? Math.abs((point[0] - first[0]) * dy - (point[1] - first[1]) * dx) / length
        : distance(point, first)
    if (away > furthest) [furthest, index] = [away, at]
  })
  if (furthest <= tolerance) return [first, last]
  return [
    ...simplified(points.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(index), tolerance),
  ]
}

/** The `d` of a closed path, in whole `1 / scale` units and relative steps, so that it packs well. */
export function pathOf(points: readonly Point[], { tolerance = 0.35, scale = 2 } = {}): string {
  const half = Math.floor(points.length / 2)
  const few =
    points.length > 6
      ? [
          ...simplified(points.slice(0, half + 1), tolerance).slice(0, -1),
          ...simplified([...points.slice(half), around(points, 0)], tolerance).slice(0, -1),
        ]
      : points
  let [x, y] = around(few, 0).map((value) => Math.round(value * scale)) as [number, number]
  let path = `M${pair(x, y)}l`
  let steps = ''
  for (const point of few.slice(1)) {
    const [nextX, nextY] = [Math.round(point[0] * scale), Math.round(point[1] * scale)]
    if (nextX === x && nextY === y) continue
    const step = pair(nextX - x, nextY - y)
    steps += steps && !step.startsWith('-') ? ` ${step}` : step
    ;[x, y] = [nextX, nextY]
  }
  path += steps
  return `${path}z`
}

export const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`)

/** Rotated by degrees around a point. */
export function turned(points: readonly Point[], degrees: number, [cx, cy]: Point = [0, 0]): Point[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return points.map(([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos])
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, degrees = 0, count = 16): Point[] {
  const points = Array.from({ length: count }, (_, at): Point => {
    const angle = (2 * Math.PI * at) / count
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })
  return turned(points, degrees, [cx, cy])
}

/** Points as `'x y, x y'`, so that a shape is a line or two. */
export function xy(text: string): Point[] {
  return text.split(',').map((one) => {
    const [x = Number.NaN, y = Number.NaN] = one.trim().split(' ').map(Number)
    return [x, y]
  })
}

export type Sheet = ReturnType<typeof sheet>

/** A four-cornered sheet with coordinates: `at(0, 0)` is the first corner, `at(1, 1)` the third. */
export function sheet(corners: readonly Point[]) {
  const [a, b, c, d] = [around(corners, 0), around(corners, 1), around(corners, 2), around(corners, 3)]
  const at = (u: number, v: number): Point => between(between(a, b, u), between(d, c, u), v)
  return {
    corners,
    at,
    /** A part of the sheet. */
    part: (u0: number, v0: number, u1: number, v1: number): Point[] => [
      at(u0, v0),
      at(u1, v0),
      at(u1, v1),
      at(u0, v1),
    ],
  }
}

export function box(cx: number, cy: number, width: number, height: number, degrees = 0): Sheet {
  const [left, right] = [cx - width / 2, cx + width / 2]
  const [top, bottom] = [cy - height / 2, cy + height / 2]
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return sheet(turned(corners, degrees, [cx, cy]))
}
