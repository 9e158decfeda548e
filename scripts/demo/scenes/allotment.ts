import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { beans, can } from '../parts/beans.ts'
import { ranges, shadow } from '../parts/coast.ts'
import { green, greying } from '../parts/colours.ts'
import { figure, margaret } from '../parts/people.ts'
import { scarecrow } from '../parts/scarecrow.ts'
import { noon, sky } from '../parts/weather.ts'

const FIELD = 196

export function allotment(): Painting {
  const p = new Painting({
    name: 'allotment',
    title: 'A woman watering beans on an allotment, a scarecrow in a blue jersey behind her',
    width: 600,
    height: 450,
    seed: 56,
  })
  sky(p, FIELD, noon)
  ranges(p, 120, 620, FIELD, { high: 100 })
  hedge(p)
  ground(p)
  shed(p)
  scarecrow(p)
  cabbages(p)
  beans(p, 404, 326, 0.96)
  beans(p, 482, 342, 1.08)
  beans(p, 566, 360, 1.2)
  shadow(p, [240, 402], 120, 14, '#3a3228', 0.45)
  figure(
    p,
    [240, 402],
    0.94,
    {
      ...margaret,
      hair: greying,
      cut: 'bob',
      hem: 46,
      tilt: 5,
      shoes: green,
      left: [
        [-42, -118],
        [-38, -86],
      ],
      right: [
        [46, -124],
        [66, -104],
      ],
    },
    0.04,
  )
  can(p)
  return p
}

function hedge(p: Painting) {
  p.mass(
    [
      [-10, FIELD + 22],
      [-10, FIELD - 40],
      [40, FIELD - 58],
      [96, FIELD - 44],
      [150, FIELD - 30],
      [240, FIELD - 12],
      [380, FIELD - 8],
      [500, FIELD - 18],
      [610, FIELD - 10],
      [610, FIELD + 22],
    ],
    p.gradient([
      [0, '#7fae8c'],
      [1, '#4b8270'],
    ]),
    { wobble: 3 },
  )
  p.brush(
    [
      [20, FIELD - 40, 80, FIELD - 50, 12],
      [260, FIELD - 4, 380, FIELD - 4, 8],
      [430, FIELD - 8, 560, FIELD - 10, 8],
    ],
    '#bcd6a6',
    0.7,
  )
}

function ground(p: Painting) {
  p.flat(
    box(-4, FIELD + 10, 608, 260),
    p.gradient([
      [0, '#b9cd8c'],
      [0.3, '#9cb878'],
      [1, '#6a9468'],
    ]),
  )
  p.wash(box(8, FIELD + 16, 584, 220), ['#d3dc9c', '#7fae74', '#6a9e74'], 24, { length: 110, width: 11 })
  const beds: Point[][] = [
    [
      [20, 262],
      [196, 252],
      [150, 330],
      [-20, 350],
    ],
    [
      [-20, 372],
      [150, 348],
      [120, 460],
      [-20, 460],
    ],
    [
      [300, 258],
      [620, 262],
      [620, 420],
      [330, 380],
    ],
  ]
  for (const bed of beds) {
    p.flat(
      bed,
      p.gradient([
        [0, '#9c7452'],
        [1, '#6b4a38'],
      ]),
      { wobble: 2 },
    )
    p.wash(bed, ['#b98f68', '#5b3f32', '#8a6246'], 14, { length: 70, width: 9, jitter: 0.08 })
  }
}

function shed(p: Painting) {
  p.flat(
    box(54, 128, 112, 116),
    p.gradient(
      [
        [0, '#8fc0b0'],
        [1, '#4b8a80'],
      ],
      [0, 0, 1, 0.3],
    ),
  )
  p.brush(
    Array.from({ length: 6 }, (_, i) => [70 + i * 18, 134, 70 + i * 18, 242, 3] as const),
    '#2f6660',
    0.7,
  )
  p.brush([[58, 240, 58, 134, 7]], '#dff0df', 0.8)
  p.flat(
    [
      [40, 134],
      [66, 94],
      [158, 94],
      [182, 134],
    ],
    '#b9654a',
  )
  p.brush(
    [
      [52, 126, 170, 126, 8],
      [66, 106, 150, 106, 8],
    ],
    '#e9aa80',
    0.75,
  )
  p.flat(box(118, 164, 34, 80), '#2f6f86')
  p.brush([[122, 240, 122, 168, 5]], '#a9d3cd', 0.7)
  p.flat(box(70, 160, 32, 30), '#f6e6c4')
  p.flat(box(74, 164, 24, 22), '#5f8f98')
  p.line(
    [
      [176, 250],
      [168, 170],
    ],
    4,
    '#8a5d40',
  )
}

/** In Ted's second-best jersey, and his cap. */
function cabbages(p: Painting) {
  const leaf = p.spray('cabbage', { count: 9, radius: 12, length: 20, width: 9, up: 0.1 })
  const places = [
    [52, 286, 0.7, 0],
    [98, 282, 0.7, 1],
    [146, 278, 0.7, 2],
    [34, 316, 0.85, 3],
    [86, 312, 0.85, 4],
    [136, 306, 0.85, 5],
    [24, 396, 1.2, 1],
    [88, 388, 1.2, 2],
    [36, 440, 1.3, 4],
    [100, 430, 1.3, 0],
  ] as const
  p.place(leaf, places, '#2f6654')
  p.many(
    places.map(([x, y, k]) => ellipse(x, y - 2 * k, 17 * k, 13 * k)),
    '#4f8a70',
  )
  p.place(
    leaf,
    places.map(([x, y, k, turn]) => [x - 1, y - 3, k * 0.6, turn + 0.7] as const),
    '#7fae8c',
  )
  p.many(
    places.map(([x, y, k]) => ellipse(x - 2 * k, y - 5 * k, 8 * k, 6.5 * k)),
    '#b5d3a4',
  )
  p.many(
    places.map(([x, y, k]) => ellipse(x - 4 * k, y - 7 * k, 4 * k, 2.6 * k)),
    '#e6f0d6',
  )
}

/** Canes tied at the top, and what climbs them. */
