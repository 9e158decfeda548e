/** The facts of a photo that the layout needs. `captionLength` is on one line, in millimetres. */
export interface Shape {
  width: number
  height: number
  captionLength: number
}

export interface PhotoRow<Photo extends Shape> {
  /** On their page, in millimetres. The cell is as wide as the photo, or wider for its caption. */
  photos: (Photo & { cell: number })[]
  /** The height of the longest caption below it. */
  captionHeight: number
}

export type PhotoPage<Photo extends Shape> = PhotoRow<Photo>[]

/** The printable area, in millimetres. */
export interface Area {
  width: number
  height: number
}

/** Distance between two photos in a row, and between two rows. Millimetres, like all that follows. */
export const GAP = { beside: 5, below: 6 }
export const CAPTION = { above: 2.2, line: 4.6 }
/** The least width of a caption; a long one gets a wider cell, so that it does not become a narrow column. */
const NARROWEST_CAPTION = 34
const MOST_CAPTION_LINES = 4
/**
 * A photo with few pixels is printed small rather than coarse: the least resolution in pixels per inch, but at least
 * the height of a small print.
 */
const COARSEST = 100
const SMALL_PRINT = 45
const MILLIMETRES_AN_INCH = 25.4
/** Bisection steps until a height is known to a hundredth of a millimetre. */
const STEPS = 16

/** Rows of a page from top to bottom: the number of photos in each. */
const arrangements: readonly (readonly number[])[] = [
  [1],
  [2],
  [1, 1],
  [3],
  [1, 2],
  [2, 1],
  [1, 1, 1],
  [2, 2],
  [1, 3],
  [3, 1],
  [1, 1, 2],
  [1, 2, 1],
  [2, 1, 1],
]
/** Width of a row within text, as a multiple of its height. */
const ROW_IN_TEXT = { enough: 1.8, most: 3.2 }
/** Cost of repeating the arrangement of the page before. */
const MONOTONY = 0.3

/**
 * Arranges photos in their order on as few pages as possible, one to four per page. Each is as large as its page allows
 * and is not cropped. All photos of a row have the same height. `firstHeight` is the room left on the first page below
 * a title.
 */
export function photoPages<Photo extends Shape>(
  shapes: readonly Photo[],
  area: Area,
  firstHeight = area.height,
): PhotoPage<Photo>[] {
  // Few photos are shown large; with many, pages hold more, so that the book stays handy.
  const costOfPage = Math.min(1.1, 0.3 + shapes.length / 180)
  // The cheapest layout of the first `at` photos, for each arrangement of the last page.
  const ways: Map<number, Way<Photo>>[] = [new Map([[-1, { cost: 0, pages: null }]])]
  for (let at = 1; at <= shapes.length; at += 1) ways.push(new Map())
  for (let at = 0; at < shapes.length; at += 1) {
    for (const [index, arrangement] of arrangements.entries()) {
      const to = at + arrangement.reduce((sum, count) => sum + count, 0)
      if (to > shapes.length) continue
      const page = pageOf(shapes, at, arrangement, at === 0 ? { ...area, height: firstHeight } : area)
      const photos = page.flatMap((row) => row.photos)
      const cost = costOfPage + photos.reduce((sum, one) => sum + smallness(one, area), 0)
      for (const [last, { cost: before, pages }] of ways[at] ?? []) {
        const total = before + cost + (last === index ? MONOTONY : 0)
        if (total < (ways[to]?.get(index)?.cost ?? Number.POSITIVE_INFINITY))
          ways[to]?.set(index, { cost: total, pages: { page, before: pages } })
      }
    }
  }
  const [best] = [...(ways[shapes.length]?.values() ?? [])].sort((one, other) => one.cost - other.cost)
  const pages: PhotoPage<Photo>[] = []
  for (let step = best?.pages; step; step = step.before) pages.unshift(step.page)
  return pages
}

/** Photos in rows within text, none higher than `tallest`: three upright ones side by side, or two wide ones. */
export function photoRows<Photo extends Shape>(
  shapes: readonly Photo[],
  width: number,
  tallest: number,
): PhotoRow<Photo>[] {
  const rows: PhotoRow<Photo>[] = []
  for (let at = 0; at < shapes.length; ) {
    const ratios = shapes.slice(at, at + 3).map((shape) => shape.width / shape.height)
    const count = ratios.findIndex((_, index) => isRow(ratios.slice(0, index + 1), ratios[index + 1])) + 1
    const row = shapes.slice(at, at + count)
    rows.push(rowAt(row, highest(row, width, tallest), width))
    at += count
  }
  return rows
}

/** Whether the row is complete, or the next photo would make it too low. */
function isRow(ratios: readonly number[], next: number | undefined): boolean {
  const sum = ratios.reduce((one, other) => one + other, 0)
  return next === undefined || sum >= ROW_IN_TEXT.enough || sum + next > ROW_IN_TEXT.most
}

/** Pages so far, the last one first. */
interface Pages<Photo extends Shape> {
  page: PhotoPage<Photo>
  before: Pages<Photo> | null
}

interface Way<Photo extends Shape> {
  cost: number
  pages: Pages<Photo> | null
}

/** 0 for a photo that fills its page, 1 and more for a tiny one. */
function smallness(photo: Area, area: Area): number {
  const share = (photo.width * photo.height) / (area.width * area.height)
  return 1 - Math.sqrt(share) + (Math.max(photo.width, photo.height) < 50 ? 1 : 0)
}

function pageOf<Photo extends Shape>(
  shapes: readonly Photo[],
  from: number,
  arrangement: readonly number[],
  { width, height }: Area,
): PhotoPage<Photo> {
  let at = from
  const rows = arrangement.map((count) => {
    const row = shapes.slice(at, at + count)
    at += count
    return { row, height: highest(row, width, height) }
  })
  const scaled = (scale: number) => rows.map((one) => rowAt(one.row, one.height * scale, width))
  return scaled(largest((scale) => heightOf(scaled(scale)) <= height, 1))
}

function heightOf(page: PhotoPage<Shape>): number {
  const rows = page.reduce((sum, row) => sum + (row.photos[0]?.height ?? 0) + row.captionHeight, 0)
  return rows + GAP.below * (page.length - 1)
}

/** The height at which photos side by side fit into `width`. */
function highest(row: readonly Shape[], width: number, most: number): number {
  const fine = row.map(({ height }) => Math.max(SMALL_PRINT, (height / COARSEST) * MILLIMETRES_AN_INCH))
  const gaps = GAP.beside * (row.length - 1)
  const fits = (height: number) =>
    rowAt(row, height, width).photos.reduce((sum, { cell }) => sum + cell, 0) + gaps <= width
  return largest(fits, Math.min(most, ...fine))
}

function rowAt<Photo extends Shape>(row: readonly Photo[], height: number, width: number): PhotoRow<Photo> {
  const share = (width - GAP.beside * (row.length - 1)) / row.length
  let captionHeight = 0
  const photos = row.map((shape) => {
    const photo = { ...shape, width: (height * shape.width) / shape.height, height }
    if (!shape.captionLength) return { ...photo, cell: photo.width }
    const needed = Math.max(NARROWEST_CAPTION, shape.captionLength / MOST_CAPTION_LINES)
    const cell = Math.max(photo.width, Math.min(share, needed))
    const lines = Math.ceil(shape.captionLength / cell)
    captionHeight = Math.max(captionHeight, CAPTION.above + CAPTION.line * lines)
    return { ...photo, cell }
  })
  return { photos, captionHeight }
}

/** The largest value up to `most` that fits. */
function largest(fits: (value: number) => boolean, most: number): number {
  if (fits(most)) return most
  let [fitting, beyond] = [0, most]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (fitting + beyond) / 2
    if (fits(middle)) fitting = middle
    else beyond = middle
  }
  return fitting
}
