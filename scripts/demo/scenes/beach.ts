import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { fingalHead, gulls, sail, shadow } from '../parts/coast.ts'
import { type Cloth, coral, fairHair, mint, red, skin, teal } from '../parts/colours.ts'
import { figure, margaret } from '../parts/people.ts'
import { noon, sea, sky } from '../parts/weather.ts'

const HORIZON = 150
const bare = skin
const sandyHair: Cloth = { lit: '#d9a060', light: '#a2714a', middle: '#8d5a36', dark: '#4f3424' }

export function beach(): Painting {
  const p = new Painting({
    name: 'beach',
    title: 'A mother in a yellow dress at the edge of the sea with three children',
    width: 600,
    height: 450,
    seed: 44,
  })
  sky(p, HORIZON, noon)
  sea(p, HORIZON, 262, noon)
  fingalHead(p, [590, HORIZON + 2], 0.72)
  sail(p, [120, HORIZON + 6], 0.62)
  gulls(p, [
    [220, 80, 1],
    [252, 98, 0.8],
  ])
  sand(p)
  umbrella(p)
  for (const [x, y, length] of [
    [262, 344, 90],
    [322, 342, 54],
    [208, 340, 46],
  ] as const)
    shadow(p, [x, y], length, 11, '#6f6a5c', 0.45)
  const bathing = { isShortSleeved: true, legs: 84, hem: 62, flare: 26, head: 1.3, shoes: bare } as const
  figure(p, [322, 342], 0.52, {
    ...bathing,
    coat: coral,
    hair: fairHair,
    cut: 'tail',
    left: [
      [-40, -140],
      [-60, -128],
    ],
  })
  figure(p, [208, 338], 0.44, {
    ...bathing,
    coat: mint,
    hair: sandyHair,
    cut: 'short',
    right: [
      [38, -140],
      [54, -142],
    ],
  })
  figure(p, [262, 346], 0.8, {
    ...margaret,
    belt: '#b5503f',
    isShortSleeved: true,
    hat: 'straw',
    hatCloth: red,
    cut: 'bob',
    legs: 84,
    hem: 40,
    flare: 50,
    shoes: bare,
    left: [
      [-36, -118],
      [-38, -88],
    ],
    right: [
      [36, -118],
      [36, -88],
    ],
  })
  // The biggest runs ahead into the foam.
  shadow(p, [454, 302], 46, 8, '#4f7d79', 0.45)
  figure(
    p,
    [450, 300],
    0.5,
    {
      ...bathing,
      coat: teal,
      hair: sandyHair,
      cut: 'short',
      left: [
        [-46, -182],
        [-62, -212],
      ],
      right: [
        [46, -176],
        [66, -206],
      ],
    },
    0.1,
  )
  p.brush(
    [
      [418, 302, 492, 300, 8],
      [430, 292, 446, 284, 4],
      [462, 292, 482, 282, 4],
    ],
    '#fffdf6',
    0.95,
  )
  footprints(p)
  return p
}

function sand(p: Painting) {
  p.mass(
    [
      [-10, 268],
      [120, 258],
      [260, 274],
      [420, 262],
      [610, 280],
      [610, 470],
      [-10, 470],
    ],
    p.gradient([
      [0, '#c9ab7c'],
      [0.2, '#e6ca98'],
      [0.45, '#f3dcab'],
      [1, '#dcb27e'],
    ]),
    { wobble: 1.6 },
  )
  p.brush(
    [
      [6, 266, 150, 258, 9],
      [110, 260, 300, 273, 10],
      [270, 272, 440, 262, 9],
      [410, 264, 594, 280, 10],
    ],
    '#fffaf0',
    0.95,
  )
  p.brush(
    [
      [20, 246, 260, 250, 6],
      [320, 250, 580, 254, 6],
    ],
    '#fffaf0',
    0.85,
  )
  p.brush(
    [
      [10, 284, 260, 288, 14],
      [300, 286, 590, 296, 14],
    ],
    '#a9b59a',
    0.55,
  )
  p.wash(box(8, 310, 584, 128), ['#fff0cc', '#e3bf8c', '#f6dfb0', '#c99d6c'], 32, {
    length: 130,
    width: 11,
    opacity: 0.42,
  })
}

function footprints(p: Painting) {
  const steps = Array.from({ length: 9 }, (_, i): Point[] =>
    ellipse(250 - i * 9 + (i % 2) * 12, 358 + i * 9, 3 + i * 0.3, 4 + i * 0.4, 0.5, 8),
  )
  p.many(steps, '#a98560', 0.6)
}

/** Coral and cream, with a basket in its shade. */
function umbrella(p: Painting) {
  p.mass(ellipse(150, 408, 96, 14), '#7a6a58', { opacity: 0.45 })
  p.line(
    [
      [92, 402],
      [82, 300],
      [76, 236],
    ],
    6,
    '#a2714a',
    { ends: [1, 1] },
  )
  const tip: Point = [72, 226]
  const rim: Point[] = [
    [-14, 316],
    [22, 288],
    [62, 296],
    [104, 284],
    [140, 290],
    [160, 276],
  ]
  const colours = ['#d9735a', '#fbf1da', '#d9735a', '#fbf1da', '#b5503f']
  for (const [i, colour] of colours.entries()) {
    const [a, b] = [rim[i] ?? tip, rim[i + 1] ?? tip]
    p.mass(
      [
        tip,
        [(tip[0] + a[0]) / 2 - (2 - i) * 6, (tip[1] + a[1]) / 2 - 8],
        a,
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 5],
        b,
        [(tip[0] + b[0]) / 2 - (1 - i) * 6, (tip[1] + b[1]) / 2 - 8],
      ],
      colour,
      { wobble: 0.6 },
    )
  }
  p.brush(
    [
      [60, 236, 6, 290, 8],
      [72, 234, 58, 286, 6],
    ],
    '#fffdf6',
    0.6,
  )
  p.brush([[84, 236, 148, 272, 8]], '#74332d', 0.4)
  p.at([146, 402], 1, () => {
    p.flat(
      [
        [-30, -26],
        [30, -26],
        [25, 4],
        [-25, 4],
      ],
      '#b98a52',
    )
    p.brush(
      [
        [-24, -18, 24, -18, 6],
        [-22, -6, 20, -6, 6],
      ],
      '#e9c27d',
      0.85,
    )
    p.brush([[-24, -12, 24, -12, 4]], '#7d5638', 0.7)
    p.line(
      [
        [-24, -26],
        [-16, -52],
        [16, -52],
        [24, -26],
      ],
      5,
      '#9c6f42',
      { ends: [1, 1] },
    )
    p.mass(
      [
        [-28, -26],
        [-10, -36],
        [8, -30],
        [28, -27],
        [20, -20],
        [-22, -20],
      ],
      '#7fcbae',
      { wobble: 0.6 },
    )
    p.brush([[-18, -28, 6, -30, 4]], '#e3f3e3', 0.9)
  })
}
