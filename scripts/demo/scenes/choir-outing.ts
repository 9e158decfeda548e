import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { gulls, shadow } from '../parts/coast.ts'
import { blackHair, brownHair, coral, fairHair, green, grey, greyHair, mint, teal } from '../parts/colours.ts'
import { type Figure, figure, margaret } from '../parts/people.ts'
import { noon, sea, sky } from '../parts/weather.ts'

const HORIZON = 172

export function choirOuting(): Painting {
  const p = new Painting({
    name: 'choir-outing',
    title: 'A choir beside its coach at a railing above the sea, watching a whale',
    width: 800,
    height: 450,
    seed: 83,
  })
  sky(p, HORIZON, noon)
  sea(p, HORIZON, 330, noon)
  gulls(p, [
    [430, 84, 1],
    [466, 104, 0.8],
    [300, 70, 0.8],
  ])
  whale(p)
  ground(p)
  pine(p, 70, 300, 1)
  pine(p, 160, 292, 0.8)
  coach(p)
  railing(p)
  const skirt = { legs: 76, hem: 44, flare: 38 } as const
  const choir: readonly (readonly [number, number, Figure])[] = [
    [372, 0.84, { ...skirt, coat: teal, hair: greyHair, cut: 'bun', hat: 'none' }],
    [432, 0.82, { ...skirt, coat: coral, hair: fairHair, cut: 'bob', hat: 'straw', hatCloth: teal }],
    [592, 0.86, { coat: grey, hair: brownHair, cut: 'short', legs: 92, hem: 82, flare: 28, trousers: grey }],
    [652, 0.8, { ...skirt, coat: mint, hair: blackHair, cut: 'bun', hat: 'none' }],
    [712, 0.84, { ...skirt, coat: green, hair: brownHair, cut: 'bob', hat: 'none' }],
  ]
  for (const [x] of choir) shadow(p, [x, 398], 90, 10, '#54493e', 0.4)
  for (const [x, scale, who] of choir) figure(p, [x, 398], scale, who)
  shadow(p, [494, 406], 100, 12, '#54493e', 0.4)
  figure(p, [494, 406], 0.92, {
    ...margaret,
    hem: 42,
    left: [
      [-40, -118],
      [-36, -88],
    ],
    right: [
      [48, -156],
      [74, -204],
    ],
  })
  return p
}

function whale(p: Painting) {
  p.brush(
    [
      [566, 226, 700, 226, 9],
      [590, 236, 720, 236, 6],
    ],
    '#fffaf0',
    0.9,
  )
  p.mass(
    [
      [588, 226],
      [604, 206],
      [632, 198],
      [662, 206],
      [684, 226],
    ],
    p.gradient([
      [0, '#5d7f88'],
      [1, '#234f5c'],
    ]),
  )
  p.brush([[604, 210, 640, 202, 5]], '#cfe3dc', 0.8)
  // Her tail, further on.
  p.mass(
    [
      [716, 228],
      [722, 208],
      [704, 192],
      [722, 192],
      [730, 202],
      [738, 190],
      [757, 188],
      [740, 206],
      [734, 228],
    ],
    '#2f626b',
    { wobble: 0.6 },
  )
  p.lines(
    [
      [
        [632, 198],
        [628, 174],
        [612, 156],
      ],
      [
        [632, 198],
        [634, 170],
        [636, 148],
      ],
      [
        [632, 198],
        [642, 174],
        [658, 160],
      ],
    ],
    5,
    '#fffdf6',
    { opacity: 0.85, ends: [0.9, 0.2], edge: 0.2 },
  )
  p.brush([[702, 230, 752, 230, 6]], '#fffaf0', 0.9)
}

function ground(p: Painting) {
  p.mass(
    [
      [-10, 300],
      [140, 288],
      [330, 308],
      [560, 322],
      [810, 330],
      [810, 470],
      [-10, 470],
    ],
    p.gradient([
      [0, '#b9cd8c'],
      [0.3, '#8fb57c'],
      [1, '#5f9270'],
    ]),
    { wobble: 1.6 },
  )
  p.flat(
    [
      [-6, 352],
      [806, 372],
      [806, 460],
      [-6, 460],
    ],
    p.gradient([
      [0, '#e3d0a8'],
      [1, '#b3977a'],
    ]),
  )
  p.wash(box(8, 376, 784, 62), ['#f3e3c0', '#a98f74', '#cdb48e'], 16, { length: 120, width: 10 })
}

function pine(p: Painting, x: number, y: number, scale: number) {
  p.at([x, y], scale, () => {
    p.line(
      [
        [0, 20],
        [0, -120],
        [2, -252],
      ],
      13,
      '#6b4f3e',
      { ends: [1, 0.3] },
    )
    const tiers = Array.from({ length: 8 }, (_, i) => {
      const up = -40 - i * 27
      const wide = 78 - i * 8.4
      return [
        [-wide, up + 10],
        [-wide * 0.5, up - 8],
        [0, up - 16],
        [wide * 0.5, up - 8],
        [wide, up + 10],
        [wide * 0.4, up + 6],
        [0, up + 4],
        [-wide * 0.4, up + 6],
      ] as Point[]
    })
    for (const tier of tiers) p.mass(tier, '#2f5f50', { wobble: 2 })
    p.brush(
      tiers.map((_, i) => [-66 + i * 7, -42 - i * 27, -6, -52 - i * 27, 7] as const),
      '#86b684',
      0.75,
    )
  })
}

function coach(p: Painting) {
  p.mass(ellipse(220, 398, 210, 13), '#54493e', { opacity: 0.45 })
  p.at([40, 392], 1, () => {
    p.mass(
      [
        [0, -14],
        [-4, -70],
        [4, -120],
        [24, -142],
        [150, -148],
        [262, -146],
        [284, -132],
        [292, -70],
        [296, -14],
      ],
      p.gradient([
        [0, '#fffaf0'],
        [0.48, '#f6e6c4'],
        [0.5, '#d9735a'],
        [1, '#94443a'],
      ]),
    )
    p.brush([[20, -134, 250, -138, 8]], '#ffffff', 0.8)
    p.brush([[4, -66, 280, -66, 6]], '#fbd0b0', 0.8)
    for (let i = 0; i < 5; i++) {
      p.flat(
        box(26 + i * 44, -122, 36, 40),
        p.gradient([
          [0, '#a9d3cd'],
          [1, '#4b8a92'],
        ]),
      )
      p.brush([[32 + i * 44, -88, 46 + i * 44, -118, 8]], '#fffdf6', 0.6)
    }
    p.flat(
      [
        [250, -122],
        [278, -122],
        [285, -82],
        [250, -82],
      ],
      p.gradient([
        [0, '#a9d3cd'],
        [1, '#4b8a92'],
      ]),
    )
    // St Brigid's, in white.
    p.brush(
      [
        [60, -42, 120, -42, 7],
        [132, -42, 206, -42, 7],
      ],
      '#fff6e0',
      0.9,
    )
    p.flat(box(-2, -20, 298, 9), '#54302c')
    for (const x of [58, 232]) {
      p.many([ellipse(x, -8, 22, 22)], '#33302f')
      p.many([ellipse(x, -8, 12, 12)], '#c9c2ae')
      p.many([ellipse(x - 2, -10, 5, 5)], '#fdf9ee')
    }
    p.mass(ellipse(287, -40, 6, 8), '#fff3cf', { wobble: 0.3 })
    p.flat(box(40, -160, 80, 16), '#a2714a')
    p.flat(box(126, -158, 52, 13), '#3f8488')
    p.brush([[44, -156, 112, -156, 5]], '#e9b980', 0.8)
  })
}

function railing(p: Painting) {
  const posts = [346, 406, 466, 526, 586, 646, 706, 766]
  p.lines(
    posts.map((x): Point[] => [
      [x, 314 + (x - 346) * 0.03],
      [x, 372 + (x - 346) * 0.03],
    ]),
    6,
    '#f3ecd6',
  )
  for (const y of [318, 340])
    p.line(
      [
        [340, y],
        [806, y + 14],
      ],
      5,
      '#fbf6e6',
    )
  p.brush([[342, 322, 800, 336, 3]], '#8fa39a', 0.6)
}
