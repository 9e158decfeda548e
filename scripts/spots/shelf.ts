import { box, ellipse, type Point, xy } from './geometry.ts'
import { Painting, strokes } from './painting.ts'

// Things on a shelf.

/** No photo yet: a box camera, and prints with nothing on them. */
export function camera(): Painting {
  const p = new Painting('camera', 63)
  p.wash('#a9d3cd', [28, 66, 450, 290], 0.62)
  p.shadow(xy('60 306, 250 318, 420 300, 460 312, 400 336, 240 344, 80 330'))
  for (const [degrees, x, fill] of [
    [17, 344, '#ecd9b4'],
    [8, 330, '#fffdf6'],
  ] as const) {
    const print = box(x, 206, 158, 184, degrees)
    p.flat(
      print.corners,
      p.gradient([
        [0, fill],
        [1, '#e2cca0'],
      ]),
      { wobble: 0.7 },
    )
    p.flat(
      print.part(0.08, 0.07, 0.92, 0.76),
      p.gradient([
        [0, '#dfe6d6'],
        [1, '#b9c8b6'],
      ]),
      { wobble: 0.6 },
    )
    p.mark([print.at(0, 0), print.at(1, 0)], 3, '#fffef8')
  }
  p.cast(xy('276 132, 306 150, 310 290, 276 300'), 0.26)
  // the camera: its side, its front
  p.flat(
    xy('236 138, 280 126, 282 284, 238 308'),
    p.gradient([
      [0, '#3b4d4c'],
      [1, '#18282b'],
    ]),
    { wobble: 0.6 },
  )
  const front = p.flat(
    xy('70 140, 238 136, 240 308, 72 304'),
    p.gradient([
      [0, '#5d7a76'],
      [0.5, '#34504f'],
      [1, '#1d3236'],
    ]),
    { wobble: 0.8 },
  )
  p.flat(xy('70 140, 114 126, 280 124, 238 138'), '#7f9a92', { wobble: 0.6 })
  p.inside(front, () => {
    p.dry(strokes('84 156 200 150 22, 82 200 86 290 16'), '#86a79c', 0.6)
    p.dry(strokes('230 296 110 298 20, 226 180 230 290 18'), '#14262a', 0.5)
  })
  // the strap
  p.mark(xy('100 132, 108 96, 168 80, 230 92, 246 128'), 12, '#7a4d35', { start: 0.9, end: 0.9 })
  p.mark(xy('108 118, 116 100, 168 86, 222 96'), 3.6, '#d9a36c')
  p.flat(xy('84 156, 226 152, 226 172, 84 176'), '#c08a58', { wobble: 0.6 })
  p.dry(strokes('90 161 200 158 7'), '#f0c99a', 0.9)
  for (const [x, width] of [
    [102, 26],
    [190, 26],
  ] as const) {
    p.flat(box(x + 6, 164, width, 20).corners, '#1b2f33', { wobble: 0.4 })
    p.flat(box(x + 6, 164, width - 9, 12).corners, '#bfe0d8', { wobble: 0.4 })
  }
  p.round(ellipse(158, 236, 56, 55), '#b9824f', { wobble: 0.8 })
  p.mark(xy('112 262, 104 232, 122 200, 152 184'), 5, '#f3d3a4')
  p.round(ellipse(159, 237, 45, 44), '#20363a', { wobble: 0.7 })
  p.round(
    ellipse(159, 237, 31, 30),
    p.gradient([
      [0, '#8fc4c2'],
      [0.5, '#2b6b74'],
      [1, '#0f3540'],
    ]),
    { wobble: 0.5 },
  )
  p.round(ellipse(160, 238, 14, 13), '#0f2d36', { wobble: 0.4 })
  p.mark(xy('138 240, 139 224, 152 213'), 7, '#eaf6ee', { opacity: 0.9 })
  p.mark(xy('70 141, 112 128, 200 125'), 3, '#c5d8c9')
  return p
}

/** No network: a wireless whose plug lies beside it. */
export function radio(): Painting {
  const p = new Painting('radio', 104)
  p.wash('#a9d3cd', [26, 66, 454, 294], 0.62)
  p.shadow(xy('70 296, 240 308, 400 292, 448 304, 400 326, 240 332, 80 318'))
  p.mark(xy('330 110, 352 60, 378 18'), 5, '#7d8c8b', { start: 0.9, end: 0.6 })
  p.round(ellipse(379, 18, 6, 6), '#b9824f', { wobble: 0.3 })
  p.flat(
    xy('360 122, 398 142, 400 274, 372 300, 350 300'),
    p.gradient([
      [0, '#6b4230'],
      [1, '#3b251b'],
    ]),
    { wobble: 0.7 },
  )
  const wood = p.round(
    xy(`64 150, 74 118, 108 104, 220 104, 330 104, 366 120, 376 152, 376 226, 374 298, 220 300,
      66 298, 64 226`),
    p.gradient([
      [0, '#dba774'],
      [0.45, '#b0774a'],
      [1, '#6f4530'],
    ]),
    { wobble: 0.7 },
  )
  p.inside(wood, () => {
    p.dry(strokes('80 116 330 112 12, 72 282 230 288 16, 250 120 366 124 12'), '#eec492', 0.65)
    p.dry(strokes('372 150 366 294 18, 360 288 230 292 14'), '#593724', 0.6)
  })
  const grille = p.round(
    xy(`92 170, 102 140, 130 130, 210 130, 214 140, 214 232, 206 240, 98 240, 92 232`),
    '#4a3026',
    { wobble: 0.6 },
  )
  p.inside(grille, () => {
    p.flat(
      xy('100 140, 206 138, 206 234, 100 234'),
      p.gradient([
        [0, '#cdb68c'],
        [1, '#8d7450'],
      ]),
    )
    p.dry(strokes('104 170 206 160 16, 104 214 206 208 16'), '#e3d0a8', 0.6)
    for (const x of [118, 144, 170, 196])
      p.mark(
        [
          [x, 130],
          [x, 242],
        ],
        8,
        '#4a3026',
        { start: 1, end: 1, uneven: 0.06 },
      )
  })
  // the dial is dark
  p.round(ellipse(294, 186, 58, 57, 0, 20), '#4a3026', { wobble: 0.6 })
  p.round(
    ellipse(294, 186, 48, 47, 0, 20),
    p.gradient([
      [0, '#b9c8c2'],
      [0.6, '#7d9491'],
      [1, '#4d6466'],
    ]),
    { wobble: 0.5 },
  )
  const ticks = Array.from({ length: 9 }, (_, at): Point[] => {
    const angle = ((160 + at * 27.5) * Math.PI) / 180
    return [
      [294 + 34 * Math.cos(angle), 188 + 34 * Math.sin(angle)],
      [294 + 42 * Math.cos(angle), 188 + 42 * Math.sin(angle)],
    ]
  })
  p.marks(ticks, 3.4, '#2b4043', { start: 1, end: 1 })
  p.mark(xy('294 190, 270 166'), 4, '#8e3f30', { start: 0.9 })
  p.round(ellipse(294, 190, 6, 6), '#3b251b', { wobble: 0.3 })
  p.mark(xy('258 176, 266 158, 282 147'), 6, '#eaf6ee', { opacity: 0.8 })
  for (const x of [122, 176, 264, 324]) {
    p.round(ellipse(x + 3, 272, 16, 15), '#3b251b', { wobble: 0.4 })
    p.round(ellipse(x, 270, 14, 13), '#8a6a4c', { wobble: 0.4 })
    p.mark(
      [
        [x - 7, 268],
        [x - 3, 261],
      ],
      4,
      '#f0d3a4',
    )
  }
  for (const x of [92, 336])
    p.flat(
      [
        [x, 298],
        [x + 22, 299],
        [x + 18, 308],
        [x + 4, 308],
      ],
      '#33211a',
      { wobble: 0.4 },
    )
  // its flex, and the plug
  p.mark(xy('394 270, 440 286, 448 320, 380 336, 300 326, 246 338'), 5.5, '#3a4a4c', {
    start: 0.9,
    end: 0.9,
    uneven: 0.05,
  })
  p.flat(xy('250 326, 214 328, 206 334, 206 346, 214 350, 250 349'), '#fdf3dd', { wobble: 0.5 })
  p.flat(xy('206 340, 250 339, 250 349, 214 350'), '#c5a876', { wobble: 0.4 })
  p.marks([xy('206 335, 188 335'), xy('206 345, 188 346')], 4, '#8a7d5e', { start: 1, end: 0.9 })
  return p
}
