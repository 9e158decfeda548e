import { ellipse, type Point } from '../brush/geometry.ts'
import type { Painting } from '../brush/painting.ts'
import { brownHair, type Cloth, cream, red, skin, yellow } from './colours.ts'

type Arm = readonly [elbow: Point, hand: Point]

/** Somebody seen from behind. All lengths in units of a grown figure that is about 200 high. */
export interface Figure {
  coat: Cloth
  /** How long the legs are; none for somebody who sits, whose origin is then the seat. */
  legs?: number
  /** How far above the ground the coat or skirt ends. */
  hem?: number
  /** Half the width of the hem. */
  flare?: number
  trousers?: Cloth
  shoes?: Cloth
  hair: Cloth
  cut?: 'short' | 'bob' | 'bun' | 'plaits' | 'tail' | 'bald'
  hat?: 'beret' | 'straw' | 'cap' | 'crown' | 'none'
  hatCloth?: Cloth
  head?: number
  /** How far the head is to the side. */
  tilt?: number
  left?: Arm
  right?: Arm
  sleeves?: Cloth
  /** Bare from the elbow. */
  isShortSleeved?: boolean
  belt?: string
  collar?: string
  skin?: Cloth
}

/** Margaret in her yellow coat, with her red beret. */
export const margaret: Figure = {
  coat: yellow,
  belt: yellow.dark,
  collar: '#f0c46a',
  hair: brownHair,
  cut: 'bob',
  hat: 'beret',
  hatCloth: red,
  shoes: { lit: '#c98a5c', light: '#8a4332', middle: '#6d342d', dark: '#3a2420' },
}

/** Feet, or the seat, at `at`. */
export function figure(p: Painting, at: Point, scale: number, who: Figure, turn = 0) {
  p.at(at, scale, () => paintFigure(p, who, scale < FAR), { turn })
}

/** Below this size fewer hairs are painted. */
const FAR = 0.88

function paintFigure(p: Painting, who: Figure, isFar: boolean) {
  const { coat, legs = 76, hem = legs * 0.62, flare = 34, sleeves = coat } = who
  const tone = who.skin ?? skin
  const shoulder = -legs - 84
  if (legs > 0) paintLegs(p, who, legs, tone)
  const left = who.left ?? [
    [-36, shoulder + 44],
    [-37, shoulder + 82],
  ]
  const right = who.right ?? [
    [36, shoulder + 44],
    [37, shoulder + 82],
  ]
  // The far arm first: whatever reaches up or out stands behind the body.
  for (const [side, arm] of [
    [1, right],
    [-1, left],
  ] as const)
    paintArm(p, [side * 15, shoulder + 13], arm, sleeves, tone, {
      side,
      isShort: who.isShortSleeved ?? false,
    })
  p.mass(
    [
      [-14, shoulder],
      [-28, shoulder + 9],
      [-28, shoulder + 34],
      [-23, shoulder + 56],
      [-flare * 0.82, (shoulder - hem) / 2 + 20],
      [-flare, -hem - 2],
      [-flare * 0.4, -hem + 2],
      [flare * 0.4, -hem + 2],
      [flare, -hem - 2],
      [flare * 0.82, (shoulder - hem) / 2 + 20],
      [23, shoulder + 56],
      [28, shoulder + 34],
      [28, shoulder + 9],
      [14, shoulder],
      [0, shoulder - 2],
    ],
    p.gradient(
      [
        [0, coat.light],
        [0.5, coat.middle],
        [1, coat.dark],
      ],
      [0, 0, 1, 0.15],
    ),
    { wobble: 0.7 },
  )
  p.brush(
    [
      [-19, shoulder + 12, -18, shoulder + 58, 7],
      [-17, shoulder + 54, -flare * 0.74, -hem - 8, 8],
      [-7, shoulder + 62, -flare * 0.3, -hem - 4, 5],
    ],
    coat.lit,
    0.8,
  )
  p.brush(
    [
      [19, shoulder + 14, 17, shoulder + 58, 8],
      [16, shoulder + 52, flare * 0.74, -hem - 6, 10],
      [3, shoulder + 30, flare * 0.12, -hem - 4, 4.5],
    ],
    coat.dark,
    0.5,
  )
  if (who.belt) {
    const y = shoulder + 56
    p.line(
      [
        [-17, y - 1],
        [0, y + 1],
        [17, y - 1],
      ],
      5,
      who.belt,
    )
    p.many([ellipse(-12, y, 2, 2, 0, 7), ellipse(12, y, 2, 2, 0, 7)], coat.lit)
  }
  paintHead(p, who, shoulder, tone, isFar)
}

function paintLegs(p: Painting, who: Figure, legs: number, tone: Cloth) {
  const cloth = who.trousers ?? tone
  const width = who.trousers ? 21 : 11
  const shoes = who.shoes ?? { lit: '#8d6a52', light: '#54402f', middle: '#3a2a26', dark: '#231b1c' }
  for (const [x, fill] of [
    [who.trousers ? -11 : -9, cloth.middle],
    [who.trousers ? 11 : 9, who.trousers ? cloth.dark : cloth.middle],
  ] as const) {
    p.line(
      [
        [x, -legs - 10],
        [x * 1.08, -legs / 2],
        [x * 1.05, -6],
      ],
      width,
      fill,
      { ends: [1, 0.8] },
    )
    p.brush([[x - width * 0.28, -legs * 0.7, x - width * 0.22, -8, width * 0.32]], cloth.lit, 0.7)
    p.mass(
      [
        [x * 1.05 - 10, 0],
        [x * 1.05 - 8, -9],
        [x * 1.05 + 8, -9],
        [x * 1.05 + 11, 0],
        [x * 1.05, 3],
      ],
      shoes.middle,
      { wobble: 0.3 },
    )
    p.brush([[x * 1.05 - 7, -6, x * 1.05 + 3, -7, 3]], shoes.lit, 0.7)
  }
}

function paintArm(
  p: Painting,
  shoulder: Point,
  [elbow, hand]: Arm,
  cloth: Cloth,
  tone: Cloth,
  { side, isShort }: { side: number; isShort: boolean },
) {
  const wrist: Point = [hand[0] - (hand[0] - elbow[0]) * 0.14, hand[1] - (hand[1] - elbow[1]) * 0.14]
  if (isShort) p.line([shoulder, elbow, wrist], 10, side < 0 ? tone.light : tone.middle, { ends: [1, 0.8] })
  p.mass(ellipse(hand[0], hand[1], 6, 6.5, 0, 10), side < 0 ? tone.light : tone.middle, { wobble: 0.3 })
  const end: Point = isShort
    ? [shoulder[0] + (elbow[0] - shoulder[0]) * 0.6, shoulder[1] + (elbow[1] - shoulder[1]) * 0.6]
    : wrist
  const sleeve = isShort ? [shoulder, end] : [shoulder, elbow, end]
  p.line(sleeve, 19, side < 0 ? cloth.light : cloth.dark, { ends: [0.75, 0.75] })
  if (side > 0) p.line(sleeve, 13, cloth.middle, { ends: [0.7, 0.6], opacity: 0.8 })
  else
    p.line(
      sleeve.map(([x, y]): Point => [x - 2, y - 1]),
      4,
      cloth.lit,
      { opacity: 0.8, ends: [0.4, 0.3] },
    )
}

function paintHead(p: Painting, who: Figure, shoulder: number, tone: Cloth, isFar: boolean) {
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

/** From the crown down: lighter to the left, darker to the right. */
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

/** A plain shirt, for those who are only passing. */
export const passing: Figure = { coat: cream, hair: brownHair, cut: 'short' }
