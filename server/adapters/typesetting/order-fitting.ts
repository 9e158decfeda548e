import type { OrderFormat } from '#contract/order-of-service.ts'
import type { OrderTooLong } from '#server/ports/typesetter-order.ts'
import { type OrderData, rowOf, rowsOf } from './order-data.ts'

/** How an order of service is arranged: what the template is told beside its content. */
export interface Arrangement {
  format: OrderFormat
  /** Of the text, in points. */
  size: number
  folios: boolean
  /** Rows of photos, by page. */
  photos: ReturnType<typeof rowsOf>[]
  /** Whether each text begins a page of its own. */
  ownLeaves: boolean
  thanksOn: 'PAGE' | 'BACK'
  /** Pages that hold nothing of the service: an empty one inside the cover, and some to write on. */
  fill: { before: boolean; notes: number }
}

export const USUAL_SIZE = 12.5

/** Pages between cover and back. */
export const innerPages: Record<OrderFormat, number> = { FOLDED: 2, BOOKLET: 6 }

/** In points. Larger letters are for where there is little to print: they would break lines that are sung. */
const larger: Record<OrderFormat, readonly number[]> = { FOLDED: [14.5, 13.5], BOOKLET: [13.5] }
/** Larger still, in points, where nothing is sung. */
const largest: Record<OrderFormat, readonly number[]> = { FOLDED: [17, 15.7], BOOKLET: [] }
/** From the usual size of letters to the smallest that is read easily. */
const sizes: Record<OrderFormat, readonly number[]> = {
  FOLDED: [USUAL_SIZE, 11.8, 11.1, 10.4, 9.8],
  BOOKLET: [USUAL_SIZE, 11.8, 11.1, 10.4],
}
/** The most letters in a line that larger letters do not break. */
const NARROW_LINE = 44
/** Heights of the row of photos on a folded sheet, in millimetres. */
const ROWS = [58, 42]
/** The most lines that count as a part of usual length. */
const USUAL_LINES = 12

const none = { before: false, notes: 0 }

/** The arrangements to try, the one that looks best first. */
export function* arrangements(data: OrderData, format: OrderFormat): Generator<Arrangement> {
  const withPhotos = data.pictures.length > 0
  const isNarrow = data.items.every(({ isVerse, widest }) => !isVerse || widest <= NARROW_LINE)
  const isSung = data.items.some(({ isVerse }) => isVerse)
  const roomy = [...(isSung ? [] : largest[format]), ...(isNarrow ? larger[format] : [])]
  for (const photos of withPhotos ? [true, false] : [false]) {
    for (const size of [...roomy, ...sizes[format]]) {
      const common = { format, size, fill: none }
      if (format === 'FOLDED')
        for (const row of photos ? ROWS : [0])
          yield {
            ...common,
            folios: false,
            photos: photos ? [[rowOf(data.pictures, widthOf(data), row, data.words.photo)]] : [],
            ownLeaves: false,
            thanksOn: 'BACK',
          }
      else
        for (const { ownLeaves, thanksOn, onPage } of bookletWays)
          yield {
            ...common,
            folios: true,
            photos: photos ? photoPages(data, Math.ceil(data.pictures.length / onPage)) : [],
            ownLeaves,
            thanksOn,
          }
    }
  }
}

/** Lines of text that may be too many in any letters. */
export const MANY_LINES: Record<OrderFormat, number> = { FOLDED: 60, BOOKLET: 180 }

/** The arrangement that takes the fewest pages between cover and back. */
export const smallestOf = (format: OrderFormat): Arrangement => ({
  format,
  size: sizes[format].at(-1) ?? USUAL_SIZE,
  folios: format === 'BOOKLET',
  photos: [],
  ownLeaves: false,
  thanksOn: 'BACK',
  fill: none,
})

const bookletWays = [
  { ownLeaves: true, thanksOn: 'PAGE', onPage: 2 },
  { ownLeaves: true, thanksOn: 'BACK', onPage: 2 },
  { ownLeaves: true, thanksOn: 'BACK', onPage: 4 },
  { ownLeaves: false, thanksOn: 'BACK', onPage: 2 },
  { ownLeaves: false, thanksOn: 'BACK', onPage: 4 },
] as const

/**
 * An arrangement that fills its booklet: photos get pages of their own; of what is empty then, one page is inside the
 * cover and the others are to write on.
 *
 * @param used pages between cover and back that it fills so far
 */
export function filled(data: OrderData, it: Arrangement, used: number): Arrangement {
  const empty = innerPages[it.format] - used
  if (it.format === 'FOLDED' || empty <= 0) return it
  const apart = it.photos.length > 0 ? Math.min(empty, data.pictures.length - it.photos.length) : 0
  const photos = apart > 0 ? photoPages(data, it.photos.length + apart) : it.photos
  const left = empty - apart
  return { ...it, photos, fill: { before: left > 1, notes: left > 1 ? left - 1 : left } }
}

/** What is to blame where nothing fits. */
export function tooLongIn(data: OrderData, isBack: boolean): OrderTooLong {
  if (isBack) return { where: 'BACK', itemId: null }
  const longest = data.items.toSorted((one, other) => other.lines - one.lines)[0]
  return longest && longest.lines > USUAL_LINES
    ? { where: 'PART', itemId: longest.id }
    : { where: 'PARTS', itemId: null }
}

/** The photos on so many pages, as evenly as can be. */
function photoPages({ pictures, words, ...data }: OrderData, pages: number) {
  const box = { width: widthOf(data), height: data.page.height - 2 * data.page.bleed - 34 }
  const from = (page: number) => Math.ceil((page * pictures.length) / pages)
  return Array.from({ length: pages }, (_, page) =>
    rowsOf(pictures.slice(from(page), from(page + 1)), box, words.photo),
  )
}

const widthOf = ({ page }: Pick<OrderData, 'page'>): number => page.width - 2 * page.bleed - 28
