import { printOf } from '#languages/print.ts'
import type { CardsSource } from '#server/ports/typesetter.ts'
import { fillPdf } from './fill-pdf.ts'
import { papers } from './paper.ts'
import { lineOf, nameOf, setLine } from './paragraphs.ts'
import { type Print, somePrints } from './prints.ts'
import { qrSvg } from './qr.ts'
import { printedLink, unbroken } from './sanitise-text.ts'
import { cardsTemplate, memoryCardsTemplate } from './templates/cards.ts'
import { type Typeset, typeset } from './typeset.ts'
import { breadthOf } from './writing-system.ts'

/** This many of the widest letters are as wide as a card. */
const WIDEST_WORD = 18

/** Writes one sheet of four cards as a PDF: each as large as a postcard (A6), or a quarter of a Letter page. */
export async function renderCards(source: CardsSource, outPath: string): Promise<void> {
  const prints = somePrints()
  const portrait = source.portrait && (await prints.add(source.portrait))
  const pdf = typesetCards(source, (set) => set.pdf(), { portrait, files: prints.files })
  await fillPdf(pdf, prints.photos, outPath, { sheets: 'one side' })
}

/** Typesets the sheet, and returns the result of `use`. */
export function typesetCards<Made>(
  source: CardsSource,
  use: (set: Typeset) => Made,
  { portrait, files }: { portrait?: Print | null | undefined; files?: ReadonlyMap<string, Buffer> } = {},
): Made {
  const name = nameOf(source.name, WIDEST_WORD)
  const words = printOf(source.language)
  const data = {
    lang: source.language ?? 'en',
    title: words.cards.title(unbroken(name.text)),
    page: papers[source.paper],
    name,
    nameLength: breadthOf(unbroken(name.text)),
    life: setLine(source.life),
    date: setLine(source.date),
    place: (source.place ?? []).map((line) => lineOf(line)),
    portrait: portrait ? { file: portrait.file, ratio: portrait.width / portrait.height } : null,
    link: source.link,
    linkText: printedLink(source.link),
    words: {
      ...words.cards,
      ...words.memoryCards,
      title: '',
      portrait: words.book.portrait(unbroken(name.text)),
      qr: words.book.qr(source.link),
    },
  }
  const [template, border] = source.isToWriteOn ? [memoryCardsTemplate, 0] : [cardsTemplate]
  const all = new Map([...(files ?? []), ['qr.svg', qrSvg(source.scanned, border)] as const])
  return typeset({ template, data, files: all }, use)
}
