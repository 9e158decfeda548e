import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule } from 'zxing-wasm/reader'
import { addressOfCard, memoryCard } from '#contract/memory-card.ts'
import { findCards } from './find-cards.ts'
import { type Corners, distance } from './perspective.ts'
import { straightened } from './straighten.ts'
import { corners, photographOf, type Shot } from './testing.ts'

// Photographs made of a drawn card: tilted, shaded, blurred, several in one. The corners that are found are compared
// with those that were drawn; what a phone adds beyond that is in the room that is left.

const address = 'https://afterglow.example/q/0123456789abcdef0123'
const PRINTED = ['0123456789abcdef0123']
const ours = addressOfCard(address, 'A4')
const size = memoryCard.sizes.A4
const { mark } = memoryCard

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer } = new Uint8Array(await readFile(wasm))
  prepareZXingModule({ overrides: { wasmBinary: buffer } })
})

const straight = corners([200, 120], [830, 120], [830, 1011], [200, 1011])
const tilted = corners([260, 150], [850, 220], [900, 1130], [110, 1010])
const turned = corners([1000, 160], [1040, 800], [150, 840], [130, 190])
const upsideDown = corners([860, 1060], [220, 1040], [250, 130], [880, 160])

/** The largest distance of a found corner from the right one, as a part of the card's shorter side. */
function errorOf(found: Corners | null | undefined, right: Corners): number {
  if (!found) return 1
  const side = Math.min(...right.map((one, index) => distance(one, right[(index + 1) % 4] ?? one)))
  return Math.max(...right.map((one, index) => distance(one, found[index] ?? one))) / side
}

test.each<[string, Corners, Partial<Shot>]>([
  ['straight', straight, {}],
  ['tilted', tilted, {}],
  ['lying on its side', turned, {}],
  ['upside down', upsideDown, {}],
  ['half in a shadow', tilted, { shadow: 0.55 }],
  ['blurred', tilted, { blur: 2 }],
  ['in poor light, with noise', tilted, { noise: 30, shadow: 0.3 }],
  ['on a white table', tilted, { table: 0.93 }],
  ['on a black table', tilted, { table: 0.05 }],
])('%s: the corners of a card are found within 2 %% of its side', async (_what, right, shot) => {
  const photo = await photographOf({
    width: 1100,
    height: 1200,
    cards: [{ corners: right, text: ours }],
    ...shot,
  })
  const { cards } = await findCards(photo, PRINTED)
  expect(cards).toHaveLength(1)
  expect(errorOf(cards[0]?.corners, right)).toBeLessThan(0.02)
})

test('finds several in one photograph, each with its corners, and knows those of another memorial', async () => {
  const small = (x: number, y: number, lean = 0) =>
    corners([x + lean, y], [x + 420 + lean, y + 12], [x + 430, y + 610], [x, y + 594])
  const all = [small(40, 40), small(520, 30, 16), small(60, 700, 10), small(530, 690)]
  const strange = small(1010, 60)
  const text = addressOfCard(address.replace('abc', 'fff'), 'A4')
  const placed = [...all.map((one) => ({ corners: one, text: ours })), { corners: strange, text }]
  const photo = await photographOf({ width: 1500, height: 1340, cards: placed, shadow: 0.3, blur: 0.8 })
  const { cards, ofOthers } = await findCards(photo, PRINTED)
  expect(ofOthers).toBe(1)
  expect(cards).toHaveLength(4)
  for (const [index, right] of all.entries()) expect(errorOf(cards[index]?.corners, right)).toBeLessThan(0.02)
})

test('a card with a covered corner is found, and its edges are not', async () => {
  const thumb = { corners: corners([200, 100], [330, 100], [330, 260], [200, 260]), text: 'thumb' }
  const photo = await photographOf({
    width: 1100,
    height: 1200,
    cards: [thumb, { corners: straight, text: ours }],
  })
  const { cards } = await findCards(photo, PRINTED)
  expect(cards).toMatchObject([{ corners: null }])
})

test('a photograph without a card has none', async () => {
  const photo = await photographOf({ width: 600, height: 500, cards: [] })
  expect(await findCards(photo, PRINTED)).toEqual({ cards: [], ofOthers: 0 })
})

test('what was found is straightened: the card as it was drawn', async () => {
  const photo = await photographOf({
    width: 1100,
    height: 1200,
    cards: [{ corners: tilted, text: ours }],
    noise: 0,
  })
  const { cards } = await findCards(photo, PRINTED)
  const [card] = cards
  if (!card?.corners) throw new Error('Not found')
  const { data, width, height } = straightened(photo, card.corners, card.ratio)
  expect(width / height).toBeCloseTo(size.width / size.height, 2)
  const lightAt = (x: number, y: number) =>
    data[(Math.floor((y / size.height) * height) * width + Math.floor((x / size.width) * width)) * 4] ?? 0
  const middle = mark.inset
  for (const x of [middle, size.width - middle])
    for (const y of [middle, size.height - middle]) {
      expect(lightAt(x, y)).toBeLessThan(70)
      expect(lightAt(x + 3.2, y), 'beside the square').toBeGreaterThan(190)
    }
})
