import { ellipse, type Point } from '../brush/geometry.ts'
import type { Painting } from '../brush/painting.ts'

export function tree(p: Painting) {
  const needle = p.spray('pine', { count: 16, radius: 26, length: 24, width: 3, up: 0.15 })
  p.at([524, 408], 1, () => {
    p.mass(ellipse(20, 6, 62, 8), '#54302a', { opacity: 0.4 })
    p.line(
      [
        [0, -30],
        [0, -120],
        [2, -226],
      ],
      8,
      '#6b4f3e',
      { ends: [1, 0.4] },
    )
    const tiers: readonly (readonly [number, number, number, number])[] = [
      [-44, -64, 1, 0],
      [0, -56, 1, 1],
      [42, -64, 1, 2],
      [-30, -106, 0.95, 3],
      [16, -100, 0.95, 4],
      [38, -112, 0.8, 5],
      [-20, -148, 0.85, 1],
      [20, -150, 0.85, 2],
      [-8, -186, 0.7, 3],
      [12, -194, 0.6, 4],
    ]
    p.place(needle, tiers, '#24504a')
    p.place(
      needle,
      tiers.map(([x, y, k, turn]) => [x - 4, y - 5, k * 0.8, turn + 1] as const),
      '#3f7a63',
    )
    p.place(
      needle,
      tiers.map(([x, y, k, turn]) => [x - 7, y - 9, k * 0.5, turn + 2] as const),
      '#86b684',
    )
    const balls: readonly (readonly [number, number, string])[] = [
      [-40, -58, '#d9735a'],
      [2, -70, '#f3c06e'],
      [40, -60, '#d9735a'],
      [-22, -108, '#f3c06e'],
      [26, -112, '#fbf1da'],
      [-4, -148, '#d9735a'],
      [14, -180, '#f3c06e'],
    ]
    for (const [x, y, colour] of balls) {
      p.mass(ellipse(x, y, 7.5, 7.5), colour, { wobble: 0.3 })
      p.many([ellipse(x - 2.4, y - 2.6, 2.2, 1.8)], '#fffdf6')
    }
    p.flat(
      Array.from({ length: 10 }, (_, i): Point => {
        const angle = (i / 10) * 2 * Math.PI - Math.PI / 2
        const r = i % 2 ? 7 : 17
        return [2 + Math.cos(angle) * r, -230 + Math.sin(angle) * r]
      }),
      '#fbd47a',
      { wobble: 0.3 },
    )
    p.flat(
      [
        [-30, -44],
        [30, -44],
        [24, 6],
        [-24, 6],
      ],
      '#b5503f',
    )
    p.brush([[-22, 0, -25, -38, 8]], '#f3ab84', 0.85)
    p.brush([[20, 0, 23, -38, 8]], '#74332d', 0.6)
  })
}
