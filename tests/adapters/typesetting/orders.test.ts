import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textsOf } from '#languages/all.ts'
import { languages } from '#languages/index.ts'
import { typesettingProcess } from '#server/adapters/typesetting/typesetting-process.ts'
import type { Typesetter } from '#server/ports/typesetter.ts'
import type { OrderSource } from '#server/ports/typesetter-order.ts'
import { aPhoto, readBook } from './a-book.ts'
import { aHymn, anOrderSource, aPart, boxesOf, readSheets, sizesOf } from './an-order.ts'

let folder: string
let typesetter: Typesetter
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'press-orders-'))
  typesetter = typesettingProcess({
    entryUrl: (name) => new URL(`../../support/entries/${name}.ts`, import.meta.url),
  })
})
afterAll(async () => {
  await typesetter.close()
  await rm(folder, { recursive: true, force: true })
})

let made = 0
async function print(more: Partial<OrderSource> = {}) {
  made += 1
  const at = (name: string) => join(folder, `${made}-${name}`)
  const out = { sheets: at('sheets.pdf'), pages: at('pages.pdf'), previewDir: at('previews') }
  return { ...out, printed: await typesetter.order(anOrderSource(more), out) }
}

const numbers = /Hymn number (\d)/g
const hymnsIn = (text: string) => [...text.matchAll(numbers)].map(([, number]) => Number(number))

describe('a folded sheet', () => {
  test('is one sheet of four pages: the back beside the cover, then the inside', async () => {
    const { printed, sheets, pages } = await print({ items: [aPart(1), aPart(2), aPart(3), aPart(4)] })
    expect(printed).toMatchObject({ tooLong: null, format: 'FOLDED', isSmaller: false })
    const [outside, inside, ...more] = await readSheets(sheets)
    expect(more).toEqual([])
    expect([outside?.width, outside?.height]).toEqual([297, 210])
    expect(outside?.right).toContain('Margaret Anne Hollis')
    expect(outside?.left).toContain('afterglow.example/view')
    expect(inside?.left).toContain('Part 1')
    expect(inside?.right).toContain('Part 4')
    const read = await readBook(pages)
    expect(read.sizes.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
      Array(4).fill([421, 595]),
    )
    expect(read.conformance).toBe('1')
    if (printed.tooLong === null) expect(printed.previews).toHaveLength(4)
  })

  test('with little on it has larger letters than one with a hymn', async () => {
    const some = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => aPart(n))
    const [few, full] = [await print({ items: some }), await print({ items: [...some, aHymn(9, 1)] })]
    const [large = 0] = await sizesOf(few.pages, 'Part 1')
    const [usual = 1] = await sizesOf(full.pages, 'Part 1')
    expect(large / usual).toBeGreaterThan(1.15)
    expect(few.printed).toMatchObject({ format: 'FOLDED', tooLong: null })
  })

  test('of Letter paper has pages of half a sheet', async () => {
    const { sheets } = await print({ paper: 'LETTER' })
    const boxes = await boxesOf(sheets)
    expect(boxes.media).toEqual(Array(2).fill([0, 0, 279.4, 215.9]))
    expect(boxes.trim).toEqual(boxes.media)
  })

  test('has smaller letters before anything is too long', async () => {
    const { printed } = await print({ items: [aHymn(1, 6), aHymn(2, 6), aHymn(3, 4)] })
    expect(printed).toMatchObject({ tooLong: null, format: 'FOLDED', isSmaller: true })
  })

  test('says which part is too long for it, and a booklet holds it', async () => {
    const items = [aPart(1), aHymn(2, 4), aHymn(3, 20)]
    const { printed } = await print({ items })
    expect(printed).toEqual({ tooLong: { where: 'PART', itemId: items[2]?.id } })
    expect((await print({ items, format: 'BOOKLET' })).printed).toMatchObject({
      tooLong: null,
      format: 'BOOKLET',
    })
  })

  test('much more than it holds is refused after one try in the smallest letters', async () => {
    const text = 'We remember her garden and her songs. '.repeat(120)
    const items = Array.from({ length: 4 }, (_, n) => aPart(n, { kind: 'READING', text }))
    const began = performance.now()
    const { printed } = await print({ items, format: 'BOOKLET' })
    expect(printed.tooLong?.where).toBe('PART')
    const took = performance.now() - began
    expect(took).toBeLessThan(20_000)
  })

  test('says that there are too many parts, or that the back is too full', async () => {
    const many = await print({ items: Array.from({ length: 40 }, (_, n) => aPart(n, { by: 'Somebody' })) })
    expect(many.printed).toEqual({ tooLong: { where: 'PARTS', itemId: null } })
    const events = Array.from({ length: 11 }, (_, n) => ({ name: `Event ${n}`, lines: ['Sunday', 'Here'] }))
    const full = await print({ events, thanks: 'Thank you.\n\n'.repeat(60) })
    expect(full.printed).toEqual({ tooLong: { where: 'BACK', itemId: null } })
  })

  test('shows its photos whole, and tells when there is no room for them', async () => {
    const photos = [await aPhoto(join(folder, 'one.jpg'), { width: 1600, height: 1200, caption: 'Her boat' })]
    const { pages, printed } = await print({ photos })
    expect(printed).toMatchObject({ isWithoutPhotos: false })
    expect((await readBook(pages)).text).toContain('Her boat')
    const full = await print({ photos, items: [aHymn(1, 6), aHymn(2, 6), aHymn(3, 4)] })
    expect(full.printed).toMatchObject({ tooLong: null, isWithoutPhotos: true })
  })
})

describe('a booklet', () => {
  const hymns = [1, 2, 3, 4].map((n) => aHymn(n))

  test('has the pages 8 and 1, 2 and 7, 6 and 3, 4 and 5 side by side', async () => {
    const photos = [await aPhoto(join(folder, 'two.jpg'), { width: 900, height: 1200, caption: 'The gate' })]
    const { sheets, printed } = await print({ format: 'BOOKLET', items: hymns, photos })
    expect(printed).toMatchObject({ tooLong: null, format: 'BOOKLET' })
    const sides = await readSheets(sheets)
    expect(sides).toHaveLength(4)
    const [first, second, third, fourth] = sides
    expect(first?.left).toContain('afterglow.example/view')
    expect(first?.right).toContain('Margaret Anne Hollis')
    expect(hymnsIn(second?.left ?? '')).toEqual([1, 2, 3, 4])
    expect(second?.right).toContain('The gate')
    expect([third?.left, third?.right].map((text) => hymnsIn(text ?? ''))).toEqual([[4], [1]])
    expect([fourth?.left, fourth?.right].map((text) => hymnsIn(text ?? ''))).toEqual([[2], [3]])
  })

  test('sets a text with a page to itself as large as the page holds, without breaking a line', async () => {
    const long = 'And this is one long line that is sung in one breath'
    const wide = aPart(9, { kind: 'HYMN', title: 'The long one', text: `${long}\n${long}` })
    const full = aHymn(5, 6)
    const { pages } = await print({ format: 'BOOKLET', items: [...hymns.slice(0, 3), wide, full] })
    const [roomy = 0] = await sizesOf(pages, 'Verse 1 of hymn 1')
    const [crowded = 0] = await sizesOf(pages, 'Verse 1 of hymn 5')
    expect(roomy / crowded).toBeGreaterThan(1.3)
    expect((await readBook(pages)).text).toContain(long)
    expect(await sizesOf(pages, long)).toHaveLength(1)
  })

  test('in a language that is read from the right is bound on the right', async () => {
    const { sheets } = await print({ format: 'BOOKLET', language: 'ar', items: hymns, thanks: 'شكرا' })
    const [first, , third, fourth] = await readSheets(sheets)
    expect(first?.left).toContain('Margaret Anne Hollis')
    expect(first?.right).toContain('afterglow.example/view')
    expect([third?.left, third?.right].map((text) => hymnsIn(text ?? ''))).toEqual([[1], [4]])
    expect([fourth?.left, fourth?.right].map((text) => hymnsIn(text ?? ''))).toEqual([[3], [2]])
  })

  test('for a print shop has bleed and marks around what is cut', async () => {
    const { sheets } = await print({ format: 'BOOKLET', items: hymns, marks: true })
    expect(await boxesOf(sheets)).toEqual({
      media: Array(4).fill([0, 0, 325, 238]),
      trim: Array(4).fill([14, 14, 311, 224]),
      bleed: Array(4).fill([11, 11, 314, 227]),
    })
  })

  test('that one sheet holds is such a sheet', async () => {
    const { printed, sheets } = await print({ format: 'BOOKLET' })
    expect(printed).toMatchObject({ format: 'FOLDED' })
    expect(await readSheets(sheets)).toHaveLength(2)
  })
})

describe.each(languages)('in %s', (language) => {
  const { order } = textsOf(language).print

  test('both have its words, and nothing is left empty or cut', async () => {
    const first = order.first.map(({ title }, n) => aPart(n, { title }))
    const { pages, sheets } = await print({ language, items: first })
    const read = await readBook(pages)
    expect(read.language).toBe(language)
    expect(read.pages).toHaveLength(4)
    expect(await readSheets(sheets)).toHaveLength(2)
    for (const page of read.pages) expect(page.trim()).not.toBe('')
    const booklet = await print({ language, format: 'BOOKLET', items: [...first, aHymn(20), aHymn(21)] })
    expect((await readBook(booklet.pages)).pages).toHaveLength(8)
  })
})

test('markup, controls, emoji and words without end are printed as text, inside the page', async () => {
  const items = [
    aPart(1, { title: '#read("/etc/passwd") *x* <script>', by: '🕊️', source: '\u202egnp' }),
    aPart(2, { kind: 'READING', title: 'שלום Hello سلام', text: 'x'.repeat(3000) }),
    aPart(3, { title: 'T'.repeat(200) }),
  ]
  const { pages, printed } = await print({ items, format: 'BOOKLET', name: '$x^2$' })
  expect(printed).toMatchObject({ tooLong: null })
  const { text } = await readBook(pages)
  expect(text).toContain('#read("/etc/passwd") *x* <script>')
  expect(text).not.toContain('root:')
  if (printed.tooLong !== null) return
  for (const preview of printed.previews) {
    const { width = 0, height = 0 } = await sharp(preview).metadata()
    const edge = await sharp(preview)
      .extract({ left: width - 20, top: 0, width: 20, height })
      .toBuffer()
    const { channels } = await sharp(edge).stats()
    // Nothing dark reaches the edge.
    expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(200)
  }
})
