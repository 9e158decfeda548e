import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { labelsOnSheet } from '#contract/thanks.ts'
import { textsOf } from '#languages/all.ts'
import { languages } from '#languages/index.ts'
import { typesettingProcess } from '#server/adapters/typesetting/typesetting-process.ts'
import type { LabelsSource, NotesSource, Typesetter } from '#server/ports/typesetter.ts'
import { aPhoto, readBook } from './a-book.ts'

// Cards of thanks and address labels, as they are printed.

let folder: string
let typesetter: Typesetter
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'press-thanks-'))
  typesetter = typesettingProcess({
    entryUrl: (name) => new URL(`../../support/entries/${name}.ts`, import.meta.url),
  })
})
afterAll(async () => {
  await typesetter.close()
  await rm(folder, { recursive: true, force: true })
})
const at = (name: string) => join(folder, name)

const inPoints = { A4: [595, 842], LETTER: [612, 792] } as const
const papers = ['A4', 'LETTER'] as const

const NOTE = { text: 'Dear Lakshmi,\n\nthe chair by the window is yours.', isNote: true }
const notes = (more: Partial<NotesSource>): NotesSource => ({
  paper: 'A4',
  name: 'Margaret Anne Hollis',
  portrait: null,
  notes: [NOTE],
  ...more,
})
const labels = (more: Partial<LabelsSource>): LabelsSource => ({
  paper: 'A4',
  first: 1,
  labels: [{ name: 'Frank Dunne', address: '11 Pearl Street\nKilcunda VIC 3995' }],
  ...more,
})

/** Where a text begins, in millimetres from the left and upper edge of its page. */
async function placesOf(path: string, text: string) {
  const document = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise
  const found: { page: number; x: number; y: number }[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const [, , , height = 0] = page.view
    for (const item of (await page.getTextContent()).items)
      if ('str' in item && item.str.includes(text)) {
        const [, , , , x = 0, y = 0] = item.transform as number[]
        found.push({ page: number, x: (x / 72) * 25.4, y: ((height - y) / 72) * 25.4 })
      }
  }
  await document.loadingTask.destroy()
  return found
}

test.each(papers)('on %s, four cards are on a sheet, each with its words and the name', async (paper) => {
  const pdf = at(`notes-${paper}.pdf`)
  const portrait = await aPhoto(at('portrait.jpg'), { width: 480, height: 600 })
  await typesetter.notes(notes({ paper, portrait, notes: Array(5).fill(NOTE) }), pdf)
  const read = await readBook(pdf)
  expect(read.sizes.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    [...inPoints[paper]],
    [...inPoints[paper]],
  ])
  expect(read.pages[0]?.match(/Margaret Anne Hollis/g)).toHaveLength(4)
  expect(read.pages[1]?.match(/the chair by the window/g)).toHaveLength(1)
  expect(read.alternatives).toContain('Portrait of Margaret Anne Hollis')
})

test('a note of any length stays on its card', async () => {
  const pdf = at('long.pdf')
  const long = [
    `Dear Joan,\n\n${'thank you for everything. '.repeat(40)}`,
    'a\n'.repeat(500),
    'x'.repeat(1000),
  ]
  await typesetter.notes(notes({ notes: long.map((text) => ({ text, isNote: true })) }), pdf)
  expect((await readBook(pdf)).pages).toHaveLength(1)
})

test.each(languages)('cards in %s say so in this language', async (language) => {
  const pdf = at(`notes-${language}.pdf`)
  const text = language === 'ar' ? 'شكرًا على الزهور.' : NOTE.text
  await typesetter.notes(
    notes({
      language,
      notes: [
        { text, isNote: true },
        { text: '', isNote: false },
      ],
    }),
    pdf,
  )
  const read = await readBook(pdf)
  expect(read.language).toBe(language)
  expect(read.title).toBe(textsOf(language).print.notes.title('Margaret Anne Hollis'))
})

test.each(papers)('on %s, labels stand where the maker cut them', async (paper) => {
  const pdf = at(`labels-${paper}.pdf`)
  const count = labelsOnSheet[paper]
  const all = Array.from({ length: count }, (_, n) => ({ name: `Nr${n + 1}.`, address: 'Pearl Street' }))
  await typesetter.labels(labels({ paper, first: 2, labels: all }), pdf)
  const read = await readBook(pdf)
  expect(read.sizes.map(({ width }) => Math.round(width))).toEqual([inPoints[paper][0], inPoints[paper][0]])
  // Label 2 of 3 in the first row; the last one is the first of the next sheet.
  const [left, top, across, width, height] =
    paper === 'A4' ? [7.21, 15.15, 66.04, 63.5, 38.1] : [4.7625, 12.7, 69.85, 66.675, 25.4]
  const [first] = await placesOf(pdf, 'Nr1.')
  const [last] = await placesOf(pdf, `Nr${count}.`)
  expect(first).toMatchObject({ page: 1 })
  expect(first?.x).toBeCloseTo(left + across + 4, 0)
  expect((first?.y ?? 0) > top && (first?.y ?? 0) < top + height).toBe(true)
  expect(last).toMatchObject({ page: 2 })
  expect((last?.x ?? 0) > left && (last?.x ?? 0) < left + width).toBe(true)
})

test('an Arabic address begins at the right of its label', async () => {
  const pdf = at('arabic.pdf')
  await typesetter.labels(labels({ labels: [{ name: 'ليلى حداد', address: 'شارع الورد 5\nبيروت' }] }), pdf)
  const [place] = await placesOf(pdf, 'بيروت')
  expect(place?.x).toBeGreaterThan(35)
})

test('a label takes an address of any length', async () => {
  const pdf = at('long-address.pdf')
  const address = Array.from(
    { length: 12 },
    (_, n) => `Line ${n} of a very long address in the country`,
  ).join('\n')
  await typesetter.labels(labels({ paper: 'LETTER', labels: [{ name: 'x'.repeat(100), address }] }), pdf)
  expect((await readBook(pdf)).pages).toHaveLength(1)
})
