import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import type { BookSource, PrintPhoto } from '#server/ports/typesetter.ts'

/** What a test sets in a book. A story given as a string has no title. */
export type SaidOfBook = Partial<Omit<BookSource, 'stories'>> & {
  stories?: readonly (string | BookSource['stories'][number])[]
}

/** A book with the least content possible, and what `more` adds. */
export function aBook({ stories = [], ...more }: SaidOfBook = {}): BookSource {
  return {
    choices: { paper: 'A4', contributions: true, attended: true, first: 'STORIES' },
    name: 'Margaret Anne Hollis',
    date: null,
    address: null,
    days: [],
    portrait: null,
    hostName: '',
    message: null,
    video: null,
    stories: stories.map((story) => (typeof story === 'string' ? { title: null, text: story } : story)),
    photos: [],
    memories: [],
    attended: null,
    films: [],
    link: 'https://afterglow.example/view/margaret-anne-hollis',
    scanned: 'https://afterglow.example/q/0123456789abcdef0123',
    madeOn: 'Nov 20, 2026',
    ...more,
  }
}

/** A JPEG of one colour, of the given size. */
export async function aPhoto(
  path: string,
  { width = 640, height = 480, caption = '', grey = false } = {},
): Promise<PrintPhoto> {
  const plain = sharp({ create: { width, height, channels: 3, background: '#3f8f76' } })
  await (grey ? plain.grayscale() : plain).jpeg().toFile(path)
  return { path, width, height, caption }
}

/** What readers, searches and screen readers find in a PDF. */
export async function readBook(path: string) {
  const document = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise
  const { info, metadata } = await document.getMetadata()
  const pages: string[] = []
  const images: { width: number; height: number }[] = []
  const alternatives: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    alternatives.push(...alternativesIn(await page.getStructTree()))
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view
    images.push({ width: right - left, height: top - bottom })
  }
  const outline = ((await document.getOutline()) ?? []).map(({ title, items }) => ({
    title,
    items: items.map((item: { title: string }) => item.title),
  }))
  const book = {
    pages,
    sizes: images,
    /** Without whitespace: PDF readers place line breaks and bidi text differently. */
    text: pages.join('\n').replace(/\s+/g, ' '),
    alternatives,
    outline,
    isMarked: isMarked(await document.getMarkInfo()),
    title: 'Title' in info ? info.Title : undefined,
    language: 'Language' in info ? info.Language : undefined,
    conformance: metadata?.getRaw().match(/pdfuaid:part>(\d)/)?.[1],
  }
  await document.loadingTask.destroy()
  return book
}

function alternativesIn(node: unknown): string[] {
  if (!(node instanceof Object)) return []
  const own = 'alt' in node && typeof node.alt === 'string' ? [node.alt] : []
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  return [...own, ...children.flatMap(alternativesIn)]
}

/** The types of pdf.js say that it is an object, but it returns a map. */
function isMarked(info: unknown): boolean {
  return info instanceof Map && info.get('Marked') === true
}
