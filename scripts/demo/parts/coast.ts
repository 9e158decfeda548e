import { box, ellipse, type Point } from '../brush/geometry.ts'
import type { Painting } from '../brush/painting.ts'

/** What is seen of Kingscliff from everywhere: Fingal Head with its lighthouse, and the mountain behind the town. */

/** The head runs out to the left from (x, y) at the waterline, 200 units long at scale 1; its lighthouse near the end. */
export function fingalHead(p: Painting, at: Point, scale: number, { isLit = false } = {}) {
  p.at(at, scale, () => {
    p.mass(
      [
        [-214, 3],
        [-204, -12],
        [-186, -26],
        [-160, -36],
        [-126, -40],
        [-90, -34],
        [-56, -40],
        [-10, -52],
        [40, -58],
        [40, 3],
      ],
      p.gradient([
        [0, '#86ab90'],
        [0.5, '#5f8f86'],
        [1, '#47767a'],
      ]),
      { wobble: 1.4 },
    )
    p.brush(
      [
        [-196, -20, -150, -35, 7],
        [-120, -36, -60, -36, 6],
        [-30, -44, 36, -54, 8],
      ],
      '#d3d8a6',
      0.75,
    )
    p.brush(
      [
        [-190, -6, -110, -12, 8],
        [-100, -10, -10, -18, 11],
        [-20, -26, 36, -28, 9],
      ],
      '#3b6d70',
      0.55,
    )
    p.brush([[-212, 2, 30, 2, 4]], '#fff6e0', 0.75)
    lighthouse(p, [-150, -36], 0.34, { isLit })
  })
}

/** White, with a red lamp house; its foot at `at`, 130 units high at scale 1. */
export function lighthouse(p: Painting, at: Point, scale: number, { isLit = false } = {}) {
  p.at(at, scale, () => {
    const wall = p.gradient(
      [
        [0, '#fffdf4'],
        [0.5, '#f6e9cf'],
        [1, '#c3ab8c'],
      ],
      [0, 0, 1, 0],
    )
    p.mass(
      [
        [-24, 4],
        [-21, -44],
        [-17, -88],
        [17, -88],
        [21, -44],
        [24, 4],
        [0, 8],
      ],
      wall,
      { wobble: 0.4 },
    )
    p.brush([[-16, 0, -12, -84, 8]], '#fffefa', 0.9)
    p.brush(
      [
        [15, 2, 12, -84, 9],
        [4, 4, 3, -60, 6],
      ],
      '#b39878',
      0.45,
    )
    p.flat(box(-24, -96, 48, 9), '#f3e3c3')
    p.flat(box(-24, -90, 48, 4), '#a98b6c')
    p.flat(box(-12, -116, 24, 21), isLit ? '#ffe9a8' : '#9cc6c0')
    p.lines(
      [-12, -4, 4, 12].map((x) => [
        [x, -116],
        [x, -95],
      ]),
      2.4,
      '#74332d',
    )
    p.mass(
      [
        [-16, -114],
        [-11, -126],
        [0, -134],
        [11, -126],
        [16, -114],
        [0, -112],
      ],
      '#b5503f',
      { wobble: 0.3 },
    )
    p.line(
      [
        [-9, -119],
        [-4, -128],
      ],
      3,
      '#f3ab84',
    )
    p.flat(
      [
        [-6, -52],
        [-6, -64],
        [0, -68],
        [6, -64],
        [6, -52],
      ],
      '#5f8f8c',
      { wobble: 0.3 },
    )
    p.flat(
      [
        [-7, 6],
        [-7, -14],
        [0, -20],
        [7, -14],
        [7, 6],
      ],
      '#2f6f86',
      { wobble: 0.3 },
    )
  })
}

/** Mount Warning and the ranges beside it along the horizon from `left` to `right`. */
export function ranges(
  p: Painting,
  left: number,
  right: number,
  horizon: number,
  {
    high = 60,
    colours: [mass, lit, dark] = ['#b3bfa6', '#f3d6a4', '#8fa898'] as readonly [string, string, string],
  } = {},
) {
  const at = (part: number, up: number): Point => [left + (right - left) * part, horizon - up * high]
  p.mass(
    [
      [left - 10, horizon + 4],
      at(0, 0.3),
      at(0.16, 0.42),
      at(0.32, 0.36),
      at(0.45, 0.66),
      at(0.52, 1),
      at(0.56, 0.96),
      at(0.64, 0.58),
      at(0.78, 0.4),
      at(0.9, 0.3),
      [right + 10, horizon + 4],
    ],
    mass,
    { wobble: 1.4 },
  )
  p.brush(
    [
      [...at(0.36, 0.4), ...at(0.51, 0.9), high * 0.14] as const,
      [...at(0.05, 0.3), ...at(0.2, 0.36), high * 0.1] as const,
    ],
    lit,
    0.75,
  )
  p.brush(
    [
      [...at(0.56, 0.86), ...at(0.68, 0.4), high * 0.16] as const,
      [...at(0.7, 0.26), ...at(0.9, 0.16), high * 0.12] as const,
    ],
    dark,
    0.6,
  )
}

/** A sail far out. */
export function sail(p: Painting, at: Point, scale: number) {
  p.at(at, scale, () => {
    p.flat(
      [
        [-6, -3],
        [0, -34],
        [14, -3],
      ],
      '#fff6e0',
      { wobble: 0.4 },
    )
    p.flat(
      [
        [-14, -2],
        [18, -3],
        [12, 4],
        [-8, 4],
      ],
      '#b5503f',
      { wobble: 0.4 },
    )
    p.brush([[-12, 9, 16, 9, 3]], '#fff2d4', 0.7)
  })
}

/** Gulls, as the hand draws them: two strokes each. */
export function gulls(p: Painting, places: readonly (readonly [x: number, y: number, scale: number])[]) {
  p.lines(
    places.flatMap(([x, y, k]): Point[][] => [
      [
        [x - 11 * k, y - 3 * k],
        [x - 5 * k, y - 6 * k],
        [x, y],
      ],
      [
        [x, y],
        [x + 6 * k, y - 7 * k],
        [x + 12 * k, y - 5 * k],
      ],
    ]),
    2.2,
    '#fffaf0',
    { ends: [0.3, 0.3] },
  )
}

/** Somebody's shadow on the ground, to the right of their feet. */
export function shadow(
  p: Painting,
  [x, y]: Point,
  length: number,
  width: number,
  fill = '#3a3a36',
  opacity = 0.4,
) {
  p.mass(ellipse(x + length * 0.42, y + width * 0.15, length / 2, width / 2, 0.04, 12), fill, { opacity })
}
