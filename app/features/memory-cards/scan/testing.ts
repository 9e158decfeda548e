import sharp from 'sharp'
import { encode } from 'uqr'
import { memoryCard } from '#contract/memory-card.ts'
import { type Corners, cornersOf, type Point, perspectiveOf, seen } from './perspective.ts'
import type { Pixels } from './picture.ts'

const size = memoryCard.sizes.A4
const { mark, code } = memoryCard

/** How light a card is at a place, from 0 to 1. */
function cardOf(text: string): (at: Point) => number {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const [left, top] = [size.width - code.inset - code.side, size.height - code.inset - code.side]
  return ({ x, y }) => {
    const column = Math.floor(((x - left) / code.side) * data.length)
    const row = Math.floor(((y - top) / code.side) * data.length)
    if (data[row]?.[column]) return 0.12
    const [edgeX, edgeY] = [Math.min(x, size.width - x), Math.min(y, size.height - y)]
    const isMark = [edgeX, edgeY].every((edge) => Math.abs(edge - mark.inset) <= mark.side / 2)
    if (isMark) return 0.12
    // Lines, and something like writing on them.
    const isLine = x > 10 && x < 95 && y > 42 && y < 108 && Math.abs(((y - 42) % 9) - 0.1) < 0.15
    const isInk = x > 12 && x < 80 && y > 44 && y < 100 && Math.sin(x * 3.1) + Math.sin(y * 2.3 + x) > 1.55
    return isInk ? 0.25 : isLine ? 0.7 : 0.97
  }
}

export interface Shot {
  width: number
  height: number
  cards: { corners: Corners; text: string }[]
  /** From 0 to 1: how much darker the shadow makes one side. */
  shadow?: number
  /** Pixels. */
  blur?: number
  noise?: number
  /** How light the table is. */
  table?: number
}

/** A photograph of cards lying on a table, as a phone would write it. */
export async function jpegOf({ width, height, cards, shadow = 0, blur = 0, noise = 4, table = 0.4 }: Shot) {
  const drawn = cards.map(({ corners, text }) => ({
    back: perspectiveOf(cornersOf(size).map((to, index) => ({ from: corners[index] ?? to, to }))) ?? [],
    light: cardOf(text),
  }))
  const raw = Buffer.alloc(width * height)
  let seed = 7
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647 - 0.5
  }
  const lightOf = (x: number, y: number) => {
    for (const { back, light } of drawn) {
      const at = seen(back, { x, y })
      if (at.x >= 0 && at.y >= 0 && at.x <= size.width && at.y <= size.height) return light(at)
    }
    return table + 0.06 * Math.sin(y / 9)
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (const dx of [0.25, 0.75]) for (const dy of [0.25, 0.75]) sum += lightOf(x + dx, y + dy)
      const isShaded = x + y * 0.6 > width * 0.75
      const lit = (sum / 4) * (isShaded ? 1 - shadow : 1)
      raw[y * width + x] = Math.max(0, Math.min(255, lit * 240 + random() * noise * 2))
    }
  const picture = sharp(raw, { raw: { width, height, channels: 1 } })
  return (blur > 0 ? picture.blur(blur) : picture).jpeg({ quality: 82 }).toBuffer()
}

/** The same as pixels. */
export async function photographOf(shot: Shot): Promise<Pixels> {
  const jpeg = await jpegOf(shot)
  const { width, height } = shot
  const { data } = await sharp(jpeg)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width, height }
}

export const corners = (...places: [number, number][]) =>
  places.map(([x, y]) => ({ x, y })) as unknown as Corners
