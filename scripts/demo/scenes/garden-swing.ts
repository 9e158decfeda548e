import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { shadow } from '../parts/coast.ts'
import { brownHair, coral, greyHair } from '../parts/colours.ts'
import { lemonTree } from '../parts/lemon-tree.ts'
import { numberNine } from '../parts/number-nine.ts'
import { figure, margaret } from '../parts/people.ts'
import { noon, sky } from '../parts/weather.ts'

const LAWN = 300

export function gardenSwing(): Painting {
  const p = new Painting({
    name: 'garden-swing',
    title: 'A grandmother pushing a girl on a swing in the garden of the house with the blue door',
    width: 600,
    height: 600,
    seed: 77,
  })
  sky(p, LAWN, noon)
  p.mass(
    [
      [-10, LAWN + 8],
      [-10, 236],
      [60, 214],
      [130, 232],
      [260, 250],
      [400, 236],
      [520, 218],
      [610, 240],
      [610, LAWN + 8],
    ],
    '#8fb795',
    { wobble: 3 },
  )
  p.brush(
    [
      [20, 236, 110, 224, 12],
      [440, 236, 560, 230, 12],
    ],
    '#c6dcae',
    0.7,
  )
  lawn(p)
  numberNine(p, [172, 336], 0.94)
  lemonTree(p, [356, 348], 0.66, { isGrown: true })
  tree(p)
  swing(p)
  p.mass(ellipse(410, 548, 62, 9), '#2f5a4c', { opacity: 0.5 })
  shadow(p, [296, 562], 120, 15, '#24504a', 0.45)
  figure(
    p,
    [296, 562],
    1.1,
    {
      ...margaret,
      belt: '#a8722a',
      hair: greyHair,
      hat: 'straw',
      cut: 'bob',
      hem: 44,
      flare: 38,
      tilt: 6,
      left: [
        [-20, -150],
        [14, -168],
      ],
      right: [
        [52, -146],
        [86, -164],
      ],
    },
    0.05,
  )
  flowers(p)
  return p
}

function lawn(p: Painting) {
  p.flat(
    box(-4, LAWN, 608, 310),
    p.gradient([
      [0, '#c6d990'],
      [0.35, '#9fc07f'],
      [1, '#5c9270'],
    ]),
  )
  p.wash(box(8, LAWN + 6, 584, 280), ['#e3e0a0', '#7fae74', '#b9d18c', '#6a9e74'], 16, {
    length: 130,
    width: 13,
  })
  p.mass(
    [
      [150, 352],
      [196, 352],
      [200, 420],
      [160, 500],
      [60, 620],
      [-40, 620],
      [60, 510],
      [126, 430],
    ],
    p.gradient([
      [0, '#f3dfb8'],
      [1, '#d2ae80'],
    ]),
    { wobble: 1.6 },
  )
  p.brush(
    [
      [160, 372, 150, 440, 12],
      [120, 480, 40, 570, 12],
    ],
    '#fff3d4',
    0.7,
  )
  // The shade of the big tree.
  p.mass(
    [
      [330, 470],
      [430, 446],
      [560, 452],
      [620, 480],
      [620, 590],
      [500, 600],
      [380, 588],
      [320, 540],
    ],
    '#3f7560',
    { opacity: 0.4, wobble: 4 },
  )
}

function tree(p: Painting) {
  const bark = p.gradient(
    [
      [0, '#a97c55'],
      [0.5, '#7d5a42'],
      [1, '#43332b'],
    ],
    [0, 0, 1, 0.05],
  )
  p.mass(
    [
      [600, 120],
      [520, 96],
      [440, 92],
      [350, 104],
      [312, 96],
      [350, 84],
      [440, 70],
      [530, 66],
      [606, 76],
    ],
    '#7d5a42',
  )
  p.brush([[350, 90, 540, 72, 6]], '#d0a274', 0.9)
  p.brush([[380, 100, 560, 100, 6]], '#3a2c26', 0.5)
  p.mass(
    [
      [520, 560],
      [540, 500],
      [546, 400],
      [540, 280],
      [528, 160],
      [510, 60],
      [620, 40],
      [620, 590],
      [570, 574],
    ],
    bark,
    { wobble: 1.8 },
  )
  p.brush(
    [
      [550, 520, 552, 300, 10],
      [546, 280, 536, 130, 9],
    ],
    '#dbae7c',
    0.85,
  )
  p.brush(
    [
      [580, 540, 578, 240, 12],
      [566, 230, 560, 100, 7],
    ],
    '#33271f',
    0.55,
  )
  const leaf = p.spray('leaf', { count: 13, radius: 36, length: 21, width: 8.4, up: 0.2 })
  p.mass(
    [
      [250, -10],
      [620, -10],
      [620, 96],
      [560, 74],
      [500, 86],
      [430, 62],
      [370, 72],
      [320, 44],
      [270, 34],
    ],
    '#2f5f50',
    { wobble: 5 },
  )
  p.place(
    leaf,
    [
      [300, 30, 0.9, 0],
      [350, 56, 1, 1],
      [420, 52, 1, 2],
      [480, 70, 1, 3],
      [540, 62, 1, 4],
      [590, 76, 1, 5],
    ],
    '#2a5a4a',
  )
  p.place(
    leaf,
    [
      [290, 14, 0.8, 1],
      [340, 32, 0.9, 2],
      [400, 30, 1, 3],
      [466, 40, 1, 4],
      [530, 34, 1, 5],
      [584, 44, 1, 0],
    ],
    '#4b8462',
  )
  p.place(
    leaf,
    [
      [320, 12, 0.8, 2],
      [380, 14, 0.9, 3],
      [450, 18, 0.9, 1],
      [520, 12, 0.9, 5],
    ],
    '#86b67c',
  )
  p.place(
    leaf,
    [
      [300, 8, 0.6, 1],
      [400, 8, 0.6, 4],
      [490, 8, 0.6, 2],
    ],
    '#c6d990',
  )
}

function swing(p: Painting) {
  const seat: readonly [Point, Point] = [
    [376, 366],
    [442, 366],
  ]
  p.lines(
    [
      [[388, 94], seat[0]],
      [[430, 92], seat[1]],
    ],
    4,
    '#e6c690',
  )
  for (const x of [388, 430])
    p.lines(
      [
        [
          [x - 5, 82],
          [x + 4, 104],
        ],
        [
          [x + 5, 82],
          [x - 3, 106],
        ],
      ],
      5,
      '#d9b57c',
    )
  figure(p, [409, 372], 0.8, {
    coat: coral,
    hair: brownHair,
    cut: 'plaits',
    legs: 0,
    hem: -12,
    flare: 46,
    head: 1.2,
    isShortSleeved: true,
    left: [
      [-40, -62],
      [-36, -100],
    ],
    right: [
      [40, -62],
      [36, -100],
    ],
  })
  p.flat(box(370, 366, 78, 9), '#c08a58')
  p.brush([[374, 368, 436, 368, 4]], '#f6d3a0', 0.9)
  p.brush([[374, 377, 446, 377, 4]], '#5c3f2e', 0.8)
  // Her shoes, ahead of her and under the board.
  for (const x of [396, 422]) {
    p.line(
      [
        [x, 376],
        [x, 398],
      ],
      9,
      '#cb956a',
    )
    p.mass(ellipse(x, 402, 8, 6), '#b5503f', { wobble: 0.3 })
  }
}

function flowers(p: Painting) {
  const daisies = Array.from(
    { length: 12 },
    (): Point => [p.chance.between(150, 580), p.chance.between(572, 590)],
  )
  p.many(
    daisies.map(([x, y]) => ellipse(x, y, 4.4, 3.2, 0, 7)),
    '#fffaf0',
  )
  p.many(
    daisies.map(([x, y]) => ellipse(x, y, 1.8, 1.4, 0, 6)),
    '#f3b04a',
  )
}
