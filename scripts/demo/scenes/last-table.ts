import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting, type Stroke } from '../brush/painting.ts'
import { fingalHead, shadow } from '../parts/coast.ts'
import { blackHair, blue, brownHair, coral, fairHair, mint, teal } from '../parts/colours.ts'
import { lemonTree } from '../parts/lemon-tree.ts'
import { numberNine } from '../parts/number-nine.ts'
import { figure } from '../parts/people.ts'
import { evening, sea, sky } from '../parts/weather.ts'

const HORIZON = 176

export function lastTable(): Painting {
  const p = new Painting({
    name: 'last-table',
    title: 'A long table in a garden at evening, a yellow coat and a red beret on the chair at its head',
    width: 1000,
    height: 420,
    seed: 90,
  })
  sky(p, HORIZON, evening)
  sea(p, HORIZON, 236, evening)
  fingalHead(p, [1006, HORIZON + 2], 0.6, { isLit: true })
  p.flat(
    box(-4, 232, 1008, 196),
    p.gradient([
      [0, '#b3b97c'],
      [0.4, '#7f9f6c'],
      [1, '#41705c'],
    ]),
  )
  p.wash(box(8, 238, 984, 170), ['#d9c98a', '#5f8f68', '#98b074', '#4b7c62'], 6, { length: 140, width: 12 })
  numberNine(p, [172, 262], 0.86, { isLit: true })
  lemonTree(p, [398, 262], 0.92, { isGrown: true })
  lanterns(p)
  shadow(p, [590, 404], 720, 34, '#24443c', 0.45)
  farChairs(p)
  table(p)
  const seated = { legs: 0, hem: -8, flare: 40, hat: 'none' } as const
  const guests = [
    [352, { coat: coral, hair: fairHair, cut: 'bob' }],
    [478, { coat: blue, hair: brownHair, cut: 'short' }],
    [596, { coat: mint, hair: blackHair, cut: 'bun' }],
  ] as const
  for (const [x, who] of guests) figure(p, [x, 380], 0.86, { ...seated, ...who })
  p.copies(
    guests.map(([x]) => [x, 392]),
    () => chair(p),
  )
  stool(p)
  figure(p, [700, 380], 0.6, { ...seated, coat: teal, hair: brownHair, cut: 'plaits', head: 1.3 })
  herChair(p)
  return p
}

function lanterns(p: Painting) {
  const strings: readonly (readonly [Point, Point, Point])[] = [
    [
      [470, 112],
      [610, 190],
      [760, 96],
    ],
    [
      [760, 96],
      [880, 166],
      [1010, 80],
    ],
  ]
  p.line(
    [
      [760, 92],
      [762, 300],
    ],
    6,
    '#54402f',
  )
  p.lines(strings, 1.8, '#54402f', { edge: 0 })
  const colours = ['#ffe29a', '#f2a56c', '#fff3cf', '#d9735a']
  for (const [a, b, c] of strings)
    for (const [i, t] of [0.25, 0.5, 0.75].entries()) {
      const along = (from: number, middle: number, to: number) =>
        from * (1 - t) ** 2 + 2 * (middle * 2 - (from + to) / 2) * t * (1 - t) + to * t * t
      const [x, y] = [along(a[0], b[0], c[0]), along(a[1], b[1], c[1]) + 14]
      p.glow(x, y, 32, 32, '#ffe6a8', 0.6)
      p.mass(ellipse(x, y, 11, 13), colours[i] ?? '#ffe29a', { wobble: 0.4 })
      p.brush([[x - 4, y + 8, x - 4, y - 8, 4]], '#fffdf0', 0.8)
      p.flat(box(x - 4, y - 16, 8, 4), '#54402f', { wobble: 0.2 })
    }
}

const CLOTH: Point[] = [
  [292, 300],
  [826, 300],
  [872, 352],
  [252, 352],
]

function table(p: Painting) {
  for (const x of [290, 840])
    p.line(
      [
        [x, 350],
        [x, 412],
      ],
      9,
      '#54402f',
      { ends: [1, 1] },
    )
  p.flat(
    CLOTH,
    p.gradient([
      [0, '#efe2c4'],
      [1, '#fdf3dc'],
    ]),
  )
  p.wash(CLOTH, ['#fffdf6', '#dcc9a4'], 4, { length: 120, width: 8 })
  p.flat(
    [
      [252, 351],
      [872, 351],
      [874, 380],
      [800, 372],
      [720, 384],
      [620, 374],
      [520, 384],
      [420, 374],
      [330, 384],
      [250, 378],
    ],
    p.gradient([
      [0, '#e6d3ac'],
      [1, '#b39a7c'],
    ]),
    { wobble: 1 },
  )
  p.brush([[256, 352, 868, 352, 5]], '#fffdf6', 0.95)
  const row = (y: number, xs: readonly number[]) => xs.map((x): Point => [x, y])
  p.copies(row(308, [344, 428, 512, 596, 680, 764]), () => plate(p, 19))
  p.copies([...row(337, [330, 412, 536, 650, 742]), [818, 326]], () => plate(p, 23))
  // Bread, lemons, a jug of roses.
  p.mass(ellipse(470, 318, 30, 10), '#c08a58', { wobble: 1 })
  p.brush([[448, 314, 488, 312, 7]], '#f3c88c', 0.9)
  p.mass(ellipse(640, 318, 30, 8), '#3f8488', { wobble: 0.5 })
  p.many([ellipse(624, 312, 9, 7), ellipse(640, 309, 9, 7), ellipse(655, 313, 9, 7)], '#f3c052')
  p.flat(
    [
      [548, 326],
      [544, 294],
      [576, 294],
      [572, 326],
    ],
    '#fbf1da',
  )
  p.brush([[551, 322, 549, 298, 6]], '#fffefa', 0.9)
  p.mass(ellipse(561, 284, 32, 15), '#2f5f50', { wobble: 4 })
  for (const [x, y, r] of [
    [541, 286, 12],
    [561, 272, 14],
    [581, 287, 12],
    [561, 291, 10],
  ] as const) {
    p.mass(ellipse(x, y, r, r * 0.9, 0, 9), '#cf9152', { wobble: 1 })
    p.mass(ellipse(x - 2, y - 2, r * 0.62, r * 0.56, 0, 8), '#fbd99c', { wobble: 0.8 })
  }
}

function plate(p: Painting, radius: number) {
  p.many([ellipse(4, 3, radius, radius * 0.3)], '#8a7259', 0.45)
  p.many([ellipse(0, 0, radius, radius * 0.3)], '#fffdf6')
  p.many([ellipse(0, 0, radius * 0.84, radius * 0.24)], '#7fbfae')
  p.many([ellipse(0, 0, radius * 0.76, radius * 0.21)], '#fbf1da')
}

/** Across the table, before the others come. */
function farChairs(p: Painting) {
  const places = [372, 454, 540, 624, 708].map((x): Point => [x, 0])
  p.copies(places, () => {
    p.lines(
      [-1, 1].map((side): Point[] => [
        [side * 20, 306],
        [side * 21, 238],
      ]),
      6,
      '#6b4f3e',
    )
    const rungs = [248, 268, 286]
    p.brush(
      rungs.map((y): Stroke => [-22, y, 22, y, 8]),
      '#94684a',
    )
  })
}

/** Its back, before whoever sits on it; its seat at (0, 0). */
function chair(p: Painting) {
  for (const side of [-1, 1])
    p.line(
      [
        [side * 33, -74],
        [side * 34, 24],
      ],
      7,
      side < 0 ? '#8a6246' : '#54402f',
      { ends: [1, 1] },
    )
  for (const up of [66, 46, 26]) {
    p.flat(box(-34, -up, 68, 9), '#94684a', { wobble: 0.3 })
    p.brush([[-32, -up + 2, 24, -up + 2, 4]], '#e3b27a', 0.8)
  }
  p.flat(box(-37, -10, 74, 10), '#6b4f3e', { wobble: 0.3 })
}

function stool(p: Painting) {
  p.lines(
    [
      [
        [684, 386],
        [678, 412],
      ],
      [
        [716, 386],
        [722, 412],
      ],
    ],
    6,
    '#54402f',
  )
  p.mass(ellipse(700, 386, 30, 7), '#94684a', { wobble: 0.4 })
}

/** At the head, with her coat over its back, and a plate. */
function herChair(p: Painting) {
  p.at([904, 404], 1.04, () => {
    p.mass(ellipse(24, 2, 64, 9), '#1f3a34', { opacity: 0.5 })
    for (const x of [-36, 36])
      p.line(
        [
          [x, 0],
          [x, -134],
        ],
        8,
        x < 0 ? '#8a6246' : '#54402f',
        { ends: [1, 1] },
      )
    p.flat(box(-40, -48, 80, 10), '#7d5640')
    p.brush([[-36, -46, 26, -46, 4]], '#e3b27a', 0.8)
    p.mass(
      [
        [-44, -128],
        [-20, -138],
        [20, -138],
        [44, -128],
        [42, -80],
        [47, -24],
        [0, -16],
        [-47, -22],
        [-42, -80],
      ],
      p.gradient(
        [
          [0, '#fbd47a'],
          [0.5, '#e8b154'],
          [1, '#a8722a'],
        ],
        [0, 0, 1, 0.15],
      ),
    )
    p.line(
      [
        [-42, -122],
        [-54, -84],
        [-52, -40],
      ],
      16,
      '#f3c668',
      { ends: [0.7, 0.9] },
    )
    p.line(
      [
        [42, -122],
        [54, -84],
        [52, -40],
      ],
      16,
      '#b9812f',
      { ends: [0.7, 0.9] },
    )
    p.brush(
      [
        [-30, -122, -34, -32, 8],
        [-10, -100, -12, -26, 6],
      ],
      '#fff0bd',
      0.85,
    )
    p.brush(
      [
        [26, -120, 32, -30, 10],
        [4, -96, 4, -24, 4],
      ],
      '#a8722a',
      0.5,
    )
    p.line(
      [
        [-28, -82],
        [0, -79],
        [28, -82],
      ],
      5,
      '#a8722a',
    )
    p.many([ellipse(-20, -82, 2.2, 2.2), ellipse(20, -82, 2.2, 2.2)], '#fff0bd')
    p.mass(
      [
        [-22, -140],
        [0, -132],
        [22, -140],
        [26, -128],
        [0, -121],
        [-26, -128],
      ],
      '#f0c46a',
    )
    p.mass(
      [
        [16, -136],
        [20, -152],
        [38, -158],
        [56, -150],
        [60, -136],
        [38, -130],
      ],
      p.gradient([
        [0, '#d9735a'],
        [1, '#74332d'],
      ]),
    )
    p.brush([[24, -146, 40, -153, 5]], '#f3ab84', 0.85)
    p.line(
      [
        [39, -156],
        [41, -164],
      ],
      3,
      '#74332d',
    )
  })
}
