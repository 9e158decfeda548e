import { deflateSync, inflateSync } from 'node:zlib'
import { shownIn, type Told, utf16Hex } from './pdf-content.ts'
import { type PdfStream, streamIn, withContent } from './pdf-objects.ts'

/**
 * Corrects the texts that a PDF gives for its glyphs (ToUnicode). For each glyph Typst gives the text of the first
 * cluster it occurs in: of the two glyphs of `दी` both get the whole text, so that search, copying and screen readers
 * find `दीदी`. For a raised mark, it gives the whole cluster once for the letter and once for the mark. Here each glyph
 * gets its own part: the text of its cluster without the parts of the glyphs that are known.
 *
 * Returns the objects that change, by number.
 */
export function letterMaps(objects: ReadonlyMap<number, Buffer>): Map<number, Buffer> {
  const changed = new Map<number, Buffer>()
  const fonts = fontsIn(objects)
  const pages = pagesIn(objects, fonts)
  for (const font of fonts.values()) {
    solve(
      pages.flatMap(({ clusters }) => clusters.filter((cluster) => cluster.font === font)),
      font.own,
    )
    const text = font.text.replace(ENTRY, (whole, glyph: string) => {
      const own = font.own.get(Number.parseInt(glyph, 16))
      return own === undefined ? whole : `<${glyph}> <${utf16Hex(own)}>`
    })
    changed.set(font.number, withContent(font.stream, Buffer.from(font.head + text, 'latin1')))
  }
  for (const { number, stream, plain, clusters } of pages) {
    const mended = withOwnTexts(plain, clusters)
    if (mended !== plain) changed.set(number, withContent(stream, deflateSync(Buffer.from(mended, 'latin1'))))
  }
  return changed
}

/** The text of each glyph of a font. */
type Meanings = ReadonlyMap<number, string>

/** A font, and the object that gives the texts of its glyphs: what they are, and each one's own part. */
interface Font {
  number: number
  stream: PdfStream
  /** The object's content up to the entries, and those. */
  head: string
  text: string
  told: Meanings
  own: Map<number, string>
}

const ENTRY = /<([0-9A-F]{4})> <([0-9A-F]*)>/g
const ENTRIES_FOLLOW = 'endcodespacerange'

/** The fonts in which two glyphs of one cluster have the same text, by number; most are right as they are. */
function fontsIn(objects: ReadonlyMap<number, Buffer>): Map<number, Font> {
  const fonts = new Map<number, Font>()
  for (const [at, object] of objects) {
    const number = Number(/\/ToUnicode (\d+) 0 R/.exec(object.toString('latin1', 0, 400))?.[1])
    const stream = streamIn(objects.get(number))
    if (!stream) continue
    const content = stream.content.toString('latin1')
    const begin = content.indexOf(ENTRIES_FOLLOW)
    const [head, text] = [content.slice(0, begin), content.slice(begin)]
    const told = new Map(
      [...text.matchAll(ENTRY)].map(([, glyph = '', hex = '']) => [
        Number.parseInt(glyph, 16),
        Buffer.from(hex, 'hex').swap16().toString('utf16le'),
      ]),
    )
    const shared = [...told.values()].filter((meaning) => MAY_BE_SEVERAL.test(meaning))
    if (new Set(shared).size < shared.length)
      fonts.set(at, { number, stream, head, text, told, own: new Map() })
  }
  return fonts
}

/** Several letters, or one that consists of several glyphs. Two glyphs of one Arabic letter are its two forms. */
const MAY_BE_SEVERAL = /^(?:..|\p{Script=Devanagari})/su

/** The contents of pages with such fonts; in a long book, most have none. */
function pagesIn(objects: ReadonlyMap<number, Buffer>, fonts: ReadonlyMap<number, Font>) {
  return [...objects.values()].flatMap((object) => {
    if (!object.subarray(0, 40).includes('/Type /Page\n')) return []
    const page = object.toString('latin1')
    const named = new Map<string, Font>()
    const listed = /\/Font <<([^>]*)>>/.exec(page)?.[1] ?? ''
    for (const [, name = '', number] of listed.matchAll(/(\/f\d+) (\d+) 0 R/g)) {
      const font = fonts.get(Number(number))
      if (font) named.set(name, font)
    }
    const number = Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])
    const stream = streamIn(objects.get(number))
    if (named.size === 0 || !stream?.dictionary.includes('/FlateDecode')) return []
    const plain = inflateSync(stream.content).toString('latin1')
    return [{ number, stream, plain, clusters: clustersOf(plain, named) }]
  })
}

/** Glyphs that have a text together, in one piece or several. */
interface Cluster {
  font: Font
  text: string
  glyphs: number[]
  /** The pieces that give the text, with their glyphs. */
  spans: { glyphs: number[]; told: Told }[]
  pieces: number
}

/**
 * Joins the pieces of a cluster on a page: a further piece has the same text as the one before, and none of its glyphs
 * (a text that occurs twice has the same glyphs).
 */
function clustersOf(plain: string, named: ReadonlyMap<string, Font>): Cluster[] {
  const clusters: Cluster[] = []
  const add = (font: Font, glyphs: number[], text: string, told?: Told) => {
    let cluster = clusters.at(-1)
    const isNext = cluster?.font === font && cluster.text === text && (told || MAY_BE_SEVERAL.test(text))
    if (!cluster || !isNext || glyphs.some((glyph) => cluster?.glyphs.includes(glyph))) {
      cluster = { font, text, glyphs: [], spans: [], pieces: 0 }
      clusters.push(cluster)
    }
    cluster.glyphs.push(...new Set(glyphs))
    cluster.pieces += 1
    if (told) cluster.spans.push({ glyphs, told })
  }
  for (const { font: name, glyphs, told } of shownIn(plain)) {
    const font = named.get(name)
    if (font && told) add(font, glyphs, told.text, told)
    else if (font) for (const glyph of glyphs) add(font, [glyph], font.told.get(glyph) ?? '')
  }
  return clusters
}

/** Each glyph's own part of the texts of its clusters. */
function solve(clusters: readonly Cluster[], own: Map<number, string>): void {
  for (const { glyphs, text } of clusters) if (glyphs.length === 1) own.set(glyphs[0] ?? 0, text)
  for (let open = unsolved(clusters, own); open.length > 0; open = unsolved(open, own)) {
    const easy = open.filter(({ unknown }) => unknown.length === 1)
    // If no cluster can be solved exactly, one is divided approximately, which may solve others.
    for (const { unknown, rest } of easy.length > 0 ? easy : open.slice(0, 1)) divide(unknown, rest, own)
  }
}

type Open = Pick<Cluster, 'glyphs' | 'text'>

function unsolved(clusters: readonly Open[], own: Meanings) {
  return clusters
    .filter(({ glyphs }) => glyphs.some((glyph) => !own.has(glyph)))
    .map(({ glyphs, text }) => {
      const known = glyphs.filter((glyph) => own.has(glyph))
      const rest = known.reduce((left, glyph) => left.replace(own.get(glyph) ?? '', ''), text)
      return { glyphs, text, unknown: glyphs.filter((glyph) => !own.has(glyph)), rest }
    })
}

/** Devanagari's short i is drawn before the letter that it follows. */
const WRITTEN_BEFORE = '\u093F'
/** For a glyph without a letter: invisible, and ignored by a search. */
const NOTHING = '\u200D'

function divide(glyphs: readonly number[], text: string, own: Map<number, string>): void {
  const letters = [...text]
  if (letters.includes(WRITTEN_BEFORE)) letters.unshift(...letters.splice(letters.indexOf(WRITTEN_BEFORE), 1))
  for (const [at, glyph] of glyphs.entries()) {
    if (own.has(glyph)) continue
    const part = at < glyphs.length - 1 ? letters[at] : letters.slice(at).join('')
    own.set(glyph, part || NOTHING)
  }
}

/** A page's content in which each piece of a cluster has its own part of the text. */
function withOwnTexts(plain: string, clusters: readonly Cluster[]): string {
  let [mended, at] = ['', 0]
  for (const { font, spans, pieces } of clusters) {
    for (const { glyphs, told } of pieces < 2 ? [] : spans) {
      const text = glyphs.map((glyph) => font.own.get(glyph) ?? '').join('')
      mended += `${plain.slice(at, told.from)}<FEFF${utf16Hex(text)}>`
      at = told.to
    }
  }
  return mended + plain.slice(at)
}
