import { lifeLine } from '#contract/life-line.ts'
import { defaultLanguage, directionOf } from '#languages/index.ts'
import { printOf } from '#languages/print.ts'
import type { Texts } from '#languages/texts.ts'
import type {
  BookSource,
  PrintDecade,
  PrintedDay,
  PrintMemory,
  PrintPhoto,
  PrintStory,
} from '#server/ports/typesetter.ts'
import { type Area, CAPTION, GAP, type PhotoRow, photoPages, photoRows, type Shape } from './layout.ts'
import { papers } from './paper.ts'
import { lineOf, nameOf, type Paragraph, paragraphsOf } from './paragraphs.ts'
import { fitted, type Print, type Prints } from './prints.ts'
import { printedLink, sanitise, sanitiseLine, shortened, unbroken } from './sanitise-text.ts'
import { openingOf } from './story-opening.ts'
import { breadthOf, mannerOf } from './writing-system.ts'

/** Millimetres. The inner margin is wider, since the binding takes some of it. */
const margins = { inside: 26, outside: 20, top: 24, bottom: 24 }

/** Height of the title above the first photos. */
const TITLE = 40
/** Height of the line of decades above the name of one. */
const HORIZON = 16
/** Reserve, so that rounding never moves a row to the next page. */
const SPARE = 2
/** Letters and memories are only as wide as reads well. */
const COLUMN = 132
const TALLEST_IN_TEXT = 90
/** Printed beyond the edge of the page, for the print shop to cut off (`fill-pdf.ts`). Millimetres. */
const BLEED = 3
/** A text of at most so many lines, or a memory of so many millimetres, is not split across pages. */
const SHORT = { lines: 8, letters: 62, millimetres: 60, line: 7 }
/** Average width of a letter in a caption, in millimetres. */
const LETTER_WIDTH = 1.7
/** In captions, names and other narrow places long words are broken sooner. */
const NARROW_WORD = 30
/** The memorial's address breaks at its separators; this is for one without. */
const LONG_LINK = 60
/** Ends of sentences, and ends of clauses. */
const ENDED = /[.!?…。！？؟۔।]["'”’»」』)]*$/u
const BREATH = /[,;:،؛，、；：]$/u
/** Above this number stories are not listed in the contents. */
const MOST_LISTED = 60

/** The data for the book's template, except the font families. */
export type BookData = Awaited<ReturnType<typeof bookData>>

/** A book's source, cleaned, laid out and with placeholders for its photos, which are added to `prints`. */
export async function bookData(source: BookSource, prints: Prints) {
  const paper = papers[source.choices.paper]
  const words = printOf(source.language)
  const name = nameOf(source.name, NARROW_WORD)
  const message = source.message ? paragraphsOf(source.message) : []
  const stories = source.stories.map(storyOf).filter((story) => story.opening.text)
  const memories = await inTurn(source.memories, (memory) => memoryOf(memory, prints, words))
  const attended = (source.attended ?? []).map((one) => lineOf(one, NARROW_WORD)).filter(({ text }) => text)
  const pages = await pagesOf(source.photos, prints, words, textArea(paper))
  const decades = await decadesOf(source.decades ?? [], prints, words, paper)
  const film = source.video && (await filmOf(source.video, prints, words))
  const films = await inTurn(source.films, (one) => filmInBook(one, prints, words))
  const days = daysOf(source.days, NARROW_WORD)
  const hostName = sanitiseLine(source.hostName, NARROW_WORD)
  const parts = [
    message.length || film,
    days.length,
    stories.length,
    pages.length,
    decades.length,
    films.length,
    memories.length,
    attended.length,
  ]
  return {
    lang: source.language ?? 'en',
    page: withBleed(paper),
    gap: GAP,
    caption: CAPTION,
    title: words.book.title(unbroken(name.text)),
    name,
    nameLength: breadthOf(unbroken(name.text)),
    running: lineOf(shortened(unbroken(name.text), 60)),
    life: source.life ? lineOf(source.life) : null,
    date: source.date ? lineOf(source.date) : null,
    portrait: source.portrait && (await portraitOf(source.portrait, breadthOf(unbroken(name.text)), prints)),
    message: message.length ? message : null,
    signed: hostName ? lineOf(hostName) : null,
    film,
    films,
    days,
    first: source.choices.first,
    contents:
      parts.filter(Boolean).length > 1 || stories.length > 3
        ? { depth: stories.length > MOST_LISTED ? 1 : 2 }
        : null,
    stories,
    decades,
    pages,
    memories: memories.filter((memory) => memory.paragraphs.length || memory.rows.length),
    attended,
    when: whenOf(source, words),
    link: source.link,
    linkText: printedLink(source.link, LONG_LINK),
    words: {
      of: words.book.of,
      contents: words.book.contents,
      // Our own words: a name in other letters does not turn the line round.
      message: {
        ...lineOf(hostName ? words.book.messageFrom(hostName) : words.book.message),
        dir: directionOf(source.language ?? defaultLanguage),
      },
      watch: words.book.watch,
      still: words.book.still,
      day: words.book.day,
      stories: words.book.stories,
      photos: words.book.photos,
      films: words.book.films,
      memories: words.book.memories,
      attended: words.book.attended,
      closing: words.book.closing,
      visit: words.book.visit,
      portrait: words.book.portrait(unbroken(name.text)),
      qr: words.book.qr(source.link),
      made: words.book.made(sanitiseLine(source.madeOn)),
    },
  }
}

const textArea = (paper: Area): Area => ({
  width: paper.width - margins.inside - margins.outside,
  height: paper.height - margins.top - margins.bottom - SPARE,
})

/** The page as it is typeset, including the bleed. */
function withBleed({ width, height }: Area) {
  return {
    bleed: BLEED,
    width: width + 2 * BLEED,
    height: height + 2 * BLEED,
    inside: margins.inside + BLEED,
    outside: margins.outside + BLEED,
    top: margins.top + BLEED,
    bottom: margins.bottom + BLEED,
  }
}

/**
 * The parts of the day as lines.
 *
 * @param widest longer words of places and names are broken
 */
export const daysOf = (days: readonly PrintedDay[], widest: number) =>
  days.map(({ day, parts }) => ({
    day: day === null ? null : lineOf(day),
    parts: parts.map(({ time, name, place }) => ({
      time: time === null ? null : lineOf(time),
      name: lineOf(name, widest),
      place: place === null ? null : lineOf(place, widest),
    })),
  }))

/** A story under its title, or without one. */
function storyOf({ title, text }: PrintStory) {
  const heading = lineOf(title ?? '', NARROW_WORD)
  if (!heading.text) return untitledStoryOf(text)
  const paragraphs = paragraphsOf(text)
  return {
    opening: heading,
    name: heading.text,
    runIn: null,
    paragraphs,
    short: linesOf(paragraphs) <= SHORT.lines,
  }
}

/**
 * A story without a title: its first line becomes its heading only if the writer ended the line there. Otherwise the
 * heading is the beginning of the first paragraph, and the contents show it with an ellipsis if it ends in
 * mid-sentence.
 */
function untitledStoryOf(text: string) {
  const story = sanitise(text)
  const { opening, rest, isOwnLine } = openingOf(story)
  const [first, ...others] = paragraphsOf(isOwnLine ? rest : story)
  const paragraphs = isOwnLine && first ? [first, ...others] : others
  // The direction depends on the whole story: `Shalom.` before Hebrew is set on the right.
  const manner = mannerOf(`${opening} ${rest}`)
  const begun = lineOf(opening, NARROW_WORD)
  const isWhole = rest === '' || isOwnLine || ENDED.test(begun.text)
  return {
    opening: { ...begun, ...(begun.script === 'latin' && manner.dir === 'rtl' ? { dir: manner.dir } : {}) },
    name: isWhole ? begun.text : `${begun.text.replace(BREATH, '')} …`,
    runIn:
      isOwnLine || !first ? null : { ...first, begins: opening, lines: linesAfter(first.lines, opening) },
    paragraphs,
    short: linesOf(first ? [first, ...others] : []) <= SHORT.lines,
  }
}

const linesAfter = ([line = '', ...lines]: readonly string[], opening: string) => [
  line.slice(opening.length),
  ...lines,
]

async function memoryOf(memory: PrintMemory, prints: Prints, words: Texts['print']) {
  const paragraphs = paragraphsOf(memory.text)
  const from = lineOf(memory.from, NARROW_WORD)
  const shown = from.text ? from : lineOf(words.book.anonymous)
  const placed = await shapesOf(memory.photos, prints)
  const rows = photoRows(placed.map(shapeOf), COLUMN, TALLEST_IN_TEXT)
  const height =
    linesOf(paragraphs) * SHORT.line +
    rows.reduce((sum, row) => sum + (row.photos[0]?.height ?? 0) + row.captionHeight + 5, 0)
  return {
    from: shown,
    date: lineOf(memory.date),
    paragraphs,
    rows: rows.map((row) => rowOf(row, placed, words.book.photoOf(unbroken(shown.text)))),
    short: height <= SHORT.millimetres,
  }
}

/** A chapter for each decade: its name, and the whole line of decades, on which its own is the filled one. */
async function decadesOf(
  decades: readonly PrintDecade[],
  prints: Prints,
  words: Texts['print'],
  paper: Area,
) {
  const line = lifeLine(
    decades.map(({ decade, photos }) => ({ decade, photos: photos.length, films: 0, memories: 0 })),
    { birthDate: null, deathDate: null },
  )
  return inTurn(decades, async ({ decade, name, photos }) => ({
    name: lineOf(name),
    line: (line ?? []).map((one) => ({ step: one.step, isThis: one.decade === decade })),
    pages: await pagesOf(photos, prints, words, textArea(paper), TITLE + HORIZON),
  }))
}

async function pagesOf(
  photos: readonly PrintPhoto[],
  prints: Prints,
  words: Texts['print'],
  area: Area,
  title = TITLE,
) {
  const placed = await shapesOf(photos, prints)
  return photoPages(placed.map(shapeOf), area, area.height - title).map((rows) =>
    rows.map((row) => rowOf(row, placed, words.book.photo)),
  )
}

type Captioned = Print & { caption: string }

async function shapesOf(photos: readonly PrintPhoto[], prints: Prints): Promise<Captioned[]> {
  return inTurn(photos, async (photo) => ({
    ...(await prints.add(photo)),
    caption: sanitiseLine(photo.caption, NARROW_WORD),
  }))
}

function shapeOf({ width, height, caption }: Captioned): Shape {
  const captionLength = breadthOf(caption) * LETTER_WIDTH
  return { width, height, captionLength }
}

function rowOf(row: PhotoRow, placed: readonly Captioned[], unnamed: string) {
  return row.photos.map(({ at, width, height, cell }) => {
    const caption = placed[at]?.caption ?? ''
    return {
      file: placed[at]?.file ?? '',
      width,
      height,
      cell,
      caption: caption ? lineOf(caption) : null,
      // Alternative text for screen readers. Not the caption, which follows as text and would be read twice.
      alt: unnamed,
    }
  })
}

async function portraitOf(photo: PrintPhoto, nameLength: number, prints: Prints) {
  const print = await prints.add(photo)
  return { file: print.file, ...fitted(print, { width: 104, height: nameLength > 90 ? 90 : 122 }) }
}

async function filmOf(video: NonNullable<BookSource['video']>, prints: Prints, words: Texts['print']) {
  const still = video.still && (await prints.add(video.still))
  return {
    still: still && { file: still.file, ...fitted(still, { width: 140, height: 120 }) },
    length: video.seconds === null ? null : words.book.film(lengthOf(video.seconds, words)),
    said: paragraphsOf(video.transcript),
  }
}

/** A film with its still, its caption and a code that opens it. */
async function filmInBook(film: BookSource['films'][number], prints: Prints, words: Texts['print']) {
  const still = film.still && (await prints.add(film.still))
  const caption = sanitiseLine(film.caption, NARROW_WORD)
  return {
    link: film.link,
    still: still && { file: still.file, ...fitted(still, { width: 92, height: 62 }) },
    caption: caption ? lineOf(caption) : null,
    length: film.seconds === null ? null : words.book.film(lengthOf(film.seconds, words)),
    alt: words.book.qr(film.link),
  }
}

function whenOf({ date, address }: BookSource, words: Texts['print']) {
  const when = [date, address].map((part) => sanitiseLine(part ?? '', NARROW_WORD)).filter(Boolean)
  return when.length ? lineOf(when.join(words.order.between)) : null
}

function linesOf(paragraphs: readonly Paragraph[]): number {
  const lines = paragraphs.flatMap((paragraph) => [...paragraph.lines, ''])
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(breadthOf(line) / SHORT.letters)), 0)
}

/** One after the other, since each opens a file. */
async function inTurn<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (const item of items) made.push(await make(item))
  return made
}

/** A duration as people say it: `2 min 5 s`. */
function lengthOf(seconds: number, words: Texts['print']): string {
  const whole = Math.max(1, Math.round(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  return [minutes && `${minutes} ${words.minutes}`, (rest || !minutes) && `${rest} ${words.seconds}`]
    .filter(Boolean)
    .join(' ')
}
