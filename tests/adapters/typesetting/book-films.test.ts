import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { renderBook } from '#server/adapters/typesetting/render-book.ts'
import { renderCards } from '#server/adapters/typesetting/render-cards.ts'
import { aFolder } from '../../support/a-folder.ts'
import { aBook, aPhoto, readBook } from './a-book.ts'

// Films in a book: a still, the caption and a code. And what printed sheets ask of whoever prints them.

const folder = aFolder()
const at = (name: string) => join(folder, name)

const link = 'https://afterglow.example/view/margaret-anne-hollis?i=p.abcdefghij#photo-1'

test('a book shows each film with its caption, its length and a code of its own', async () => {
  const still = await aPhoto(at('still.jpg'), { width: 1280, height: 720 })
  const films = [
    { still, caption: 'Our wedding', seconds: 65, link },
    { still: null, caption: '', seconds: null, link: `${link}2` },
  ]
  const pdf = at('book.pdf')
  await renderBook(aBook({ films, photos: [still] }), { pdf, previewDir: at('previews') })
  const book = await readBook(pdf)
  expect(book.isMarked).toBe(true)
  expect(book.outline.map(({ title }) => title)).toContain('Films')
  const page = book.pages.find((words) => words.includes('Our wedding')) ?? ''
  expect(page).toContain('Scan to watch')
  expect(book.alternatives).toContain(`QR code that leads to ${link}`)
  expect(book.alternatives).toContain(`QR code that leads to ${link}2`)
})

test('a book without films says nothing of them', async () => {
  const pdf = at('none.pdf')
  await renderBook(aBook({ stories: ['The garden.'] }), { pdf, previewDir: at('previews-2') })
  expect((await readBook(pdf)).text).not.toContain('Films')
})

async function preferencesOf(path: string) {
  const document = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise
  const asked = Object.fromEntries((await document.getViewerPreferences()) ?? [])
  await document.loadingTask.destroy()
  return asked
}

test('cards ask to be printed at their exact size', async () => {
  const link = 'https://afterglow.example/view/m'
  const card = {
    language: 'en',
    paper: 'A4',
    name: 'Mary Smith-Jones',
    date: null,
    link,
    scanned: link,
  } as const
  for (const isToWriteOn of [undefined, true] as const) {
    await renderCards({ ...card, ...(isToWriteOn && { isToWriteOn }) }, at('cards.pdf'))
    expect(await preferencesOf(at('cards.pdf'))).toMatchObject({ PrintScaling: 'None' })
  }
})

test('a name is not broken at its hyphen', async () => {
  const pdf = at('hyphen.pdf')
  const name = 'Anna Maria Magdalena Theodora von Hohenlohe-Waldenburg'
  await renderBook(aBook({ name }), { pdf, previewDir: at('previews-3') })
  const [cover = ''] = (await readBook(pdf)).pages
  expect(cover.replaceAll('\u2060', '')).toContain('Hohenlohe-Waldenburg')
})
