import { box, type Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { gulls, lighthouse, sail, shadow } from '../parts/coast.ts'
import { blue, brown } from '../parts/colours.ts'
import { figure, margaret } from '../parts/people.ts'
import { noon, sea, sky } from '../parts/weather.ts'

const HORIZON = 196

export function fingalHead(): Painting {
  const p = new Painting({
    name: 'fingal-head',
    title: 'Two people on a windy headland beside a lighthouse',
    width: 1000,
    height: 420,
    seed: 31,
  })
  sky(p, HORIZON, noon)
  sea(p, HORIZON, 420, noon)
  sail(p, [836, HORIZON + 6], 0.7)
  sail(p, [900, HORIZON + 3], 0.4)
  gulls(p, [
    [560, 92, 1.2],
    [610, 122, 1],
    [690, 78, 0.8],
    [520, 140, 0.8],
  ])
  island(p)
  head(p)
  shadow(p, [226, 296], 150, 18, '#24504a', 0.45)
  lighthouse(p, [218, 292], 1.72)
  grass(p)
  shadow(p, [566, 314], 70, 10, '#24504a', 0.5)
  shadow(p, [608, 312], 70, 10, '#24504a', 0.5)
  figure(p, [606, 314], 0.5, {
    coat: blue,
    legs: 92,
    hem: 82,
    flare: 27,
    trousers: brown,
    hair: brown,
    cut: 'short',
    left: [
      [-40, -140],
      [-34, -104],
    ],
    right: [
      [44, -176],
      [30, -196],
    ],
  })
  figure(p, [566, 316], 0.48, {
    ...margaret,
    hem: 44,
    flare: 44,
    left: [
      [-46, -164],
      [-24, -198],
    ],
    right: [
      [38, -112],
      [48, -82],
    ],
  })
  // Her scarf and the skirts of her coat, in the wind.
  p.mass(
    [
      [572, 240],
      [592, 232],
      [616, 238],
      [638, 228],
      [634, 236],
      [612, 247],
      [590, 243],
      [574, 247],
    ],
    '#b5503f',
    { wobble: 0.5 },
  )
  p.brush([[578, 240, 628, 234, 3]], '#f3ab84', 0.9)
  return p
}

/** Cook Island, flat and low. */
function island(p: Painting) {
  p.mass(
    [
      [700, HORIZON + 3],
      [716, HORIZON - 8],
      [750, HORIZON - 14],
      [790, HORIZON - 10],
      [812, HORIZON + 3],
    ],
    '#7fa99a',
  )
  p.brush([[716, HORIZON - 7, 770, HORIZON - 12, 4]], '#e3e0b4', 0.8)
  p.brush([[700, HORIZON + 3, 816, HORIZON + 3, 4]], '#fff6e0', 0.8)
}

function head(p: Painting) {
  const outline: Point[] = [
    [-10, 262],
    [90, 254],
    [220, 262],
    [340, 276],
    [470, 292],
    [600, 300],
    [668, 304],
    [700, 318],
    [694, 350],
    [716, 372],
    [690, 430],
    [-10, 430],
  ]
  p.mass(
    outline,
    p.gradient([
      [0, '#b9cd8c'],
      [0.35, '#7fae7c'],
      [1, '#3f7560'],
    ]),
    { wobble: 1.6 },
  )
  // Columns of black rock under the turf, and the surf at their feet.
  p.mass(
    [
      [640, 318],
      [700, 320],
      [694, 350],
      [728, 372],
      [740, 436],
      [610, 436],
      [628, 380],
    ],
    p.gradient([
      [0, '#7d7364'],
      [1, '#45454a'],
    ]),
  )
  p.brush(
    Array.from({ length: 7 }, (_, i) => [640 + i * 11, 330 + i * 4, 632 + i * 13, 404, 7] as const),
    '#b39c80',
    0.6,
  )
  p.brush(
    Array.from({ length: 6 }, (_, i) => [650 + i * 11, 334 + i * 6, 642 + i * 13, 408, 4] as const),
    '#2f3438',
    0.6,
  )
  p.brush(
    [
      [700, 396, 800, 388, 11],
      [716, 378, 770, 374, 8],
      [690, 410, 860, 402, 9],
      [820, 380, 900, 378, 5],
    ],
    '#fffaf0',
    0.9,
  )
  p.wash(box(10, 280, 620, 130), ['#cfd98f', '#5f9674', '#a9c483', '#4f8a6a'], 40, {
    length: 120,
    width: 12,
    angle: 0.09,
  })
  p.brush(
    [
      [150, 270, 420, 292, 6],
      [430, 296, 640, 308, 5],
    ],
    '#e9e6a8',
    0.8,
  )
  // The path to the lamp.
  p.mass(
    [
      [236, 296],
      [262, 296],
      [330, 330],
      [440, 366],
      [520, 430],
      [390, 430],
      [350, 384],
      [280, 336],
    ],
    '#e6cf9c',
    { wobble: 1.5 },
  )
  p.brush(
    [
      [262, 306, 330, 340, 6],
      [340, 350, 440, 410, 9],
    ],
    '#fff3d0',
    0.8,
  )
  p.brush([[290, 340, 400, 410, 7]], '#b39a6c', 0.5)
}

/** Bent to the right, all of it. */
function grass(p: Painting) {
  const blades = (count: number, top: number, bottom: number): Point[][] =>
    Array.from({ length: count }, () => {
      const x = p.chance.between(20, 600)
      const y = p.chance.between(top, bottom)
      const high = p.chance.between(16, 38) * (y / 400)
      return [
        [x, y],
        [x + high * 0.2, y - high * 0.5],
        [x + high * 0.75, y - high * 0.85],
      ]
    })
  p.lines(blades(40, 330, 412), 3, '#2f6654', { ends: [0.9, 0.1] })
  p.lines(blades(36, 330, 412), 2.6, '#cfd98f', { ends: [0.9, 0.1] })
}
