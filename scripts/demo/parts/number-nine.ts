import { box, ellipse, type Point } from '../brush/geometry.ts'
import type { Painting } from '../brush/painting.ts'
import { blue } from './colours.ts'

/** Number nine: its blue door with two tall panes and a brass nine, its boards, its red roof. */

/** The door in its white frame, 100 wide and 210 high at scale 1; the middle of its sill at `at`. */
export function blueDoor(
  p: Painting,
  at: Point,
  scale: number,
  { glass = ['#cfe3d0', '#7fa99a'] as readonly [string, string], isNumbered = true } = {},
) {
  p.at(at, scale, () => {
    p.flat(box(-66, -228, 132, 230), '#f7ebd2')
    p.brush(
      [
        [-60, 0, -60, -222, 6],
        [-62, -223, 58, -223, 5],
      ],
      '#fffdf6',
      0.95,
    )
    p.brush([[62, -222, 62, 0, 6]], '#a98f70', 0.7)
    p.flat(
      box(-50, -210, 100, 210),
      p.gradient(
        [
          [0, blue.light],
          [0.4, blue.middle],
          [1, blue.dark],
        ],
        [0, 0, 0.8, 1],
      ),
      { wobble: 0.5 },
    )
    p.wash(box(-48, -206, 96, 204), ['#4b8ba0', '#1f5468', '#3b7a8f'], scale < 1 ? 5 : 14, {
      angle: Math.PI / 2,
      length: 120,
      width: 14,
      opacity: 0.45,
    })
    for (const x of [-38, 6]) {
      p.flat(
        box(x, -196, 32, 92),
        p.gradient([
          [0, glass[0]],
          [1, glass[1]],
        ]),
        { wobble: 0.5 },
      )
      p.brush([[x + 6, -116, x + 18, -190, 6]], '#fffdf0', 0.7)
      p.brush(
        [
          [x - 1, -102, x + 33, -102, 3],
          [x + 33.5, -196, x + 33.5, -104, 2.6],
        ],
        blue.lit,
        0.7,
      )
      p.flat(box(x, -82, 32, 66), '#235a6e', { wobble: 0.5 })
      p.brush(
        [
          [x + 2, -18, x + 2, -80, 4],
          [x + 2, -80, x + 30, -80, 3],
        ],
        '#7fb3bf',
        0.75,
      )
      p.brush([[x + 30, -78, x + 30, -18, 4]], '#123744', 0.6)
    }
    p.mass(ellipse(40, -96, 4.6, 4.6, 0, 10), '#dba552', { wobble: 0.2 })
    p.flat(box(-13, -97, 26, 8), '#d9a557', { wobble: 0.3 })
    p.brush([[-11, -96, 10, -96, 2.4]], '#ffeaba', 0.9)
    if (isNumbered) nine(p, [0, -146])
    p.flat(box(-72, -3, 144, 9), '#d9c19a')
    p.brush([[-68, -2, 60, -2, 4]], '#fff3d8', 0.9)
  })
}

function nine(p: Painting, [x, y]: Point) {
  p.line(
    [
      [x + 4, y - 5],
      [x + 2, y - 9],
      [x - 2, y - 9],
      [x - 4, y - 5],
      [x - 2, y - 1.5],
      [x + 2, y - 1.5],
      [x + 4, y - 5],
      [x + 4, y + 2],
      [x, y + 8],
    ],
    2.2,
    '#f0c97c',
    { ends: [1, 1], edge: 0 },
  )
}

/** White boards, as wide as the picture, from `top` to `bottom`, each 22 high at scale 1. */
export function boards(p: Painting, left: number, top: number, width: number, height: number, board = 22) {
  p.flat(
    box(left, top, width, height),
    p.gradient(
      [
        [0, '#fbf1da'],
        [0.5, '#f0dfbd'],
        [1, '#cdb28c'],
      ],
      [0, 0, 1, 0.4],
    ),
    { wobble: 0.4 },
  )
  const area = box(left + 4, top + 4, width - 8, height - 8)
  const isNear = board > 20
  p.wash(area, ['#fffaf0', '#dcc7a0', '#f6e7c6'], isNear ? Math.round((width * height) / 6000) : 3, {
    length: 130,
    width: board * 0.7,
    opacity: 0.4,
    jitter: 0.01,
  })
  const rows = Array.from({ length: Math.floor(height / board) }, (_, i) => top + (i + 1) * board)
  p.brush(
    rows.map((y) => [left + 2, y, left + width - 2, y, board * 0.13] as const),
    '#a98f70',
    0.7,
  )
  if (isNear)
    p.brush(
      rows.map(
        (y) => [left + 2, y + board * 0.14, left + width * 0.7, y + board * 0.14, board * 0.1] as const,
      ),
      '#fffdf6',
      0.8,
    )
}

/** A sash window in a white frame, `width` by `height`, its upper left corner at (x, y). */
export function sash(p: Painting, x: number, y: number, width: number, height: number, isLit = false) {
  p.flat(box(x - 7, y - 7, width + 14, height + 14), '#fbf3e0', { wobble: 0.5 })
  p.flat(
    box(x, y, width, height),
    p.gradient(
      isLit
        ? [
            [0, '#ffe9b0'],
            [1, '#f6c679'],
          ]
        : [
            [0, '#a9cbc4'],
            [1, '#5f8f98'],
          ],
    ),
    { wobble: 0.5 },
  )
  p.brush(
    [[x + width * 0.12, y + height * 0.44, x + width * 0.5, y + height * 0.08, width * 0.16]],
    '#fffdf0',
    0.6,
  )
  p.flat(box(x, y + height / 2 - 2.5, width, 5), '#fbf3e0', { wobble: 0.3 })
  p.flat(box(x + width / 2 - 2, y, 4, height), '#fbf3e0', { wobble: 0.3 })
  p.flat(box(x - 11, y + height + 6, width + 22, 7), '#e9d8b4', { wobble: 0.4 })
  p.brush([[x - 9, y + height + 13, x + width + 10, y + height + 13, 4]], '#8f7a62', 0.6)
}

/** The house from its garden, about 300 wide and 200 high at scale 1; the middle of its foot at `at`. */
export function numberNine(p: Painting, at: Point, scale: number, { isLit = false } = {}) {
  p.at(at, scale, () => {
    p.flat(box(96, -246, 30, 58), '#a9553f')
    p.brush([[101, -196, 101, -242, 8]], '#e59a70', 0.8)
    p.flat(box(92, -252, 38, 9), '#8a4332')
    boards(p, -146, -136, 292, 138, 17)
    p.mass(
      [
        [-146, -136],
        [146, -136],
        [146, -112],
        [0, -116],
        [-146, -112],
      ],
      '#8f7a62',
      { opacity: 0.45 },
    )
    p.flat(
      [
        [-172, -128],
        [-120, -216],
        [120, -216],
        [172, -128],
      ],
      p.gradient(
        [
          [0, '#d98b66'],
          [0.5, '#b9654a'],
          [1, '#84453a'],
        ],
        [0, 0, 1, 0.4],
      ),
      { wobble: 1 },
    )
    p.wash(
      [
        [-160, -132],
        [-116, -212],
        [116, -212],
        [160, -132],
      ],
      ['#eeb186', '#9c4f3c', '#cf7f5c'],
      22,
      { length: 70, width: 9, jitter: 0.01 },
    )
    p.brush([[-170, -127, 168, -127, 6]], '#fbf1da', 0.95)
    p.copies(
      [
        [-118, -100],
        [68, -100],
      ],
      () => sash(p, 0, 0, 50, 62, isLit),
    )
    blueDoor(p, [0, 0], 0.52, { isNumbered: false, ...(isLit && { glass: ['#ffe9b0', '#f6c679'] }) })
    p.flat(box(-52, 0, 104, 9), '#d9c19a')
    p.flat(box(-62, 9, 124, 10), '#c2a881')
    p.brush(
      [
        [-50, 1, 40, 1, 3],
        [-60, 10, 48, 10, 3],
      ],
      '#fff3d8',
      0.9,
    )
  })
}

/** Grown from one pip: a stick with six leaves, or a tree 220 high at scale 1. */
