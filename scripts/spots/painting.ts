import { curve, mark, noiseOf, type Point, pair, pathOf, randomOf, straight, wobbled } from './geometry.ts'
import { grain } from './grain.ts'

/** From (x0, y0) to (x1, y1) with a brush of that width. */
export type Dry = readonly [x0: number, y0: number, x1: number, y1: number, width: number]

/** Dry strokes as `'x0 y0 x1 y1 width, …'`. */
export function strokes(text: string): Dry[] {
  return text.split(',').map((one) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, width = 0] = one.trim().split(' ').map(Number)
    return [x0, y0, x1, y1, width]
  })
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

interface Mass {
  opacity?: number
  /** How far the outline deviates. */
  wobble?: number
  /** Whether the paper's texture shows in it; not in shadows. */
  tooth?: boolean
}

/** In units of a painting; a screen shows half as many pixels. */
export const SIZE = { width: 480, height: 360 }
const SHADE = '#4b3428'

/**
 * One small painting on a clear ground, in the order of the hand: masses, darks, middles, lights, pale strokes; the
 * paper's tooth comes last, by itself. The light falls from the upper left.
 */
export class Painting {
  readonly name: string
  readonly random: () => number
  readonly #noise: (at: number) => number
  readonly #defs: string[] = []
  readonly #body: string[] = []
  #tooth = ''
  #started = 0

  constructor(name: string, seed: number) {
    this.name = name
    this.random = randomOf(seed)
    this.#noise = noiseOf(this.random)
  }

  /** A gradient over the mass that is filled with it: from the upper left, unless told otherwise. */
  gradient(stops: readonly Stop[], [x1, y1, x2, y2]: readonly number[] = [0, 0, 0.8, 1]): string {
    const id = `${this.name}-${this.#defs.length}`
    const parts = stops.map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    this.#defs.push(
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${parts.join('')}</linearGradient>`,
    )
    return `url(#${id})`
  }

  /** A mass with round edges. */
  round(points: readonly Point[], fill: string, options: Mass = {}): string {
    return this.#mass(curve(points, true, 4), fill, options)
  }

  /** A mass with straight edges. */
  flat(points: readonly Point[], fill: string, options: Mass = {}): string {
    return this.#mass(straight(points, true, 5), fill, options)
  }

  #mass(points: Point[], fill: string, { opacity, wobble = 0.9, tooth = true }: Mass): string {
    this.#started += 37.3
    const from = this.#started
    const path = pathOf(wobbled(points, wobble, (at) => this.#noise(from + at)))
    if (tooth && opacity === undefined) this.#tooth += path
    this.#path(path, fill, opacity)
    return path
  }

  #path(path: string, fill: string, opacity?: number) {
    this.#body.push(
      `<path fill="${fill}"${opacity === undefined ? '' : ` fill-opacity="${opacity}"`} d="${path}"/>`,
    )
  }

  /** Marks of a round brush. */
  marks(
    lines: readonly (readonly Point[])[],
    width: number,
    fill: string,
    {
      opacity,
      start = 0.5,
      end = 0.35,
      uneven = 0.1,
    }: { opacity?: number; start?: number; end?: number; uneven?: number } = {},
  ) {
    const path = lines.map((line) =>
      pathOf(mark(line, width, { start, end, uneven }, this.random), { tolerance: 0.3 }),
    )
    this.#path(path.join(''), fill, opacity)
  }

  mark(line: readonly Point[], width: number, fill: string, options: Parameters<Painting['marks']>[3] = {}) {
    this.marks([line], width, fill, options)
  }

  /** Strokes of a dry brush, each a stamp of bristles that is turned and stretched. */
  dry(places: readonly Dry[], fill: string, opacity = 1) {
    const uses = places.map(([x0, y0, x1, y1, width]) => {
      const [dx, dy] = [(x1 - x0) * 2, (y1 - y0) * 2]
      const length = Math.hypot(dx, dy) || 1
      const height = ((width * 2) / 72) * (this.random() < 0.5 ? -1 : 1)
      const numbers = [dx / 400, dy / 400, (-dy / length) * height, (dx / length) * height].map((n) =>
        short(n),
      )
      const stamp = Math.floor(this.random() * stamps.length)
      return `<use href="#${this.name}-b${stamp}" transform="matrix(${numbers.join(' ')} ${pair(Math.round(x0 * 2), Math.round(y0 * 2))})"/>`
    })
    this.#body.push(
      `<g fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}>${uses.join('')}</g>`,
    )
  }

  /** Clips what `paint` paints to that mass. */
  inside(path: string, paint: () => void) {
    const id = `${this.name}-${this.#defs.length}`
    this.#defs.push(`<clipPath id="${id}"><path d="${path}"/></clipPath>`)
    this.#body.push(`<g clip-path="url(#${id})">`)
    paint()
    this.#body.push('</g>')
  }

  /** Single leaves or petals: where, how long, how wide, which way in degrees. */
  petals(
    places: readonly (readonly [Point, length: number, width: number, degrees: number])[],
    fill: string,
    opacity?: number,
  ) {
    const paths = places.map(([[x, y], length, width, degrees]) => {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      const to = (u: number, v: number) =>
        [Math.round(2 * (x + u * cos - v * sin)), Math.round(2 * (y + u * sin + v * cos))] as const
      const [a, b, c, d] = [
        to(0, 0),
        to(length * (0.45 + 0.2 * this.random()), width),
        to(length, 0),
        to(length * (0.4 + 0.2 * this.random()), -width),
      ]
      return `M${pair(...a)}Q${pair(...b)} ${pair(...c)}Q${pair(...d)} ${pair(...a)}z`
    })
    this.#tooth += paths.join('')
    this.#path(paths.join(''), fill, opacity)
  }

  /** The ground behind a thing: broad strokes between two heights, so that pale paper shows on a white page, too. */
  wash(colour: string, [left, top, right, bottom]: readonly [number, number, number, number], opacity = 0.7) {
    const count = Math.round((bottom - top) / 26)
    const broad = Array.from({ length: count }, (_, at): Dry => {
      const y = top + ((at + 0.5) * (bottom - top)) / count
      const [from, to] = [left + 44 * this.random() ** 2, right - 44 * this.random() ** 2]
      return at % 2 ? [to, y - 5, from, y + 4, 42] : [from, y + 4, to, y - 5, 42]
    })
    this.dry(broad, colour, opacity)
  }

  /** The shadow on the ground; it falls to the right. */
  shadow(points: readonly Point[], opacity = 0.24) {
    this.round(points, SHADE, { opacity, wobble: 1.2 })
  }

  /** The shadow of one thing on another. */
  cast(points: readonly Point[], opacity = 0.26) {
    this.flat(points, SHADE, { opacity, wobble: 1 })
  }

  /** Lines as if written, on a sheet: from u0 to about u1 of its width at v of its height. */
  scribble(
    at: (u: number, v: number) => Point,
    [u0, u1, v]: readonly [number, number, number],
    width: number,
    fill: string,
  ) {
    const words: Point[][] = []
    for (let u = u0; u < u1 - 0.02; ) {
      const length = Math.min(0.06 + 0.1 * this.random(), u1 - u)
      words.push([0, 0.3, 0.55, 0.8, 1].map((part, n) => at(u + length * part, v + (n % 2 ? 0.014 : -0.012))))
      u += length + 0.035
    }
    this.marks(words, width, fill, { start: 0.6, end: 0.5, uneven: 0.2 })
  }

  svg(): string {
    const bristles = stamps.map((path, at) => `<path id="${this.name}-b${at}" d="${path}"/>`).join('')
    const tooth = `<pattern id="${this.name}-gr" width="210" height="210" patternUnits="userSpaceOnUse" patternTransform="rotate(4)"><image width="210" height="210" href="data:image/png;base64,${grain}"/></pattern>`
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}"><defs>${bristles}${tooth}${this.#defs.join('')}</defs><g transform="scale(.5)">${this.#body.join('')}<path fill="url(#${this.name}-gr)" d="${this.#tooth}"/></g></svg>\n`
  }
}

const short = (value: number) => {
  const text = value
    .toFixed(2)
    .replace(/\.?0+$/, '')
    .replace(/^(-?)0\./, '$1.')
  return text === '' || text === '-' || text === '-0' ? '0' : text
}

/** Bristles in a box of 400 by 72, in grid units of the file: full where the brush is set down, ragged where it leaves. */
const stamps = [0, 2.2, -2.6].map((bow, kind) => {
  const random = randomOf(11 + kind)
  const rows = 9
  const paths = Array.from({ length: rows }, (_, row) => {
    const y = -9 + (18 * (row + 0.5)) / rows
    const outer = Math.abs(row - (rows - 1) / 2) / (rows / 2)
    const [from, to] = [random() * (3 + 5 * outer), 100 - random() * (8 + 14 * outer)]
    const half = (18 / rows) * (row === 0 || row === rows - 1 ? 0.5 : 0.68)
    const upper: Point[] = []
    const lower: Point[] = []
    for (let piece = 0; piece <= 4; piece += 1) {
      const x = from + ((to - from) * piece) / 4
      const at = y + bow * (1 - ((2 * x) / 100 - 1) ** 2)
      const thick = half * (piece === 0 ? 0.45 : piece === 4 ? 0.12 : 0.72 + 0.55 * random())
      upper.push([x, at - thick])
      lower.push([x, at + thick])
    }
    return pathOf([...upper, ...lower.reverse()], { tolerance: 0.12, scale: 4 })
  })
  return paths.join('')
})
