import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { typesettingProcess } from '#server/adapters/typesetting/typesetting-process.ts'
import type { Typesetter } from '#server/ports/typesetter.ts'
import { aBook, aPhoto, readBook, type SaidOfBook } from './a-book.ts'

let folder: string
let typesetter: Typesetter
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'press-strange-test-'))
  typesetter = typesettingProcess({
    entryUrl: (name) => new URL(`../../../server/entries/${name}.ts`, import.meta.url),
  })
})
afterAll(async () => {
  await typesetter.close()
  await rm(folder, { recursive: true, force: true })
})

async function print(more: SaidOfBook) {
  const pdf = join(folder, 'book.pdf')
  const made = await typesetter.book(aBook(more), { pdf, previewDir: join(folder, 'previews') })
  return { made, ...(await readBook(pdf)) }
}

/** The same text in every place that people fill in. */
async function everywhere(text: string): Promise<SaidOfBook> {
  const photo = { ...(await aPhoto(join(folder, 'photo.jpg'))), caption: text }
  return {
    name: text,
    date: text,
    address: text,
    hostName: text,
    message: text,
    portrait: photo,
    video: { still: photo, seconds: 1 },
    stories: [{ title: text, text }],
    photos: [photo],
    memories: [{ from: text, date: text, text, photos: [photo] }],
    attended: [text],
    madeOn: text,
  }
}

const bare = (text: string) => text.replace(/[\s\u200B]/g, '')

test('what looks like markup or a path is text in every field', async () => {
  const text = [
    '#import "/etc/passwd"',
    '#read("/data.json")',
    '#panic("stop")',
    '$x^2$ @ref <label> *bold* _slanted_ `raw`',
    '= Heading // comment \\\\',
    '../../etc/passwd',
    '#image("print-0.jpg")',
    '</text> <script> &amp;',
  ].join(' ')
  const { text: read, title } = await print(await everywhere(text))
  // Cover, message, story, memory, list of those who came: five at the least.
  expect(bare(read).split(bare(text)).length - 1).toBeGreaterThanOrEqual(5)
  expect(title).toBe(`Celebrating the life of ${text}`)
})

describe('is set, whatever it is, in every field', () => {
  test.each([
    ['a word of 300 letters', 'x'.repeat(300)],
    ['20,000 combining marks', `e${'\u0301\u0323'.repeat(10_000)}`],
    ['controls and overrides', 'a\u0000b\u001Bc \u202Eoverride\u202C \u2066isolate\u2069'],
    ['nothing but spaces', ' \t\n\u00A0\u3000 '],
    ['nothing but what is not seen', '\u200B\u200D\uFE0F\u00AD'],
    ['halves of characters', '\uD83D and \uDE00'],
    ['a script without a font of ours', 'தமிழ்'],
    ['lines without end', '\n'.repeat(2000)],
    ['a thousand lines', 'line\n'.repeat(1000)],
    ['emoji', '👨‍👩‍👧‍👦❤️🇦🇺1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['all directions', 'one שתיים ثلاثة four '.repeat(20)],
  ])('%s', async (_, text) => {
    const { made, isMarked } = await print(await everywhere(text))
    expect(made.pages).toBeGreaterThan(1)
    expect(isMarked).toBe(true)
  })
})

test('a story of 50,000 characters is set whole', async () => {
  const story = `${'She kept every letter. '.repeat(2200)}That is all.`
  const { text } = await print({ stories: [story] })
  expect(story.length).toBeGreaterThan(50_000)
  // A sentence may go on overleaf, with the head of the page in between; a word does not.
  for (const word of ['She', 'kept', 'every', 'letter'])
    expect([word, text.match(new RegExp(`\\b${word}\\b`, 'g'))?.length]).toEqual([word, 2200])
  expect(text).toContain('That is all.')
})

test('a script without a font of ours costs the book its promise to screen readers, not the book', async () => {
  // Garay, of 2024: what is set with other scripts hangs on the fonts of the machine.
  const { text, conformance, isMarked } = await print({ stories: ['\u{10D50}\u{10D51}', 'Her kettle'] })
  expect(text).toContain('Her kettle')
  expect({ conformance, isMarked }).toEqual({ conformance: undefined, isMarked: true })
})

test('what cannot be seen does not', async () => {
  expect((await print({ stories: ['zero\u200Bwidth, a\u0000b, \u202Eoverride'] })).conformance).toBe('1')
})
