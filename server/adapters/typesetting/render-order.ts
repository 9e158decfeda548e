import { readFile } from 'node:fs/promises'
import type { OrderFormat } from '#contract/order-of-service.ts'
import { defaultLanguage, directionOf } from '#languages/index.ts'
import { printOf } from '#languages/print.ts'
import { mapInTurn } from '#server/lib/map-in-turn.ts'
import type { OrderSource, PrintPhoto } from '#server/ports/typesetter.ts'
import { fillPdf } from './fill-pdf.ts'
import { impose } from './impose.ts'
import { papers } from './paper.ts'
import { countLines, lineOf, nameOf, paragraphsOf, setLine } from './paragraphs.ts'
import { fitted, type Prints, somePrints } from './prints.ts'
import { qrSvg } from './qr.ts'
import { printedLink, unbroken } from './sanitise-text.ts'
import { orderTemplate } from './templates/order.ts'
import { type Typeset, typeset } from './typeset.ts'
import { breadthOf } from './writing-system.ts'

/** Pages between cover and back. */
const innerPages: Record<OrderFormat, number> = { FOLDED: 2, BOOKLET: 6 }
/** Of the letters, in points: from the usual size to the smallest that is read easily. */
const SIZES = [13.5, 12.5, 11.6, 10.7, 9.8]

/** A pixel is at most so wide: 150 to the inch. Millimetres. */
const PIXEL = 0.17
/** A part of at most so many lines is not split across pages. */
const SHORT_LINES = 10
/** Letters in a line of text that runs across the page. */
const LETTERS = 58
/** Kinds whose words keep their lines and stand in the middle. */
const VERSE = new Set(['HYMN', 'PRAYER', 'MUSIC'])

/** Typesets an order of service as large as it fits, and writes its sheets and its pages. */
export async function renderOrder(
  source: OrderSource,
  out: { sheets: string; pages: string },
): Promise<{ isTooLong: boolean }> {
  const prints = somePrints()
  const data = await readOrderData(source, prints)
  const files = new Map([...prints.files, ['qr.svg', qrSvg(source.scanned ?? source.link)]])
  const set = <Made>(size: number, notes: number, use: (made: Typeset) => Made) =>
    typeset({ template: orderTemplate, files, data: { ...data, size, notes } }, use)

  /** How many pages between cover and back are left over; negative where there are too few. */
  const leftOver = (size: number) =>
    set(size, 0, ({ pages, numberAt }) => {
      const ends = numberAt('service-ends')
      return pages - ends > 1 ? -1 : innerPages[source.format] - (ends - 1)
    })
  const smallest = SIZES.at(-1) ?? 0
  if (leftOver(smallest) < 0) return { isTooLong: true }
  const size = SIZES.find((one) => leftOver(one) >= 0) ?? smallest
  const { pdf, pages } = set(size, leftOver(size), (made) => ({ pdf: made.pdf(), pages: made.pages }))
  await fillPdf(pdf, prints.photos, out.pages)
  const isRightBound = directionOf(source.language ?? defaultLanguage) === 'rtl'
  const sheets = impose(await readFile(out.pages), pages, { page: data.page, isRightBound })
  await fillPdf(sheets, new Map(), out.sheets, { sheets: 'two sides' })
  return { isTooLong: false }
}

/**
 * What the template is given, except for the size of its letters and the fonts: an order of service, cleaned and with
 * placeholders for its photos, which are added to `prints`.
 */
async function readOrderData(source: OrderSource, prints: Prints) {
  const { order: words, book } = printOf(source.language)
  const { width: high, height: across } = papers[source.paper]
  // Half a sheet.
  const page = { width: across / 2, height: high }
  const name = nameOf(source.name)
  const nameLength = breadthOf(unbroken(name.text))
  const narrow = (text: string) => setLine(text) ?? []
  return {
    lang: source.language ?? 'en',
    format: source.format,
    title: words.title(unbroken(name.text)),
    page,
    name,
    nameLength,
    years: setLine(source.years),
    when: source.when.split('\n').flatMap(narrow),
    portrait: await prints.fit(
      source.portrait,
      { width: page.width - 60, height: nameLength > 34 ? 72 : 88 },
      PIXEL,
    ),
    items: source.items.map((item) => itemOf(item, words)),
    rows: await rowsOf(source, page, prints),
    thanks: paragraphsOf(source.thanks),
    events: source.events.map(({ name: title, lines }) => ({
      name: lineOf(title),
      lines: lines.flatMap(narrow),
    })),
    code: source.scanned !== null,
    linkText: printedLink(source.link),
    words: {
      ...words,
      portrait: book.portrait(unbroken(name.text)),
      photo: book.photo,
      qr: book.qr(source.link),
    },
  }
}

function itemOf(item: OrderSource['items'][number], words: ReturnType<typeof printOf>['order']) {
  const { kind } = item
  const paragraphs = paragraphsOf(item.text)
  const by = item.by && (kind === 'READING' ? words.reader(item.by) : item.by)
  const under = [item.source, by].filter(Boolean)
  return {
    kind,
    title: lineOf(item.title || words.kinds[kind]),
    under: setLine(under.join(words.between)),
    paragraphs,
    isVerse: VERSE.has(kind),
    short: countLines(paragraphs, LETTERS) <= SHORT_LINES,
  }
}

/** Of a folded sheet the photos stand in one low row, of a booklet in rows of two on a page of their own. */
async function rowsOf(
  { photos, format }: OrderSource,
  page: { width: number; height: number },
  prints: Prints,
) {
  const each = format === 'FOLDED' ? photos.length : 2
  const rows = Array.from({ length: Math.ceil(photos.length / Math.max(1, each)) }, (_, row) =>
    photos.slice(row * each, (row + 1) * each),
  )
  const width = page.width - 28
  const most = format === 'FOLDED' ? 42 : (page.height - 40) / rows.length - 18
  return mapInTurn(rows, (row) => placeRow(row, width, most, prints))
}

/** Photos beside each other, of one height, at most as wide together as the text. */
async function placeRow(photos: readonly PrintPhoto[], width: number, most: number, prints: Prints) {
  const added = await mapInTurn(photos, async (photo) => ({ ...photo, ...(await prints.add(photo)) }))
  const ratios = added.reduce((sum, one) => sum + one.width / one.height, 0)
  const height = Math.min(most, (width - 4 * (added.length - 1)) / ratios)
  return added.map((one) => {
    const size = fitted(one, { width: (height * one.width) / one.height, height }, PIXEL)
    const cell = Math.max(size.width, Math.min(width / added.length - 4, 40))
    return { file: one.file, ...size, cell, caption: setLine(one.caption) }
  })
}
