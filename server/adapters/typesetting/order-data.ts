import { printOf } from '#languages/print.ts'
import type { PrintPhoto } from '#server/ports/print-photo.ts'
import type { OrderItemSource, OrderSource } from '#server/ports/typesetter-order.ts'
import { papers } from './paper.ts'
import { type Line, lineOf, nameOf, paragraphsOf } from './paragraphs.ts'
import { fitted, type Print, type Prints } from './prints.ts'
import { printedLink, unbroken } from './sanitise-text.ts'
import { breadthOf } from './writing-system.ts'

/** Printed beyond the edge of each page, for a print shop to cut off. Millimetres. */
export const BLEED = 3
/** In titles and other narrow places long words are broken sooner. */
const NARROW_WORD = 26
/** In text that runs across the page. */
const WIDEST_WORD = 40
const LONG_LINK = 34
/** A pixel is at most so wide: 150 to the inch. Millimetres. */
const PIXEL = 0.17
/** A part of at most so many lines is not split across pages. */
const SHORT_LINES = 10
/** Letters in a line of text that runs across the page. */
const LETTERS = 58

/** Kinds whose words keep their lines and stand in the middle. */
const VERSE = new Set(['HYMN', 'PRAYER', 'MUSIC'])

/** What the template is given, except for how it is arranged (`order-fitting.ts`) and the fonts. */
export type OrderData = Awaited<ReturnType<typeof orderData>>

/** An order of service, cleaned and with placeholders for its photos, which are added to `prints`. */
export async function orderData(source: OrderSource, prints: Prints) {
  const words = printOf(source.language).order
  const page = pageOf(source.paper)
  const name = nameOf(source.name, NARROW_WORD)
  const portrait = source.portrait && (await prints.add(source.portrait))
  return {
    lang: source.language ?? 'en',
    title: words.title(unbroken(name.text)),
    page: { width: page.width + 2 * BLEED, height: page.height + 2 * BLEED, bleed: BLEED },
    name,
    nameLength: breadthOf(unbroken(name.text)),
    years: source.years ? lineOf(source.years, NARROW_WORD) : null,
    when: source.when
      .split('\n')
      .map((one) => lineOf(one, NARROW_WORD))
      .filter(({ text }) => text),
    portrait: portrait && {
      file: portrait.file,
      ...fitted(
        portrait,
        { width: page.width - 60, height: breadthOf(unbroken(name.text)) > 34 ? 72 : 88 },
        PIXEL,
      ),
    },
    items: source.items.map((item) => itemOf(item, words)),
    pictures: await inTurn(source.photos, async (photo) => pictureOf(photo, await prints.add(photo))),
    thanks: paragraphsOf(source.thanks, NARROW_WORD),
    events: source.events.map(({ name: title, lines }) => ({
      name: lineOf(title, NARROW_WORD),
      lines: lines.map((one) => lineOf(one, NARROW_WORD)).filter(({ text }) => text),
    })),
    code: source.scanned !== null,
    linkText: printedLink(source.link, LONG_LINK),
    words: {
      of: words.of,
      order: words.heading,
      thanks: words.thanks,
      afterwards: words.afterwards,
      kept: words.kept,
      scan: words.scan,
      notes: words.notes,
      portrait: printOf(source.language).book.portrait(unbroken(name.text)),
      photo: printOf(source.language).book.photo,
      qr: printOf(source.language).book.qr(source.link),
    },
  }
}

/** Half a sheet. */
function pageOf(paper: OrderSource['paper']) {
  const { width, height } = papers[paper]
  return { width: height / 2, height: width }
}

function itemOf(item: OrderItemSource, words: ReturnType<typeof printOf>['order']) {
  const { kind } = item
  const paragraphs = paragraphsOf(item.text, WIDEST_WORD)
  const title = lineOf(item.title || words.kinds[kind], NARROW_WORD)
  const by = item.by && (kind === 'READING' ? words.reader(item.by) : item.by)
  const under = [item.source, by].filter(Boolean)
  const isNamed = item.title.trim() !== '' && (kind === 'HYMN' || kind === 'READING' || kind === 'PRAYER')
  return {
    id: item.id,
    kind,
    title,
    under: lineOrNull(under, words),
    underLeaf: lineOrNull([...(isNamed && kind === 'HYMN' ? [words.kinds[kind]] : []), ...under], words),
    paragraphs,
    isVerse: VERSE.has(kind),
    short: linesIn(paragraphs) <= SHORT_LINES,
    lines: linesIn(paragraphs),
    widest: Math.max(0, ...paragraphs.flatMap(({ lines }) => lines.map(breadthOf))),
  }
}

const lineOrNull = (
  texts: string[],
  { between }: Pick<ReturnType<typeof printOf>['order'], 'between'>,
): Line | null => (texts.length > 0 ? lineOf(texts.join(between), NARROW_WORD) : null)

const linesIn = (paragraphs: ReturnType<typeof paragraphsOf>): number =>
  paragraphs
    .flatMap(({ lines }) => [...lines, ''])
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(breadthOf(line) / LETTERS)), 0)

export interface Picture extends Print {
  caption: Line | null
}

const pictureOf = ({ caption }: PrintPhoto, print: Print): Picture => ({
  ...print,
  caption: caption ? lineOf(caption, NARROW_WORD) : null,
})

/** Photos beside each other, of one height, at most as wide together as the text. */
export function rowOf(pictures: readonly Picture[], width: number, height: number, alt: string) {
  const gaps = 4 * (pictures.length - 1)
  const across = pictures.reduce((sum, one) => sum + one.width / one.height, 0)
  const high = Math.min(height, (width - gaps) / across)
  return pictures.map((one) => placed(one, { width: (high * one.width) / one.height, height: high }, alt))
}

/** Up to four photos on one page: one or two below each other, more in rows of two. */
export function rowsOf(pictures: readonly Picture[], box: { width: number; height: number }, alt: string) {
  const across = pictures.length > 2 ? 2 : 1
  const rows = Array.from({ length: Math.ceil(pictures.length / across) }, (_, row) => {
    const end = pictures.length - (Math.ceil(pictures.length / across) - 1 - row) * across
    return pictures.slice(Math.max(0, end - across), end)
  })
  const height = (box.height - ROW_GAP * (rows.length - 1)) / rows.length - CAPTION
  return rows.map((row) => rowOf(row, box.width, height, alt))
}

const ROW_GAP = 6
/** Height of two lines below a photo. */
const CAPTION = 12

function placed(one: Picture, box: { width: number; height: number }, alt: string) {
  const size = fitted(one, box, PIXEL)
  return {
    file: one.file,
    ...size,
    cell: Math.max(size.width, Math.min(box.width, 40)),
    caption: one.caption,
    alt,
  }
}

/** One after the other, since each opens a file. */
async function inTurn<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>) {
  const made: Made[] = []
  for (const item of items) made.push(await make(item))
  return made
}
