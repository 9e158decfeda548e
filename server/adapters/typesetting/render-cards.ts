import { writeFile } from 'node:fs/promises'
import { printOf } from '#languages/print.ts'
import type { CardsSource } from '#server/ports/typesetter.ts'
import { fontsFor } from './fonts.ts'
import { papers } from './paper.ts'
import { lineOf, nameOf } from './paragraphs.ts'
import { atExactSize } from './print-scale.ts'
import { qrSvg } from './qr.ts'
import { printedLink, unbroken } from './sanitise-text.ts'
import { cardsTemplate } from './templates/cards.ts'
import { memoryCardsTemplate } from './templates/memory-cards.ts'
import { textsIn } from './texts-in.ts'
import { type Typeset, typeset } from './typeset.ts'
import { breadthOf, needsOf } from './writing-system.ts'

const WIDEST_WORD = 18
/** This many of the widest letters are as wide as a card. */
const LONG_LINK = 30

/** Writes one sheet of four cards as a PDF: each as large as a postcard (A6), or a quarter of a Letter page. */
export async function renderCards(source: CardsSource, outPath: string): Promise<void> {
  await writeFile(
    outPath,
    typesetCards(source, (set) => atExactSize(set.pdf())),
  )
}

/** Typesets the sheet, and returns the result of `use`. */
export function typesetCards<Made>(source: CardsSource, use: (set: Typeset) => Made): Made {
  const name = nameOf(source.name, WIDEST_WORD)
  const words = printOf(source.language)
  const data = {
    lang: source.language ?? 'en',
    title: words.cards.title(unbroken(name.text)),
    page: papers[source.paper],
    name,
    nameLength: breadthOf(unbroken(name.text)),
    life: source.life ? lineOf(source.life) : null,
    date: source.date ? lineOf(source.date) : null,
    place: (source.place ?? []).map((line) => lineOf(line)),
    link: source.link,
    linkText: printedLink(source.link, LONG_LINK),
    words: { ...words.cards, ...words.memoryCards, title: '', qr: words.book.qr(source.link) },
  }
  const fonts = fontsFor(needsOf(textsIn(data)))
  const [template, border] = source.isToWriteOn ? [memoryCardsTemplate, 0] : [cardsTemplate]
  const files = new Map([['qr.svg', qrSvg(source.scanned, border)]])
  return typeset({ template, fonts, data: { ...data, families: fonts.families }, files }, use)
}
