import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { fingalHead, sail } from '../parts/coast.ts'
import { morning, sea, sky } from '../parts/weather.ts'

const HORIZON = 148
const SILL = 346

export function windowJar(): Painting {
  const p = new Painting({
    name: 'window-jar',
    title: 'A jar of water on a kitchen windowsill, the light of it on the wall',
    width: 600,
    height: 480,
    seed: 63,
  })
  // What is seen through the window is painted first, and the room around it.
  sky(p, HORIZON, morning)
  sea(p, HORIZON, 340, morning)
  fingalHead(p, [430, HORIZON + 2], 0.6)
  sail(p, [150, HORIZON + 8], 0.6)
  room(p)
  sill(p)
  jar(p)
  postcard(p)
  lemons(p)
  cord(p)
  return p
}

function room(p: Painting) {
  const wall = p.gradient(
    [
      [0, '#f6e4bd'],
      [0.5, '#e3c79a'],
      [1, '#bd9c7c'],
    ],
    [0, 0, 1, 0.4],
  )
  p.flat(box(-4, -4, 80, 360), wall)
  p.flat(box(406, -4, 200, 360), wall)
  p.flat(box(60, -4, 360, 36), wall)
  p.wash(box(416, 8, 176, 330), ['#fbeccb', '#d6b88c', '#efd9b0'], 14, {
    angle: 1.35,
    length: 120,
    width: 30,
    opacity: 0.36,
    jitter: 0.12,
  })
  // The light that the water throws, which moved about.
  for (const [x, y, rx, ry, turn, opacity] of [
    [500, 124, 62, 30, -0.35, 0.75],
    [524, 92, 34, 12, -0.5, 0.8],
    [470, 168, 36, 14, -0.2, 0.7],
    [546, 150, 22, 9, -0.6, 0.7],
  ] as const)
    p.mass(ellipse(x, y, rx, ry, turn), '#fff8e2', { wobble: 5, opacity })
  p.lines(
    [
      [
        [452, 140],
        [490, 120],
        [536, 122],
        [560, 100],
      ],
      [
        [462, 162],
        [500, 142],
        [546, 146],
      ],
    ],
    3.4,
    '#ffffff',
    { opacity: 0.8, ends: [0.2, 0.2], edge: 0.2 },
  )
  for (const q of [
    box(60, 22, 18, 330),
    box(402, 22, 18, 330),
    box(232, 28, 13, 318),
    box(60, 20, 360, 16),
    box(70, 176, 340, 11),
  ])
    p.flat(q, '#f8ecd2')
  p.brush(
    [
      [64, 28, 64, 342, 5],
      [235, 32, 235, 340, 4],
      [74, 179, 400, 179, 4],
    ],
    '#fffdf6',
    0.9,
  )
  p.brush(
    [
      [417, 28, 417, 344, 5],
      [244, 32, 244, 340, 4],
      [74, 187, 404, 187, 4],
    ],
    '#a98f70',
    0.65,
  )
  // A curtain, half drawn.
  p.mass(
    [
      [40, -10],
      [134, -10],
      [128, 90],
      [108, 180],
      [112, 290],
      [122, 352],
      [50, 354],
      [54, 200],
      [46, 90],
    ],
    p.gradient(
      [
        [0, '#fffaf0'],
        [0.6, '#f3dfb8'],
        [1, '#c9a981'],
      ],
      [0, 0, 1, 0],
    ),
    { wobble: 1.6 },
  )
  p.brush(
    [
      [66, 6, 74, 340, 12],
      [104, 6, 90, 330, 8],
    ],
    '#e6cda0',
    0.6,
  )
  p.brush(
    [
      [56, 6, 62, 320, 8],
      [88, 6, 82, 330, 6],
    ],
    '#fffefa',
    0.85,
  )
  p.brush(
    [
      [48, 40, 126, 40, 6],
      [50, 300, 114, 300, 6],
    ],
    '#d9735a',
    0.6,
  )
}

function sill(p: Painting) {
  p.flat(
    box(-4, SILL - 6, 608, 44),
    p.gradient([
      [0, '#fdf5e2'],
      [0.6, '#ecd9b4'],
      [1, '#cdb189'],
    ]),
  )
  p.wash(box(8, SILL, 584, 30), ['#fffdf6', '#dcc59c'], 14, { length: 150, width: 7 })
  p.brush([[8, SILL - 4, 592, SILL - 4, 5]], '#ffffff', 0.9)
  p.flat(box(-4, SILL + 36, 608, 12), '#b39470')
  p.flat(
    box(-4, SILL + 46, 608, 100),
    p.gradient([
      [0, '#8fb0a4'],
      [1, '#5f8a84'],
    ]),
  )
  // Tiles behind the sink, as they were in 1961.
  p.lines(
    [
      ...[64, 144, 224, 304, 384, 464, 544].map((x): Point[] => [
        [x, SILL + 48],
        [x, 480],
      ]),
      [
        [0, SILL + 112],
        [600, SILL + 112],
      ],
    ],
    3,
    '#e3ecdc',
    { opacity: 0.8 },
  )
  p.wash(box(8, SILL + 52, 584, 72), ['#b9d3c4', '#6f9a92'], 16, { length: 60, width: 12, opacity: 0.45 })
}

function jar(p: Painting) {
  p.mass(ellipse(350, SILL + 22, 78, 10), '#8f7a62', { opacity: 0.4 })
  p.mass(ellipse(368, SILL + 20, 44, 7), '#fff6da', { opacity: 0.85 })
  p.at([300, SILL + 20], 1.12, () => {
    p.mass(
      [
        [-38, 0],
        [-46, -14],
        [-46, -104],
        [-34, -122],
        [34, -122],
        [46, -104],
        [46, -14],
        [38, 0],
        [0, 4],
      ],
      '#e3f0e6',
      { opacity: 0.5, wobble: 0.6 },
    )
    p.mass(
      [
        [-36, -3],
        [-43, -16],
        [-43, -92],
        [0, -88],
        [43, -92],
        [43, -16],
        [36, -3],
        [0, 1],
      ],
      p.gradient(
        [
          [0, '#a9dcd4'],
          [0.5, '#6fb5b2'],
          [1, '#3f8a92'],
        ],
        [0, 0, 0.6, 1],
      ),
      { opacity: 0.82, wobble: 0.6 },
    )
    p.mass(ellipse(0, -91, 43, 7), '#dff2ea', { opacity: 0.9, wobble: 0.3 })
    p.brush(
      [
        [-32, -12, -34, -84, 10],
        [-20, -20, -20, -60, 5],
      ],
      '#fffef8',
      0.85,
    )
    p.brush([[34, -16, 36, -84, 8]], '#2f737c', 0.5)
    p.flat(box(-37, -134, 74, 15), '#d9b273')
    p.brush([[-33, -130, 20, -130, 5]], '#fff0c0', 0.9)
    p.brush([[-33, -121, 34, -121, 3]], '#94703a', 0.7)
    // The label, in a hand that nobody needs to read.
    p.flat(box(-22, -72, 44, 26), '#fdf5e2', { opacity: 0.95 })
    p.brush(
      [
        [-16, -64, 14, -64, 3],
        [-16, -55, 6, -55, 3],
      ],
      '#7d6d58',
      0.8,
    )
  })
}

/** The one postcard, of a tram. */
function postcard(p: Painting) {
  p.at([196, SILL + 18], 1, () => {
    p.mass(ellipse(30, 2, 62, 6), '#8f7a62', { opacity: 0.4 })
    p.flat(
      [
        [-46, 0],
        [-38, -72],
        [50, -66],
        [44, 4],
      ],
      '#fffaf0',
    )
    p.flat(
      [
        [-39, -6],
        [-32, -65],
        [44, -60],
        [39, -2],
      ],
      p.gradient([
        [0, '#8cc3c3'],
        [0.6, '#fbe0ae'],
        [1, '#c9a577'],
      ]),
    )
    p.flat(box(-16, -42, 36, 34), '#f3c052')
    p.flat(box(-16, -42, 36, 14), '#fbf1da')
    p.flat(box(-12, -39, 12, 9), '#3f7f88')
    p.flat(box(4, -39, 12, 9), '#3f7f88')
    p.many([ellipse(2, -17, 4, 4)], '#fff8e2')
    p.flat(box(-18, -10, 40, 4), '#6d342d')
  })
}

function lemons(p: Painting) {
  for (const [x, y, turn] of [
    [462, SILL + 4, 0.2],
    [506, SILL + 8, -0.3],
    [484, SILL - 20, 0.1],
  ] as const) {
    p.mass(ellipse(x + 14, y + 18, 26, 5), '#8f7a62', { opacity: 0.35 })
    p.mass(ellipse(x, y, 25, 19, turn), '#dba53f', { wobble: 0.8 })
    p.mass(ellipse(x - 3, y - 3, 20, 14, turn), '#f8cd64', { wobble: 0.8 })
    p.brush([[x - 15, y - 6, x + 2, y - 11, 6]], '#fff6cf', 0.9)
  }
  const leaf = p.spray('leaf', { count: 4, radius: 12, length: 26, width: 9 })
  p.place(leaf, [[504, SILL - 24, 0.8, 0.4]], '#3b705b')
  p.place(leaf, [[500, SILL - 28, 0.45, 0.8]], '#8fb98a')
}

/** The last cord of the exchange, on its nail. */
function cord(p: Painting) {
  p.many([ellipse(530, 214, 4, 4)], '#6b4f3e')
  p.line(
    [
      [530, 214],
      [510, 260],
      [522, 306],
      [540, 300],
      [546, 258],
      [531, 216],
    ],
    5,
    '#b5503f',
    { ends: [1, 1], edge: 0 },
  )
  p.line(
    [
      [530, 216],
      [558, 264],
      [554, 318],
    ],
    5,
    '#9c4538',
    { ends: [1, 1], edge: 0 },
  )
  p.line(
    [
      [554, 316],
      [553, 336],
    ],
    8,
    '#4a322a',
    { ends: [1, 1] },
  )
  p.line(
    [
      [553, 336],
      [553, 344],
    ],
    4,
    '#e8c67c',
  )
}
