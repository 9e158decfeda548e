import { join } from 'node:path'
import sharp from 'sharp'
import { type FilmText, filmFrame } from '#server/ports/encoder.ts'
import type { DrawnFilmTexts, FilmTextsSource, PrintedDay } from '#server/ports/typesetter.ts'
import { daysOf } from './book-data.ts'
import { type Fonts, fontsFor } from './fonts.ts'
import { lineOf, nameOf, setLine } from './paragraphs.ts'
import { withPhotos } from './picture-pages.ts'
import { type Prints, somePrints } from './prints.ts'
import { shortened } from './sanitise-text.ts'
import { filmTemplate } from './templates/film.ts'
import { typeset } from './typeset.ts'

const PORTRAIT = { width: 900, height: 345 }
/** Above the parts of a day. */
const SMALL_PORTRAIT = { width: 900, height: 230 }
const MOST_WITH_PLACES = 6
/** Captions longer than this are set as a story, as in the slideshow. */
const LONG = 140
/** A longer text would leave the photo too little of the screen. */
const MOST = 500
/** The same as in the template. */
const GROUND = '#12191b'

/** Draws the texts of a film, each as its own picture: on the cards, and below the photos. */
export async function renderFilmTexts(source: FilmTextsSource, outDir: string): Promise<DrawnFilmTexts> {
  const prints = somePrints()
  const { title, closing } = source
  const cards = { title: await titleData(title, prints), closing: closingData(closing) }
  const captions = source.captions.map(captionData)
  // The same fonts for all pictures, so that they are opened once.
  const fonts = fontsFor({ cards, captions })
  const drawn: (FilmText | null)[] = []
  for (const [at, caption] of captions.entries())
    drawn.push(caption && (await draw(caption, { fonts, prints, path: join(outDir, `caption-${at}.png`) })))
  return {
    title: await draw(cards.title, { fonts, prints, path: join(outDir, 'title.png') }),
    closing: await draw(cards.closing, { fonts, prints, path: join(outDir, 'closing.png') }),
    captions: drawn,
  }
}

async function titleData(
  { of, name, life, date, days, many, portrait }: FilmTextsSource['title'],
  prints: Prints,
) {
  return {
    kind: 'card',
    over: of,
    name: nameOf(name),
    life: setLine(life),
    date: days.length === 0 ? setLine(date) : null,
    days: filmDays(days),
    under: lineOf(many),
    // One pixel of a small portrait may become up to two.
    portrait: await prints.fit(portrait, days.length > 0 ? SMALL_PORTRAIT : PORTRAIT, 2),
  }
}

/** Of a long programme without its places, so that it fits. */
function filmDays(days: readonly PrintedDay[]) {
  const isLong = days.flatMap(({ parts }) => parts).length > MOST_WITH_PLACES
  const shown = isLong
    ? days.map(({ day, parts }) => ({ day, parts: parts.map((part) => ({ ...part, place: null })) }))
    : days
  return daysOf(shown)
}

const closingData = ({ thanks, name, shared }: FilmTextsSource['closing']) => ({
  kind: 'card',
  over: thanks,
  name: nameOf(name),
  life: null,
  date: null,
  days: [],
  under: setLine(shared),
  portrait: null,
})

function captionData({ text, from }: FilmTextsSource['captions'][number]) {
  const words = setLine(shortened(text, MOST))
  const sharer = setLine(from)
  if (!words && !sharer) return null
  return { kind: 'caption', text: words, from: sharer, isLong: (words?.text.length ?? 0) > LONG }
}

async function draw(
  data: object,
  { fonts, prints, path }: { fonts: Fonts; prints: Prints; path: string },
): Promise<FilmText> {
  const svg = typeset({ template: filmTemplate, fonts, data, files: prints.files }, (set) => set.svg())
  const whole = await withPhotos(svg, prints.photos, PORTRAIT.width)
  const { height } = await sharp(Buffer.from(whole), { unlimited: true })
    .resize(filmFrame.width)
    // If the page's height is no whole number of pixels, its last row is half transparent.
    .flatten({ background: GROUND })
    .png()
    .toFile(path)
  return { path, height }
}
