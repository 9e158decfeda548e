import { printOf } from '#languages/print.ts'
import type { NotesSource } from '#server/ports/typesetter.ts'
import { fillPdf } from './fill-pdf.ts'
import { fontsFor } from './fonts.ts'
import { papers } from './paper.ts'
import { nameOf, paragraphsOf } from './paragraphs.ts'
import { atExactSize } from './print-scale.ts'
import { fitted, somePrints } from './prints.ts'
import { unbroken } from './sanitise-text.ts'
import { notesTemplate } from './templates/notes.ts'
import { textsIn } from './texts-in.ts'
import { typeset } from './typeset.ts'
import { breadthOf, needsOf } from './writing-system.ts'

/** Of the portrait, in millimetres. */
const PORTRAIT = { width: 25, height: 28 }
const WIDEST_WORD = 18
const ON_SHEET = 4

/** Writes cards of thanks as a PDF, four on a sheet: each as large as a postcard (A6), or a quarter of a Letter page. */
export async function renderNotes(source: NotesSource, outPath: string): Promise<void> {
  const prints = somePrints()
  const portrait = source.portrait && (await prints.add(source.portrait))
  const name = nameOf(source.name, WIDEST_WORD)
  const { notes: words, book } = printOf(source.language)
  const cards = source.notes.map(({ text, isNote }) => ({ isNote, paragraphs: paragraphsOf(text) }))
  const data = {
    lang: source.language ?? 'en',
    title: words.title(unbroken(name.text)),
    page: papers[source.paper],
    portrait: portrait && { file: portrait.file, ...fitted(portrait, PORTRAIT) },
    name,
    nameLength: breadthOf(unbroken(name.text)),
    words: { of: words.of, portrait: book.portrait(unbroken(name.text)) },
    sheets: Array.from({ length: Math.ceil(cards.length / ON_SHEET) }, (_, at) =>
      cards.slice(at * ON_SHEET, (at + 1) * ON_SHEET),
    ),
  }
  const fonts = fontsFor(needsOf(textsIn(data)))
  const pdf = typeset(
    { template: notesTemplate, fonts, data: { ...data, families: fonts.families }, files: prints.files },
    (set) => atExactSize(set.pdf()),
  )
  await fillPdf(pdf, prints.photos, outPath, 0)
}
