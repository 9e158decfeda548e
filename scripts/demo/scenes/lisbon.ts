import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { gulls, shadow } from '../parts/coast.ts'
import { greyHair, teal, whiteHair } from '../parts/colours.ts'
import { figure, margaret } from '../parts/people.ts'
import { morning, sea, sky } from '../parts/weather.ts'

const RIVER = 250

export function lisbon(): Painting {
  const p = new Painting({
    name: 'lisbon',
    title: 'Two women in a steep street of Lisbon, a yellow tram and the river below',
    width: 480,
    height: 600,
    seed: 70,
  })
  sky(p, RIVER, morning)
  sea(p, RIVER, 310, morning)
  p.mass(
    [
      [-10, RIVER + 3],
      [100, RIVER - 16],
      [230, RIVER - 22],
      [340, RIVER - 12],
      [490, RIVER + 3],
    ],
    '#9bbdb4',
  )
  gulls(p, [
    [216, 90, 1],
    [250, 110, 0.8],
  ])
  roofs(p)
  street(p)
  left(p)
  right(p)
  wires(p)
  tram(p)
  shadow(p, [150, 548], 110, 14, '#4b3f46', 0.45)
  shadow(p, [222, 552], 110, 14, '#4b3f46', 0.45)
  figure(p, [222, 552], 0.86, {
    coat: teal,
    hair: whiteHair,
    cut: 'bun',
    hem: 40,
    flare: 40,
    tilt: -3,
    left: [
      [-36, -116],
      [-48, -110],
    ],
  })
  figure(
    p,
    [150, 550],
    0.92,
    {
      ...margaret,
      hair: greyHair,
      hem: 42,
      tilt: 4,
      left: [
        [-46, -150],
        [-58, -192],
      ],
      right: [
        [36, -114],
        [42, -98],
      ],
    },
    0.02,
  )
  return p
}

function roofs(p: Painting) {
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

function street(p: Painting) {
  p.mass(
    [
      [168, 330],
      [312, 330],
      [360, 400],
      [430, 480],
      [500, 620],
      [-60, 620],
      [-40, 540],
      [110, 400],
    ],
    p.gradient([
      [0, '#d9c4a0'],
      [0.5, '#bda386'],
      [1, '#8f7a6a'],
    ]),
  )
  p.wash(
    [
      [172, 340],
      [308, 340],
      [420, 480],
      [480, 594],
      [0, 594],
      [60, 490],
    ],
    ['#efdcb8', '#a08870', '#c9b090', '#8a7568'],
    46,
    { length: 40, width: 8, jitter: 0.06 },
  )
  // The rails.
  const rails: Point[][] = [
    [
      [256, 340],
      [270, 420],
      [262, 500],
      [236, 604],
    ],
    [
      [292, 340],
      [318, 420],
      [336, 500],
      [346, 604],
    ],
  ]
  p.lines(rails, 7, '#54463f', { ends: [0.3, 1] })
  p.lines(
    rails.map((rail) => rail.map(([x, y]): Point => [x - 1.5, y])),
    2.4,
    '#f0dcb8',
    { ends: [0.3, 1] },
  )
}

/** The line of the eaves. */
function eaves(p: Painting, [from, to]: readonly [Point, Point]) {
  p.line([from, to], 9, '#b9654a', { ends: [1, 0.6] })
  p.line(
    [from, to].map(([x, y]): Point => [x, y - 4]),
    3,
    '#eeb186',
    { ends: [1, 0.6] },
  )
}

/** Houses to the left in the sun, tiled up to the sills. */
function left(p: Painting) {
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

function right(p: Painting) {
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

function wires(p: Painting) {
  p.lines(
    [
      [
        [90, 190],
        [230, 210],
        [380, 180],
      ],
      [
        [274, 326],
        [268, 208],
        [262, 100],
      ],
    ],
    1.6,
    '#4a4444',
    { edge: 0 },
  )
}

function tram(p: Painting) {
  p.at([290, 428], 1.02, () => {
    p.mass(ellipse(24, 2, 80, 11), '#3a3438', { opacity: 0.5 })
    p.line(
      [
        [0, -150],
        [-12, -196],
      ],
      3,
      '#3a3438',
    )
    p.mass(
      [
        [-54, -136],
        [-46, -150],
        [0, -156],
        [46, -150],
        [54, -136],
        [0, -132],
      ],
      '#e9dcc0',
      { wobble: 0.5 },
    )
    p.flat(
      [
        [-54, -138],
        [54, -138],
        [56, -60],
        [52, -8],
        [-52, -8],
        [-56, -60],
      ],
      p.gradient([
        [0, '#fbf1da'],
        [0.48, '#f6e6c4'],
        [0.5, '#f3c052'],
        [1, '#d0912f'],
      ]),
    )
    p.brush(
      [
        [-50, -64, -46, -14, 8],
        [-44, -62, 40, -62, 5],
      ],
      '#fff0bd',
      0.9,
    )
    p.brush([[50, -130, 48, -14, 8]], '#94642a', 0.5)
    for (const [x, w] of [
      [-47, 26],
      [-17, 34],
      [21, 26],
    ] as const) {
      p.flat(
        box(x, -126, w, 44),
        p.gradient([
          [0, '#5f8f98'],
          [1, '#2f626b'],
        ]),
      )
      p.brush([[x + 5, -90, x + w * 0.6, -122, 6]], '#dfeae0', 0.7)
    }
    p.flat(box(-22, -150, 44, 13), '#3a3438')
    p.lines(
      [
        [
          [-8, -147],
          [-3, -147],
          [-3, -144],
          [-8, -140],
          [-2, -140],
        ],
      ],
      2,
      '#fff3cf',
      { edge: 0 },
    )
    p.many([ellipse(6, -145.5, 2.6, 2.2), ellipse(6, -141, 3, 2.4)], '#fff3cf')
    p.mass(ellipse(0, -38, 10, 10), '#fff8e2', { wobble: 0.3 })
    p.mass(ellipse(0, -38, 6, 6), '#ffe29a', { wobble: 0.3 })
    p.flat(box(-56, -12, 112, 10), '#6d342d')
    p.brush([[-50, -10, 30, -10, 3]], '#d9735a', 0.9)
  })
}
