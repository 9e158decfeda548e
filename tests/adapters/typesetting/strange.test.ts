import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aFolder } from '../../support/a-folder.ts'
import { aBook, aPhoto, readBook, type SaidOfBook } from './a-book.ts'
import { aTypesettingProcess } from './a-typesetting-process.ts'

const folder = aFolder()
const typesetter = aTypesettingProcess('many-books')

async function print(more: SaidOfBook) {
  const pdf = join(folder, 'book.pdf')
  const made = await typesetter.book(aBook(more), { pdf, previewDir: join(folder, 'previews') })
  return { made, ...(await readBook(pdf)) }
}

/** Puts the same text into every field that people fill in. */
async function everywhere(text: string): Promise<SaidOfBook> {
  const photo = { ...(await aPhoto(join(folder, 'photo.jpg'))), caption: text }
  return {
    name: text,
    date: text,
    address: text,
    hostName: text,
    message: text,
    portrait: photo,
    video: { still: photo, seconds: 1, transcript: text },
    stories: [{ title: text, text }],
    photos: [photo],
    memories: [{ from: text, date: text, text, photos: [photo] }],
    attended: [text],
    films: [{ still: null, caption: text, seconds: 61, link: 'https://example.com/view/x#photo-1' }],
    madeOn: text,
  }
}

const bare = (text: string) => text.replace(/[\s\u200B]/g, '')

test('markup and paths are printed as plain text in every field', async () => {
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
  // Cover, message, story, memory, and the list of those who came: at least five.
  expect(bare(read).split(bare(text)).length - 1).toBeGreaterThanOrEqual(5)
  expect(title).toBe(`Celebrating the life of ${text}`)
})

describe('a book is printed with this text in every field', () => {
  test.each([
    ['a word of 300 letters', 'x'.repeat(300)],
    ['20,000 combining marks', `e${'\u0301\u0323'.repeat(10_000)}`],
    [
      'control characters and direction overrides',
      'a\u0000b\u001Bc \u202Eoverride\u202C \u2066isolate\u2069',
    ],
    ['only spaces', ' \t\n\u00A0\u3000 '],
    ['only invisible characters', '\u200B\u200D\uFE0F\u00AD'],
    ['lone surrogates', '\uD83D and \uDE00'],
    ['a script without a font of ours', 'தமிழ்'],
    ['two thousand empty lines', '\n'.repeat(2000)],
    ['a thousand lines', 'line\n'.repeat(1000)],
    ['emoji', '👨‍👩‍👧‍👦❤️🇦🇺1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['text in both directions', 'one שתיים ثلاثة four '.repeat(20)],
  ])('%s', async (_, text) => {
    const { made, isMarked } = await print(await everywhere(text))
    expect(made.pages).toBeGreaterThan(1)
    expect(isMarked).toBe(true)
  })
})

test('a story of 50,000 characters is printed whole', async () => {
  const story = `${'She kept every letter. '.repeat(2200)}That is all.`
  const { text } = await print({ stories: [story] })
  expect(story.length).toBeGreaterThan(50_000)
  // A sentence may continue on the next page after a page header; a word may not.
  for (const word of ['She', 'kept', 'every', 'letter'])
    expect([word, text.match(new RegExp(`\\b${word}\\b`, 'g'))?.length]).toEqual([word, 2200])
  expect(text).toContain('That is all.')
})

test('a script without a font of ours makes the book lose PDF/UA conformance, but it is printed', async () => {
  // Garay, new in 2024: other scripts without a font of ours may be found among the fonts of the machine.
  const { text, conformance, isMarked } = await print({ stories: ['\u{10D50}\u{10D51}', 'Her kettle'] })
  expect(text).toContain('Her kettle')
  expect({ conformance, isMarked }).toEqual({ conformance: undefined, isMarked: true })
})

test('invisible characters keep PDF/UA conformance', async () => {
  expect((await print({ stories: ['zero\u200Bwidth, a\u0000b, \u202Eoverride'] })).conformance).toBe('1')
})
