import { ellipse, type Point } from '../brush/geometry.ts'
import type { Painting } from '../brush/painting.ts'
import { brownHair, type Cloth, red, skin, yellow } from './colours.ts'
import { paintHead } from './heads.ts'

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

/** From the crown down: lighter to the left, darker to the right. */
