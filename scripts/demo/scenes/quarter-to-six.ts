import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { sittingDog } from '../parts/biscuit.ts'
import { greyHair, teal } from '../parts/colours.ts'
import { blueDoor } from '../parts/number-nine.ts'
import { figure, margaret } from '../parts/people.ts'

/** Inside number nine, in the evening. */
export function quarterToSix(): Painting {
  const p = new Painting({
    name: 'quarter-to-six',
    title: 'An old woman and an old dog on the hall floor, looking at the front door',
    width: 480,
    height: 600,
    seed: 97,
  })
  hall(p)
  blueDoor(p, [240, 418], 1.62, { glass: ['#ffe9b8', '#f2a56c'], isNumbered: false })
  p.glow(240, 220, 210, 220, '#ffe2a0', 0.5)
  floor(p)
  hooks(p)
  figure(
    p,
    [186, 510],
    1.34,
    {
      ...margaret,
      coat: teal,
      belt: '#f7ebd2',
      collar: '#bfe0d2',
      hair: greyHair,
      cut: 'bun',
      hat: 'none',
      legs: 0,
      hem: -6,
      flare: 52,
      tilt: 4,
      left: [
        [-42, -40],
        [-46, 2],
      ],
      right: [
        [30, -46],
        [24, -20],
      ],
    },
    0.04,
  )
  // Her skirt about her.
  p.mass(
    [
      [160, 478],
      [188, 482],
      [216, 478],
      [246, 498],
      [272, 518],
      [244, 532],
      [188, 537],
      [126, 531],
      [102, 516],
      [130, 496],
    ],
    p.gradient(
      [
        [0, '#d9735a'],
        [0.5, '#b5503f'],
        [1, '#74332d'],
      ],
      [0, 0, 1, 0.2],
    ),
  )
  p.brush(
    [
      [166, 484, 122, 520, 7],
      [180, 486, 162, 528, 6],
    ],
    '#f3ab84',
    0.75,
  )
  p.brush(
    [
      [206, 484, 244, 522, 8],
      [194, 486, 204, 530, 5],
    ],
    '#54282a',
    0.5,
  )
  sittingDog(p, [318, 522], 0.68, { age: 'old', tilt: -0.14 })
  // Her arm about him.
  const arm: Point[] = [
    [222, 410],
    [254, 446],
    [306, 452],
  ]
  p.mass(ellipse(314, 453, 9, 8), '#cb956a', { wobble: 0.4 })
  p.line(arm, 24, teal.middle, { ends: [0.6, 0.8] })
  p.line(
    arm.map(([x, y]): Point => [x + 1, y - 5]),
    6,
    teal.lit,
    { opacity: 0.7, ends: [0.2, 0.2] },
  )
  p.line(
    arm.map(([x, y]): Point => [x - 2, y + 8]),
    5,
    teal.dark,
    { opacity: 0.5, ends: [0.2, 0.3] },
  )
  return p
}

function hall(p: Painting) {
  p.flat(
    box(-4, -4, 488, 430),
    p.gradient(
      [
        [0, '#c9a98a'],
        [0.5, '#b08f78'],
        [1, '#7d6763'],
      ],
      [0, 0, 1, 0.4],
    ),
    { wobble: 0 },
  )
  p.wash(box(8, 8, 464, 300), ['#dcbf98', '#9c7f70', '#c4a386'], 26, {
    angle: 1.4,
    length: 120,
    width: 32,
    opacity: 0.3,
    jitter: 0.12,
  })
  p.flat(box(-4, 306, 488, 120), '#8f8068')
  p.wash(box(8, 312, 464, 108), ['#a99a7a', '#75684f', '#9c8d70'], 24, {
    angle: Math.PI / 2,
    length: 90,
    width: 9,
  })
  p.flat(box(-4, 300, 488, 10), '#d9c7a0')
  p.brush([[8, 311, 470, 311, 5]], '#5f5342', 0.5)
}

function floor(p: Painting) {
  p.flat(
    box(-4, 420, 488, 190),
    p.gradient([
      [0, '#8f6044'],
      [1, '#4f3530'],
    ]),
  )
  const vanishing = (x: number, y: number) => Math.atan2(y - 200, x - 240)
  p.wash(box(6, 426, 468, 168), ['#b07f58', '#5f4034', '#94633f'], 30, {
    angle: vanishing,
    length: 110,
    width: 11,
    jitter: 0.01,
  })
  // Two panes of the last light.
  for (const [a, b, c, d] of [
    [172, 228, 208, 108],
    [252, 308, 372, 272],
  ] as const)
    p.flat(
      [
        [a, 430],
        [b, 430],
        [c, 570],
        [d, 570],
      ],
      p.gradient([
        [0, '#ffe6b0', 0.85],
        [1, '#fdc578', 0.15],
      ]),
      { wobble: 1.4 },
    )
  p.mass(
    [
      [150, 524],
      [260, 512],
      [400, 520],
      [420, 540],
      [300, 556],
      [150, 552],
    ],
    '#2b211f',
    { opacity: 0.45 },
  )
}

/** His lead, and her coat and beret. */
function hooks(p: Painting) {
  p.flat(box(372, 148, 92, 15), '#8d6648')
  p.brush([[376, 152, 456, 152, 5]], '#d3a271', 0.8)
  const coat: Point[] = [
    [402, 172],
    [424, 166],
    [446, 174],
    [452, 240],
    [462, 330],
    [430, 338],
    [392, 330],
    [398, 240],
  ]
  p.mass(
    coat.map(([x, y]): Point => [x + 10, y + 6]),
    '#4b3a3a',
    { opacity: 0.35 },
  )
  p.mass(
    coat,
    p.gradient(
      [
        [0, '#f3c86e'],
        [0.5, '#d9a046'],
        [1, '#94642a'],
      ],
      [0, 0, 1, 0.2],
    ),
  )
  p.line(
    [
      [406, 184],
      [394, 240],
      [392, 296],
    ],
    17,
    '#eab85a',
    { ends: [0.7, 0.9] },
  )
  p.line(
    [
      [401, 194],
      [389, 244],
      [387, 292],
    ],
    4,
    '#fff0bd',
    { opacity: 0.8, ends: [0.2, 0.2] },
  )
  p.brush(
    [
      [408, 186, 402, 320, 8],
      [424, 200, 422, 322, 5],
    ],
    '#fff0bd',
    0.75,
  )
  p.brush([[444, 190, 452, 322, 9]], '#84561f', 0.55)
  p.line(
    [
      [402, 246],
      [426, 250],
      [450, 245],
    ],
    5,
    '#a8722a',
  )
  p.mass(
    [
      [396, 168],
      [406, 152],
      [428, 148],
      [448, 158],
      [452, 170],
      [424, 176],
    ],
    p.gradient([
      [0, '#d9735a'],
      [1, '#74332d'],
    ]),
  )
  p.brush([[404, 162, 424, 154, 6]], '#f3ab84', 0.8)
  p.line(
    [
      [382, 164],
      [376, 220],
      [382, 268],
      [390, 226],
      [386, 168],
    ],
    4,
    '#b5503f',
    { ends: [1, 1] },
  )
  p.many([ellipse(383, 270, 4, 5, 0, 8)], '#e7c070')
}
