import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { blackHair, blue, brown, brownHair, coral, fairHair, green, grey, teal } from '../parts/colours.ts'
import { type Figure, figure, margaret } from '../parts/people.ts'

/** Saturday at St Brigid's Hall: they all go round towards the band. */
export function dance(): Painting {
  const p = new Painting({
    name: 'dance',
    title: 'Couples dancing in a hall under strings of lights, a band on the stage',
    width: 600,
    height: 450,
    seed: 41,
  })
  hall(p)
  stage(p)
  floor(p)
  lights(p)
  const gown = { legs: 84, hem: 44, flare: 50, isShortSleeved: true, hat: 'none' } as const
  const pair = (x: number, y: number, scale: number, her: Figure, him: Figure) => {
    p.mass(ellipse(x + 40 * scale, y + 2, 86 * scale, 9 * scale), '#3a2420', { opacity: 0.45 })
    const joined: Point = [62, -128]
    figure(p, [x + 44 * scale, y], scale * 1.06, {
      ...him,
      left: [
        [-38, -128],
        [-46, -108],
      ],
      right: [
        [38, -128],
        [34, -94],
      ],
    })
    figure(p, [x - 36 * scale, y], scale, {
      ...her,
      right: [[44, -132], joined],
      left: [
        [-42, -122],
        [-56, -86],
      ],
    })
  }
  const suit = { legs: 92, hem: 82, flare: 28, hair: brownHair, cut: 'short' } as const
  pair(
    150,
    298,
    0.52,
    { coat: teal, hair: fairHair, cut: 'tail', ...gown },
    { ...suit, coat: brown, trousers: brown },
  )
  pair(
    448,
    300,
    0.52,
    { coat: coral, hair: blackHair, cut: 'bun', ...gown },
    { ...suit, coat: grey, trousers: grey, hair: blackHair },
  )
  pair(
    520,
    366,
    0.74,
    { coat: green, hair: brownHair, cut: 'bun', ...gown },
    { ...suit, coat: brown, trousers: brown, hair: fairHair },
  )
  pair(
    222,
    414,
    1,
    { ...margaret, ...gown, cut: 'tail', belt: '#b5503f' },
    { ...suit, coat: blue, trousers: brown },
  )
  return p
}

function hall(p: Painting) {
  p.flat(
    box(-4, -4, 608, 260),
    p.gradient([
      [0, '#6d4a3c'],
      [0.5, '#94644a'],
      [1, '#a9754f'],
    ]),
    { wobble: 0 },
  )
  p.wash(box(8, 8, 584, 236), ['#b98660', '#7d5640', '#5f4238'], 18, {
    angle: Math.PI / 2,
    length: 110,
    width: 16,
    opacity: 0.4,
  })
  for (const x of [40, 504]) {
    p.flat(
      [
        [x, 196],
        [x, 96],
        [x + 28, 66],
        [x + 56, 96],
        [x + 56, 196],
      ],
      '#f0dfbd',
    )
    p.flat(
      [
        [x + 6, 190],
        [x + 6, 100],
        [x + 28, 76],
        [x + 50, 100],
        [x + 50, 190],
      ],
      p.gradient([
        [0, '#1f4f5c'],
        [1, '#5f8f98'],
      ]),
    )
    p.flat(box(x + 26, 76, 4, 116), '#f0dfbd')
    p.flat(box(x + 6, 136, 44, 4), '#f0dfbd')
  }
}

function stage(p: Painting) {
  p.flat(
    box(150, 72, 300, 150),
    p.gradient([
      [0, '#54302c'],
      [1, '#8a4332'],
    ]),
  )
  p.glow(300, 160, 190, 110, '#ffd88a', 0.8)
  for (const [x, way] of [
    [140, 1],
    [460, -1],
  ] as const) {
    p.mass(
      [
        [x, 56],
        [x + way * 50, 56],
        [x + way * 44, 120],
        [x + way * 22, 168],
        [x + way * 26, 226],
        [x, 226],
      ],
      p.gradient(
        [
          [0, '#d9735a'],
          [1, '#74332d'],
        ],
        way > 0 ? [0, 0, 1, 0] : [1, 0, 0, 0],
      ),
    )
    p.brush(
      [
        [x + way * 10, 64, x + way * 8, 216, 6],
        [x + way * 30, 64, x + way * 22, 150, 6],
      ],
      '#f3ab84',
      0.7,
    )
    p.brush([[x + way * 20, 66, x + way * 14, 216, 6]], '#54282a', 0.6)
  }
  p.flat(box(130, 50, 340, 24), '#b5503f')
  p.brush([[136, 56, 440, 56, 6]], '#f3ab84', 0.7)
  // The band, small: a piano with its player's back to the hall, a bass, a drum.
  p.flat(box(206, 150, 74, 58), '#4a322a')
  p.brush([[210, 154, 274, 154, 5]], '#c98a5c', 0.8)
  p.flat(box(212, 174, 62, 6), '#f6ead0')
  figure(p, [243, 212], 0.42, { coat: teal, legs: 0, hem: 0, hair: blackHair, cut: 'short' })
  p.mass(ellipse(330, 196, 15, 20), '#a9653c', { wobble: 0.8 })
  p.mass(ellipse(330, 170, 11, 13), '#a9653c', { wobble: 0.8 })
  p.line(
    [
      [330, 168],
      [332, 122],
    ],
    4,
    '#54382a',
  )
  p.brush([[322, 178, 322, 206, 5]], '#f0b27c', 0.8)
  p.mass(ellipse(386, 190, 22, 22), '#b5503f', { wobble: 0.5 })
  p.mass(ellipse(386, 190, 17, 17), '#f6ead0', { wobble: 0.5 })
  p.line(
    [
      [406, 168],
      [424, 158],
    ],
    2.6,
    '#e8c67c',
  )
  p.mass(ellipse(414, 158, 18, 4, -0.1), '#e8c67c', { wobble: 0.4 })
  p.flat(box(136, 212, 328, 20), '#c08a58')
  p.brush([[140, 215, 440, 215, 5]], '#f6d3a0', 0.9)
  p.flat(box(136, 230, 328, 18), '#64432f')
}

function floor(p: Painting) {
  p.flat(
    box(-4, 246, 608, 210),
    p.gradient([
      [0, '#d09c63'],
      [0.5, '#b37d4d'],
      [1, '#7d5238'],
    ]),
  )
  const away = (x: number, y: number) => Math.atan2(y - 130, x - 300)
  p.wash(box(8, 252, 584, 186), ['#e9bf86', '#9a6743', '#cf9a60', '#85583c'], 20, {
    angle: away,
    length: 110,
    width: 10,
    jitter: 0.01,
  })
  p.brush(
    [
      [230, 262, 380, 262, 9],
      [200, 290, 400, 292, 9],
      [230, 330, 420, 332, 12],
    ],
    '#ffe3a6',
    0.6,
  )
}

function lights(p: Painting) {
  const strings: Point[][] = [
    [
      [-6, 30],
      [120, 84],
      [300, 40],
    ],
    [
      [300, 40],
      [470, 92],
      [606, 30],
    ],
    [
      [-6, 96],
      [60, 66],
      [150, 26],
    ],
    [
      [606, 96],
      [540, 66],
      [450, 26],
    ],
  ]
  p.lines(strings, 1.8, '#3a2420', { edge: 0 })
  const bulbs = strings.flatMap((line) => {
    const [a, b, c] = line
    if (!a || !b || !c) return []
    return [0.14, 0.38, 0.62, 0.86].map(
      (t): Point => [
        a[0] * (1 - t) ** 2 + 2 * (b[0] * 2 - (a[0] + c[0]) / 2) * t * (1 - t) + c[0] * t * t,
        a[1] * (1 - t) ** 2 + 2 * (b[1] * 2 - (a[1] + c[1]) / 2) * t * (1 - t) + c[1] * t * t + 6,
      ],
    )
  })
  for (const [x, y] of bulbs) p.glow(x, y, 20, 20, '#ffe6a8', 0.65)
  p.many(
    bulbs.map(([x, y]) => ellipse(x, y, 4.6, 5.6, 0, 9)),
    '#fff3cf',
  )
}
