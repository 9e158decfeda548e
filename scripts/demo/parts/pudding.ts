import { box, ellipse } from '../brush/geometry.ts'
import type { Painting } from '../brush/painting.ts'

/** The table with its pudding, and crackers to the left and right of it. */
export function table(p: Painting) {
  p.flat(
    [
      [150, 396],
      [470, 396],
      [520, 486],
      [100, 486],
    ],
    p.gradient([
      [0, '#fffaf0'],
      [1, '#e3cfa8'],
    ]),
  )
  p.wash(
    [
      [156, 402],
      [464, 402],
      [506, 474],
      [116, 474],
    ],
    ['#ffffff', '#dcc59c'],
    12,
    { length: 110, width: 12 },
  )
  for (const [a, b] of [
    [196, 160],
    [424, 460],
  ] as const)
    p.brush([[a, 398, b, 480, 9]], '#d9735a', 0.7)
  p.brush([[152, 398, 466, 398, 5]], '#fffefa', 0.95)
  // The pudding, with what there was instead of holly.
  p.mass(ellipse(330, 446, 76, 14), '#8a7259', { opacity: 0.4 })
  p.mass(ellipse(312, 440, 74, 15), '#f3e4c6', { wobble: 0.5 })
  p.mass(ellipse(312, 437, 64, 11), '#7fbfae', { wobble: 0.5 })
  p.mass(ellipse(312, 436, 58, 9), '#fffaf0', { wobble: 0.5 })
  p.mass(
    [
      [266, 430],
      [264, 400],
      [284, 374],
      [312, 366],
      [340, 374],
      [360, 400],
      [358, 430],
      [312, 438],
    ],
    p.gradient(
      [
        [0, '#9c6442'],
        [0.5, '#6d402e'],
        [1, '#3f2722'],
      ],
      [0, 0, 1, 0.4],
    ),
  )
  p.many(
    [
      ellipse(284, 412, 4, 3),
      ellipse(306, 424, 4, 3),
      ellipse(334, 408, 4, 3),
      ellipse(346, 424, 3.6, 3),
      ellipse(300, 400, 3.4, 3),
    ],
    '#3a2420',
  )
  p.mass(
    [
      [272, 392],
      [284, 372],
      [312, 363],
      [340, 372],
      [352, 392],
      [344, 404],
      [334, 392],
      [322, 408],
      [310, 392],
      [298, 402],
      [288, 390],
      [280, 402],
    ],
    '#fff6de',
    { wobble: 0.6 },
  )
  p.brush([[284, 382, 306, 372, 6]], '#ffffff', 0.9)
  const leaf = p.spray('holly', { count: 5, radius: 12, length: 20, width: 8 })
  p.place(leaf, [[312, 362, 1, 0]], '#2f6654')
  p.many([ellipse(306, 360, 5, 5), ellipse(316, 358, 5, 5), ellipse(312, 366, 4.4, 4.4)], '#b5503f')
  // Crackers.
  for (const [x, y, colour, turn] of [
    [196, 440, '#3f8488', -0.2],
    [424, 446, '#d9735a', 0.25],
  ] as const)
    p.at(
      [x, y],
      1,
      () => {
        p.flat(
          [
            [-50, -12],
            [-30, -4],
            [-30, 4],
            [-50, 12],
          ],
          '#f3c06e',
        )
        p.flat(
          [
            [50, -12],
            [30, -4],
            [30, 4],
            [50, 12],
          ],
          '#d9a046',
        )
        p.flat(box(-28, -11, 56, 22), colour)
        p.brush([[-24, -5, 22, -5, 6]], '#fffdf6', 0.6)
        p.flat(box(-5, -11, 10, 22), '#fbf1da')
      },
      { turn },
    )
}
