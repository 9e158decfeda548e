import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textsOf } from '#languages/all.ts'
import { type Language, languages } from '#languages/index.ts'
import { aFolder } from '../../support/a-folder.ts'
import { aBook, aPhoto, readBook } from './a-book.ts'
import { aTypesettingProcess } from './a-typesetting-process.ts'

// These tests go through the typesetting process, as the product does, so that all fields have to reach it.

const folder = aFolder()
const typesetter = aTypesettingProcess('many-books')
const at = (name: string) => join(folder, name)
const others = languages.filter((language) => language !== 'en')

test.each(languages)('in %s, print says above a name what the page says', (language) => {
  const { print, screens } = textsOf(language)
  const { book, cards, share } = print
  const { of, pictureAlt } = screens.view
  expect([book.of, cards.of, share.of]).toEqual([of, of, of])
  expect(book.title('Ana')).toBe(`${of} Ana`)
  expect(pictureAlt).toBe(`${of} {name}`)
})

test.each(languages)('a book in %s has this language and its headings', async (language) => {
  const pdf = at(`book-${language}.pdf`)
  const source = aBook({ language, stories: ['She taught me to swim.'] })
  await typesetter.book(source, { pdf, previewDir: at(`previews-${language}`) })
  const book = await readBook(pdf)
  expect(book.language).toBe(language)
  expect(book.outline.map(({ title }) => title)).toContain(textsOf(language).print.book.stories)
})

test('a book in order of time has a chapter for each decade, before photos without a date', async () => {
  const pdf = at('book-decades.pdf')
  const photo = await aPhoto(at('decades.jpg'), { caption: 'Rained all week · 1972' })
  const decades = [1950, 1970, 1980].map((decade) => ({ decade, name: `${decade}s`, photos: [photo, photo] }))
  const source = { ...aBook({ language: 'en' }), decades, photos: [photo] }
  await typesetter.book(source, { pdf, previewDir: at('previews-decades') })
  const book = await readBook(pdf)
  const chapters = book.outline.map(({ title }) => title)
  expect(chapters.filter((title) => /\d/.test(title))).toEqual(['1950s', '1970s', '1980s'])
  expect(chapters.indexOf('Photographs')).toBeGreaterThan(chapters.indexOf('1980s'))
})

test.each(languages)('cards in %s have their text in this language', async (language) => {
  const pdf = at(`cards-${language}.pdf`)
  const link = 'https://afterglow.example/view/margaret'
  await typesetter.cards({ language, paper: 'A4', name: 'Margaret', date: null, link, scanned: link }, pdf)
  expect((await readBook(pdf)).language).toBe(language)
})

test.each(others)('the share picture in %s differs from the one in English', async (language) => {
  const draw = async (spoken: Language) => {
    const png = at(`share-${language}-${spoken}.png`)
    await typesetter.sharePicture({ language: spoken, name: 'Margaret', date: null, portrait: null }, png)
    return readFile(png)
  }
  expect((await draw(language)).equals(await draw('en'))).toBe(false)
})
