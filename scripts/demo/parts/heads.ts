import { ellipse, type Point } from '../brush/geometry.ts'
import type { Painting } from '../brush/painting.ts'
import { type Cloth, red } from './colours.ts'
import type { Figure } from './people.ts'

/** Neck, collar, hair and hat of a figure whose shoulders are at the height `shoulder`. */
export function paintHead(p: Painting, who: Figure, shoulder: number, tone: Cloth, isFar: boolean) {
  const { hair, cut = 'bob', head = 1, tilt = 0 } = who
  p.flat(
    [
      [-8, shoulder + 3],
      [-7 + tilt * 0.4, shoulder - 16],
      [7 + tilt * 0.4, shoulder - 16],
      [8, shoulder + 3],
    ],
    tone.middle,
    { wobble: 0.3 },
  )
  p.mass(
    [
      [-13, shoulder - 2],
      [0, shoulder + 1],
      [13, shoulder - 2],
      [17, shoulder + 5],
      [0, shoulder + 10],
      [-17, shoulder + 5],
    ],
    who.collar ?? who.coat.lit,
    { wobble: 0.3 },
  )
  p.line(
    [
      [-15, shoulder + 8],
      [0, shoulder + 11.5],
      [16, shoulder + 7],
    ],
    2,
    who.coat.dark,
    { opacity: 0.6, ends: [0.2, 0.4] },
  )
  p.at([tilt, shoulder - 5], head, () => {
    if (cut === 'short' || cut === 'bald')
      p.many([ellipse(-15, -14, 3, 5, 0, 9), ellipse(15, -14, 3, 5, 0, 9)], tone.middle)
    if (cut === 'bald') {
      p.mass(ellipse(0, -20, 15.5, 18), tone.light, { wobble: 0.5 })
      p.mass(
        [
          [-16, -20],
          [-14, -8],
          [0, -3],
          [14, -8],
          [16, -20],
          [0, -14],
        ],
        hair.middle,
        { wobble: 0.6 },
      )
    } else {
      const low = cut === 'bob' ? 2 : cut === 'short' ? -6 : -5
      const wide = cut === 'bob' ? 18.5 : cut === 'bun' ? 17.5 : 16
      p.mass(
        [
          [-wide, -18],
          [-14, -34],
          [0, -39],
          [14, -34],
          [wide, -18],
          [wide - 1, low - 6],
          [wide * 0.5, low],
          [-wide * 0.5, low],
          [1 - wide, low - 6],
        ],
        hair.middle,
        { wobble: 0.6 },
      )
      paintStrands(p, hair, wide, low, isFar)
    }
    if (cut === 'bun') {
      p.mass(ellipse(1, -9, 11.5, 9.5), hair.dark, { wobble: 0.4, opacity: 0.8 })
      p.mass(ellipse(0, -10.5, 10.5, 8.5), hair.middle, { wobble: 0.4 })
      p.line(
        [
          [-7, -10],
          [-3, -16],
          [4, -16],
        ],
        3,
        hair.lit,
        { ends: [0.2, 0.2], opacity: 0.8 },
      )
    }
    if (cut === 'plaits')
      for (const x of [-11, 11]) {
        p.line(
          [
            [x, -10],
            [x * 1.3, 6],
            [x * 1.2, 24],
          ],
          8,
          x < 0 ? hair.light : hair.middle,
          { ends: [0.8, 0.5], edge: 0.2 },
        )
        p.mass(ellipse(x * 1.22, 22, 5, 4, 0, 8), red.middle, { wobble: 0.3 })
      }
    if (cut === 'tail') {
      p.line(
        [
          [0, -20],
          [4, -2],
          [2, 18],
        ],
        11,
        hair.middle,
        { ends: [0.8, 0.3] },
      )
      p.brush([[-1, -14, 1, 12, 4]], hair.lit, 0.8)
      p.line(
        [
          [-5, -19],
          [6, -19],
        ],
        5,
        red.middle,
      )
    }
    paintHat(p, who)
  })
}

function paintStrands(p: Painting, hair: Cloth, wide: number, low: number, isFar: boolean) {
  const strand = (part: number, short: number): Point[] => [
    [part * 6, -36],
    [part * (wide - 1), -20],
    [part * (wide - 3), low - short],
  ]
  const thin = { ends: [0.2, 0.2] as const }
  p.lines([strand(-0.9, 6), strand(-0.55, 4)], 2.8, hair.lit, { ...thin, opacity: 0.75 })
  if (isFar) return p.lines([strand(0.75, 4)], 5, hair.dark, { ...thin, opacity: 0.5 })
  p.lines([strand(-0.25, 3), strand(0.1, 5), strand(-0.72, 9)], 1.7, hair.light, thin)
  p.lines([strand(0.85, 4), strand(0.6, 5)], 4, hair.dark, { ...thin, opacity: 0.5 })
  p.lines([strand(0.35, 3), strand(-0.1, 8)], 1.6, hair.dark, { ...thin, opacity: 0.55 })
}

function paintHat(p: Painting, { hat, hatCloth = red }: Figure) {
  if (hat === 'beret') {
    p.mass(
      [
        [-24, -28],
        [-20, -40],
        [-2, -47],
        [18, -42],
        [26, -30],
        [20, -23],
        [0, -21],
        [-18, -22],
      ],
      p.gradient(
        [
          [0, hatCloth.light],
          [0.5, hatCloth.middle],
          [1, hatCloth.dark],
        ],
        [0, 0, 1, 0.3],
      ),
      { wobble: 0.5 },
    )
    p.brush([[-18, -32, -4, -42, 6]], hatCloth.lit, 0.85)
    p.brush([[2, -25, 20, -28, 5]], hatCloth.dark, 0.6)
    p.line(
      [
        [0, -45],
        [2, -52],
      ],
      3,
      hatCloth.dark,
    )
  } else if (hat === 'straw') {
    p.mass(
      [
        [-38, -22],
        [-20, -31],
        [0, -33],
        [20, -31],
        [38, -22],
        [20, -15],
        [0, -13],
        [-20, -15],
      ],
      '#e6bd76',
      { wobble: 0.6 },
    )
    p.mass(
      [
        [-18, -23],
        [-17, -40],
        [0, -47],
        [17, -40],
        [19, -23],
        [0, -18],
      ],
      '#f0cd8b',
      { wobble: 0.5 },
    )
    p.line(
      [
        [-18, -26],
        [0, -21],
        [19, -26],
      ],
      6,
      hatCloth.middle,
    )
    p.brush(
      [
        [-13, -32, -4, -43, 5],
        [-34, -22, -6, -16, 4],
      ],
      '#fff3cc',
      0.95,
    )
    p.brush(
      [
        [12, -30, 13, -42, 5],
        [6, -16, 34, -21, 4],
      ],
      '#a9783f',
      0.6,
    )
  } else if (hat === 'cap') {
    p.mass(
      [
        [-19, -24],
        [-17, -38],
        [0, -45],
        [17, -38],
        [20, -24],
        [0, -20],
      ],
      hatCloth.middle,
      { wobble: 0.5 },
    )
    p.brush([[-13, -28, -5, -40, 6]], hatCloth.lit, 0.8)
    p.brush([[8, -24, 17, -30, 6]], hatCloth.dark, 0.6)
  } else if (hat === 'crown') {
    p.flat(
      [
        [-17, -24],
        [-19, -46],
        [-11, -38],
        [-6, -50],
        [0, -39],
        [6, -50],
        [11, -38],
        [19, -46],
        [17, -24],
      ],
      hatCloth.middle,
      { wobble: 0.4 },
    )
    p.brush([[-15, -28, -4, -29, 6]], hatCloth.lit, 0.8)
  }
}
