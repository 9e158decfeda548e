import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { fingalHead, gulls } from '../parts/coast.ts'
import { brownHair, type Cloth, cream } from '../parts/colours.ts'
import { figure, margaret } from '../parts/people.ts'
import { morning, sea, sky } from '../parts/weather.ts'

const HORIZON = 232
const suit: Cloth = { lit: '#8fa9a6', light: '#5a7a7c', middle: '#355a62', dark: '#1d3a44' }

export function weddingGate(): Painting {
  const p = new Painting({
    name: 'wedding-gate',
    title: 'A bride and groom going out through a white gate under roses, the sea beyond',
    width: 600,
    height: 600,
    seed: 24,
  })
  sky(p, HORIZON, morning)
  sea(p, HORIZON, 330, morning)
  fingalHead(p, [612, HORIZON + 2], 0.66)
  gulls(p, [
    [112, 118, 1],
    [146, 138, 0.8],
  ])
  grounds(p)
  fence(p)
  p.mass(
    [
      [300, 540],
      [380, 530],
      [500, 540],
      [520, 552],
      [400, 560],
      [300, 556],
    ],
    '#6b5a52',
    { opacity: 0.4 },
  )
  couple(p)
  arch(p)
  petals(p)
  return p
}

function grounds(p: Painting) {
  p.flat(
    box(-4, 322, 608, 284),
    p.gradient([
      [0, '#cfd98f'],
      [0.4, '#9fc07f'],
      [1, '#5c9270'],
    ]),
  )
  p.wash(box(8, 330, 584, 260), ['#e3e0a0', '#7fae74', '#b9d18c', '#6a9e74'], 24, { length: 120, width: 13 })
  p.flat(
    [
      [276, 326],
      [324, 326],
      [360, 400],
      [420, 500],
      [500, 620],
      [110, 620],
      [190, 500],
      [242, 400],
    ],
    p.gradient([
      [0, '#fff0c8'],
      [0.5, '#f0d6a4'],
      [1, '#d3ad7e'],
    ]),
    { wobble: 1.8 },
  )
  p.wash(
    [
      [262, 330],
      [336, 330],
      [400, 490],
      [460, 594],
      [150, 594],
      [200, 490],
    ],
    ['#fff4d6', '#dcb788', '#cfa57a'],
    18,
    { length: 80, width: 8 },
  )
}

function fence(p: Painting) {
  for (const y of [386, 428]) {
    p.flat(box(-4, y, 196, 9), '#c3d6c2')
    p.flat(box(408, y, 196, 9), '#b3c6b2')
  }
  const pickets = [
    ...Array.from({ length: 7 }, (_, i) => 6 + i * 27),
    ...Array.from({ length: 7 }, (_, i) => 414 + i * 27),
  ]
  const face = p.gradient([
    [0, '#fffdf4'],
    [1, '#d0dfcb'],
  ])
  for (const x of pickets)
    p.flat(
      [
        [x, 376],
        [x + 9, 362],
        [x + 18, 376],
        [x + 18, 456],
        [x, 456],
      ],
      face,
      { wobble: 0.5 },
    )
  p.brush(
    pickets.map((x) => [x + 16, 380, x + 16, 454, 4] as const),
    '#8fb0a2',
    0.75,
  )
  // The gate stands open.
  p.flat(
    [
      [404, 380],
      [452, 412],
      [452, 508],
      [404, 456],
    ],
    '#dfe8d6',
    { opacity: 0.9 },
  )
  p.lines(
    [0, 1, 2, 3].map((i): Point[] => [
      [409 + i * 12, 384 + i * 8],
      [409 + i * 12, 462 + i * 12],
    ]),
    4,
    '#9db9a6',
  )
  for (const x of [190, 396]) {
    p.line(
      [
        [x + 6, 150],
        [x + 6, 470],
      ],
      15,
      '#f3ecd6',
      { ends: [1, 1] },
    )
    p.brush([[x + 2, 156, x + 2, 466, 5]], '#fffdf6', 0.9)
    p.brush([[x + 11, 156, x + 11, 466, 4]], '#a9b59a', 0.8)
  }
}

function couple(p: Painting) {
  figure(p, [346, 536], 1.12, {
    coat: suit,
    legs: 94,
    hem: 82,
    flare: 29,
    trousers: suit,
    hair: brownHair,
    cut: 'short',
    collar: '#fffaf0',
    tilt: -4,
    left: [
      [-38, -132],
      [-44, -100],
    ],
  })
  figure(p, [262, 540], 1.06, {
    ...margaret,
    coat: { ...cream, lit: '#fffefa', light: '#fffaf0', middle: '#f6ecd6', dark: '#c9b593' },
    belt: '#e8c9a0',
    collar: '#fffaf0',
    hat: 'none',
    legs: 80,
    hem: 4,
    flare: 66,
    tilt: 5,
    left: [
      [-38, -122],
      [-46, -92],
    ],
    right: [
      [38, -124],
      [42, -96],
    ],
  })
  // Her veil, and a yellow rose in her hair.
  p.mass(
    [
      [250, 336],
      [266, 328],
      [284, 336],
      [300, 400],
      [308, 470],
      [276, 482],
      [240, 480],
      [228, 440],
      [238, 390],
    ],
    '#fffdf6',
    { opacity: 0.74, wobble: 1.2 },
  )
  p.brush(
    [
      [250, 366, 240, 466, 6],
      [270, 366, 270, 474, 4],
    ],
    '#ffffff',
    0.7,
  )
  p.brush([[290, 376, 300, 466, 5]], '#d3bf9a', 0.5)
  p.mass(ellipse(267, 331, 17, 6, 0.05), '#fbd47a', { wobble: 1 })
  p.many([ellipse(256, 331, 5, 4.4), ellipse(267, 328, 5.4, 4.8), ellipse(278, 331, 5, 4.4)], '#e8b154')
  // Her flowers, held low.
  p.mass(ellipse(214, 446, 15, 13), '#4f8a70', { wobble: 2 })
  p.many(
    [
      ellipse(207, 440, 6.5, 6),
      ellipse(218, 436, 6, 6),
      ellipse(222, 447, 6, 5.6),
      ellipse(210, 452, 6, 5.4),
    ],
    '#e8b154',
  )
  p.many([ellipse(206, 438, 4, 3.6), ellipse(217, 434, 3.6, 3.4), ellipse(221, 445, 3.4, 3.2)], '#fbe0ae')
}

function arch(p: Painting) {
  p.line(
    [
      [196, 170],
      [214, 116],
      [256, 82],
      [300, 74],
      [346, 84],
      [386, 118],
      [402, 170],
    ],
    11,
    '#f3ecd6',
    { ends: [1, 1] },
  )
  const leaf = p.spray('leaf', { radius: 26, length: 18, width: 6 })
  const along: readonly Point[] = [
    [190, 300],
    [196, 250],
    [188, 204],
    [200, 158],
    [222, 112],
    [262, 82],
    [306, 72],
    [350, 86],
    [386, 120],
    [402, 166],
    [408, 214],
    [402, 262],
  ]
  const near = (spread: number) =>
    along.map(
      ([x, y]): Point => [x + p.chance.between(-spread, spread), y + p.chance.between(-spread, spread)],
    )
  p.place(
    leaf,
    near(5).map(([x, y], i) => [x, y, 1.05, i] as const),
    '#2f5f50',
  )
  p.place(
    leaf,
    near(9).map(([x, y], i) => [x, y, 0.8, i * 2] as const),
    '#629a76',
  )
  p.place(
    leaf,
    near(8).map(([x, y], i) => [x - 6, y - 6, 0.55, i * 3] as const),
    '#a9cb94',
  )
  for (const [i, [x, y]] of [...near(12), ...near(10).slice(0, 6)].entries()) {
    const r = 7 + (i % 3) * 2.6
    const [dark, light] =
      i % 3 === 0 ? ['#cf9152', '#fbd99c'] : i % 3 === 1 ? ['#b5503f', '#eda07a'] : ['#d9a08c', '#fbe2cf']
    p.mass(ellipse(x, y, r, r * 0.92, 0, 8), dark ?? '', { wobble: 1 })
    p.mass(ellipse(x - 1.6, y - 1.6, r * 0.6, r * 0.52, 0, 7), light ?? '', { wobble: 0.8 })
  }
}

function petals(p: Painting) {
  const petal = (): Point[] => {
    const [x, y] = [p.chance.between(110, 480), p.chance.between(200, 580)]
    return ellipse(x, y, 4.6, 2.4, p.chance.between(0, 3), 7)
  }
  p.many(Array.from({ length: 26 }, petal), '#fffaf0')
  p.many(Array.from({ length: 18 }, petal), '#f3c4ae')
}
