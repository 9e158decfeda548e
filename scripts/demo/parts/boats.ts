import { box, ellipse, type Point } from '../brush/geometry.ts'
import type { Painting } from '../brush/painting.ts'
import { blue, type Cloth } from './colours.ts'

/** The June, Ted's boat, from her port side with her bow to the left: about 260 long at scale 1, waterline at `at`. */
export const june = (p: Painting, at: Point, scale: number, { isLit = false } = {}) =>
  trawler(p, at, scale, { isLit, hull: blue, name: nameOfTheJune })

/** One of the other boats of the harbour. */
export function trawler(
  p: Painting,
  at: Point,
  scale: number,
  { isLit = false, hull, name }: { isLit?: boolean; hull: Cloth; name?: typeof nameOfTheJune },
) {
  p.at(at, scale, () => {
    p.brush(
      [
        [-110, 10, 130, 10, 14],
        [-80, 22, 110, 22, 9],
        [-60, 33, 70, 33, 6],
      ],
      '#1f535c',
      0.5,
    )
    // Mast, derrick and stays.
    p.lines(
      [
        [
          [10, -40],
          [10, -168],
        ],
        [
          [12, -60],
          [86, -128],
        ],
      ],
      5,
      '#6b4f3e',
    )
    p.lines(
      [
        [
          [10, -166],
          [-122, -62],
        ],
        [
          [10, -166],
          [86, -128],
        ],
        [
          [86, -128],
          [120, -42],
        ],
      ],
      1.8,
      '#54402f',
      { edge: 0 },
    )
    // The wheelhouse.
    p.flat(box(-34, -96, 62, 62), '#fbf1da')
    p.flat(box(8, -96, 20, 62), '#d9c19a')
    p.brush([[-30, -40, -29, -90, 7]], '#fffdf6', 0.9)
    p.flat(
      [
        [-42, -94],
        [-36, -104],
        [32, -104],
        [36, -94],
      ],
      '#b5503f',
    )
    p.brush([[-36, -101, 20, -101, 4]], '#f3ab84', 0.85)
    for (const x of [-27, -8, 11]) p.flat(box(x, -84, 14, 18), isLit ? '#ffe29a' : '#5f8f98', { wobble: 0.4 })
    // The hull.
    p.mass(
      [
        [-138, -66],
        [-100, -52],
        [-40, -42],
        [40, -40],
        [100, -44],
        [126, -50],
        [122, -20],
        [114, 8],
        [40, 14],
        [-50, 14],
        [-94, 8],
        [-120, -24],
      ],
      p.gradient(
        [
          [0, hull.light],
          [0.45, hull.middle],
          [1, hull.dark],
        ],
        [0, 0, 0.7, 1],
      ),
      { wobble: 0.7 },
    )
    p.line(
      [
        [-138, -66],
        [-100, -52],
        [-40, -42],
        [40, -40],
        [100, -44],
        [126, -50],
      ],
      7,
      '#fbf1da',
    )
    p.brush([[-112, -38, 40, -24, 9]], hull.lit, 0.6)
    p.line(
      [
        [-100, 4],
        [-50, 10],
        [40, 10],
        [114, 5],
      ],
      7,
      '#b5503f',
    )
    name?.(p, [-96, -32], 0.8)
    p.many([ellipse(-60, 0, 8, 9, 0, 10), ellipse(66, -2, 8, 9, 0, 10)], '#e8b154')
    p.brush(
      [
        [-122, 15, 118, 15, 4],
        [-104, 24, -20, 24, 3],
      ],
      '#fff6e0',
      0.75,
    )
  })
}

/** In capitals, 18 high. */
function nameOfTheJune(p: Painting, at: Point, scale: number) {
  p.at(at, scale, () => {
    const letters: Point[][] = [
      [
        [10, 0],
        [10, 14],
        [6, 18],
        [0, 15],
      ],
      [
        [19, 0],
        [19, 14],
        [24, 18],
        [30, 14],
        [30, 0],
      ],
      [
        [39, 18],
        [39, 0],
      ],
      [
        [39, 0],
        [50, 18],
      ],
      [
        [50, 18],
        [50, 0],
      ],
      [
        [60, 0],
        [60, 18],
      ],
      [
        [60, 1],
        [70, 1],
      ],
      [
        [60, 9],
        [68, 9],
      ],
      [
        [60, 17],
        [70, 17],
      ],
    ]
    p.lines(letters, 3.2, '#fff6e0', { ends: [1, 1], edge: 0 })
  })
}
