import { box, type Point, xy } from './geometry.ts'
import { Painting, strokes } from './painting.ts'

// Things to write on and with.

/** No reply has come: a card with its three answers open, and a pencil. */
export function replyCard(): Painting {
  const p = new Painting('reply-card', 12)
  p.wash('#a9d3cd', [34, 67, 446, 287], 0.62)
  p.shadow(xy('122 272, 240 250, 400 236, 436 262, 400 296, 250 314, 150 306'))
  // the envelope it came in
  const envelope = box(206, 196, 262, 168, -9)
  const back = p.flat(
    envelope.corners,
    p.gradient([
      [0, '#f1dfba'],
      [1, '#d3b684'],
    ]),
  )
  p.inside(back, () => {
    p.dry(strokes('70 150 330 96 34, 90 270 360 226 30'), '#f8ecd0', 0.7)
    p.flat([envelope.at(0, 0), envelope.at(0.5, 0.6), envelope.at(1, 0)], '#dcc293', { opacity: 0.7 })
    p.mark([envelope.at(0, 0), envelope.at(0.5, 0.6), envelope.at(1, 0)], 3, '#a98a5a', { opacity: 0.8 })
  })
  p.mark([envelope.at(0, 0), envelope.at(0, 1)], 3.5, '#fff6df')
  // the card
  p.cast(xy('165 132, 172 128, 386 150, 388 176, 372 298, 350 306, 146 282'), 0.26)
  const card = box(262, 206, 224, 156, 6)
  const face = p.flat(
    card.corners,
    p.gradient([
      [0, '#fffdf6'],
      [0.7, '#fbf1dc'],
      [1, '#ecd9b4'],
    ]),
  )
  p.inside(face, () => p.dry(strokes('170 262 350 282 22, 300 150 372 158 18'), '#e9d3a8', 0.5))
  const rule = [
    card.at(0.05, 0.07),
    card.at(0.95, 0.07),
    card.at(0.95, 0.93),
    card.at(0.05, 0.93),
    card.at(0.05, 0.07),
  ]
  p.marks(
    rule.slice(1).map((to, at) => [rule[at] ?? to, to]),
    2.6,
    '#d9825b',
    { opacity: 0.85, start: 0.9, end: 0.8 },
  )
  p.scribble(card.at, [0.27, 0.75, 0.22], 6.5, '#2f5f50')
  for (const [row, length] of [
    [0.44, 0.8],
    [0.62, 0.7],
    [0.8, 0.76],
  ] as const) {
    const [x, y] = card.at(0.17, row)
    p.flat(box(x, y, 19, 19, 6).corners, '#438d90', { wobble: 0.6 })
    p.flat(box(x, y, 12.5, 12.5, 6).corners, '#fffaf0', { wobble: 0.5 })
    p.scribble(card.at, [0.29, length, row], 4.2, '#5a6870')
  }
  p.mark([card.at(0, 1), card.at(1, 1)], 3.5, '#c5a876', { opacity: 0.9 })
  p.mark([card.at(0, 0), card.at(1, 0)], 3, '#fffef8')
  pencil(p, [300, 306], [434, 214])
  return p
}

/** From its point to its rubber. */
function pencil(p: Painting, [x0, y0]: Point, [x1, y1]: Point) {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length]
  const at = (along: number, across: number): Point => [
    x0 + ux * along - uy * across,
    y0 + uy * along + ux * across,
  ]
  p.cast([at(6, 2), at(30, 14), at(length - 6, 19), at(length + 6, 10), at(20, 0)], 0.3)
  p.flat([at(0, 0), at(24, -9), at(24, 9)], '#efcf9f', { wobble: 0.4 })
  p.flat([at(0, 0), at(9, -3.4), at(9, 3.4)], '#3a4a4c', { wobble: 0.2 })
  p.flat([at(24, -9), at(length - 24, -9), at(length - 24, 9), at(26, 9)], '#fdc578', { wobble: 0.5 })
  p.flat([at(26, 3), at(length - 24, 3), at(length - 24, 9), at(26, 9)], '#c98a45', { wobble: 0.4 })
  p.mark([at(30, -5.5), at(length - 28, -5.5)], 3, '#fff0cc')
  p.flat([at(length - 24, -9), at(length - 14, -9), at(length - 14, 9), at(length - 24, 9)], '#a9b8b4', {
    wobble: 0.3,
  })
  p.round(
    [at(length - 14, -9), at(length - 2, -8), at(length + 2, 0), at(length - 2, 8), at(length - 14, 9)],
    '#d9825b',
    { wobble: 0.3 },
  )
}

/** No story yet: a blank page, a pen, and the ink. */
export function penAndPage(): Painting {
  const p = new Painting('pen-and-page', 33)
  p.wash('#fdd9a0', [30, 62, 446, 290], 0.7)
  p.cast(xy('92 290, 330 140, 356 110, 362 130, 322 342, 306 346, 100 314'), 0.22)
  const under = box(218, 204, 214, 234, 13)
  p.flat(
    under.corners,
    p.gradient([
      [0, '#f3e2bd'],
      [1, '#d5b988'],
    ]),
    { wobble: 0.7 },
  )
  const page = box(214, 200, 214, 234, 9)
  const face = p.flat(
    page.corners,
    p.gradient([
      [0, '#fffefa'],
      [0.65, '#fdf5e3'],
      [1, '#ecdab5'],
    ]),
    { wobble: 0.7 },
  )
  p.inside(face, () => {
    p.dry(strokes('120 290 290 318 28, 250 130 318 140 24'), '#f0ddb4', 0.55)
    for (let row = 0; row < 6; row += 1) {
      const v = 0.24 + row * 0.12
      p.mark([page.at(0.12, v), page.at(0.88, v)], 1.8, '#9cc0bb', { opacity: 0.75, start: 0.9, end: 0.9 })
    }
  })
  p.mark([page.at(0, 0), page.at(1, 0)], 3, '#fffef8')
  p.mark([page.at(1, 0), page.at(1, 1)], 3, '#c5a876', { opacity: 0.8 })
  p.mark(
    [page.at(0.13, 0.215), page.at(0.16, 0.19), page.at(0.18, 0.23), page.at(0.22, 0.2), page.at(0.25, 0.22)],
    4,
    '#153f4a',
    { start: 0.8 },
  )
  inkBottle(p)
  fountainPen(p, page.at(0.27, 0.225), [414, 262])
  return p
}

function inkBottle(p: Painting) {
  p.shadow(xy('352 190, 420 180, 466 188, 456 202, 380 208'), 0.28)
  const glass = p.round(
    xy('346 126, 354 116, 408 114, 418 124, 422 186, 412 196, 352 198, 342 188'),
    p.gradient([
      [0, '#5fa0a4'],
      [0.45, '#1f5f69'],
      [1, '#0f3540'],
    ]),
    { wobble: 0.6 },
  )
  p.inside(glass, () => p.dry(strokes('354 128 352 186 12'), '#bfe0d8', 0.8))
  p.flat(xy('360 132, 404 130, 406 164, 362 167'), '#fdf3dd', { wobble: 0.6 })
  p.marks([xy('368 143, 398 141'), xy('370 154, 392 152')], 3.4, '#8a7d6e')
  p.flat(xy('364 118, 364 104, 400 102, 400 116'), '#2b4f55', { wobble: 0.4 })
  p.round(
    xy('358 104, 360 82, 404 80, 406 102, 382 107'),
    p.gradient([
      [0, '#d9a36c'],
      [1, '#7f5239'],
    ]),
    { wobble: 0.5 },
  )
  p.dry(strokes('364 96 390 93 7'), '#f3cb9c', 0.9)
}

/** From the point of its nib to its end. */
function fountainPen(p: Painting, [x0, y0]: Point, [x1, y1]: Point) {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length]
  const at = (along: number, across: number): Point => [
    x0 + ux * along - uy * across,
    y0 + uy * along + ux * across,
  ]
  p.cast([at(6, 3), at(66, 22), at(length - 6, 27), at(length + 6, 14), at(40, 4)], 0.26)
  p.flat([at(0, 0), at(16, -7), at(36, -8), at(36, 8), at(16, 7)], '#f0c069', { wobble: 0.3 })
  p.flat([at(0, 0), at(16, 7), at(36, 8), at(36, 2)], '#b87f35', { wobble: 0.3 })
  p.mark([at(4, 0), at(26, 0)], 1.8, '#4a3420')
  p.flat([at(36, -8), at(66, -11), at(66, 11), at(36, 8)], '#20373b', { wobble: 0.3 })
  p.round(
    [
      at(66, -12),
      at(110, -14),
      at(length - 14, -12),
      at(length, -6),
      at(length, 6),
      at(length - 14, 12),
      at(110, 14),
      at(66, 12),
    ],
    '#b65e45',
    { wobble: 0.4 },
  )
  p.round(
    [
      at(66, 3),
      at(110, 4),
      at(length - 12, 4),
      at(length - 4, 8),
      at(length - 14, 12),
      at(110, 14),
      at(66, 12),
    ],
    '#813b2d',
    { wobble: 0.4 },
  )
  p.mark([at(76, -7), at(120, -8.5), at(length - 22, -7.5)], 4, '#f2b091')
  p.flat([at(64, -12.5), at(72, -12.5), at(72, 12.5), at(64, 12.5)], '#f0c069', { wobble: 0.3 })
}
