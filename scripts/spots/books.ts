import { box, ellipse, type Point, type Sheet, sheet, xy } from './geometry.ts'
import { Painting, strokes } from './painting.ts'

// Books.

/** Nothing was added yet: an open album whose corners wait for a photo. */
export function album(): Painting {
  const p = new Painting('album', 21)
  p.wash('#fbe0ae', [26, 53, 452, 295], 0.75)
  p.shadow(xy('60 292, 240 316, 424 288, 462 304, 420 326, 240 346, 70 318'))
  const cover = p.flat(
    xy('46 106, 236 128, 434 96, 450 290, 240 328, 36 302'),
    p.gradient([
      [0, '#438d90'],
      [1, '#153f4a'],
    ]),
    { wobble: 0.6 },
  )
  p.inside(cover, () => p.dry(strokes('50 296 230 318 12, 440 290 250 320 14'), '#0f3540', 0.6))
  const left = sheet(xy('60 102, 236 122, 240 314, 52 290'))
  const right = sheet(xy('236 122, 418 92, 434 280, 240 314'))
  for (const [edge, dy] of [
    ['#c9ad7e', 7],
    ['#efdcb4', 3.5],
  ] as const) {
    p.flat(
      [
        [60, 106],
        [236, 126],
        [418, 96],
        [434, 280 + dy],
        [240, 314 + dy],
        [52, 290 + dy],
      ],
      edge,
      { wobble: 0.5, tooth: false },
    )
  }
  const onLeft = p.flat(
    left.corners,
    p.gradient(
      [
        [0, '#8a7160'],
        [0.75, '#6b5446'],
        [1, '#463629'],
      ],
      [0, 0, 1, 0.1],
    ),
    { wobble: 0.6 },
  )
  const onRight = p.flat(
    right.corners,
    p.gradient(
      [
        [0, '#4a392d'],
        [0.22, '#7b6352'],
        [1, '#5d493c'],
      ],
      [0, 0, 1, 0.1],
    ),
    { wobble: 0.6 },
  )
  p.inside(onLeft, () => p.dry(strokes('62 130 226 146 30, 66 262 210 288 26'), '#a58a76', 0.45))
  p.inside(onRight, () => p.dry(strokes('270 140 420 116 30, 262 282 424 258 24'), '#937866', 0.45))
  place(p, left, [0.16, 0.2, 0.84, 0.74])
  place(p, right, [0.14, 0.12, 0.6, 0.48])
  place(p, right, [0.42, 0.58, 0.9, 0.9])
  p.scribble(left.at, [0.3, 0.72, 0.85], 4.4, '#e9d3a8')
  p.scribble(right.at, [0.68, 0.9, 0.3], 4, '#e9d3a8')
  p.mark([left.at(0, 0), left.at(1, 0)], 3.6, '#d8bfa2')
  p.mark([right.at(0, 0), right.at(1, 0)], 3, '#b89d84')
  p.mark(xy('236 124, 240 312'), 5, '#33261d', { opacity: 0.8 })
  return p
}

/** Four corners of cream paper, and the shade where a photo has not kept off the light. */
function place(p: Painting, on: Sheet, [u0, v0, u1, v1]: readonly [number, number, number, number]) {
  p.flat(on.part(u0, v0, u1, v1), '#3f3026', { opacity: 0.45, wobble: 0.6 })
  const inner = sheet([on.at(u0, v0), on.at(u1, v0), on.at(u1, v1), on.at(u0, v1)])
  const [du, dv] = [0.075 / (u1 - u0), 0.075 / (v1 - v0)]
  for (const [u, v] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const) {
    const [su, sv] = [u ? -du * 2 : du * 2, v ? -dv * 2 : dv * 2]
    const [ou, ov] = [u ? 0.03 : -0.03, v ? 0.03 : -0.03]
    p.flat(
      [inner.at(u + ou, v + ov), inner.at(u + ou + su, v + ov), inner.at(u + ou, v + ov + sv)],
      u ? '#f1dfba' : '#fff4d8',
      { wobble: 0.4 },
    )
  }
}

/** Nobody is in the list: an address book with its tabs. */
export function addressBook(): Painting {
  const p = new Painting('address-book', 45)
  p.wash('#fbe0ae', [28, 60, 448, 290], 0.75)
  p.cast(xy('130 310, 350 300, 376 96, 398 110, 382 340, 370 346, 124 330'), 0.22)
  const pages = box(246, 200, 232, 252, 5)
  p.flat(pages.corners, '#d3b98c', { wobble: 0.6 })
  p.flat(box(244, 198, 230, 250, 5).corners, '#fbf1dc', { wobble: 0.5 })
  for (const [at, tab] of ['#d9825b', '#fdc578', '#7fcbae', '#438d90', '#b65e45', '#a9d3cd'].entries()) {
    const v = 0.07 + at * 0.15
    p.flat(
      [pages.at(0.97, v), pages.at(1.09, v + 0.012), pages.at(1.09, v + 0.108), pages.at(0.97, v + 0.12)],
      tab,
      { wobble: 0.6 },
    )
    p.mark([pages.at(1.01, v + 0.025), pages.at(1.08, v + 0.03)], 3, '#fff6df', { opacity: 0.8 })
  }
  const cover = box(236, 194, 226, 254, 5)
  const face = p.flat(
    cover.corners,
    p.gradient([
      [0, '#5f9c86'],
      [0.5, '#2f6f5d'],
      [1, '#1d473d'],
    ]),
    { wobble: 0.8 },
  )
  p.inside(face, () => {
    p.dry(strokes('150 100 320 118 40, 146 160 240 168 26'), '#7fb79d', 0.45)
    p.dry(strokes('320 310 180 298 34, 344 250 330 320 22'), '#173a33', 0.5)
    p.flat(cover.part(0, 0, 0.14, 1), '#173a33', { opacity: 0.55, wobble: 0.6 })
  })
  p.mark([cover.at(0, 0), cover.at(1, 0)], 3.4, '#a9cfb9')
  p.mark([cover.at(0, 0), cover.at(0, 1)], 3, '#84b7a0')
  p.flat(
    cover.part(0.29, 0.2, 0.86, 0.47),
    p.gradient([
      [0, '#fffaf0'],
      [1, '#ecd9b4'],
    ]),
    { wobble: 0.8 },
  )
  const label = cover.part(0.32, 0.225, 0.83, 0.445)
  p.marks(
    label.map((from, at) => [from, label[(at + 1) % 4] ?? from]),
    2.2,
    '#d9825b',
    { start: 0.9, end: 0.9 },
  )
  p.scribble(cover.at, [0.4, 0.74, 0.31], 5.2, '#2f5f50')
  p.scribble(cover.at, [0.46, 0.68, 0.385], 3.8, '#8a7d6e')
  // the ribbon between its pages
  p.flat(xy('244 318, 262 320, 260 350, 250 341, 238 349'), '#b65e45', { wobble: 0.5 })
  return p
}

/** A link that holds no longer: a flower pressed in a book. */
export function pressedFlower(): Painting {
  const p = new Painting('pressed-flower', 57)
  p.wash('#cfe3d0', [24, 61, 454, 297], 0.85)
  p.shadow(xy('54 296, 240 322, 430 290, 466 306, 424 330, 240 350, 70 324'))
  p.flat(
    xy('34 128, 240 142, 446 118, 456 300, 240 336, 28 308'),
    p.gradient([
      [0, '#c9775a'],
      [1, '#7f3f30'],
    ]),
    { wobble: 0.8 },
  )
  for (const [edge, dy] of [
    ['#cdb282', 9],
    ['#f0dfbb', 5],
  ] as const) {
    p.flat(
      [
        [48, 122],
        [240, 136],
        [432, 112],
        [444, 288 + dy],
        [240, 320 + dy],
        [40, 296 + dy],
      ],
      edge,
      { wobble: 0.5, tooth: false },
    )
  }
  const left = sheet(xy('50 116, 240 138, 240 318, 42 294'))
  const right = sheet(xy('240 138, 430 106, 442 286, 240 318'))
  const onLeft = p.round(
    xy(`50 116, 90 106, 150 108, 206 120, 240 140, 240 228, 240 318, 200 300, 140 290, 80 288,
      42 296, 45 210`),
    p.gradient(
      [
        [0, '#fffaf0'],
        [0.7, '#f7ead0'],
        [1, '#cfb688'],
      ],
      [0, 0, 1, 0.1],
    ),
    { wobble: 0.5 },
  )
  const onRight = p.round(
    xy(`240 140, 272 118, 330 104, 390 100, 430 108, 436 196, 442 288, 400 282, 340 288, 280 300,
      240 318, 240 228`),
    p.gradient(
      [
        [0, '#d2ba8f'],
        [0.2, '#fbf0d8'],
        [1, '#ecd9b4'],
      ],
      [0, 0, 1, 0.1],
    ),
    { wobble: 0.5 },
  )
  p.inside(onLeft, () => p.dry(strokes('60 130 200 128 26, 56 276 190 284 22'), '#fffef8', 0.7))
  p.inside(onRight, () => p.dry(strokes('300 130 420 118 26, 330 280 430 274 20'), '#fffaf0', 0.7))
  for (let row = 0; row < 7; row += 1)
    p.scribble(left.at, [0.13, row === 6 ? 0.5 : 0.8, 0.17 + row * 0.11], 3.6, '#a3957f')
  for (const row of [0, 1]) p.scribble(right.at, [0.14, 0.34, 0.2 + row * 0.11], 3.6, '#b3a58c')
  p.mark(xy('240 142, 240 316'), 5, '#a98a5f', { opacity: 0.7 })
  // the flower, faded and flat
  const stem: Point[] = xy('330 268, 336 240, 344 212, 346 180')
  p.mark([[324, 296], ...stem], 5, '#6f8f68', { start: 0.8, end: 0.7 })
  p.petals(
    [
      [[338, 234], 46, 11, -28],
      [[334, 246], 42, 10, 196],
      [[342, 214], 34, 8, 206],
    ],
    '#7fa077',
  )
  p.petals(
    [
      [[338, 235], 34, 3, -28],
      [[333, 246], 30, 3, 196],
    ],
    '#b6c99c',
  )
  const petals = [-96, -38, 14, 66, 122, 176, 228]
  p.petals(
    petals.map((degrees) => [[348, 164], 43, 17, degrees] as const),
    '#b8867f',
  )
  p.petals(
    petals.map((degrees) => [[347, 162], 37, 11, degrees - 5] as const),
    '#d9a79a',
  )
  p.petals(
    petals.slice(3).map((degrees) => [[346, 161], 28, 4.5, degrees - 10] as const),
    '#f3d3c4',
  )
  p.round(ellipse(347, 163, 11, 10), '#d9a04f', { wobble: 0.6 })
  p.round(ellipse(345, 161, 5, 4), '#fbe0ae', { wobble: 0.4 })
  return p
}
