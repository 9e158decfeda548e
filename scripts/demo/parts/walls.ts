import { box } from '../brush/geometry.ts'
import type { Painting, Stroke } from '../brush/painting.ts'

/** The harbour's wall seen from the quay: its coping at `top`, its stones below, as wide as the picture. */
export function stoneWall(p: Painting, top: number, bottom: number) {
  const w = p.width
  p.flat(
    box(-4, top, w + 8, bottom - top + 6),
    p.gradient([
      [0, '#c9b08c'],
      [0.4, '#a58c70'],
      [1, '#74634f'],
    ]),
  )
  p.wash(box(8, top + 26, w - 16, bottom - top - 30), ['#d9c19a', '#8f7a62', '#b89d7c'], Math.round(w / 24), {
    length: 74,
    width: 20,
    opacity: 0.5,
  })
  const joints: Stroke[] = []
  const rows = Math.ceil((bottom - top - 24) / 34)
  for (let row = 0; row < rows; row++) {
    const y = top + 26 + row * 34
    joints.push([4, y + 34, w - 4, y + 33, 3])
    for (let x = 30 + (row % 2) * 46; x < w; x += 92) joints.push([x, y + 2, x + 2, y + 32, 3])
  }
  p.brush(joints, '#54463a', 0.6)
  p.flat(
    box(-4, top - 6, w + 8, 30),
    p.gradient([
      [0, '#f3dfb8'],
      [0.5, '#d9bd94'],
      [1, '#a98d6c'],
    ]),
  )
  p.brush(
    [
      [10, top - 3, w * 0.6, top - 3, 6],
      [w * 0.5, top + 4, w - 20, top + 3, 5],
    ],
    '#fff3d4',
    0.85,
  )
  p.brush([[8, top + 25, w - 8, top + 25, 5]], '#4a3f36', 0.55)
  p.brush(
    Array.from(
      { length: Math.round(w / 110) },
      (_, i) => [70 + i * 112, top - 4, 72 + i * 113, top + 22, 2.6] as const,
    ),
    '#7d6954',
    0.7,
  )
}
