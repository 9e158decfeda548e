import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { sittingDog } from '../parts/biscuit.ts'
import { tree } from '../parts/christmas-tree.ts'
import { fingalHead, sail } from '../parts/coast.ts'
import { greying, red } from '../parts/colours.ts'
import { figure, margaret } from '../parts/people.ts'
import { table } from '../parts/pudding.ts'
import { noon, sea, sky } from '../parts/weather.ts'

const HORIZON = 152
const COUNTER = 268

/** December, and thirty-four degrees. */
export function christmas(): Painting {
  const p = new Painting({
    name: 'christmas',
    title: 'A kitchen hung with paper chains, a woman in a paper crown at the window, a pudding on the table',
    width: 600,
    height: 480,
    seed: 25,
  })
  sky(p, HORIZON, noon)
  sea(p, HORIZON, 206, noon)
  fingalHead(p, [374, HORIZON + 1], 0.42)
  sail(p, [212, HORIZON + 5], 0.42)
  room(p)
  chains(p)
  figure(p, [262, 404], 1.16, {
    ...margaret,
    belt: '#fffaf0',
    hair: greying,
    hat: 'crown',
    hatCloth: red,
    cut: 'bob',
    hem: 42,
    flare: 46,
    isShortSleeved: true,
    tilt: 4,
    left: [
      [-46, -122],
      [-34, -104],
    ],
    right: [
      [48, -124],
      [38, -104],
    ],
  })
  bow(p, [262, 286])
  tree(p)
  sittingDog(p, [96, 432], 0.62, { age: 'grown', tilt: 0.22 })
  table(p)
  return p
}

function room(p: Painting) {
  const wall = p.gradient(
    [
      [0, '#f3e3bd'],
      [0.5, '#e6cda0'],
      [1, '#c4a484'],
    ],
    [0, 0, 1, 0.4],
  )
  for (const q of [
    box(-4, -4, 154, 320),
    box(370, -4, 240, 408),
    box(140, -4, 240, 38),
    box(140, 200, 240, 110),
  ])
    p.flat(q, wall, { wobble: 0 })
  p.wash(box(390, 8, 200, 240), ['#fbeccb', '#d9bd95', '#efd9b0'], 12, {
    angle: 1.35,
    length: 110,
    width: 28,
    opacity: 0.36,
    jitter: 0.12,
  })
  p.wash(box(8, 8, 130, 240), ['#fff6de', '#e0c79c'], 8, {
    angle: 1.35,
    length: 110,
    width: 28,
    opacity: 0.36,
    jitter: 0.12,
  })
  for (const q of [
    box(140, 24, 14, 186),
    box(368, 24, 14, 186),
    box(254, 30, 10, 176),
    box(140, 22, 242, 13),
    box(148, 112, 226, 8),
  ])
    p.flat(q, '#fbf3e0')
  p.brush(
    [
      [380, 30, 380, 204, 4],
      [152, 121, 368, 121, 3],
    ],
    '#a98f70',
    0.65,
  )
  p.flat(box(128, 204, 266, 13), '#fdf5e2')
  p.brush([[132, 218, 390, 218, 5]], '#a98f70', 0.6)
  // The bench and its doors.
  p.flat(box(-4, COUNTER - 6, 470, 14), '#f6ead0')
  p.brush([[8, COUNTER - 4, 440, COUNTER - 4, 4]], '#fffefa', 0.9)
  p.flat(
    box(-4, COUNTER + 8, 464, 126),
    p.gradient([
      [0, '#9fd0b8'],
      [1, '#5f9f8c'],
    ]),
  )
  for (const x of [12, 126, 240, 354]) {
    p.flat(box(x, COUNTER + 20, 98, 100), '#86c3a8')
    p.brush(
      [
        [x + 4, COUNTER + 116, x + 4, COUNTER + 26, 4],
        [x + 4, COUNTER + 24, x + 90, COUNTER + 24, 3],
      ],
      '#dff0df',
      0.8,
    )
    p.many([ellipse(x + 86, COUNTER + 66, 4, 4)], '#d9a557')
  }
  p.flat(
    box(-4, COUNTER + 132, 608, 90),
    p.gradient([
      [0, '#c98d6a'],
      [1, '#94573f'],
    ]),
  )
  p.wash(box(8, COUNTER + 138, 584, 70), ['#e0ab86', '#a9654c'], 16, { length: 90, width: 10 })
  // A kettle that is always on, and a row of cups.
  p.mass(
    [
      [60, 262],
      [52, 244],
      [62, 226],
      [84, 220],
      [106, 226],
      [116, 244],
      [108, 262],
    ],
    p.gradient(
      [
        [0, '#93d0b6'],
        [1, '#245c55'],
      ],
      [0, 0, 1, 0.3],
    ),
  )
  p.line(
    [
      [64, 230],
      [70, 204],
      [98, 204],
      [104, 230],
    ],
    5,
    '#4a372d',
  )
  p.brush([[66, 254, 68, 234, 6]], '#e9f7ea', 0.9)
  p.flat(box(412, 130, 150, 9), '#8d6648')
  p.brush([[416, 132, 550, 132, 3]], '#d9a872', 0.8)
  for (const [i, x] of [428, 464, 500, 536].entries()) {
    const colour = ['#d9735a', '#fbf1da', '#7fcbae', '#f3c06e'][i] ?? '#fbf1da'
    p.flat(
      [
        [x - 12, 106],
        [x + 12, 106],
        [x + 9, 130],
        [x - 9, 130],
      ],
      colour,
    )
    p.brush([[x - 6, 126, x - 7, 110, 4]], '#fffefa', 0.8)
    p.line(
      [
        [x + 11, 111],
        [x + 19, 115],
        [x + 10, 123],
      ],
      3,
      colour,
    )
  }
}

/** Rings of paper from corner to corner. */
function chains(p: Painting) {
  const links = (from: Point, low: Point, to: Point, count: number) =>
    Array.from({ length: count }, (_, i): Point => {
      const t = i / (count - 1)
      return [
        from[0] * (1 - t) ** 2 + 2 * low[0] * t * (1 - t) + to[0] * t * t,
        from[1] * (1 - t) ** 2 + 2 * low[1] * t * (1 - t) + to[1] * t * t,
      ]
    })
  const all = [...links([6, 26], [110, 96], [262, 20], 17), ...links([262, 20], [430, 110], [600, 22], 21)]
  const colours = ['#d9735a', '#f3c06e', '#3f8488', '#fbf1da']
  for (const [i, colour] of colours.entries()) {
    const mine = all.filter((_, at) => at % 4 === i)
    p.many(
      mine.map(([x, y]) => ellipse(x, y, 9.6, 8.6, 0, 12)),
      colour,
    )
    p.many(
      mine.map(([x, y]) => ellipse(x + 0.8, y + 0.6, 4.6, 4, 0, 8)),
      '#e2cb9f',
    )
  }
}

/** Of her apron. */
function bow(p: Painting, [x, y]: Point) {
  p.mass(
    [
      [x, y],
      [x - 22, y - 12],
      [x - 28, y + 2],
      [x - 20, y + 10],
    ],
    '#fffaf0',
    { wobble: 0.5 },
  )
  p.mass(
    [
      [x, y],
      [x + 22, y - 11],
      [x + 27, y + 3],
      [x + 20, y + 10],
    ],
    '#e9dcc0',
    { wobble: 0.5 },
  )
  p.line(
    [
      [x - 2, y],
      [x - 8, y + 26],
      [x - 12, y + 50],
    ],
    8,
    '#fffaf0',
  )
  p.line(
    [
      [x + 2, y],
      [x + 8, y + 24],
      [x + 11, y + 46],
    ],
    8,
    '#e3d3b0',
  )
  p.mass(ellipse(x, y, 6, 6), '#fffdf6', { wobble: 0.3 })
}

/** A pine branch in a bucket, since that is what there is. */
