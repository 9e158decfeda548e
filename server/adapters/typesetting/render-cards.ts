import { writeFile } from 'node:fs/promises'
import { printOf } from '#languages/print.ts'
import type { CardsSource } from '#server/ports/typesetter.ts'
import { fontsFor } from './fonts.ts'
import { papers } from './paper.ts'
import { lineOf } from './paragraphs.ts'
import { qrSvg } from './qr.ts'
import { printedLink, unbroken } from './sanitise-text.ts'
import { cardsTemplate } from './templates/cards.ts'
import { textsIn } from './texts-in.ts'
import { typeset } from './typeset.ts'
import { breadthOf, needsOf } from './writing-system.ts'

const WIDEST_WORD = 18
/** This many of the widest letters are as wide as a card. */
const LONG_LINK = 30

/** Writes one sheet of four cards as a PDF: each as large as a postcard (A6), or a quarter of a Letter page. */
export async function renderCards(source: CardsSource, outPath: string): Promise<void> {
  const name = lineOf(source.name, WIDEST_WORD)
  const words = printOf(source.language)
  const data = {
    lang: source.language ?? 'en',
    title: words.cards.title(unbroken(name.text)),
    page: papers[source.paper],
    name,
    nameLength: breadthOf(name.text),
    date: source.date ? lineOf(source.date) : null,
    link: source.link,
    linkText: printedLink(source.link, LONG_LINK),
    words: { ...words.cards, title: '', qr: words.book.qr(source.link) },
  }
  const fonts = fontsFor(needsOf(textsIn(data)))
  const files = new Map([['qr.svg', qrSvg(source.scanned)]])
  const pdf = typeset(
    { template: cardsTemplate, fonts, data: { ...data, families: fonts.families }, files },
    (set) => set.pdf(),
  )
  await writeFile(outPath, pdf)
}
