import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting, type Stroke } from '../brush/painting.ts'
import { ranges } from '../parts/coast.ts'
import { night, path, sea, sky } from '../parts/weather.ts'

const SHORE = 236
const DECK = 190

export function nightMail(): Painting {
  const p = new Painting({
    name: 'night-mail',
    title: 'A night train crossing a river, its windows lit',
    width: 1000,
    height: 400,
    seed: 19,
  })
  sky(p, SHORE, night)
  stars(p)
  p.glow(764, 92, 190, 150, '#f3e6bd', 0.7)
  p.mass(ellipse(764, 92, 26, 26), '#fff3cf', { wobble: 0.6 })
  ranges(p, -20, 700, SHORE, { high: 112, colours: ['#2a5a64', '#6f918a', '#1b4652'] })
  trees(p)
  sea(p, SHORE, 400, night)
  path(p, 764, SHORE, 396, ['#f6e6b8', '#d9b883'], 20)
  trestle(p)
  train(p)
  reeds(p)
  return p
}

function stars(p: Painting) {
  const all = Array.from({ length: 44 }, () =>
    ellipse(p.chance.between(20, 980), p.chance.between(20, 120), 1.3, 1.3, 0, 6),
  )
  p.many(all, '#fbf1da', 0.85)
}

function trees(p: Painting) {
  p.mass(
    [
      [-10, SHORE + 4],
      [-10, 196],
      [50, 182],
      [96, 204],
      [160, 198],
      [220, 218],
      [320, 222],
      [420, 228],
      [560, 230],
      [700, 222],
      [800, 226],
      [880, 204],
      [950, 196],
      [1010, 178],
      [1010, SHORE + 4],
    ],
    '#16404c',
    { wobble: 2.4 },
  )
  p.brush(
    [
      [20, 196, 70, 190, 8],
      [880, 210, 960, 200, 8],
    ],
    '#3f7479',
    0.6,
  )
}

function trestle(p: Painting) {
  const posts: Stroke[] = []
  for (let x = 30; x < 1000; x += 62)
    posts.push([x, DECK + 4, x - 3, SHORE + 32, 9], [x + 16, DECK + 4, x + 19, SHORE + 32, 9])
  p.lines(
    posts.map(([x0, y0, x1, y1]) => [
      [x0, y0],
      [x1, y1],
    ]),
    7,
    '#0f2b36',
    { ends: [1, 1] },
  )
  p.brush(
    posts.map(([x0, , x1, y1, w]) => [x0, y1 + 2, x1, y1 + 50, w] as const),
    '#0f2b36',
    0.35,
  )
  p.flat(box(-6, DECK, 1012, 11), '#1b3c46')
  p.brush([[4, DECK + 1, 996, DECK + 1, 4]], '#6f918a', 0.8)
}

const CARRIAGE = 176
function train(p: Painting) {
  const lit: Stroke[] = []
  for (let i = 0; i < 4; i++) {
    const x = 250 + i * (CARRIAGE + 6)
    p.flat(
      [
        [x, DECK - 6],
        [x, DECK - 48],
        [x + 5, DECK - 56],
        [x + CARRIAGE - 5, DECK - 56],
        [x + CARRIAGE, DECK - 48],
        [x + CARRIAGE, DECK - 6],
      ],
      p.gradient([
        [0, '#8a4332'],
        [0.5, '#6d342d'],
        [1, '#3f2426'],
      ]),
      { wobble: 0.4 },
    )
    p.brush([[x + 4, DECK - 54, x + CARRIAGE - 6, DECK - 54, 5]], '#a9b5ac', 0.7)
    p.brush([[x + 4, DECK - 12, x + CARRIAGE - 4, DECK - 12, 4]], '#d9a257', 0.8)
    for (let k = 0; k < 6; k++) {
      p.flat(box(x + 10 + k * 27, DECK - 44, 19, 22), k % 3 === 1 ? '#f6c679' : '#ffe6a8', { wobble: 0.5 })
      lit.push([x + 8 + k * 27, SHORE + 40 + (k % 2) * 12, x + 32 + k * 27, SHORE + 40 + (k % 2) * 12, 6])
    }
    for (const wheel of [26, 46, 128, 148]) p.many([ellipse(x + wheel, DECK - 3, 7, 7, 0, 10)], '#102a33')
  }
  // One window has somebody in a yellow coat in it.
  p.mass(
    [
      [343, DECK - 22],
      [345, DECK - 30],
      [351, DECK - 32],
      [357, DECK - 30],
      [359, DECK - 22],
    ],
    '#d08f35',
    { wobble: 0.2 },
  )
  p.mass(ellipse(351, DECK - 34, 4, 4.2), '#54382a', { wobble: 0.2 })
  p.mass(ellipse(351.5, DECK - 37.5, 6, 2.8, -0.1), '#b5503f', { wobble: 0.2 })
  engine(p)
  p.brush(lit, '#ffd88a', 0.85)
  p.brush(
    lit.map(([x0, y, x1, , w]) => [x0 + 4, y + 26, x1 - 2, y + 26, w * 0.7] as const),
    '#f2b27c',
    0.55,
  )
}

function engine(p: Painting) {
  const body: Point[] = [
    [70, DECK - 6],
    [66, DECK - 26],
    [76, DECK - 42],
    [168, DECK - 42],
    [170, DECK - 62],
    [232, DECK - 62],
    [232, DECK - 6],
  ]
  p.flat(
    body,
    p.gradient([
      [0, '#4f8a86'],
      [1, '#163f4a'],
    ]),
    { wobble: 0.5 },
  )
  p.flat(box(164, DECK - 68, 74, 7), '#1b3c46')
  p.flat(box(96, DECK - 60, 14, 20), '#1b3c46')
  p.flat(box(132, DECK - 50, 12, 10), '#d9a257')
  p.flat(box(184, DECK - 54, 22, 18), '#ffd88a', { wobble: 0.4 })
  p.brush([[80, DECK - 38, 166, DECK - 38, 5]], '#a9d3cd', 0.8)
  p.brush([[72, DECK - 14, 230, DECK - 14, 4]], '#d9735a', 0.9)
  for (const [x, r] of [
    [92, 9],
    [128, 13],
    [160, 13],
    [208, 10],
  ] as const) {
    p.many([ellipse(x, DECK - 5, r, r, 0, 12)], '#0f2b36')
    p.many([ellipse(x, DECK - 5, r * 0.45, r * 0.45, 0, 9)], '#74857f')
  }
  p.glow(50, DECK - 28, 60, 34, '#fff3cf', 0.9)
  p.mass(ellipse(66, DECK - 30, 6, 7), '#fffbe6', { wobble: 0.3 })
  // Smoke, laid back along the carriages.
  p.line(
    [
      [104, DECK - 64],
      [150, DECK - 104],
      [240, DECK - 112],
      [340, DECK - 122],
      [470, DECK - 118],
    ],
    26,
    '#c9cfb8',
    { opacity: 0.5, ends: [0.3, 0.1], edge: 0.16 },
  )
  p.line(
    [
      [110, DECK - 70],
      [170, DECK - 112],
      [270, DECK - 124],
      [380, DECK - 134],
    ],
    14,
    '#f3ecd0',
    { opacity: 0.55, ends: [0.3, 0.1], edge: 0.2 },
  )
}

function reeds(p: Painting) {
  const blades = Array.from({ length: 34 }, (_, i): Point[] => {
    const x = i < 20 ? 14 + i * 9 : 860 + (i - 20) * 10
    const high = p.chance.between(30, 84)
    return [
      [x, 400],
      [x + 3, 400 - high * 0.6],
      [x + p.chance.between(4, 18), 400 - high],
    ]
  })
  p.lines(
    blades.filter((_, i) => i % 2 === 0),
    3.6,
    '#0f2b36',
    { ends: [0.9, 0.1] },
  )
  p.lines(
    blades.filter((_, i) => i % 2 === 1),
    3.2,
    '#2f626b',
    { ends: [0.9, 0.1] },
  )
}
