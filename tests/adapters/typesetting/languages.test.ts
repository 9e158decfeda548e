import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { view as arabic } from '#app/messages/ar/view.ts'
import { view as english } from '#app/messages/en/view.ts'
import { view as spanish } from '#app/messages/es/view.ts'
import { type Language, languages } from '#contract/languages/index.ts'
import { printedTextsIn } from '#server/adapters/typesetting/printed-texts.ts'
import { typesettingProcess } from '#server/adapters/typesetting/typesetting-process.ts'
import type { Typesetter } from '#server/ports/typesetter.ts'
import { aBook, aPhoto, readBook } from './a-book.ts'

// Through the process, as the product prints: what it is told has to reach the other side.

let folder: string
let typesetter: Typesetter
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'press-languages-'))
  typesetter = typesettingProcess({
    entryUrl: (name) => new URL(`../../../server/entries/${name}.ts`, import.meta.url),
  })
})
afterAll(async () => {
  await typesetter.close()
  await rm(folder, { recursive: true, force: true })
})
const at = (name: string) => join(folder, name)
const others = languages.filter((language) => language !== 'en')

const pages = { en: english, es: spanish, ar: arabic }

test.each(languages)('in %s, print says above a name what the page says', (language) => {
  const { book, cards, share } = printedTextsIn(language)
  const { of, pictureAlt } = pages[language]
  expect([book.of, cards.of, share.of]).toEqual([of, of, of])
  expect(book.title('Ana')).toBe(`${of} Ana`)
  expect(pictureAlt).toBe(`${of} {name}`)
})

test.each(languages)('a book in %s says so, and has its headings', async (language) => {
  const pdf = at(`book-${language}.pdf`)
  const source = aBook({ language, stories: ['She taught me to swim.'] })
  await typesetter.book(source, { pdf, previewDir: at(`previews-${language}`) })
  const book = await readBook(pdf)
  expect(book.language).toBe(language)
  expect(book.outline.map(({ title }) => title)).toContain(printedTextsIn(language).book.stories)
})

test.each(languages)('cards in %s say so', async (language) => {
  const pdf = at(`cards-${language}.pdf`)
  const link = 'https://afterglow.example/view/margaret'
  await typesetter.cards({ language, paper: 'A4', name: 'Margaret', date: null, link, scanned: link }, pdf)
  expect((await readBook(pdf)).language).toBe(language)
})

test.each(others)('the picture to share in %s is another one than in English', async (language) => {
  const draw = async (spoken: Language) => {
    const png = at(`share-${language}-${spoken}.png`)
    await typesetter.sharePicture({ language: spoken, name: 'Margaret', date: null, portrait: null }, png)
    return readFile(png)
  }
  expect((await draw(language)).equals(await draw('en'))).toBe(false)
})

test('what the other side would not know is an error, not dropped', async () => {
  const source = { ...aBook(), unknown: 'word' }
  await expect(typesetter.book(source, { pdf: at('x.pdf'), previewDir: at('x') })).rejects.toThrow(/unknown/)
})

test('the first card of a film may show a portrait that its module knows more of', async () => {
  const path = at('portrait.jpg')
  const portrait = { ...(await aPhoto(path, { width: 480, height: 600 })), key: 'a/b.jpg' }
  const source = {
    title: { of: 'In memory of', name: 'Margaret', date: null, many: '3 photos', portrait },
    closing: { thanks: 'Thank you', name: 'Margaret', shared: null },
    captions: [],
  }
  await mkdir(at('film'))
  const drawn = await typesetter.filmTexts(source, at('film'))
  expect(drawn.captions).toEqual([])
})
