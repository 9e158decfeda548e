import { box, ellipse } from '../brush/geometry.ts'
import type { Painting } from '../brush/painting.ts'

/** Number 28, coming up the hill. */
export function tram(p: Painting) {
  p.at([290, 428], 1.02, () => {
    p.mass(ellipse(24, 2, 80, 11), '#3a3438', { opacity: 0.5 })
    p.line(
      [
        [0, -150],
        [-12, -196],
      ],
      3,
      '#3a3438',
    )
    p.mass(
      [
        [-54, -136],
        [-46, -150],
        [0, -156],
        [46, -150],
        [54, -136],
        [0, -132],
      ],
      '#e9dcc0',
      { wobble: 0.5 },
    )
    p.flat(
      [
        [-54, -138],
        [54, -138],
        [56, -60],
        [52, -8],
        [-52, -8],
        [-56, -60],
      ],
      p.gradient([
        [0, '#fbf1da'],
        [0.48, '#f6e6c4'],
        [0.5, '#f3c052'],
        [1, '#d0912f'],
      ]),
    )
    p.brush(
      [
        [-50, -64, -46, -14, 8],
        [-44, -62, 40, -62, 5],
      ],
      '#fff0bd',
      0.9,
    )
    p.brush([[50, -130, 48, -14, 8]], '#94642a', 0.5)
    for (const [x, w] of [
      [-47, 26],
      [-17, 34],
      [21, 26],
    ] as const) {
      p.flat(
        box(x, -126, w, 44),
        p.gradient([
          [0, '#5f8f98'],
          [1, '#2f626b'],
        ]),
      )
      p.brush([[x + 5, -90, x + w * 0.6, -122, 6]], '#dfeae0', 0.7)
    }
    p.flat(box(-22, -150, 44, 13), '#3a3438')
    p.lines(
      [
        [
          [-8, -147],
          [-3, -147],
          [-3, -144],
          [-8, -140],
          [-2, -140],
        ],
      ],
      2,
      '#fff3cf',
      { edge: 0 },
    )
    p.many([ellipse(6, -145.5, 2.6, 2.2), ellipse(6, -141, 3, 2.4)], '#fff3cf')
    p.mass(ellipse(0, -38, 10, 10), '#fff8e2', { wobble: 0.3 })
    p.mass(ellipse(0, -38, 6, 6), '#ffe29a', { wobble: 0.3 })
    p.flat(box(-56, -12, 112, 10), '#6d342d')
    p.brush([[-50, -10, 30, -10, 3]], '#d9735a', 0.9)
  })
}
