import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting, type Stroke } from '../brush/painting.ts'
import { blackHair, brownSkin, mint, teal, whiteHair } from '../parts/colours.ts'
import { figure, margaret } from '../parts/people.ts'

/** St Brigid's Hall on an afternoon without anybody else. */
export function pianoLesson(): Painting {
  const p = new Painting({
    name: 'piano-lesson',
    title: 'An older woman at a piano, a boy standing beside her to turn the pages',
    width: 600,
    height: 600,
    seed: 34,
  })
  hall(p)
  window(p, 66, 70)
  window(p, 452, 70)
  light(p)
  piano(p)
  bench(p)
  p.mass(ellipse(430, 540, 90, 11), '#2b211f', { opacity: 0.45 })
  figure(p, [246, 470], 1.34, {
    ...margaret,
    belt: '#a8722a',
    hair: whiteHair,
    cut: 'bun',
    hat: 'none',
    legs: 0,
    hem: -12,
    flare: 44,
    tilt: 7,
    left: [
      [-44, -48],
      [-52, -66],
    ],
    right: [
      [44, -48],
      [44, -68],
    ],
  })
  figure(p, [384, 540], 1.1, {
    coat: mint,
    legs: 76,
    hem: 72,
    flare: 26,
    trousers: teal,
    hair: blackHair,
    cut: 'short',
    head: 1.2,
    skin: brownSkin,
    tilt: -5,
    isShortSleeved: true,
    left: [
      [-42, -148],
      [-60, -186],
    ],
    right: [
      [36, -112],
      [34, -78],
    ],
  })
  // Her beret, on the end of the piano.
  p.mass(
    [
      [112, 252],
      [120, 238],
      [140, 232],
      [162, 240],
      [168, 252],
      [140, 258],
    ],
    p.gradient([
      [0, '#d9735a'],
      [1, '#74332d'],
    ]),
  )
  p.brush([[122, 245, 142, 237, 5]], '#f3ab84', 0.85)
  return p
}

function hall(p: Painting) {
  p.flat(
    box(-4, -4, 608, 470),
    p.gradient(
      [
        [0, '#efe0bb'],
        [0.6, '#d6c29a'],
        [1, '#ab9478'],
      ],
      [0, 0, 1, 0.4],
    ),
    { wobble: 0 },
  )
  p.wash(box(8, 8, 584, 420), ['#fbf0d2', '#e0cca0', '#c6ae86'], 26, {
    angle: 1.35,
    length: 140,
    width: 34,
    opacity: 0.35,
    jitter: 0.12,
  })
  p.flat(box(-4, 330, 608, 130), '#a58d6c')
  p.wash(box(8, 336, 584, 116), ['#bfa682', '#8a7458', '#b39a76'], 22, {
    angle: Math.PI / 2,
    length: 96,
    width: 12,
  })
  p.flat(box(-4, 322, 608, 11), '#efdfba')
  p.flat(
    box(-4, 452, 608, 156),
    p.gradient([
      [0, '#b07f55'],
      [1, '#6f4a38'],
    ]),
  )
  const away = (x: number, y: number) => Math.atan2(y - 240, x - 300)
  p.wash(box(8, 460, 584, 130), ['#d9a872', '#7d5640', '#94653f'], 30, {
    angle: away,
    length: 110,
    width: 11,
    jitter: 0.01,
  })
}

function window(p: Painting, x: number, y: number) {
  const arch = (grow: number): Point[] => [
    [x - grow, y + 210 + grow],
    [x - grow, y + 30],
    [x + 41, y - 20 - grow],
    [x + 82 + grow, y + 30],
    [x + 82 + grow, y + 210 + grow],
  ]
  p.flat(arch(9), '#fbf3e0')
  p.flat(
    arch(0),
    p.gradient([
      [0, '#9fd0cb'],
      [0.6, '#dbe7cf'],
      [0.62, '#6fa9a6'],
      [1, '#438d90'],
    ]),
  )
  p.brush([[x + 10, y + 170, x + 50, y + 30, 18]], '#fffdf0', 0.5)
  p.flat(box(x + 38, y - 16, 6, 226), '#fbf3e0', { wobble: 0.4 })
  p.flat(box(x, y + 66, 82, 6), '#fbf3e0', { wobble: 0.4 })
  p.flat(box(x, y + 138, 82, 6), '#fbf3e0', { wobble: 0.4 })
  p.flat(box(x - 18, y + 212, 118, 12), '#efdfba')
  p.brush([[x - 14, y + 226, x + 96, y + 226, 5]], '#8a7458', 0.5)
}

function light(p: Painting) {
  p.flat(
    [
      [60, 290],
      [150, 290],
      [330, 600],
      [150, 600],
    ],
    p.gradient([
      [0, '#fff6da', 0.6],
      [1, '#ffe6b0', 0.12],
    ]),
    { wobble: 1 },
  )
}

function piano(p: Painting) {
  p.mass(ellipse(330, 498, 250, 14), '#2b211f', { opacity: 0.45 })
  p.flat(
    box(96, 256, 400, 240),
    p.gradient(
      [
        [0, '#8a5238'],
        [0.5, '#6b3f2e'],
        [1, '#452a24'],
      ],
      [0, 0, 0.7, 1],
    ),
  )
  p.wash(box(104, 270, 384, 220), ['#a2654a', '#54332a', '#7d4a36'], 22, {
    angle: Math.PI / 2,
    length: 90,
    width: 13,
  })
  p.flat(box(86, 246, 420, 17), '#94593e')
  p.brush([[92, 249, 460, 249, 6]], '#e9b48c', 0.85)
  for (const x of [112, 386]) {
    p.flat(box(x, 280, 94, 84), '#5b362a')
    p.brush(
      [
        [x + 3, 362, x + 3, 284, 4],
        [x + 3, 283, x + 90, 283, 4],
      ],
      '#b87a58',
      0.8,
    )
  }
  // The music.
  p.flat(
    [
      [216, 358],
      [222, 274],
      [296, 280],
      [298, 360],
    ],
    '#fdf5e2',
  )
  p.flat(
    [
      [298, 360],
      [296, 280],
      [370, 272],
      [378, 356],
    ],
    '#ecdcbc',
  )
  const staves: Stroke[] = []
  for (const y of [294, 312, 330, 346]) staves.push([228, y, 286, y + 2, 3], [308, y + 1, 366, y - 2, 3])
  p.brush(staves, '#7d6d58', 0.7)
  p.many(
    Array.from({ length: 26 }, () =>
      ellipse(
        p.chance.oneOf([256, 338]) + p.chance.between(-26, 26),
        p.chance.oneOf([296, 314, 332, 347]) + p.chance.between(-3, 3),
        1.8,
        1.5,
        0,
        6,
      ),
    ),
    '#3a2a26',
  )
  // The keys, four of them dead since the flood.
  p.flat(box(92, 376, 408, 12), '#3f2721')
  p.flat(
    box(100, 386, 392, 22),
    p.gradient([
      [0, '#fffaf0'],
      [1, '#e0cfae'],
    ]),
  )
  p.lines(
    Array.from({ length: 27 }, (_, i): Point[] => [
      [114 + i * 14, 387],
      [114 + i * 14, 408],
    ]),
    1.2,
    '#8f7f6a',
    { edge: 0 },
  )
  p.lines(
    Array.from({ length: 27 }, (_, i) => i)
      .filter((i) => ![2, 6].includes(i % 7))
      .map((i): Point[] => [
        [114 + i * 14, 386],
        [114 + i * 14, 398],
      ]),
    6,
    '#33241f',
    { ends: [1, 1], edge: 0 },
  )
  for (const i of [22, 23, 25, 26]) p.flat(box(115 + i * 14, 399, 12, 9), '#b9a88c', { wobble: 0.2 })
  p.flat(box(88, 408, 416, 13), '#94593e')
  p.brush([[94, 410, 470, 410, 4]], '#e9b48c', 0.8)
  for (const x of [96, 474]) p.flat(box(x, 420, 22, 78), '#54332a')
  // A jar of garden flowers.
  p.at([446, 246], 1, () => {
    p.flat(box(-12, -32, 24, 34), '#a9d3cd', { opacity: 0.9 })
    p.brush([[-7, -2, -7, -28, 5]], '#fffef8', 0.9)
    p.lines(
      [
        [
          [-2, -20],
          [-16, -60],
        ],
        [
          [2, -20],
          [4, -70],
        ],
        [
          [4, -20],
          [22, -56],
        ],
      ],
      3,
      '#3b705b',
    )
    for (const [x, y, r] of [
      [-17, -62, 11],
      [4, -74, 13],
      [23, -58, 10],
      [-4, -50, 9],
    ] as const) {
      p.mass(ellipse(x, y, r, r * 0.9, 0, 9), '#d9775a', { wobble: 1.2 })
      p.mass(ellipse(x - 2, y - 2, r * 0.55, r * 0.5, 0, 7), '#fbd0b0', { wobble: 0.8 })
    }
  })
}

function bench(p: Painting) {
  p.mass(ellipse(290, 560, 120, 11), '#2b211f', { opacity: 0.4 })
  for (const x of [180, 306]) {
    p.line(
      [
        [x, 488],
        [x - (x < 250 ? 6 : -6), 558],
      ],
      11,
      '#54382a',
      { ends: [1, 0.8] },
    )
  }
  p.flat(box(166, 474, 156, 18), '#7d4a36')
  p.brush([[170, 477, 300, 477, 5]], '#d9a07c', 0.8)
}
