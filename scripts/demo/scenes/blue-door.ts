import { box, ellipse } from '../brush/geometry.ts'
import { Painting } from '../brush/painting.ts'
import { shadow } from '../parts/coast.ts'
import { blue, brown, brownHair } from '../parts/colours.ts'
import { lemonTree } from '../parts/lemon-tree.ts'
import { boards, sash, blueDoor as theBlueDoor } from '../parts/number-nine.ts'
import { figure, margaret } from '../parts/people.ts'

export function blueDoor(): Painting {
  const p = new Painting({
    name: 'blue-door',
    title: 'A young couple before the blue door of their first house, with a suitcase and a sapling',
    width: 480,
    height: 600,
    seed: 61,
  })
  boards(p, -6, -6, 492, 432, 26)
  p.glow(60, 80, 320, 280, '#fffaf0', 0.9)
  sash(p, 338, 128, 104, 150)
  theBlueDoor(p, [188, 424], 1.5)
  path(p)
  lemonTree(p, [76, 486], 1.1, { isGrown: false })
  p.at([76, 492], 1, () => {
    p.flat(
      [
        [-30, -26],
        [30, -26],
        [22, 22],
        [-22, 22],
      ],
      '#c97f5e',
    )
    p.brush([[-20, 18, -24, -20, 9]], '#fbd0b0', 0.85)
    p.brush([[20, 18, 24, -20, 9]], '#84453a', 0.6)
    p.flat(box(-34, -34, 68, 11), '#d98b66')
    p.mass(ellipse(0, -34, 29, 4.5), '#4a372d', { wobble: 0.4 })
    p.mass(ellipse(34, 24, 44, 7), '#4b3f36', { opacity: 0.4 })
  })
  shadow(p, [288, 558], 150, 18, '#4b3f36', 0.45)
  shadow(p, [196, 560], 130, 16, '#4b3f36', 0.4)
  figure(p, [288, 558], 1.26, {
    coat: blue,
    legs: 90,
    hem: 80,
    flare: 28,
    trousers: brown,
    hair: brownHair,
    cut: 'short',
    tilt: -3,
    left: [
      [-40, -130],
      [-54, -104],
    ],
    right: [
      [40, -128],
      [34, -92],
    ],
  })
  figure(p, [200, 562], 1.2, {
    ...margaret,
    hem: 42,
    tilt: 4,
    left: [
      [-38, -114],
      [-36, -82],
    ],
    right: [
      [38, -116],
      [34, -86],
    ],
  })
  suitcase(p)
  return p
}

function path(p: Painting) {
  p.flat(
    box(-6, 420, 492, 190),
    p.gradient([
      [0, '#9fc07f'],
      [1, '#5c9270'],
    ]),
  )
  p.wash(box(8, 428, 464, 160), ['#c6d990', '#5f9674', '#86b67c'], 22, { length: 90, width: 12 })
  p.mass(
    [
      [96, 430],
      [284, 430],
      [320, 480],
      [372, 610],
      [60, 610],
      [80, 500],
    ],
    p.gradient([
      [0, '#f3dfb8'],
      [1, '#d2ae80'],
    ]),
    { wobble: 1.6 },
  )
  p.wash(
    [
      [100, 440],
      [280, 440],
      [350, 596],
      [80, 596],
    ],
    ['#fff3d4', '#c9a577', '#e6cb9c'],
    16,
    { length: 90, width: 10 },
  )
  p.flat(box(90, 426, 200, 16), '#cdb189')
  p.brush([[96, 429, 270, 429, 6]], '#fff3d8', 0.9)
  p.brush([[96, 443, 286, 443, 6]], '#7d6954', 0.6)
}

function suitcase(p: Painting) {
  p.at([382, 570], 1, () => {
    p.mass(ellipse(40, 2, 76, 9), '#4b3f36', { opacity: 0.45 })
    p.flat(
      box(-44, -66, 98, 68),
      p.gradient(
        [
          [0, '#d99a62'],
          [1, '#8d5336'],
        ],
        [0, 0, 1, 0.6],
      ),
    )
    p.brush(
      [
        [-38, -58, 36, -60, 7],
        [-38, -4, -38, -58, 6],
      ],
      '#fbd3a0',
      0.85,
    )
    for (const x of [-24, 26]) {
      p.flat(box(x, -66, 11, 68), '#6b3d2b')
      p.flat(box(x - 2, -42, 15, 12), '#dfb260', { wobble: 0.3 })
    }
    p.line(
      [
        [-10, -66],
        [-6, -80],
        [14, -80],
        [18, -66],
      ],
      6,
      '#5c3626',
      { ends: [1, 1] },
    )
  })
}
