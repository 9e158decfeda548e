import { mkdir } from 'node:fs/promises'
import type { BookSource, PrintedBook } from '#server/ports/typesetter.ts'
import { type BookData, bookData } from './book-data.ts'
import { convertToPoints, fillPdf } from './fill-pdf.ts'
import { picturePages } from './picture-pages.ts'
import { somePrints } from './prints.ts'
import { qrSvg } from './qr.ts'
import { bookTemplate } from './templates/book.ts'
import { typeset } from './typeset.ts'

const PREVIEW_PAGES = 6
const PREVIEW_WIDTH = 700
/** One SVG has all pages and a line of text per letter: for 2,000 pages it would take a gigabyte. */
const MOST_DRAWN = 200

/** Typesets a book, writes its PDF, and draws pictures of its first pages. */
export async function renderBook(
  source: BookSource,
  out: { pdf: string; previewDir: string },
): Promise<PrintedBook> {
  const prints = somePrints()
  const data = await bookData(source, prints)
  const bleed = convertToPoints(data.page.bleed)
  const codes = data.films.map(({ link }, at): [string, Buffer] => [`film-${at}.svg`, qrSvg(link)])
  const files = new Map([...prints.files, ['qr.svg', qrSvg(source.scanned)], ...codes])
  const work = { template: bookTemplate, data, files }
  const set = typeset(work, (made) => ({
    pages: made.pages,
    pdf: made.pdf(),
    svg: made.pages <= MOST_DRAWN ? made.svg() : null,
  }))
  const svg = set.svg ?? typeset({ ...work, data: { ...data, ...beginningOf(data) } }, (made) => made.svg())
  await mkdir(out.previewDir, { recursive: true })
  const [previews] = await Promise.all([
    picturePages({
      svg,
      pages: Math.min(PREVIEW_PAGES, set.pages),
      width: PREVIEW_WIDTH,
      photos: prints.photos,
      outDir: out.previewDir,
      bleed,
    }),
    fillPdf(set.pdf, prints.photos, out.pdf, { bleed }),
  ])
  return { pages: set.pages, previews }
}

/** The part of a long book that its first pages show; without the contents, whose page numbers would be wrong. */
function beginningOf(data: BookData): Partial<BookData> {
  return {
    contents: null,
    stories: data.stories
      .slice(0, 2 * PREVIEW_PAGES)
      .map((story) => ({ ...story, paragraphs: story.paragraphs.slice(0, 10 * PREVIEW_PAGES) })),
    pages: data.pages.slice(0, PREVIEW_PAGES),
    memories: data.memories.slice(0, 10 * PREVIEW_PAGES),
    attended: data.attended.slice(0, 100),
  }
}
