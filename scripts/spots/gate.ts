import { type Point, sheet, xy } from './geometry.ts'
import { Painting, strokes } from './painting.ts'

// The garden.

/** No such page: a garden gate that stands open, and the path beyond it. */
export function gardenGate(): Painting {
  const p = new Painting('garden-gate', 113)
  p.wash('#fbe0ae', [52, 44, 440, 194], 0.75)
  p.round(xy(`40 226, 90 190, 160 176, 240 188, 330 168, 420 186, 446 222, 400 244, 80 250`), '#b3cfa8', {
    wobble: 1.6,
  })
  const grass = p.round(
    xy(`18 250, 90 222, 240 214, 390 220, 462 248, 458 300, 400 332, 240 346, 80 334, 24 302`),
    p.gradient(
      [
        [0, '#b9cf8f'],
        [0.5, '#82ad80'],
        [1, '#437a62'],
      ],
      [0, 0, 0.2, 1],
    ),
    { wobble: 1.6 },
  )
  p.inside(grass, () => {
    p.dry(strokes('40 262 170 250 18, 60 312 180 322 18, 330 250 450 262 18'), '#d3dc9f', 0.6)
    p.dry(strokes('450 306 340 326 18, 430 280 370 288 14'), '#3a6e5a', 0.6)
  })
  const path = p.round(
    xy(`232 196, 258 192, 262 208, 246 228, 262 254, 310 290, 352 338, 240 350, 134 340, 180 296,
      222 262, 222 236, 238 214`),
    p.gradient(
      [
        [0, '#fff6de'],
        [1, '#ddb784'],
      ],
      [0, 0, 0.2, 1],
    ),
    { wobble: 1.2 },
  )
  p.inside(path, () => {
    p.dry(strokes('180 316 290 312 14, 206 280 280 276 10, 150 336 240 332 10'), '#fffaf0', 0.8)
    p.dry(strokes('330 326 260 330 12, 296 292 250 296 8'), '#c2955f', 0.6)
  })
  // the gate, swung open to the left
  p.shadow(xy('120 316, 190 306, 252 312, 240 328, 140 334'), 0.26)
  const gate = sheet(xy('128 138, 226 164, 224 318, 128 330'))
  for (const v of [0.28, 0.76])
    p.flat(
      [gate.at(0, v - 0.035), gate.at(1, v - 0.035), gate.at(1, v + 0.04), gate.at(0, v + 0.04)],
      '#a9c2ae',
      { wobble: 0.6 },
    )
  p.flat([gate.at(0.06, 0.8), gate.at(0.9, 0.28), gate.at(0.98, 0.34), gate.at(0.14, 0.84)], '#b9cdb8', {
    wobble: 0.6,
  })
  const paling = p.gradient(
    [
      [0, '#fffaf0'],
      [0.6, '#f3f0de'],
      [1, '#b9cdb8'],
    ],
    [0, 0, 0, 1],
  )
  for (let at = 0; at < 5; at += 1) {
    const [u, rise] = [0.03 + at * 0.2, 0.07 * Math.sin(0.4 + at * 0.65)]
    p.flat(
      [
        gate.at(u, 0.04 - rise),
        gate.at(u + 0.07, -0.05 - rise),
        gate.at(u + 0.145, 0.04 - rise),
        gate.at(u + 0.14, 0.97),
        gate.at(u, 0.97),
      ],
      paling,
      { wobble: 0.7 },
    )
    p.mark([gate.at(u + 0.125, 0.1), gate.at(u + 0.125, 0.95)], 3.4, '#7fa597', { opacity: 0.8 })
  }
  post(p, 100, 106)
  post(p, 352, 110)
  // a rose by each post
  leaves(p, [104, 318], 30)
  leaves(p, [378, 318], 34)
  roses(p, [
    [82, 300, 15],
    [128, 316, 11],
    [64, 318, 10],
    [352, 320, 11],
    [402, 300, 14],
    [380, 278, 12],
    [420, 322, 10],
  ])
  return p
}

function post(p: Painting, x: number, top: number) {
  const wood = p.flat(
    [
      [x, top + 12],
      [x + 14, top],
      [x + 29, top + 12],
      [x + 30, 320],
      [x - 1, 320],
    ],
    p.gradient(
      [
        [0, '#d9ae80'],
        [0.5, '#966c4b'],
        [1, '#54402f'],
      ],
      [0, 0, 1, 0],
    ),
    { wobble: 0.7 },
  )
  p.inside(wood, () => {
    p.dry([[x + 5, 316, x + 6, top + 12, 8]], '#f0cb9c', 0.85)
    p.dry([[x + 22, top + 30, x + 23, 316, 7]], '#43301f', 0.5)
  })
}

/** A low bush. */
function leaves(p: Painting, [x, y]: Point, spread: number) {
  const places = (count: number, lift: number, length: number) =>
    Array.from({ length: count }, (_, at) => {
      const angle = Math.PI * (1 + (at + 0.5) / count) + (p.random() - 0.5) * 0.5
      const far = spread * (0.2 + 0.9 * p.random())
      const place: Point = [x + far * 1.4 * Math.cos(angle), y + lift + far * 0.9 * Math.sin(angle)]
      return [
        place,
        length * (0.8 + 0.5 * p.random()),
        length * 0.34,
        (angle * 180) / Math.PI + (p.random() - 0.5) * 60,
      ] as const
    })
  p.petals(places(14, 8, 26), '#24504a')
  p.petals(places(12, 2, 23), '#4f8a6c')
  p.petals(places(10, -6, 19), '#9cc591')
}

function roses(p: Painting, places: readonly (readonly [x: number, y: number, radius: number])[]) {
  for (const [x, y, radius] of places) {
    const outer = Array.from({ length: 6 }, (_, at) => at * 60 + 20 * p.random())
    const place = (far: number, degrees: number): Point => {
      const angle = (degrees * Math.PI) / 180
      return [x + far * Math.cos(angle), y + far * Math.sin(angle)]
    }
    p.petals(
      outer.map((degrees) => [place(radius * 0.1, degrees), radius * 1.15, radius * 0.75, degrees] as const),
      '#a94f39',
    )
    p.petals(
      outer.map(
        (degrees) => [place(radius * 0.1, degrees), radius * 0.95, radius * 0.5, degrees - 12] as const,
      ),
      '#d9825b',
    )
    const arc = (far: number, start: number, end: number) =>
      [start, (start + end) / 2, end].map((degrees) => place(far, degrees))
    p.marks([arc(radius * 0.55, 170, 290), arc(radius * 0.3, 330, 450)], radius * 0.26, '#f7c7ae')
    p.mark(arc(radius * 0.2, 120, 300), radius * 0.24, '#fde3d2')
  }
}
