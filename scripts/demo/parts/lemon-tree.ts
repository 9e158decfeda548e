import { ellipse, type Point } from '../brush/geometry.ts'
import type { Painting } from '../brush/painting.ts'

export function lemonTree(p: Painting, at: Point, scale: number, { isGrown }: { isGrown: boolean }) {
  const leaf = p.spray(isGrown ? 'lemon' : 'pip', {
    count: isGrown ? 14 : 7,
    radius: 24,
    length: 19,
    width: 6.4,
    up: 0.25,
  })
  p.at(at, scale, () => {
    if (!isGrown) {
      p.line(
        [
          [-2, 0],
          [0, -40],
          [3, -78],
        ],
        4.5,
        '#7d5a42',
        { ends: [1, 0.5] },
      )
      p.place(
        leaf,
        [
          [3, -84, 0.8, 0.2],
          [-8, -64, 0.5, 2],
          [12, -58, 0.45, 4],
        ],
        '#4b8462',
      )
      p.place(leaf, [[0, -90, 0.5, 1.4]], '#a9cb94')
      return
    }
    p.mass(
      [
        [-14, 2],
        [-8, -40],
        [-7, -90],
        [8, -92],
        [9, -40],
        [16, 2],
        [0, 5],
      ],
      p.gradient(
        [
          [0, '#a97c55'],
          [1, '#4f3a2e'],
        ],
        [0, 0, 1, 0],
      ),
    )
    p.brush([[-6, -4, -3, -84, 5]], '#dbae7c', 0.85)
    p.mass(
      [
        [-92, -110],
        [-86, -156],
        [-52, -196],
        [-6, -216],
        [44, -204],
        [82, -168],
        [96, -122],
        [74, -84],
        [24, -68],
        [-34, -72],
        [-76, -86],
      ],
      p.gradient([
        [0, '#5f9674'],
        [0.6, '#2f5f50'],
        [1, '#1e4a42'],
      ]),
      { wobble: 3 },
    )
    const around: Point[] = ellipse(0, -140, 84, 62)
    p.place(leaf, p.scatter(around, 12, { apart: 30, sizes: [0.8, 1.1] }), '#2a5a4a')
    p.place(leaf, p.scatter(around, 14, { apart: 26, sizes: [0.7, 1] }), '#4b8462')
    p.place(leaf, p.scatter(ellipse(-16, -156, 66, 46), 10, { apart: 26, sizes: [0.6, 0.9] }), '#86b67c')
    p.place(leaf, p.scatter(ellipse(-30, -170, 46, 30), 4, { apart: 24, sizes: [0.5, 0.7] }), '#c6d990')
    const lemons = p.scatter(ellipse(0, -132, 78, 54), 10, { apart: 30 })
    p.many(
      lemons.map(([x, y, , turn = 0]) => ellipse(x, y, 8.5, 6.6, turn * 0.2 + 0.6, 11)),
      '#e0a83f',
    )
    p.many(
      lemons.map(([x, y, , turn = 0]) => ellipse(x - 1.5, y - 1.5, 6.4, 4.8, turn * 0.2 + 0.6, 10)),
      '#fbd47a',
    )
    p.many(
      lemons.map(([x, y]) => ellipse(x - 3, y - 3, 2.4, 1.6, 0.4, 8)),
      '#fff3c8',
    )
  })
}
