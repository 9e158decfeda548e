import { opacityOf, type Stop, short, stopsOf } from './attributes.ts'
import { type Chance, chanceOf, wandering } from './chance.ts'
import { around, curve, distance, ellipse, isInside, type Point, pathData, straight } from './geometry.ts'
import { leafData, markAlong } from './marks.ts'
import { paperTooth } from './paper.ts'
import { brushEnds } from './stamps.ts'

/** From one point to another with a brush that is `width` wide. */
export type Stroke = readonly [x0: number, y0: number, x1: number, y1: number, width: number]
/** The place of a spray of leaves or a flower, with size and rotation in radians. */
export type Place = readonly [x: number, y: number, size: number, turn?: number]

export interface Sheet {
  /** Also the prefix of every id, so that several pictures can be in one page. */
  name: string
  /** Description for screen readers. */
  title: string
  width: number
  height: number
  seed: number
}

const PAPER = '#fdf9f0'
const MARGIN = 17
/** Path data is in half units, since whole numbers are short. */
const GRID = 2
/** The largest error when points are left out, in units of a picture that is 600 wide. */
const TOLERANCE = 0.55

/**
 * A picture in gouache: every mark is a plain path, without filters. Masses first, then darks, middles and lights; the
 * light comes from the upper left.
 */
export class Painting {
  readonly chance: Chance
  readonly #sheet: Sheet
  readonly #wander: (at: number) => number
  readonly #definitions: string[] = []
  #marks: string[] = []
  #phase = 0
  #copied = 0
  readonly #gradients = new Map<string, string>()
  /** Scale of the current strokes: small ones need fewer points. */
  #scale = 1

  constructor(sheet: Sheet) {
    this.#sheet = sheet
    this.chance = chanceOf(sheet.seed)
    this.#wander = wandering(this.chance)
  }

  get width() {
    return this.#sheet.width
  }

  get height() {
    return this.#sheet.height
  }

  /** A gradient from (x0, y0) to (x1, y1), as fractions of the filled shape; downwards by default. */
  gradient(stops: readonly Stop[], [x0, y0, x1, y1] = [0, 0, 0, 1]): string {
    const ends = `x1="${x0}" y1="${y0}" x2="${x1}" y2="${y1}"`
    return this.#fill('linearGradient', `${ends}>${stopsOf(stops)}`)
  }

  /** Light that fades from the centre of an ellipse. */
  glow(x: number, y: number, rx: number, ry: number, colour = '#fff6da', opacity = 1) {
    const stops = stopsOf([
      [0, colour, opacity],
      [0.35, colour, opacity * 0.6],
      [1, colour, 0],
    ])
    this.#path(pathData(ellipse(x, y, rx, ry, 0, 30), 0.3), this.#fill('radialGradient', `>${stops}`))
  }

  /** A slightly uneven shape with round corners. */
  mass(points: readonly Point[], fill: string, { wobble = 1, opacity = 1 } = {}) {
    this.#path(this.#data(this.#uneven(curve(points, true), wobble)), fill, opacity)
  }

  /** The same with sharp corners. */
  flat(points: readonly Point[], fill: string, { wobble = 0.7, opacity = 1 } = {}) {
    this.#path(this.#data(this.#uneven(straight(points, true), wobble)), fill, opacity)
  }

  /** One mark of a round brush along a line; `ends`: how blunt its ends are, 0 to 1. */
  line(
    points: readonly Point[],
    width: number,
    fill: string,
    { opacity = 1, ends = [0.9, 0.8] as readonly [number, number], edge = 0.05 } = {},
  ) {
    this.#path(this.#data(this.#mark(points, width, ends, edge)), fill, opacity)
  }

  /** Several marks in one path: blades of grass, bars, twigs. */
  lines(
    lines: readonly (readonly Point[])[],
    width: number,
    fill: string,
    { opacity = 1, ends = [0.9, 0.8] as readonly [number, number], edge = 0.05 } = {},
  ) {
    const data = lines.map((points) => this.#data(this.#mark(points, width, ends, edge)))
    this.#path(data.join(''), fill, opacity)
  }

  /** Small shapes of one colour in one path. */
  many(shapes: readonly (readonly Point[])[], fill: string, opacity = 1) {
    this.#path(shapes.map((shape) => pathData(shape, 0.35)).join(''), fill, opacity)
  }

  /** Straight strokes of a dry brush, with ragged ends. */
  brush(strokes: readonly Stroke[], fill: string, opacity = 1) {
    const uses = strokes.map(([x0, y0, x1, y1, width]) => {
      const [dx, dy] = [(x1 - x0) * GRID, (y1 - y0) * GRID]
      const length = Math.hypot(dx, dy) || 1
      const high = ((width * GRID) / 72) * this.chance.oneOf([1, -1])
      const matrix = [dx / 400, dy / 400, (-dy / length) * high, (dx / length) * high].map(short)
      const stamp = Math.floor(this.chance.next() * 3)
      return `<use href="#${this.#sheet.name}-b${stamp}" transform="matrix(${matrix.join(' ')} ${Math.round(
        x0 * GRID,
      )} ${Math.round(y0 * GRID)})"/>`
    })
    this.#marks.push(`<g fill="${fill}"${opacityOf(opacity)}>${uses.join('')}</g>`)
  }

  /** An area covered with `count` dry strokes in several colours. */
  wash(
    area: readonly Point[],
    colours: readonly string[],
    count: number,
    {
      angle = 0,
      jitter = 0.03,
      length = 140,
      width = 14,
      opacity = 0.5,
    }: {
      angle?: number | ((x: number, y: number) => number)
      jitter?: number
      length?: number
      width?: number
      opacity?: number
    } = {},
  ) {
    const byColour = new Map(colours.map((colour) => [colour, [] as Stroke[]]))
    let laid = 0
    for (const [x, y] of this.#pointsIn(area, count * 4)) {
      const turn = (typeof angle === 'function' ? angle(x, y) : angle) + this.chance.about0(jitter)
      const wish = (length * this.chance.between(0.6, 1.35)) / 2
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const reach = (way: number) => {
        let far = 0
        while (far < wish && isInside([x + way * cos * (far + 3), y + way * sin * (far + 3)], area)) far += 3
        return far
      }
      const [back, ahead] = [reach(-1), reach(1)]
      if (back + ahead < wish * 0.6) continue
      const stroke = [
        x - cos * back,
        y - sin * back,
        x + cos * ahead,
        y + sin * ahead,
        width * this.chance.between(0.6, 1.3),
      ] as const
      byColour.get(this.chance.oneOf(colours))?.push(stroke)
      if (++laid === count) break
    }
    for (const [colour, strokes] of byColour) if (strokes.length > 0) this.brush(strokes, colour, opacity)
  }

  /** Defines a spray of `count` leaves that can be placed repeatedly; returns its name. */
  spray(id: string, { count = 14, radius = 26, length = 15, width = 5, up = 0.3 } = {}): string {
    let data = ''
    for (let i = 0; i < count; i++) {
      const angle = i * 2.4 + this.chance.between(-0.4, 0.4)
      const far = radius * ((i + 0.5) / count) ** 0.6
      const turn =
        Math.atan2(Math.sin(angle) * (1 - up) - up * 1.1, Math.cos(angle) * (1 - up)) +
        this.chance.about0(0.35)
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.85]
      data += this.#leaf(x, y, length * this.chance.between(0.75, 1.25), width, turn)
    }
    this.#definitions.push(`<path id="${this.#sheet.name}-${id}" d="${data}"/>`)
    return id
  }

  place(id: string, places: readonly Place[], fill: string, opacity = 1) {
    const uses = places.map(([x, y, size, turn = 0]) => {
      const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size]
      const matrix = [cos, sin, -sin, cos].map(short).join(' ')
      return `<use href="#${this.#sheet.name}-${id}" transform="matrix(${matrix} ${Math.round(
        x * GRID,
      )} ${Math.round(y * GRID)})"/>`
    })
    this.#marks.push(`<g fill="${fill}"${opacityOf(opacity)}>${uses.join('')}</g>`)
  }

  /** `count` random places within an area, at least `apart` from each other. */
  scatter(
    area: readonly Point[],
    count: number,
    { apart = 0, sizes = [0.7, 1.3] as readonly [number, number] } = {},
  ): Place[] {
    const places: Place[] = []
    for (const [x, y] of this.#pointsIn(area, count * 40)) {
      if (places.length === count) break
      if (places.some(([px, py]) => distance([x, y], [px, py]) < apart)) continue
      places.push([x, y, this.chance.between(...sizes), this.chance.between(0, 6.28)])
    }
    return places
  }

  /** Paints in local coordinates: moved to (x, y), scaled by `scale`, rotated by radians. */
  at([x, y]: Point, scale: number, paint: () => void, { turn = 0, flip = false } = {}) {
    const outer = this.#marks
    this.#marks = []
    this.#scale *= scale
    paint()
    this.#scale /= scale
    const degrees = turn ? ` rotate(${short((turn * 180) / Math.PI)})` : ''
    const size = `scale(${flip ? `${-scale} ${scale}` : scale})`
    outer.push(
      `<g transform="translate(${Math.round(x * GRID)} ${Math.round(y * GRID)})${degrees} ${size}">${this.#marks.join('')}</g>`,
    )
    this.#marks = outer
  }

  /** Paints the same thing, drawn around (0, 0), at several places. */
  copies(places: readonly Point[], paint: () => void) {
    const outer = this.#marks
    this.#marks = []
    paint()
    const id = `${this.#sheet.name}-c${this.#copied++}`
    this.#definitions.push(`<g id="${id}">${this.#marks.join('')}</g>`)
    const uses = places.map(
      ([x, y]) => `<use href="#${id}" x="${Math.round(x * GRID)}" y="${Math.round(y * GRID)}"/>`,
    )
    this.#marks = [...outer, ...uses]
  }

  /** The picture, with the ragged edge and texture of its paper. */
  svg(): string {
    const { name, title, width, height } = this.#sheet
    const [w, h] = [width * GRID, height * GRID]
    const sheet = `M0 0H${w}V${h}H0z`
    const definitions = [
      ...this.#definitions,
      brushEnds(name),
      `<clipPath id="${name}-cl"><path d="M14 14H${w - 14}V${h - 14}H14z"/></clipPath>`,
      `<pattern id="${name}-gr" width="210" height="210" patternUnits="userSpaceOnUse" patternTransform="rotate(4)">` +
        `<image width="210" height="210" href="${paperTooth}"/></pattern>`,
    ]
    const body = [
      `<path fill="${PAPER}" d="${sheet}"/><g clip-path="url(#${name}-cl)">${this.#marks.join('')}</g>`,
      `<path fill="${PAPER}" fill-rule="evenodd" d="${sheet}${pathData(this.#raggedEdge(), 0.5)}"/>`,
      `<path fill="url(#${name}-gr)" d="${sheet}"/>`,
    ]
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" ` +
      `aria-labelledby="${name}-title"><title id="${name}-title">${title}</title>` +
      `<defs>${definitions.join('')}</defs><g transform="scale(.5)">${body.join('')}</g></svg>\n`
    )
  }

  /** Defines each gradient once, however many shapes it fills. */
  #fill(kind: 'linearGradient' | 'radialGradient', inner: string): string {
    const known = this.#gradients.get(inner)
    if (known) return known
    const id = `${this.#sheet.name}-g${this.#gradients.size + 1}`
    this.#definitions.push(`<${kind} id="${id}"${inner.startsWith('>') ? '' : ' '}${inner}</${kind}>`)
    const fill = `url(#${id})`
    this.#gradients.set(inner, fill)
    return fill
  }

  #data(points: readonly Point[]): string {
    const size = (this.#scale * 600) / this.width
    return pathData(points, TOLERANCE / size)
  }

  #path(data: string, fill: string, opacity = 1) {
    this.#marks.push(`<path fill="${fill}"${opacityOf(opacity)} d="${data}"/>`)
  }

  *#pointsIn(area: readonly Point[], count: number): Generator<Point> {
    const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)]
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    for (let tries = 0, found = 0; found < count && tries < count * 60; tries++) {
      const point: Point = [this.chance.between(left, right), this.chance.between(top, bottom)]
      if (!isInside(point, area)) continue
      found++
      yield point
    }
  }

  #uneven(points: readonly Point[], amount: number): readonly Point[] {
    if (amount === 0) return points
    this.#phase += 37.3
    const lengths = points.map((point, i) => distance(point, around(points, i + 1)))
    const whole = lengths.reduce((sum, length) => sum + length, 0)
    let along = 0
    return points.map(([x, y], i) => {
      const [ax, ay] = around(points, i - 1)
      const [bx, by] = around(points, i + 1)
      const length = Math.hypot(bx - ax, by - ay) || 1
      const off =
        this.#wander(this.#phase + along * 0.06) + 0.45 * this.#wander(this.#phase * 1.7 + along * 0.19)
      // Avoids a step where the line closes.
      const push = off * amount * Math.min(1, Math.min(along, whole - along) / 12)
      along += lengths[i] ?? 0
      return [x - ((by - ay) / length) * push, y + ((bx - ax) / length) * push]
    })
  }

  #mark(points: readonly Point[], width: number, ends: readonly [number, number], edge: number) {
    this.#phase += 11.7
    const phase = this.#phase
    return markAlong(
      points,
      width,
      ends,
      (side, step) => edge * 2 * this.#wander(phase + side * 50 + step * 0.9),
    )
  }

  #leaf(x: number, y: number, length: number, width: number, turn: number): string {
    return leafData([x, y], length, width, turn, this.chance.between(-0.2, 0.2) * length)
  }

  #raggedEdge(): Point[] {
    const [right, bottom] = [this.width - MARGIN, this.height - MARGIN]
    const corners: Point[] = [
      [MARGIN, MARGIN + 1],
      [right, MARGIN - 1],
      [right + 1, bottom],
      [MARGIN, bottom + 1],
    ]
    const edge: Point[] = []
    for (const [i, from] of corners.entries()) {
      const to = around(corners, i + 1)
      const steps = Math.floor(distance(from, to) / 8)
      const isLevel = i % 2 === 0
      let off = 0
      this.#phase += 91
      for (let j = 0; j < steps; j++) {
        off = 0.72 * off + this.chance.about0(0.62)
        const push = off + 1.5 * this.#wander(this.#phase + j * 0.14)
        const x = from[0] + ((to[0] - from[0]) * j) / steps
        const y = from[1] + ((to[1] - from[1]) * j) / steps
        edge.push(isLevel ? [x, y + push] : [x + push, y])
      }
    }
    return edge
  }
}
