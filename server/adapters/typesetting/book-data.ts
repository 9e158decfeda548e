import { arrangeLifeLine } from '#contract/life-line.ts'
import { defaultLanguage, directionOf, type Language } from '#languages/index.ts'
import { printOf } from '#languages/print.ts'
import type { Texts } from '#languages/texts.ts'
import { mapInTurn } from '#server/lib/map-in-turn.ts'
import type { BookSource, PrintedDay, PrintPhoto } from '#server/ports/typesetter.ts'
import { type Area, CAPTION, GAP, type PhotoRow, photoPages, photoRows } from './layout.ts'
import { papers } from './paper.ts'
import { countLines, joinClosing, lineOf, nameOf, paragraphsOf, setLine } from './paragraphs.ts'
import type { Prints } from './prints.ts'
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
/** A text of at most so many lines is not split across pages. */
const SHORT = { lines: 8, letters: 62 }
/** Average width of a letter in a caption, in millimetres. */
const LETTER_WIDTH = 1.7
/** Ends of sentences, and ends of clauses. */
const ENDED = /[.!?…。！？؟۔।]["'”’»」』)]*$/u
const BREATH = /[,;:،؛，、；：]$/u
/** Above this number stories are not listed in the contents. */
const MOST_LISTED = 60

type Words = Texts['print']['book']

/** The data for the book's template, except the font families. */
export type BookData = Awaited<ReturnType<typeof bookData>>

/** A book's source, cleaned, laid out and with placeholders for its photos, which are added to `prints`. */
export async function bookData(source: BookSource, prints: Prints) {
  const paper = papers[source.choices.paper]
  const language = source.language ?? defaultLanguage
  const { book: words, order } = printOf(language)
  const name = nameOf(source.name)
  const nameText = unbroken(name.text)
  const nameLength = breadthOf(nameText)
  const message = joinClosing(paragraphsOf(source.message ?? ''))
  const stories = source.stories.map(storyOf).filter((story) => story.opening.text)
  const contributed = await mapInTurn(source.memories, (memory) => memoryOf(memory, prints, words))
  const memories = contributed.filter((memory) => memory.paragraphs.length || memory.rows.length)
  const attended = (source.attended ?? []).flatMap((one) => setLine(one) ?? [])
  const pages = await pagesOf(source.photos, prints, words, textArea(paper))
  const decades = await decadesOf(source.decades ?? [], prints, words, paper)
  const film = source.video && {
    still: await prints.fit(source.video.still, { width: 140, height: 120 }),
    length: tellLength(source.video.seconds, language),
    said: joinClosing(paragraphsOf(source.video.transcript)),
  }
  const films = await mapInTurn(source.films, async (one) => ({
    link: one.link,
    still: await prints.fit(one.still, { width: 92, height: 62 }),
    caption: setLine(one.caption),
    length: tellLength(one.seconds, language),
    alt: words.qr(one.link),
  }))
  const days = daysOf(source.days)
  const hostName = sanitiseLine(source.hostName)
  const chapters = [film ?? message, days, stories, pages, decades, films, memories, attended]
  return {
    lang: language,
    page: withBleed(paper),
    gap: GAP,
    caption: CAPTION,
    title: words.title(nameText),
    name,
    nameLength,
    running: lineOf(shortened(nameText, 60)),
    belowName: (source.belowName ?? []).flatMap((text) => setLine(text) ?? []),
    date: setLine(source.date),
    portrait: await prints.fit(source.portrait, { width: 104, height: nameLength > 90 ? 90 : 122 }),
    message: message.length ? message : null,
    signed: setLine(hostName),
    film,
    films,
    days,
    first: source.choices.first,
    contents:
      chapters.filter((one) => !Array.isArray(one) || one.length > 0).length > 1 || stories.length > 3
        ? { depth: stories.length > MOST_LISTED ? 1 : 2 }
        : null,
    stories,
    decades,
    pages,
    memories,
    attended,
    when: [source.date, source.address].flatMap((part) => setLine(part) ?? []),
    link: source.link,
    linkText: printedLink(source.link),
    words: {
      ...words,
      notes: order.notes,
      // Our own words: a name in other letters does not turn the line round.
      message: {
        ...lineOf(hostName ? words.messageFrom(hostName) : words.message),
        dir: directionOf(language),
      },
      portrait: words.portrait(nameText),
      qr: words.qr(source.link),
      made: words.made(sanitiseLine(source.madeOn)),
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

/** The parts of the day as lines. */
export const daysOf = (days: readonly PrintedDay[]) =>
  days.map(({ day, parts }) => ({
    day: setLine(day),
    parts: parts.map(({ time, name, place }) => ({
      time: setLine(time),
      name: lineOf(name),
      place: setLine(place),
    })),
  }))

/** A story under its title, or without one. */
function storyOf({ title, text }: BookSource['stories'][number]) {
  const heading = lineOf(title ?? '')
  if (!heading.text) return untitledStoryOf(text)
  const paragraphs = paragraphsOf(text)
  return {
    opening: heading,
    name: heading.text,
    runIn: null,
    paragraphs: joinClosing(paragraphs),
    short: countLines(paragraphs, SHORT.letters) <= SHORT.lines,
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
  const [begins = '', ...more] = first?.lines ?? []
  const lines = [begins.slice(opening.length), ...more]
  // The direction depends on the whole story: `Shalom.` before Hebrew is set on the right.
  const manner = mannerOf(`${opening} ${rest}`)
  const begun = lineOf(opening)
  const isWhole = rest === '' || isOwnLine || ENDED.test(begun.text)
  return {
    opening: { ...begun, ...(begun.script === 'latin' && manner.dir === 'rtl' ? { dir: manner.dir } : {}) },
    name: isWhole ? begun.text : `${begun.text.replace(BREATH, '')} …`,
    runIn: isOwnLine || !first ? null : { ...first, begins: opening, lines },
    paragraphs: joinClosing(paragraphs),
    short: countLines(first ? [first, ...others] : [], SHORT.letters) <= SHORT.lines,
  }
}

async function memoryOf(memory: BookSource['memories'][number], prints: Prints, words: Words) {
  const paragraphs = paragraphsOf(memory.text)
  const from = setLine(memory.from) ?? lineOf(words.anonymous)
  const rows = photoRows(await shapesOf(memory.photos, prints), COLUMN, TALLEST_IN_TEXT)
  return {
    from,
    date: lineOf(memory.date),
    paragraphs: joinClosing(paragraphs),
    rows: rows.map((row) => rowOf(row, words.photoOf(unbroken(from.text)))),
    short: rows.length === 0 && countLines(paragraphs, SHORT.letters) <= SHORT.lines,
  }
}

/** A chapter for each decade: its name, and the whole line of decades, on which its own is the filled one. */
async function decadesOf(
  decades: NonNullable<BookSource['decades']>,
  prints: Prints,
  words: Words,
  paper: Area,
) {
  const line = arrangeLifeLine(
    decades.map(({ decade, photos }) => ({ decade, photos: photos.length, films: 0 })),
  )
  return mapInTurn(decades, async ({ decade, name, photos }) => ({
    name: lineOf(name),
    line: (line ?? []).map((one) => ({ step: one.step, isThis: one.decade === decade })),
    pages: await pagesOf(photos, prints, words, textArea(paper), TITLE + HORIZON),
  }))
}

async function pagesOf(
  photos: readonly PrintPhoto[],
  prints: Prints,
  words: Words,
  area: Area,
  title = TITLE,
) {
  const pages = photoPages(await shapesOf(photos, prints), area, area.height - title)
  return pages.map((rows) => rows.map((row) => rowOf(row, words.photo)))
}

const shapesOf = (photos: readonly PrintPhoto[], prints: Prints) =>
  mapInTurn(photos, async (photo) => {
    const caption = setLine(photo.caption)
    const captionLength = breadthOf(caption?.text ?? '') * LETTER_WIDTH
    return { ...(await prints.add(photo)), caption, captionLength }
  })

/** @param alt for screen readers; not the caption, which follows as text and would be read twice */
const rowOf = (row: PhotoRow<Awaited<ReturnType<typeof shapesOf>>[number]>, alt: string) =>
  row.photos.map(({ file, width, height, cell, caption }) => ({ file, width, height, cell, caption, alt }))

/** A film's duration as people say it: `2 min 5 s`; null where it is not known. */
function tellLength(seconds: number | null, language: Language): string | null {
  if (seconds === null) return null
  const words = printOf(language)
  const whole = Math.max(1, Math.round(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  const parts = [minutes && `${minutes} ${words.minutes}`, (rest || !minutes) && `${rest} ${words.seconds}`]
  return words.book.film(parts.filter(Boolean).join(' '))
}
