import { deflateSync, inflateSync } from 'node:zlib'
import { type Shown, shownIn, type Told, utf16Hex, writtenText } from './pdf-content.ts'
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
  const cmaps = cmapsIn(objects)
  const pages = pagesIn(objects, cmaps)
  const clusters = pages.map((page) => clustersOf(page, cmaps))
  const own = new Map<number, Meanings>()
  for (const [number, cmap] of cmaps) {
    own.set(number, solved(clusters.flat().filter(({ map }) => map === number)))
    const text = withMeanings(cmap.text, own.get(number) ?? new Map())
    changed.set(number, withContent(cmap.stream, Buffer.from(text, 'latin1')))
  }
  for (const [at, page] of pages.entries()) {
    const plain = withOwnTexts(page.plain, clusters[at] ?? [], own)
    if (plain !== page.plain)
      changed.set(page.number, withContent(page.stream, deflateSync(Buffer.from(plain, 'latin1'))))
  }
  return changed
}

/** The text of each glyph of a font. */
type Meanings = ReadonlyMap<number, string>

interface Page {
  /** Number and content of the page's object. */
  number: number
  stream: PdfStream
  plain: string
  shown: Shown[]
  /** The number of the ToUnicode object of each font, by the font's name. */
  maps: ReadonlyMap<string, number>
}

const FONTS = /\/Font <<([^>]*)>>/
const FONT = /(\/f\d+) (\d+) 0 R/g

/** The pages that use these fonts; in a long book, most do not. */
function pagesIn(objects: ReadonlyMap<number, Buffer>, cmaps: ReadonlyMap<number, Cmap>): Page[] {
  const pages: Page[] = []
  for (const object of objects.values()) {
    if (!object.subarray(0, 40).includes('/Type /Page\n')) continue
    const page = object.toString('latin1')
    const maps = new Map<string, number>()
    for (const [, name = '', font] of (FONTS.exec(page)?.[1] ?? '').matchAll(FONT)) {
      const map = mapOf(objects.get(Number(font)))
      if (map !== undefined && cmaps.has(map)) maps.set(name, map)
    }
    const number = Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])
    const stream = streamIn(objects.get(number))
    if (maps.size === 0 || !stream?.dictionary.includes('/FlateDecode')) continue
    const plain = inflateSync(stream.content).toString('latin1')
    pages.push({ number, stream, plain, shown: shownIn(plain).filter(({ font }) => maps.has(font)), maps })
  }
  return pages
}

/** The number of a font's ToUnicode object. */
function mapOf(font: Buffer | undefined): number | undefined {
  const said = /\/ToUnicode (\d+) 0 R/.exec(font?.toString('latin1', 0, 400) ?? '')
  return said ? Number(said[1]) : undefined
}

interface Cmap {
  stream: PdfStream
  text: string
  told: Meanings
}

/** The maps in which two glyphs of one cluster have the same text; most fonts are right as they are. */
function cmapsIn(objects: ReadonlyMap<number, Buffer>): Map<number, Cmap> {
  const cmaps = new Map<number, Cmap>()
  for (const object of objects.values()) {
    const number = mapOf(object)
    const stream = number === undefined ? undefined : streamIn(objects.get(number))
    if (number === undefined || !stream) continue
    const text = stream.content.toString('latin1')
    const told = meaningsIn(text)
    const shared = [...told.values()].filter((meaning) => MAY_BE_SEVERAL.test(meaning))
    if (new Set(shared).size < shared.length) cmaps.set(number, { stream, text, told })
  }
  return cmaps
}

/** Several letters, or one that consists of several glyphs. Two glyphs of one Arabic letter are its two forms. */
const MAY_BE_SEVERAL = /^(?:..|\p{Script=Devanagari})/su

const ENTRY = /<([0-9A-F]{4})> <([0-9A-F]*)>/g
const ENTRIES_FOLLOW = 'endcodespacerange'

function meaningsIn(cmap: string): Meanings {
  const entries = cmap.slice(cmap.indexOf(ENTRIES_FOLLOW)).matchAll(ENTRY)
  return new Map(
    [...entries].map(([, glyph = '', text = '']) => [
      Number.parseInt(glyph, 16),
      Buffer.from(text, 'hex').swap16().toString('utf16le'),
    ]),
  )
}

function withMeanings(cmap: string, meanings: Meanings): string {
  const begin = cmap.indexOf(ENTRIES_FOLLOW)
  const entries = cmap.slice(begin).replace(ENTRY, (whole, glyph: string) => {
    const text = meanings.get(Number.parseInt(glyph, 16))
    return text === undefined ? whole : `<${glyph}> <${utf16Hex(text)}>`
  })
  return cmap.slice(0, begin) + entries
}

/** Glyphs that have a text together, in one piece or several. */
interface Cluster {
  map: number
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
function clustersOf({ shown, maps }: Page, cmaps: ReadonlyMap<number, Cmap>): Cluster[] {
  const clusters: Cluster[] = []
  const add = (map: number, glyphs: number[], text: string, told?: Told) => {
    const last = clusters.at(-1)
    const isNext = last?.map === map && last.text === text && (told || MAY_BE_SEVERAL.test(text))
    const goesOn = isNext && !glyphs.some((glyph) => last?.glyphs.includes(glyph))
    const cluster = goesOn && last ? last : { map, text, glyphs: [], spans: [], pieces: 0 }
    if (cluster !== last) clusters.push(cluster)
    cluster.glyphs.push(...new Set(glyphs))
    cluster.pieces += 1
    if (told) cluster.spans.push({ glyphs, told })
  }
  for (const { font, glyphs, told } of shown) {
    const map = maps.get(font) ?? 0
    const cmap = cmaps.get(map)
    if (!cmap) continue
    if (told) add(map, glyphs, told.text, told)
    else for (const glyph of glyphs) add(map, [glyph], cmap.told.get(glyph) ?? '')
  }
  return clusters
}

/** Each glyph's own part of the texts of its clusters. */
function solved(clusters: readonly Cluster[]): Meanings {
  const own = new Map<number, string>()
  for (const { glyphs, text } of clusters) if (glyphs.length === 1) own.set(glyphs[0] ?? 0, text)
  for (let open = unsolved(clusters, own); open.length > 0; open = unsolved(open, own)) {
    const easy = open.filter(({ unknown }) => unknown.length === 1)
    // If no cluster can be solved exactly, one is divided approximately, which may solve others.
    for (const { unknown, rest } of easy.length > 0 ? easy : open.slice(0, 1)) divide(unknown, rest, own)
  }
  return own
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
function withOwnTexts(
  plain: string,
  clusters: readonly Cluster[],
  own: ReadonlyMap<number, Meanings>,
): string {
  let mended = ''
  let at = 0
  for (const { map, spans, pieces } of clusters) {
    if (pieces < 2) continue
    for (const { glyphs, told } of spans) {
      const text = glyphs.map((glyph) => own.get(map)?.get(glyph) ?? '').join('')
      mended += plain.slice(at, told.from) + writtenText(text)
      at = told.to
    }
  }
  return mended + plain.slice(at)
}
