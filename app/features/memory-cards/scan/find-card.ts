import { type CardSize, memoryCard } from '#contract/memory-card.ts'
import {
  type Corners,
  cornersOf,
  isConvex,
  type Pair,
  type Perspective,
  type Point,
  perspectiveOf,
  seen,
} from './perspective.ts'
import { type Grey, lightAt } from './picture.ts'

const { mark, code } = memoryCard

/** How far from where it is expected a corner square is looked for, in millimetres: the farther from the code, the farther. */
const NEAR = 3
const FAR = 7
/** Millimetres between two tries, and between two points of a square that are compared. */
const COARSE = 0.5
/** The difference between the paper around a square and the square itself, as a part of their sum. */
const LEAST_CONTRAST = 0.15

/**
 * The corners of a memory card whose code was read: the code says roughly where the four squares are, and each that is
 * found says better where the next is. Null when a square is not there: covered, cut off, or outside the picture.
 *
 * @param codeCorners of the code, in the code's own order
 */
export function findCard(grey: Grey, codeCorners: Corners, size: CardSize): Corners | null {
  const known: Pair[] = codePlace(size).map((from, index) => ({ from, to: codeCorners[index] ?? from }))
  const found: Pair[] = []
  for (const { middle, reach } of squaresOf(size)) {
    const perspective = perspectiveOf([...known, ...found])
    const to = perspective && findSquare(grey, perspective, middle, reach)
    if (!to) return null
    found.push({ from: middle, to })
  }
  const perspective = perspectiveOf(found)
  if (!perspective) return null
  const [a, b, c, d] = cornersOf(size)
  const corners: Corners = [
    seen(perspective, a),
    seen(perspective, b),
    seen(perspective, c),
    seen(perspective, d),
  ]
  return isConvex(corners) ? corners : null
}

/** The corners of the code on a card. */
function codePlace({ width, height }: CardSize): Corners {
  const [right, bottom] = [width - code.inset, height - code.inset]
  const [left, top] = [right - code.side, bottom - code.side]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

/** The middles of the corner squares, the nearest to the code first. */
const squaresOf = ({ width, height }: CardSize) => [
  { middle: { x: width - mark.inset, y: height - mark.inset }, reach: NEAR },
  { middle: { x: mark.inset, y: height - mark.inset }, reach: FAR },
  { middle: { x: width - mark.inset, y: mark.inset }, reach: FAR },
  { middle: { x: mark.inset, y: mark.inset }, reach: FAR },
]

/** The middle of a dark square near a place on the card, in the picture. */
function findSquare(grey: Grey, perspective: Perspective, expected: Point, reach: number): Point | null {
  let best = { contrast: 0, x: 0, y: 0 }
  const look = (x: number, y: number) => {
    const contrast = contrastAt(grey, perspective, { x: expected.x + x, y: expected.y + y })
    if (contrast > best.contrast) best = { contrast, x, y }
  }
  for (let x = -reach; x <= reach; x += COARSE) for (let y = -reach; y <= reach; y += COARSE) look(x, y)
  if (best.contrast < LEAST_CONTRAST) return null
  return centreOf(grey, perspective, { x: expected.x + best.x, y: expected.y + best.y })
}

/** Places within a square, and around it, in millimetres from its middle. */
const inside = gridOf(mark.side / 2 - 0.6)
const around = gridOf(mark.side / 2 + 1).filter(
  ({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > mark.side / 2 + 0.5,
)

function gridOf(half: number): Point[] {
  const steps = Math.ceil((2 * half) / 0.7)
  const places = Array.from({ length: steps + 1 }, (_, step) => -half + (2 * half * step) / steps)
  return places.flatMap((x) => places.map((y) => ({ x, y })))
}

/** How much lighter the paper around a place is than the place: the darkest of the one against the lightest of the other. */
function contrastAt(grey: Grey, perspective: Perspective, middle: Point): number {
  const dark = lights(grey, perspective, middle, inside)
  const light = lights(grey, perspective, middle, around)
  return (light - dark) / Math.max(1, light + dark)
}

function lights(grey: Grey, perspective: Perspective, middle: Point, places: readonly Point[]): number {
  let sum = 0
  for (const { x, y } of places) {
    const point = seen(perspective, { x: middle.x + x, y: middle.y + y })
    sum += lightAt(grey, point.x, point.y)
  }
  return sum / places.length
}

/** The centre of what is dark around a square, in the picture. */
function centreOf(grey: Grey, perspective: Perspective, middle: Point): Point {
  let centre = middle
  for (let round = 0; round < 2; round += 1) {
    const dark = lights(grey, perspective, centre, inside)
    const light = lights(grey, perspective, centre, around)
    const between = (dark + light) / 2
    const half = mark.side / 2 + 0.9
    let [weight, x, y] = [0, 0, 0]
    for (let dx = -half; dx <= half; dx += 0.15)
      for (let dy = -half; dy <= half; dy += 0.15) {
        const point = seen(perspective, { x: centre.x + dx, y: centre.y + dy })
        const darkness = Math.max(
          0,
          Math.min(1, (between - lightAt(grey, point.x, point.y)) / (between - dark || 1)),
        )
        weight += darkness
        x += darkness * dx
        y += darkness * dy
      }
    if (weight === 0) break
    centre = { x: centre.x + x / weight, y: centre.y + y / weight }
  }
  return seen(perspective, centre)
}
