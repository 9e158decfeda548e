import { LOOK_EDGE } from '#server/ports/photos.ts'

// Which photos look alike: the same scene again, a copy, a crop, another tint. Never by faces (docs/decisions/0476).

/** From this likeness on, two photos are offered side by side. */
export const ALIKE = 0.9

/** The edge at which looks are compared. */
const EDGE = 20
/** A picture with less contrast looks like any other. */
const LEAST_DEVIATION = 4
/** Parts of a picture that the other one may be a crop of: how much of its edge, and at how many places along it. */
const PARTS = [
  { share: 1, places: 1 },
  { share: 0.95, places: 3 },
  { share: 0.9, places: 3 },
  { share: 0.85, places: 5 },
  { share: 0.8, places: 5 },
] as const

/** Below this likeness of its parts to the other picture, the parts of the other one are not worth looking at. */
const WORTH_MORE = 0.5

/** A look as it is compared. Its parts are made when they are first asked for. */
export interface Likened {
  whole: Float32Array
  parts: () => readonly Float32Array[]
}

/** @param look `LOOK_EDGE` by `LOOK_EDGE` levels of grey */
export function likened(look: Uint8Array): Likened {
  let parts: Float32Array[] | undefined
  return {
    whole: normalised(partOf(look, 0, 0, LOOK_EDGE)),
    parts: () => {
      parts ??= PARTS.flatMap((part) => partsOf(look, part))
      return parts
    },
  }
}

function partsOf(look: Uint8Array, { share, places }: (typeof PARTS)[number]): Float32Array[] {
  const [size, room] = [LOOK_EDGE * share, LOOK_EDGE * (1 - share)]
  const at = (place: number) => (places === 1 ? 0 : (room * place) / (places - 1))
  return Array.from({ length: places * places }, (_, number) =>
    normalised(partOf(look, at(number % places), at(Math.floor(number / places)), size)),
  )
}

/**
 * From -1 to 1: the best correlation of one picture as a whole with a part of the other. Of many that are compared with
 * one, give that one first: its parts are made once, and most others need only their whole.
 */
export function likeness(one: Likened, other: Likened): number {
  const likely = bestPart(one, other)
  if (likely >= ALIKE || likely < WORTH_MORE) return likely
  return Math.max(likely, bestPart(other, one))
}

const bestPart = ({ parts }: Likened, { whole }: Likened): number =>
  Math.max(...parts().map((part) => correlation(part, whole)))

function correlation(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** A square of a look, made `EDGE` wide by linear interpolation. */
function partOf(look: Uint8Array, left: number, top: number, size: number): Float32Array {
  const step = size / EDGE
  const values = new Float32Array(EDGE * EDGE)
  for (let y = 0; y < EDGE; y += 1)
    for (let x = 0; x < EDGE; x += 1)
      values[y * EDGE + x] = levelAt(look, left + (x + 0.5) * step - 0.5, top + (y + 0.5) * step - 0.5)
  return values
}

function levelAt(look: Uint8Array, x: number, y: number): number {
  const [left, top] = [cell(x), cell(y)]
  const [right, below] = [unit(x - left), unit(y - top)]
  const level = (dx: number, dy: number) => look[(top + dy) * LOOK_EDGE + left + dx] ?? 0
  return (
    (level(0, 0) * (1 - right) + level(1, 0) * right) * (1 - below) +
    (level(0, 1) * (1 - right) + level(1, 1) * right) * below
  )
}

const cell = (at: number) => Math.max(0, Math.min(LOOK_EDGE - 2, Math.floor(at)))
const unit = (at: number) => Math.max(0, Math.min(1, at))

/** Without mean and contrast, so that tint and exposure count for nothing; zeros for a picture without contrast. */
function normalised(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const length = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0))
  if (length < EDGE * LEAST_DEVIATION) return values.fill(0)
  return values.map((value) => (value - mean) / length)
}

/** Groups of photos that are linked by pairs, in the order of the first ones. */
export function seriesOf(pairs: readonly (readonly [string, string])[]): string[][] {
  const series: Set<string>[] = []
  for (const pair of pairs) {
    const touched = series.filter((one) => pair.some((uuid) => one.has(uuid)))
    const [first = new Set<string>(), ...others] = touched
    if (touched.length === 0) series.push(first)
    for (const uuid of [...pair, ...others.flatMap((one) => [...one])]) first.add(uuid)
    for (const other of others) series.splice(series.indexOf(other), 1)
  }
  return series.map((one) => [...one])
}
