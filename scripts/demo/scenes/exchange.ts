import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { fairHair, mint, red } from '../parts/colours.ts'
import { figure, margaret } from '../parts/people.ts'

/** The telephone exchange at Murwillumbah, at six. */
export function exchange(): Painting {
  const p = new Painting({
    name: 'exchange',
    title: 'Two young women at a telephone switchboard, seen from behind',
    width: 600,
    height: 600,
    seed: 15,
  })
  room(p)
  board(p)
  clock(p)
  desk(p)
  stool(p, 208)
  stool(p, 470)
  const seated = { legs: 0, hem: -10, flare: 40 } as const
  figure(p, [470, 470], 1.06, {
    coat: mint,
    hair: fairHair,
    cut: 'bun',
    ...seated,
    left: [
      [-44, -62],
      [-40, -92],
    ],
    right: [
      [42, -46],
      [46, -16],
    ],
  })
  figure(p, [208, 474], 1.3, {
    ...margaret,
    cut: 'tail',
    hat: 'none',
    belt: red.middle,
    ...seated,
    tilt: 5,
    left: [
      [-44, -40],
      [-42, -8],
    ],
    right: [
      [48, -74],
      [52, -122],
    ],
  })
  headset(p, [213, 330], 1.3)
  headset(p, [470, 357], 1.06)
  shoes(p)
  return p
}

function room(p: Painting) {
  p.flat(
    box(-4, -4, 608, 520),
    p.gradient(
      [
        [0, '#e9d8b0'],
        [0.6, '#cdb68e'],
        [1, '#a08a70'],
      ],
      [0, 0, 1, 0.4],
    ),
    { wobble: 0 },
  )
  p.wash(box(8, 8, 584, 200), ['#fbeccb', '#d9c294', '#bfa67e'], 22, {
    angle: 1.3,
    length: 130,
    width: 34,
    opacity: 0.35,
    jitter: 0.12,
  })
  p.flat(
    box(-4, 500, 608, 110),
    p.gradient([
      [0, '#8f6044'],
      [1, '#5b3c2e'],
    ]),
  )
  p.wash(box(8, 508, 584, 84), ['#b98157', '#6f4632', '#9a6543'], 26, { length: 120, width: 11 })
}

function board(p: Painting) {
  p.flat(
    box(36, 110, 528, 270),
    p.gradient([
      [0, '#8a5d40'],
      [1, '#5b3c2e'],
    ]),
  )
  p.brush(
    [
      [44, 116, 540, 116, 8],
      [42, 120, 42, 370, 6],
    ],
    '#d9a872',
    0.85,
  )
  p.brush([[556, 120, 556, 374, 8]], '#3a2a22', 0.7)
  for (const x of [54, 226, 398]) {
    p.flat(box(x, 130, 150, 190), '#33403f')
    p.brush([[x + 4, 134, x + 140, 134, 4]], '#74857f', 0.7)
    const holes: Point[][] = []
    for (let row = 0; row < 9; row++)
      for (let column = 0; column < 10; column++)
        holes.push(ellipse(x + 12 + column * 14, 146 + row * 19, 3, 3, 0, 7))
    p.many(holes, '#c9a66a')
    p.many(
      holes.map((hole) => hole.map(([hx, hy]): Point => [hx + 0.8, hy + 0.8])),
      '#1f2a2b',
      0.55,
    )
  }
  // One little lamp is lit.
  p.glow(320, 222, 34, 34, '#ffd88a', 0.95)
  p.many([ellipse(320, 222, 5, 5, 0, 9)], '#fff3cf')
  p.many([ellipse(110, 260, 4, 4), ellipse(450, 184, 4, 4)], '#d9735a')
}

function clock(p: Painting) {
  p.mass(ellipse(300, 64, 35, 35), '#6b4f3e', { wobble: 0.5 })
  p.mass(ellipse(300, 64, 29, 29), '#fdf5e2', { wobble: 0.4 })
  p.lines(
    Array.from({ length: 12 }, (_, i): Point[] => {
      const angle = (i / 12) * 2 * Math.PI
      return [
        [300 + Math.cos(angle) * 23, 64 + Math.sin(angle) * 23],
        [300 + Math.cos(angle) * 26, 64 + Math.sin(angle) * 26],
      ]
    }),
    2,
    '#6b4f3e',
    { ends: [1, 1], edge: 0 },
  )
  p.lines(
    [
      [
        [300, 64],
        [300, 82],
      ],
      [
        [300, 64],
        [300, 42],
      ],
    ],
    3,
    '#3a2a26',
    { edge: 0 },
  )
  p.brush([[276, 50, 288, 40, 5]], '#ffffff', 0.7)
}

function desk(p: Painting) {
  // Cords up from the desk to the numbers that are speaking.
  const cords: (readonly [Point[], string])[] = [
    [
      [
        [96, 384],
        [84, 330],
        [110, 276],
        [124, 222],
      ],
      '#b5503f',
    ],
    [
      [
        [142, 384],
        [168, 336],
        [150, 270],
        [166, 203],
      ],
      '#3f8488',
    ],
    [
      [
        [300, 384],
        [322, 350],
        [304, 290],
        [334, 241],
      ],
      '#e8b154',
    ],
    [
      [
        [352, 384],
        [346, 340],
        [372, 300],
        [362, 260],
      ],
      '#b5503f',
    ],
    [
      [
        [424, 384],
        [410, 338],
        [440, 280],
        [438, 222],
      ],
      '#3f8488',
    ],
    [
      [
        [540, 384],
        [520, 330],
        [540, 270],
        [508, 203],
      ],
      '#b5503f',
    ],
  ]
  for (const [cord, colour] of cords) {
    p.line(
      cord.map(([x, y]): Point => [x + 4, y + 3]),
      4.5,
      '#1f2020',
      { opacity: 0.4, ends: [1, 1] },
    )
    p.line(cord, 4.5, colour, { ends: [1, 1], edge: 0 })
    const end = cord.at(-1)
    if (end) p.many([ellipse(end[0], end[1], 5, 5, 0, 9)], '#f0d9a0')
  }
  p.flat(
    [
      [22, 372],
      [578, 372],
      [600, 408],
      [0, 408],
    ],
    p.gradient([
      [0, '#c98d58'],
      [1, '#9a6743'],
    ]),
  )
  p.brush([[30, 377, 560, 377, 6]], '#f6d3a0', 0.85)
  p.flat(box(0, 406, 600, 16), '#6b4630')
  p.brush([[8, 409, 592, 409, 3]], '#b07f55', 0.8)
  const plugs = Array.from({ length: 22 }, (_, i) => 70 + i * 22)
  p.lines(
    plugs.map((x): Point[] => [
      [x, 396],
      [x, 384],
    ]),
    5,
    '#4a322a',
    { ends: [1, 1] },
  )
  p.many(
    plugs.map((x) => ellipse(x, 383, 3, 2.4, 0, 7)),
    '#e8c67c',
  )
  p.flat(box(30, 422, 540, 90), '#5b4030')
  p.wash(box(34, 426, 530, 80), ['#7d5a42', '#46302a'], 14, { angle: Math.PI / 2, length: 70, width: 16 })
}

function stool(p: Painting, x: number) {
  p.lines(
    [
      [
        [x - 34, 484],
        [x - 46, 568],
      ],
      [
        [x + 34, 484],
        [x + 46, 568],
      ],
    ],
    9,
    '#54382a',
    { ends: [1, 1] },
  )
  p.line(
    [
      [x - 40, 536],
      [x + 40, 536],
    ],
    6,
    '#6b4630',
  )
  p.mass(ellipse(x, 484, 52, 11), '#8a5d40', { wobble: 0.5 })
  p.brush([[x - 44, 482, x + 20, 480, 6]], '#d9a872', 0.8)
}

/** The band over her hair, and the horn at her ear. */
function headset(p: Painting, [x, y]: Point, scale: number) {
  p.at([x, y], scale, () => {
    p.line(
      [
        [-17, 6],
        [-14, -14],
        [0, -20],
        [14, -14],
        [17, 6],
      ],
      3.6,
      '#2b2a2a',
      { ends: [1, 1] },
    )
    p.mass(ellipse(-18, 9, 5, 7), '#2b2a2a', { wobble: 0.3 })
    p.mass(ellipse(18, 9, 5, 7), '#2b2a2a', { wobble: 0.3 })
  })
}

/** Her good shoes, still good, in the basket of the bicycle's. */
function shoes(p: Painting) {
  p.at([84, 566], 1, () => {
    p.mass(ellipse(18, 4, 54, 8), '#2b211f', { opacity: 0.45 })
    p.flat(
      [
        [-36, -34],
        [36, -34],
        [29, 4],
        [-29, 4],
      ],
      '#b98a52',
    )
    p.brush(
      [
        [-32, -24, 30, -24, 6],
        [-28, -9, 26, -9, 6],
      ],
      '#e9c27d',
      0.85,
    )
    p.brush([[-29, -16, 28, -16, 4]], '#7d5638', 0.7)
    p.mass(ellipse(-12, -38, 17, 8, 0.2), '#b5503f', { wobble: 0.4 })
    p.mass(ellipse(14, -39, 17, 8, -0.15), '#8a3f36', { wobble: 0.4 })
    p.brush([[-24, -42, -6, -41, 4]], '#f3ab84', 0.8)
    p.line(
      [
        [-36, -34],
        [0, -30],
        [36, -34],
      ],
      6,
      '#9c6f42',
    )
  })
}
