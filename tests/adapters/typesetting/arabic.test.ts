import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Language, languages } from '#languages/index.ts'
import { printOf } from '#languages/print.ts'
import { bookData } from '#server/adapters/typesetting/book-data.ts'
import { somePrints } from '#server/adapters/typesetting/prints.ts'
import { aFolder } from '../../support/a-folder.ts'
import { aBook } from './a-book.ts'
import { aTypesettingProcess } from './a-typesetting-process.ts'

const folder = aFolder()
const typesetter = aTypesettingProcess()

const WARM_INK = [0x7a, 0x4b, 0x12]
const INK = [0x1f, 0x2a, 0x2e]
/** The height of a page's foot, in points. */
const FOOT = 70

/** The rows of a picture that have a colour. */
async function rowsOf(path: string, colour: readonly number[]): Promise<number[]> {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
  const rows = new Set<number>()
  for (let at = 0; at < data.length; at += info.channels)
    if (colour.every((part, index) => Math.abs((data[at + index] ?? 0) - part) < 24))
      rows.add(Math.floor(at / info.channels / info.width))
  return [...rows]
}

test.each(['عبد الله محمود', 'Margaret Hollis'])(
  'the line above «%s» on the share picture ends before the name begins',
  async (name) => {
    const png = join(folder, 'share.png')
    await typesetter.sharePicture({ language: 'ar', name, date: null, portrait: null }, png)
    const above = Math.max(...(await rowsOf(png, WARM_INK)))
    const top = Math.min(...(await rowsOf(png, INK)))
    expect(top - above).toBeGreaterThan(8)
  },
)

/** The words of a page above its foot, with where they begin and end across it, in points. */
async function placesOn(path: string, number: number) {
  const document = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  await document.loadingTask.destroy()
  return items.flatMap((item) =>
    'str' in item && item.str.trim() && item.transform[5] > FOOT
      ? [{ text: item.str, from: item.transform[4], to: item.transform[4] + item.width }]
      : [],
  )
}

const texts: Record<Language, string[]> = {
  ar: ['كانت جدتي تحب الورد.', 'رحمها الله.'],
  en: ['She taught me to swim.', 'We laughed.'],
  es: ['Me enseñó a nadar.', 'Nos reímos.'],
  pt: ['Ensinou-me a nadar.', 'Rimos muito.'],
}

test.each(languages)(
  'the contents of a book in %s run in the direction of their language',
  async (language) => {
    const pdf = join(folder, `book-${language}.pdf`)
    const memories = [{ text: texts[language][0] ?? '', from: 'Ana', date: '1', photos: [] }]
    const source = aBook({ language, stories: texts[language], memories })
    await typesetter.book(source, { pdf, previewDir: join(folder, language) })
    const places = await placesOn(pdf, 2)
    const heading = printOf(language).book.contents
    const numbers = places.filter(({ text }) => /^\d+$/.test(text))
    const names = places.filter(({ text }) => !/^\d+$/.test(text) && text !== heading)
    expect(numbers.length).toBe(5)
    const isMirrored = language === 'ar'
    for (const { from, to } of numbers) {
      if (isMirrored) expect(to).toBeLessThan(Math.min(...names.map((one) => one.from)))
      else expect(from).toBeGreaterThan(Math.max(...names.map((one) => one.to)))
    }
  },
)

/** Where the number of a page is, and on which side a reader of PDF opens the book. */
async function boundIn(path: string, number: number) {
  const document = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  const preferences = await document.getViewerPreferences()
  await document.loadingTask.destroy()
  const folio = items.find((item) => 'str' in item && item.str === String(number))
  const across = folio && 'str' in folio ? folio.transform[4] / (page.view[2] ?? 1) : Number.NaN
  return { side: across < 0.5 ? 'left' : 'right', direction: preferences?.get('Direction') ?? 'L2R' }
}

test.each(languages)('a book in %s is bound on the side on which it begins', async (language) => {
  const pdf = join(folder, `bound-${language}.pdf`)
  const stories = Array.from({ length: 4 }, () => `${texts[language].join(' ').repeat(60)}`)
  await typesetter.book(aBook({ language, stories }), { pdf, previewDir: join(folder, `bound-${language}`) })
  const [even, odd] = [await boundIn(pdf, 4), await boundIn(pdf, 3)]
  const isMirrored = language === 'ar'
  // The number is on the outer side: a page of an even number faces the one after it across the fold.
  expect([even.side, odd.side]).toEqual(isMirrored ? ['right', 'left'] : ['left', 'right'])
  expect(even.direction).toBe(isMirrored ? 'R2L' : 'L2R')
})

test('the title of a message from somebody with Latin letters runs from the right', async () => {
  const book = aBook({ language: 'ar', hostName: 'Grace Okonkwo-Hale', message: 'شكرًا لكم.' })
  const { words } = await bookData(book, somePrints())
  expect(words.message).toMatchObject({ dir: 'rtl', text: expect.stringContaining('Grace Okonkwo-Hale') })
})

test('numbers, names and the back of a book keep the order of the page, and words its margins', async () => {
  const pdf = join(folder, 'order.pdf')
  const said = { name: 'Miriam מרים כהן לוי', date: '9 يناير 2027', address: '14 Marine Parade' }
  const stories = ['عاشت جدتي 1931–2024 وهاتفها +20 2 2736-1234 في القاهرة.', 'W'.repeat(80)]
  const source = aBook({ language: 'ar', ...said, stories })
  const { pages } = await typesetter.book(source, { pdf, previewDir: join(folder, 'order') })
  const [inside, back] = [await placesOn(pdf, 2), await placesOn(pdf, pages)]
  const texts = [...inside, ...back].map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['1931–2024', '+20 2 2736-1234', '14 Marine Parade']))
  const startOf = (name: string) => back.find(({ text }) => text === name)?.from
  expect(startOf('Miriam')).toBeLessThan(startOf('מרים') ?? 0)
  // The width of the page without its outer margin, in points.
  for (const { to } of inside) expect(to).toBeLessThan(595 - 56)
})
