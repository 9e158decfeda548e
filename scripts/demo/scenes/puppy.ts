import { box, ellipse, type Point } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { sittingDog } from '../parts/biscuit.ts'
import { blueDoor, boards } from '../parts/number-nine.ts'

export function puppy(): Painting {
  const p = new Painting({
    name: 'puppy',
    title: 'A puppy before a blue door, between a pair of boots',
    width: 600,
    height: 600,
    seed: 53,
  })
  boards(p, -6, -6, 612, 446, 34)
  blueDoor(p, [300, 446], 2.2, { isNumbered: false })
  step(p)
  p.brush(
    [
      [20, 60, 150, 400, 60],
      [60, 40, 110, 180, 40],
    ],
    '#fffaf0',
    0.35,
  )
  boot(p, [222, 506], 1.16)
  boot(p, [346, 510], 1.16)
  sittingDog(p, [432, 548], 0.66, { age: 'puppy', tilt: -0.3 })
  // His lead, which he had been given a minute ago.
  p.line(
    [
      [446, 424],
      [500, 470],
      [514, 530],
      [470, 566],
      [380, 560],
      [300, 572],
    ],
    6,
    '#b5503f',
  )
  p.line(
    [
      [496, 470],
      [510, 528],
      [468, 563],
      [390, 557],
    ],
    1.8,
    '#f3ab84',
  )
  roses(p)
  return p
}

function step(p: Painting) {
  p.flat(
    box(-6, 440, 612, 170),
    p.gradient([
      [0, '#ecd7ae'],
      [0.4, '#d2b389'],
      [1, '#a58663'],
    ]),
  )
  p.wash(box(8, 450, 584, 140), ['#fff0cc', '#b9976f', '#e3c79a'], 26, { length: 130, width: 13 })
  p.brush([[6, 444, 594, 444, 7]], '#fff6e0', 0.9)
  p.brush([[6, 452, 594, 452, 5]], '#8f7357', 0.4)
  p.lines(
    [
      [
        [120, 452],
        [70, 600],
      ],
      [
        [452, 452],
        [500, 600],
      ],
    ],
    3,
    '#8f7357',
    { opacity: 0.6 },
  )
}

/** One of Ted's, from behind. */
function boot(p: Painting, at: Point, scale: number) {
  p.at(at, scale, () => {
    p.mass(ellipse(34, 2, 76, 11), '#3a2f2a', { opacity: 0.45 })
    p.mass(
      [
        [-38, -190],
        [37, -192],
        [36, -120],
        [31, -62],
        [36, -30],
        [42, -8],
        [34, 4],
        [-36, 4],
        [-42, -8],
        [-36, -32],
        [-31, -62],
        [-37, -120],
      ],
      p.gradient(
        [
          [0, '#7fb09a'],
          [0.45, '#3f7563'],
          [1, '#1f4a43'],
        ],
        [0, 0, 1, 0.1],
      ),
      { wobble: 0.8 },
    )
    p.mass(ellipse(0, -190, 38, 9), '#16332f', { wobble: 0.5 })
    p.line(
      [
        [-37, -184],
        [0, -176],
        [37, -185],
      ],
      9,
      '#e9d8b4',
      { ends: [1, 1] },
    )
    p.brush(
      [
        [-29, -166, -25, -66, 9],
        [-28, -52, -32, -16, 8],
      ],
      '#cfe3d0',
      0.85,
    )
    p.brush([[28, -168, 26, -20, 9]], '#12302d', 0.55)
    p.brush([[0, -168, 0, -40, 5]], '#24504a', 0.7)
    p.line(
      [
        [-31, -62],
        [0, -54],
        [31, -62],
      ],
      3,
      '#24504a',
      { opacity: 0.7 },
    )
    p.flat(box(-42, -8, 84, 14), '#33271f')
    p.brush([[-38, -6, 20, -6, 4]], '#a98a68', 0.7)
  })
}

function roses(p: Painting) {
  const leaf = p.spray('rose', { radius: 28, length: 19, width: 6.6 })
  p.place(
    leaf,
    [
      [40, 470, 1.3, 0],
      [80, 500, 1.2, 2],
      [30, 540, 1.4, 1],
      [92, 556, 1.1, 4],
      [46, 580, 1.2, 3],
      [48, 420, 1, 5],
    ],
    '#2f5f50',
  )
  p.place(
    leaf,
    [
      [54, 452, 0.9, 1],
      [70, 528, 1, 3],
      [30, 506, 0.9, 2],
      [96, 580, 0.8, 0],
    ],
    '#629a76',
  )
  p.place(
    leaf,
    [
      [40, 436, 0.6, 1],
      [62, 490, 0.6, 4],
      [30, 566, 0.6, 2],
    ],
    '#a9cb94',
  )
  for (const [x, y, r] of [
    [50, 444, 15],
    [84, 516, 17],
    [34, 528, 13],
    [66, 572, 16],
  ] as const) {
    p.mass(ellipse(x, y, r, r * 0.92, 0, 9), '#b5503f', { wobble: 1.4 })
    p.mass(ellipse(x - 2, y - 2, r * 0.72, r * 0.64, 0, 8), '#d9775a', { wobble: 1.2 })
    p.line(
      [
        [x - r * 0.5, y],
        [x - r * 0.2, y - r * 0.5],
        [x + r * 0.3, y - r * 0.3],
      ],
      3,
      '#f3ab84',
      { ends: [0.3, 0.3] },
    )
    p.line(
      [
        [x - r * 0.2, y + r * 0.2],
        [x + r * 0.2, y + r * 0.2],
        [x + r * 0.2, y - r * 0.1],
      ],
      2.2,
      '#fbd0b0',
      { ends: [0.3, 0.3] },
    )
  }
}
