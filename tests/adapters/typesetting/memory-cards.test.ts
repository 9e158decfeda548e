import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule } from 'zxing-wasm/reader'
import type { Paper } from '#contract/keepsakes.ts'
import { addressOfCard } from '#contract/memory-card.ts'
import { languages } from '#languages/index.ts'
import { papers } from '#server/adapters/typesetting/paper.ts'
import { typesetCards } from '#server/adapters/typesetting/render-cards.ts'
import { findCards } from '../../../app/features/memory-cards/scan/find-cards.ts'

// The printed sheet and the search for cards agree: each card of a sheet that was typeset is found.

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } })
})

const link = 'https://afterglow.example/view/margaret-anne-hollis-4f2a9c'
const WIDTH = 1400

const sheets: [Paper, (typeof languages)[number], string][] = [
  ...languages.map((language): [Paper, (typeof languages)[number], string] => [
    'A4',
    language,
    'Margaret Anne Hollis',
  ]),
  ['LETTER', 'en', 'Margaret Anne Hollis'],
  ['A4', 'en', 'Wolfeschlegelsteinhausenbergerdorff, Maria Magdalena Theodora Philippa von und zu Hohenlohe'],
]

test.each(sheets)('the four cards of a sheet on %s in %s are found: %s', async (paper, language, name) => {
  const scanned = addressOfCard('https://afterglow.example/q/0123456789abcdef0123', paper)
  const svg = typesetCards({ language, paper, name, date: null, link, scanned, isToWriteOn: true }, (set) => {
    expect(set.pages).toBe(1)
    return set.svg()
  })
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(WIDTH)
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const photo = { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
  const { cards } = await findCards(photo, ['0123456789abcdef0123'])
  expect(cards).toHaveLength(4)
  const millimetre = WIDTH / papers[paper].width
  const [across, high] = [papers[paper].width / 2, papers[paper].height / 2]
  for (const [index, { corners }] of cards.entries()) {
    const [left, top] = [(index % 2) * across, Math.floor(index / 2) * high]
    expect(Math.abs((corners?.[0].x ?? 0) / millimetre - left)).toBeLessThan(across * 0.01)
    expect(Math.abs((corners?.[0].y ?? 0) / millimetre - top)).toBeLessThan(across * 0.01)
    expect(Math.abs((corners?.[2].x ?? 0) / millimetre - left - across)).toBeLessThan(across * 0.01)
    expect(Math.abs((corners?.[2].y ?? 0) / millimetre - top - high)).toBeLessThan(across * 0.01)
  }
})
