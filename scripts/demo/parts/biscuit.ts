import { ellipse, type Point } from '../brush/geometry.ts'
import type { Painting } from '../brush/painting.ts'

const COATS = {
  puppy: {
    lit: '#ffe0a4',
    light: '#eab56c',
    middle: '#cf9350',
    dark: '#8a5733',
    ear: '#a96b3c',
    muzzle: '#cf9350',
  },
  grown: {
    lit: '#ffd794',
    light: '#e0a65c',
    middle: '#b97a42',
    dark: '#6b4129',
    ear: '#8a5733',
    muzzle: '#b97a42',
  },
  old: {
    lit: '#fff0d4',
    light: '#d9b07a',
    middle: '#b08455',
    dark: '#6f5240',
    ear: '#8f6b4c',
    muzzle: '#efe3cc',
  },
}

/** Biscuit, sitting with his back to us; about 200 high at scale 1, his seat at `at`. His collar is red. */
export function sittingDog(
  p: Painting,
  at: Point,
  scale: number,
  { age, tilt = 0 }: { age: keyof typeof COATS; tilt?: number },
) {
  const coat = COATS[age]
  const plump = age === 'puppy' ? 1.12 : 1
  const head = age === 'puppy' ? 1.25 : 1
  p.at(at, scale, () => {
    p.mass(ellipse(46, -2, 100, 13), '#2b2a26', { opacity: 0.4 })
    p.line(
      [
        [36, -14],
        [86, -8],
        [118, -22],
        [136, -46],
      ],
      17,
      coat.dark,
      { ends: [1, 0.3] },
    )
    p.brush([[60, -14, 126, -32, 6]], coat.light, 0.8)
    const fill = p.gradient(
      [
        [0, coat.light],
        [0.45, coat.middle],
        [1, coat.dark],
      ],
      [0, 0, 1, 0.25],
    )
    p.mass(
      [
        [-30, -170],
        [-44, -140],
        [-56 * plump, -100],
        [-70 * plump, -56],
        [-76 * plump, -18],
        [-60, 6],
        [0, 10],
        [52, 6],
        [76 * plump, -14],
        [74 * plump, -54],
        [58 * plump, -98],
        [44, -140],
        [30, -172],
        [0, -178],
      ],
      fill,
      { wobble: 1.4 },
    )
    p.mass(
      [
        [-72 * plump, -44],
        [-54, -68],
        [-28, -60],
        [-20, -24],
        [-28, 6],
        [-62, 8],
        [-78 * plump, -12],
      ],
      coat.light,
      { wobble: 1.2 },
    )
    p.mass(
      [
        [24, -44],
        [46, -66],
        [70 * plump, -46],
        [78 * plump, -12],
        [60, 8],
        [28, 6],
        [20, -20],
      ],
      coat.dark,
      { wobble: 1.2, opacity: 0.75 },
    )
    p.brush(
      [
        [-36, -160, -52, -84, 9],
        [-58, -78, -72, -22, 8],
        [-26, -150, -36, -80, 6],
      ],
      coat.lit,
      0.85,
    )
    p.brush(
      [
        [36, -150, 56, -72, 11],
        [0, -150, 0, -10, 5],
      ],
      coat.dark,
      0.5,
    )
    p.at(
      [0, -168],
      head,
      () => {
        p.mass(
          [
            [-34, -14],
            [-32, -44],
            [-14, -62],
            [14, -62],
            [32, -44],
            [34, -14],
            [18, 8],
            [-18, 8],
          ],
          fill,
          { wobble: 1 },
        )
        p.line(
          [
            [-30, 2],
            [0, 11],
            [31, 2],
          ],
          8,
          '#b5503f',
          { ends: [0.9, 0.9] },
        )
        p.line(
          [
            [-26, 0],
            [-4, 7],
          ],
          3,
          '#f3ab84',
        )
        for (const [side, colour] of [
          [-1, coat.ear],
          [1, coat.dark],
        ] as const)
          p.mass(
            [
              [side * 20, -57],
              [side * 33, -52],
              [side * 41, -34],
              [side * 43, -8],
              [side * 36, 2],
              [side * 31, -10],
              [side * 27, -34],
            ],
            colour,
            { wobble: 0.8 },
          )
        p.brush(
          [
            [-30, -48, -38, -8, 6],
            [-16, -54, 10, -58, 6],
          ],
          coat.lit,
          0.85,
        )
        if (age === 'old') p.brush([[-18, -30, 14, -34, 12]], coat.muzzle, 0.6)
      },
      { turn: tilt },
    )
  })
}
