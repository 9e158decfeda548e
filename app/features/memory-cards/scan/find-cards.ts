import { type ReadResult, readBarcodes } from 'zxing-wasm/reader'
import { memoryCard, readCardAddress } from '#contract/memory-card.ts'
import { findCard } from './find-card.ts'
import type { Corners } from './perspective.ts'
import { greyOf, type Pixels } from './picture.ts'

/** A card whose code was read. */
interface FoundCard {
  /** Null when its edges were not found. */
  corners: Corners | null
  /** A guess around its code, to begin with where the edges were not found. */
  code: Corners
  /** Width by height. */
  ratio: number
}

export interface FoundCards {
  /** By place: from the top, then from the left. */
  cards: FoundCard[]
  /** How many codes are of cards of another memorial. */
  ofOthers: number
}

/** As many as lie on a table; a photograph of more has too few pixels for each. */
const MOST = 40

/**
 * The memory cards on a photograph.
 *
 * @param marks what codes of this memorial's cards have
 */
export async function findCards(photo: Pixels, marks: readonly string[]): Promise<FoundCards> {
  const codes = await readBarcodes(photo as ImageData, {
    formats: ['QRCode'],
    tryHarder: true,
    tryInvert: false,
    maxNumberOfSymbols: MOST,
  })
  const grey = greyOf(photo)
  const cards: FoundCard[] = []
  let ofOthers = 0
  for (const { text, position } of codes) {
    const read = readCardAddress(text)
    if (read && marks.includes(read.mark)) {
      const size = memoryCard.sizes[read.paper]
      const code = cornersOfCode(position)
      cards.push({ corners: findCard(grey, code, size), code, ratio: size.width / size.height })
    } else if (read) ofOthers += 1
  }
  return { cards: cards.sort(byPlace), ofOthers }
}

const cornersOfCode = ({ topLeft, topRight, bottomRight, bottomLeft }: ReadResult['position']): Corners => [
  topLeft,
  topRight,
  bottomRight,
  bottomLeft,
]

const byPlace = (one: FoundCard, other: FoundCard) => {
  const [a, b] = [one.code[0], other.code[0]]
  const side = Math.abs(one.code[1].x - a.x) + Math.abs(one.code[1].y - a.y)
  return Math.abs(a.y - b.y) > side ? a.y - b.y : a.x - b.x
}
