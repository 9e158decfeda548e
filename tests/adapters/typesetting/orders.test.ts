import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { textsOf } from '#languages/all.ts'
import { languages } from '#languages/index.ts'
import type { OrderSource } from '#server/ports/typesetter.ts'
import { aFolder } from '../../support/a-folder.ts'
import { aPhoto, readBook } from './a-book.ts'
import { aTypesettingProcess } from './a-typesetting-process.ts'
import { aHymn, anOrderSource, aPart, readSheets } from './an-order.ts'

const folder = aFolder()
const typesetter = aTypesettingProcess()

let made = 0
async function print(more: Partial<OrderSource> = {}) {
  made += 1
  const at = (name: string) => join(folder, `${made}-${name}`)
  const out = { sheets: at('sheets.pdf'), pages: at('pages.pdf') }
  return { ...out, printed: await typesetter.order(anOrderSource(more), out) }
}

const numbers = /Hymn number (\d)/g
const hymnsIn = (text: string) => [...text.matchAll(numbers)].map(([, number]) => Number(number))

describe('a folded sheet', () => {
  test('is one sheet of four pages: the back beside the cover, then the inside', async () => {
    const { printed, sheets, pages } = await print({ items: [aPart(1), aPart(2), aPart(3), aPart(4)] })
    expect(printed).toEqual({ isTooLong: false })
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
  })

  test('of Letter paper has pages of half a sheet', async () => {
    const [side] = await readSheets((await print({ paper: 'LETTER' })).sheets)
    expect([side?.width, side?.height]).toEqual([279.4, 215.9])
  })

  test('of no part at all is one, too', async () => {
    expect(await readSheets((await print({ items: [] })).sheets)).toHaveLength(2)
  })

  test('says what is too long for it, and a booklet holds it', async () => {
    const items = [aPart(1), aHymn(2, 4), aHymn(3, 20)]
    expect((await print({ items })).printed).toEqual({ isTooLong: true })
    expect((await print({ items, format: 'BOOKLET' })).printed).toEqual({ isTooLong: false })
  })

  test('much more than it holds is refused after one try in the smallest letters', async () => {
    const text = 'We remember her garden and her songs. '.repeat(120)
    const items = Array.from({ length: 4 }, (_, n) => aPart(n, { kind: 'READING', text }))
    expect((await print({ items, format: 'BOOKLET' })).printed).toEqual({ isTooLong: true })
  })

  test('says that the back is too full', async () => {
    const events = Array.from({ length: 11 }, (_, n) => ({ name: `Event ${n}`, lines: ['Sunday', 'Here'] }))
    expect((await print({ events, thanks: 'Thank you.\n\n'.repeat(60) })).printed).toEqual({
      isTooLong: true,
    })
  })

  test('shows its photos whole, with their captions', async () => {
    const photos = [
      await aPhoto(join(folder, 'one.jpg'), { width: 1600, height: 1200, caption: 'Her boat' }),
      await aPhoto(join(folder, 'tall.jpg'), { width: 900, height: 1600, caption: 'The gate' }),
    ]
    const { text } = await readBook((await print({ photos })).pages)
    expect(text).toContain('Her boat')
    expect(text).toContain('The gate')
  })
})

describe('a booklet', () => {
  const hymns = [1, 2, 3, 4].map((n) => aHymn(n))

  test('has the pages 8 and 1, 2 and 7, 6 and 3, 4 and 5 side by side', async () => {
    const photos = [await aPhoto(join(folder, 'two.jpg'), { width: 900, height: 1200, caption: 'The gate' })]
    const { sheets, printed } = await print({ format: 'BOOKLET', items: hymns, photos })
    expect(printed).toEqual({ isTooLong: false })
    const sides = await readSheets(sheets)
    expect(sides).toHaveLength(4)
    const [first, second] = sides
    expect(first?.left).toContain('afterglow.example/view')
    expect(first?.right).toContain('Margaret Anne Hollis')
    expect(hymnsIn(second?.left ?? '')).toContain(1)
    expect(sides.some(({ left, right }) => `${left} ${right}`.includes('The gate'))).toBe(true)
  })

  test('in a language that is read from the right is bound on the right', async () => {
    const { sheets } = await print({ format: 'BOOKLET', language: 'ar', items: hymns, thanks: 'شكرا' })
    const [first, second] = await readSheets(sheets)
    expect(first?.left).toContain('Margaret Anne Hollis')
    expect(first?.right).toContain('afterglow.example/view')
    expect(hymnsIn(second?.right ?? '')).toContain(1)
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
  expect(printed).toEqual({ isTooLong: false })
  const { text } = await readBook(pages)
  expect(text).toContain('#read("/etc/passwd") *x* <script>')
  expect(text).not.toContain('root:')
})
