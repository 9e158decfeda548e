import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shownIn } from './pdf-content.ts'
import { streamIn } from './pdf-objects.ts'
import { letterMaps } from './to-unicode.ts'

const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`1 0 obj\n<<\n  /Length ${content.length}\n${dictionary}>>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ])

/** A PDF of one page with one font, and the text that it gives for each glyph. */
function aPdf(told: string[], shown: { text?: string; glyphs: number[] }[]): Map<number, Buffer> {
  const content = shown.map(({ text, glyphs }) => {
    const bytes = glyphs.map((glyph) => `\\000\\${glyph.toString(8).padStart(3, '0')}`).join('')
    const drawn = `/f0 12 Tf\n[(${bytes})] TJ\n`
    return text === undefined ? drawn : `/Span <<\n  /ActualText <FEFF${hex(text)}>\n>> BDC\n${drawn}EMC\n`
  })
  const entries = told.map((text, at) => `<${String(at + 1).padStart(4, '0')}> <${hex(text)}>\n`)
  return new Map([
    [1, Buffer.from('1 0 obj\n<<\n  /Type /Page\n  /Font <<\n /f0 2 0 R\n >>\n  /Contents 4 0 R\n>>')],
    [2, Buffer.from('2 0 obj\n<<\n  /ToUnicode 3 0 R\n>>')],
    [3, stream('', Buffer.from(`<0000> <FFFF>\nendcodespacerange\n${entries.join('')}endbfchar`))],
    [4, stream('  /Filter /FlateDecode\n', deflateSync(content.join('')))],
  ])
}

function meaningsOf(objects: Map<number, Buffer>): string[] {
  const cmap = streamIn(letterMaps(objects).get(3))?.content.toString('latin1') ?? ''
  return [...cmap.matchAll(/<(?!0000)\d{4}> <([0-9A-F]*)>\n/g)].map(([, text = '']) =>
    Buffer.from(text, 'hex').swap16().toString('utf16le'),
  )
}

test("each glyph gets its own part of its clusters' text", () => {
  const objects = aPdf(
    ['दा', 'दा', 'दी', 'ह'],
    [
      { text: 'दा', glyphs: [1, 2] },
      { text: 'दी', glyphs: [1, 3] },
      { glyphs: [4] },
      { text: 'ह', glyphs: [4] },
      { text: 'द', glyphs: [1] },
    ],
  )
  expect(meaningsOf(objects)).toEqual(['द', 'ा', 'ी', 'ह'])
})

test('if nothing is known, letters are assigned in order; the short i comes first', () => {
  expect(meaningsOf(aPdf(['ที', 'ที'], [{ text: 'ที', glyphs: [1, 2] }]))).toEqual(['ท', 'ี'])
  expect(meaningsOf(aPdf(['कि', 'कि'], [{ text: 'कि', glyphs: [1, 2] }]))).toEqual(['ि', 'क'])
})

test('a glyph without a letter of its own gets an invisible text', () => {
  expect(meaningsOf(aPdf(['ई', 'ई'], [{ glyphs: [1, 2] }]))).toEqual(['ई', '\u200D'])
})

test('two forms of one letter both get it', () => {
  const objects = aPdf(['ت', 'ت', 'ลู', 'ลู'], [{ glyphs: [1, 2] }, { text: 'ลู', glyphs: [3, 4] }])
  expect(meaningsOf(objects)).toEqual(['ت', 'ت', 'ล', 'ู'])
})

test('the text of a cluster in two pieces appears once', () => {
  const objects = aPdf(
    ['นั่', 'นั่', 'นั่'],
    [
      { text: 'นั่', glyphs: [1, 2] },
      { text: 'นั่', glyphs: [3] },
    ],
  )
  expect(meaningsOf(objects)).toEqual(['น', 'ั', '่'])
  const page = streamIn(letterMaps(objects).get(4))
  expect(page && shownIn(inflateSync(page.content).toString('latin1')).map(({ told }) => told?.text)).toEqual(
    ['นั', '่'],
  )
})

test('a font without two glyphs of the same text is left unchanged', () => {
  expect(letterMaps(aPdf(['a', 'fi'], [{ glyphs: [1, 2] }])).size).toBe(0)
})
