import { mkdir } from 'node:fs/promises'
import type { BookSource, PrintedBook } from '#server/ports/press.ts'
import { bookData } from './book-data.ts'
import { fillPdf } from './fill-pdf.ts'
import { fontsFor } from './fonts.ts'
import { picturePages } from './picture-pages.ts'
import { somePrints } from './prints.ts'
import { qrSvg } from './qr.ts'
import { needsOf } from './script.ts'
import { bookTemplate } from './templates/book.ts'
import { textsIn } from './texts-in.ts'
import { typeset } from './typeset.ts'

const PREVIEW_PAGES = 6
const PREVIEW_WIDTH = 700

/** Sets a book, writes its PDF, and pictures of its first pages. */
export async function renderBook(
  source: BookSource,
  out: { pdf: string; previewDir: string },
): Promise<PrintedBook> {
  const prints = somePrints()
  const data = await bookData(source, prints)
  const fonts = fontsFor(needsOf(textsIn(data)))
  const files = new Map([...prints.files, ['qr.svg', qrSvg(source.link)]])
  const set = typeset(
    { template: bookTemplate, fonts, data: { ...data, families: fonts.families }, files },
    (made) => ({ pages: made.pages, pdf: made.pdf(), svg: made.svg() }),
  )
  await mkdir(out.previewDir, { recursive: true })
  const [previews] = await Promise.all([
    picturePages({
      svg: set.svg,
      pages: Math.min(PREVIEW_PAGES, set.pages),
      width: PREVIEW_WIDTH,
      photos: prints.photos,
      outDir: out.previewDir,
    }),
    fillPdf(set.pdf, prints.photos, out.pdf),
  ])
  return { pages: set.pages, previews }
}
