import { expect, test } from 'vitest'
import type { Paper } from '#contract/keepsakes.ts'
import { languages } from '#languages/index.ts'
import { typesetCards } from '#server/adapters/typesetting/render-cards.ts'

const link = 'https://afterglow.example/view/margaret-anne-hollis-4f2a9c'
const scanned = 'https://afterglow.example/q/0123456789abcdef0123#contribute'

const sheets: [Paper, (typeof languages)[number], string][] = [
  ...languages.map((language): [Paper, (typeof languages)[number], string] => [
    'A4',
    language,
    'Margaret Anne Hollis',
  ]),
  ['LETTER', 'en', 'Wolfeschlegelsteinhausenbergerdorff, Maria Magdalena Theodora Philippa von Hohenlohe'],
]

test.each(sheets)('four cards to write on fit a sheet of %s in %s: %s', (paper, language, name) => {
  const pages = typesetCards(
    { language, paper, name, date: null, link, scanned, isToWriteOn: true },
    (set) => set.pages,
  )
  expect(pages).toBe(1)
})
