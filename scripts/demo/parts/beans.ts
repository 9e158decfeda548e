import { ellipse, type Point } from '../brush/geometry.ts'
import type { Painting } from '../brush/painting.ts'

export function beans(p: Painting, x: number, y: number, scale: number) {
  const leaf = p.spray(`bean${x}`, { count: 9, radius: 17, length: 13, width: 5.4 })
  p.at([x, y], scale, () => {
    p.mass(ellipse(16, 2, 54, 8), '#3a3228', { opacity: 0.4 })
    p.lines(
      [-30, -12, 12, 30].map((foot): Point[] => [
        [foot, 4],
        [foot * -0.28, -162],
      ]),
      3.4,
      '#b98f5c',
    )
    const places = Array.from({ length: 15 }, (_, i) => {
      const up = i / 15
      const side = [-1, 0.3, 1, -0.4][i % 4] ?? 0
      return [
        side * 27 * (1 - up * 0.95) + p.chance.between(-4, 4),
        -8 - up * 142,
        0.95 - up * 0.25,
        i,
      ] as const
    })
    p.place(leaf, places, '#2f6654')
    p.place(
      leaf,
      places
        .filter((_, i) => i % 3 !== 0)
        .map(([a, b, k, turn]) => [a - 4, b - 4, k * 0.72, turn + 1] as const),
      '#629a76',
    )
    p.place(
      leaf,
      places
        .filter((_, i) => i % 3 === 0)
        .map(([a, b, k, turn]) => [a - 6, b - 6, k * 0.6, turn + 2] as const),
      '#a9cb94',
    )
    p.many(
      places.filter((_, i) => i % 2 === 0).map(([a, b]) => ellipse(a + 5, b + 2, 3.4, 3, 0, 8)),
      '#d9735a',
    )
    p.lines(
      places
        .filter((_, i) => i % 4 === 1)
        .map(([a, b]): Point[] => [
          [a + 8, b],
          [a + 9, b + 10],
          [a + 6, b + 20],
        ]),
      3,
      '#c6d990',
    )
  })
}

/** Her can, and what runs out of it. */
export function can(p: Painting) {
  p.at([316, 318], 1, () => {
    p.lines(
      Array.from({ length: 6 }, (_, i): Point[] => [
        [38 + i * 1.5, -14 + i * 3],
        [54 + i * 3, 6 + i * 3],
        [60 + i * 4, 44 + i * 2],
      ]),
      1.6,
      '#eef6ee',
      { opacity: 0.85, ends: [0.6, 0.2] },
    )
    p.line(
      [
        [10, 14],
        [26, -2],
        [38, -16],
      ],
      6,
      '#74857f',
    )
    p.mass(ellipse(40, -16, 5, 8, 0.7), '#52635f', { wobble: 0.3 })
    p.flat(
      [
        [-20, -12],
        [14, -12],
        [17, 26],
        [-23, 26],
      ],
      p.gradient(
        [
          [0, '#a9b5ac'],
          [1, '#52635f'],
        ],
        [0, 0, 1, 0.2],
      ),
    )
    p.brush([[-14, 22, -13, -8, 7]], '#eef2e6', 0.85)
    p.line(
      [
        [-20, -8],
        [-10, -28],
        [8, -26],
        [14, -10],
      ],
      4.5,
      '#52635f',
    )
  })
}
