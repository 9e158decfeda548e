import { box, ellipse, type Point } from '../brush/geometry.ts'
import type { Painting } from '../brush/painting.ts'

/** Of the lower town, between the two sides of the street. */
export function roofs(p: Painting) {
  for (const [x, y, w] of [
    [130, 282, 54],
    [186, 274, 46],
    [232, 284, 60],
    [296, 276, 60],
  ] as const) {
    p.flat(box(x, y, w, 90), '#fbeed2')
    p.flat(box(x + w * 0.7, y, w * 0.3, 90), '#d9bf98')
    p.flat(
      [
        [x - 4, y + 2],
        [x + 8, y - 16],
        [x + w - 8, y - 16],
        [x + w + 4, y + 2],
      ],
      '#c06a4c',
    )
    p.brush([[x + 6, y - 8, x + w - 10, y - 8, 5]], '#eeb186', 0.85)
    p.flat(box(x + 10, y + 12, 10, 16), '#5f8f8c')
    p.flat(box(x + 28, y + 12, 9, 16), '#5f8f8c')
  }
}

function eaves(p: Painting, [from, to]: readonly [Point, Point]) {
  p.line([from, to], 9, '#b9654a', { ends: [1, 0.6] })
  p.line(
    [from, to].map(([x, y]): Point => [x, y - 4]),
    3,
    '#eeb186',
    { ends: [1, 0.6] },
  )
}

export function left(p: Painting) {
  const wall: Point[] = [
    [-6, -2],
    [150, 206],
    [150, 372],
    [96, 430],
    [-6, 546],
  ]
  p.flat(
    wall,
    p.gradient(
      [
        [0, '#fdf3dc'],
        [1, '#e3c698'],
      ],
      [0, 0, 1, 0.3],
    ),
  )
  p.wash(wall, ['#fffaf0', '#efd9b0', '#dcbd90'], 20, {
    angle: Math.PI / 2,
    length: 100,
    width: 20,
    opacity: 0.4,
    jitter: 0.1,
  })
  p.flat(
    [
      [-6, 404],
      [98, 340],
      [150, 320],
      [150, 372],
      [96, 430],
      [-6, 540],
    ],
    '#6fa3a8',
  )
  p.wash(
    [
      [4, 408],
      [98, 346],
      [144, 326],
      [144, 370],
      [94, 424],
      [4, 524],
    ],
    ['#dfeae0', '#3f7f8c', '#a9cfcf'],
    22,
    { angle: -0.7, length: 18, width: 8, opacity: 0.75, jitter: 0.4 },
  )
  for (const [x, y, w, h] of [
    [20, 110, 40, 104],
    [94, 178, 24, 60],
    [22, 270, 40, 96],
    [94, 262, 24, 66],
  ] as const) {
    const skew = w * 0.42
    const pane: Point[] = [
      [x, y],
      [x + w, y + skew * 0.7],
      [x + w, y + h - skew * 0.3],
      [x, y + h],
    ]
    p.flat(
      pane.map(([px, py]): Point => [px + (px === x ? -6 : 5), py + (py < y + h / 2 ? -6 : 5)]),
      '#fffaf0',
    )
    p.flat(pane, '#3f8577')
    p.lines(
      Array.from({ length: 8 }, (_, i): Point[] => [
        [x + 3, y + 10 + (i * (h - 14)) / 8],
        [x + w - 3, y + 10 + skew * 0.6 + (i * (h - 14 - skew)) / 8],
      ]),
      3,
      '#9fd3bd',
    )
  }
  eaves(p, [
    [-6, -4],
    [154, 208],
  ])
  // Washing, which is how you know that somebody is home.
  p.line(
    [
      [60, 246],
      [100, 262],
      [150, 250],
    ],
    1.6,
    '#54463f',
  )
  for (const [x, y, colour] of [
    [78, 252, '#d9735a'],
    [102, 259, '#fffaf0'],
    [126, 257, '#7fcbae'],
  ] as const) {
    p.flat(box(x, y, 17, 26), colour)
    p.brush([[x + 4, y + 3, x + 4, y + 22, 4]], '#fffdf6', 0.7)
  }
}

/** Houses to the right, in the shade, with pots on a balcony. */
export function right(p: Painting) {
  const wall: Point[] = [
    [486, -8],
    [322, 192],
    [322, 372],
    [400, 450],
    [486, 566],
  ]
  p.flat(
    wall,
    p.gradient(
      [
        [0, '#e0a585'],
        [1, '#a9654f'],
      ],
      [0, 0, 1, 0.2],
    ),
  )
  p.wash(wall, ['#eeb898', '#b9745a', '#cf8b6c'], 18, {
    angle: Math.PI / 2,
    length: 100,
    width: 20,
    opacity: 0.45,
    jitter: 0.1,
  })
  for (const [x, y, w, h] of [
    [420, 110, 42, 106],
    [358, 160, 24, 76],
    [420, 284, 42, 96],
    [358, 276, 24, 66],
  ] as const) {
    const pane: Point[] = [
      [x, y + w * 0.3],
      [x + w, y],
      [x + w, y + h],
      [x, y + h - w * 0.14],
    ]
    p.flat(
      pane.map(([px, py]): Point => [px + (px === x ? -5 : 6), py + (py < y + h / 2 ? -5 : 5)]),
      '#f6e3c3',
    )
    p.flat(pane, '#5a4a4c')
    p.brush([[x + w * 0.3, y + h * 0.7, x + w * 0.6, y + h * 0.2, w * 0.3]], '#a9b5ac', 0.6)
    if (w > 30) {
      p.lines(
        Array.from({ length: 7 }, (_, i): Point[] => [
          [x - 8 + i * 10, y + h - 34 - i * 1.4],
          [x - 8 + i * 10, y + h + 2 - i * 0.6],
        ]),
        2.4,
        '#2b3a3c',
      )
      p.line(
        [
          [x - 12, y + h - 33],
          [x + w + 12, y + h - 44],
        ],
        4,
        '#2b3a3c',
      )
    }
  }
  eaves(p, [
    [486, -12],
    [318, 194],
  ])
  const leaf = p.spray('pot', { count: 10, radius: 16, length: 13, width: 5 })
  p.place(
    leaf,
    [
      [430, 352, 1, 0],
      [452, 346, 1, 2],
    ],
    '#3b705b',
  )
  p.place(leaf, [[436, 344, 0.7, 1]], '#8fb98a')
  p.many([ellipse(428, 344, 4, 4), ellipse(446, 338, 4, 4), ellipse(456, 348, 4, 4)], '#d9735a')
}
