import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { typesettingProcess } from '#server/adapters/typesetting/typesetting-process.ts'
import { TypesettingFailed } from '#server/ports/typesetter.ts'
import { aFolder } from '../../support/a-folder.ts'
import { aBook, aPhoto, readBook, type SaidOfBook } from './a-book.ts'
import { aTypesettingProcess } from './a-typesetting-process.ts'

const entryUrl = (name: string) => new URL(`../../support/entries/${name}.ts`, import.meta.url)

const folder = aFolder()
const typesetter = aTypesettingProcess('many-books')
const at = (name: string) => join(folder, name)

let books = 0
async function print(more: SaidOfBook) {
  books += 1
  const pdf = at(`book-${books}.pdf`)
  const made = await typesetter.book(aBook(more), { pdf, previewDir: at(`previews-${books}`) })
  return { ...made, pdf, ...(await readBook(pdf).then(({ pages, ...book }) => ({ ...book, words: pages }))) }
}

describe('a whole book', () => {
  let book: Awaited<ReturnType<typeof print>>
  beforeAll(async () => {
    const photo = await aPhoto(at('gate.jpg'), { width: 1600, height: 1200, caption: 'At the gate, 1987' })
    const upright = await aPhoto(at('upright.jpg'), { width: 900, height: 1200 })
    book = await print({
      date: 'Mar 14, 2026',
      address: 'The old schoolhouse',
      portrait: await aPhoto(at('portrait.jpg'), { width: 480, height: 600 }),
      hostName: 'Daniel Hollis',
      message: 'Thank you for coming here.\n\nPlease eat something first.',
      video: { still: photo, seconds: 125, transcript: 'I can still hear her on the stairs.' },
      stories: [
        'She taught me to swim. Not by holding me up, but by walking backwards in front of me.',
        'Dear Gran,\nThe lemon tree has fruit on it.',
      ],
      photos: [photo, upright, photo],
      memories: [
        {
          from: 'Ruth Okafor',
          date: 'Jan 5, 2026',
          text: 'A boiled sweet for whoever cried.',
          photos: [upright],
        },
        { from: '', date: 'Jan 6, 2026', text: 'We will miss her.', photos: [] },
      ],
      attended: ['Tom Hollis', 'Ellie Brandt'],
    })
  })

  test('is tagged for screen readers, with its title, its language and descriptions of its pictures', () => {
    expect(book).toMatchObject({
      isMarked: true,
      conformance: '1',
      language: 'en',
      title: 'Celebrating the life of Margaret Anne Hollis',
    })
    expect(book.alternatives).toContain('Portrait of Margaret Anne Hollis')
    expect(book.alternatives).toContain(
      'QR code that leads to https://afterglow.example/view/margaret-anne-hollis',
    )
    expect(book.alternatives).toContain('Photograph from Ruth Okafor')
  })

  test('has bookmarks for its parts, its stories and its memories', () => {
    expect(book.outline).toEqual([
      { title: 'A message from Daniel Hollis', items: [] },
      { title: 'Stories', items: ['She taught me to swim.', 'Dear Gran,'] },
      { title: 'Photographs', items: [] },
      { title: 'Memories', items: ['Ruth Okafor', 'Anonymous'] },
      { title: 'Those who came', items: [] },
      { title: 'The memorial', items: [] },
    ])
  })

  test('contains everything that people wrote', () => {
    for (const words of [
      'Mar 14, 2026',
      'Please eat something first.',
      'A film of 2 min 5 s',
      'Not by holding me up, but by walking backwards in front of me.',
      'At the gate, 1987',
      'A boiled sweet for whoever cried.',
      'Jan 6, 2026',
      'Ellie Brandt',
      'The old schoolhouse',
      'This book was made on Nov 20, 2026.',
    ])
      expect(book.text).toContain(words)
  })

  test('reports its number of pages and has previews of the first ones', async () => {
    expect(book.words).toHaveLength(book.pages)
    expect(book.previews).toHaveLength(6)
    for (const preview of book.previews) {
      expect(await sharp(preview).metadata()).toMatchObject({ format: 'png', width: 700, height: 990 })
      // The page is not blank: even the emptiest, the contents, has a good deal of ink.
      expect((await sharp(preview).stats()).channels[0]?.stdev).toBeGreaterThan(5)
    }
  })

  test('embeds its photos as the files that they are', async () => {
    const pdf = await readFile(book.pdf)
    for (const name of ['portrait.jpg', 'gate.jpg', 'upright.jpg'])
      expect(pdf.includes(await readFile(at(name)))).toBe(true)
  })
})

test('stories or photos come first, as the host chooses; an empty part has no page', async () => {
  const photos = [await aPhoto(at('one.jpg'))]
  const stories = ['Mum never threw away a button.']
  const choices = aBook().choices
  const [{ outline }, photosFirst, bare] = [
    await print({ photos, stories }),
    await print({ photos, stories, choices: { ...choices, first: 'PHOTOS' } }),
    await print({ stories: ['', '  \n '], memories: [], attended: [], message: ' ' }),
  ]
  const titles = (parts: { title: string }[]) => parts.map(({ title }) => title)
  expect(titles(outline)).toEqual(['Stories', 'Photographs', 'The memorial'])
  expect(titles(photosFirst.outline)).toEqual(['Photographs', 'Stories', 'The memorial'])
  // The cover and the closing page, and two more to fill the sheet.
  expect(bare.pages).toBe(4)
  expect(bare.words[2]).toContain('A memory to keep')
})

test('the order of the day has a page of its own, as many as it needs, in any script', async () => {
  const line = (n: number) => ({
    time: `${n} pm`,
    name: `Part ${n}`,
    place: 'St Brigid’s Hall, 14 Marine Parade',
  })
  const days = [
    { day: 'Saturday 9 January 2027', parts: [line(1), { time: null, name: 'الدفن', place: null }] },
    { day: null, parts: [line(3)] },
  ]
  const { outline, text } = await print({ days })
  expect(outline[0]?.title).toBe('The day')
  for (const words of ['Saturday 9 January 2027', '1 pm', 'Part 1', '14 Marine Parade', 'Part 3'])
    expect(text).toContain(words)
  const long = await print({
    days: [{ day: 'Saturday', parts: Array.from({ length: 40 }, (_, n) => line(n)) }],
  })
  expect(long.text).toContain('Part 39')
})

test('paper is A4 or US Letter', async () => {
  const choices = aBook().choices
  const sizes = (book: { sizes: { width: number; height: number }[] }) =>
    book.sizes.map(({ width, height }) => [Math.round(width), Math.round(height)])
  expect(sizes(await print({}))[0]).toEqual([595, 842])
  expect(sizes(await print({ choices: { ...choices, paper: 'LETTER' } }))[0]).toEqual([612, 792])
})

test('a story is printed as it was written: its line in the contents is not removed from the text', async () => {
  const story = `Every letter we ever sent her went into the biscuit tin above the stove, and stayed there.`
  const salutation = 'Dear Gran,\nThe lemon tree has fruit on it.'
  const { words, outline, text } = await print({ stories: [story, salutation, 'One.', 'Two.'] })
  expect(outline).toMatchObject([
    { title: 'Stories', items: ['Every letter we ever sent her went', 'Dear Gran,', 'One.', 'Two.'] },
    {},
  ])
  expect(text).toContain('Every letter we ever sent her went …')
  const lines = words.flatMap((page) => page.split('\n')).map((line) => line.trim())
  expect(lines.some((line) => line.startsWith('Every letter we ever sent her went into'))).toBe(true)
  expect(lines).toContain('Dear Gran,')
})

test('a title is the heading of its story and its line in the contents', async () => {
  const text = 'Every letter we ever sent her went into the biscuit tin above the stove, and stayed there.'
  const { words, outline } = await print({
    stories: [{ title: 'The biscuit tin', text }, { title: 'Only a name', text: '' }, 'One.', 'Two.'],
  })
  expect(outline[0]?.items).toEqual(['The biscuit tin', 'Only a name', 'One.', 'Two.'])
  const lines = words.flatMap((page) => page.split('\n')).map((line) => line.trim())
  expect(lines).toContain('The biscuit tin')
  expect(lines.some((line) => line.startsWith('Every letter we ever sent her went into'))).toBe(true)
})

test('memories follow each other, and each name stands above its photo', async () => {
  const photos = [await aPhoto(at('memory.jpg'), { width: 900, height: 600, caption: 'The shelf' })]
  const memory = { from: 'Ruth', date: 'Jan 5, 2026', photos }
  const memories = Array.from({ length: 12 }, (_, n) => ({
    ...memory,
    text: 'The cups rattled. '.repeat(2 * n),
  }))
  const { words } = await print({ memories })
  for (const page of words) expect(page.match(/The shelf/g)?.length, page).toBe(page.match(/Ruth/g)?.length)
})

test('a name, a closing line and a signature never stand alone on a page', async () => {
  const words = (count: number) => 'letters garden roses '.repeat(count / 3)
  const memory = (count: number) => ({ from: 'Ruth', date: 'Jan 5, 2026', text: words(count), photos: [] })
  const book = await print({
    hostName: 'Claire',
    message: words(258),
    stories: [words(411), words(60), words(300), `${words(201)}\n\nThe end.`],
    memories: [memory(330), memory(90)],
  })
  for (const page of book.words) {
    if (/^(?!.*message).*Claire|The end\./s.test(page)) expect(page).toContain('garden')
    expect(page).not.toMatch(/Jan 5, 2026[\s\d]*$/)
  }
  expect(book.words[1]).toContain('Contents')
})

describe('a book for a print shop', () => {
  test.each([
    ['A4', 210, 297],
    ['LETTER', 215.9, 279.4],
  ] as const)(
    'on %s has a multiple of four pages, 3 mm bleed, and a trimmed size of %d × %d mm',
    async (paper, width, height) => {
      const photos = [await aPhoto(at('shop.jpg'))]
      const books = await Promise.all(
        [[], photos, [...photos, ...photos, ...photos]].map((some) =>
          print({ photos: some, stories: ['She swam.'], choices: { ...aBook().choices, paper } }),
        ),
      )
      expect(books.map(({ pages }) => pages % 4)).toEqual([0, 0, 0])
      const [book] = books
      if (!book) throw new Error('No book')
      const boxes = boxesIn(await readFile(book.pdf, 'latin1'))
      expect(boxes).toHaveLength(book.pages)
      for (const { media, crop, trim, bleed } of boxes) {
        expect(bleed).toEqual(media)
        expect(crop).toEqual(trim)
        expect(inMillimetres(trim)).toEqual(
          [3, 3, 3 + width, 3 + height].map((edge) => expect.closeTo(edge, 1)),
        )
        expect(inMillimetres(media)).toEqual(
          [0, 0, 6 + width, 6 + height].map((edge) => expect.closeTo(edge, 1)),
        )
      }
      // PDF viewers show the crop box.
      expect(book.sizes).toHaveLength(book.pages)
      for (const size of book.sizes)
        expect([size.width, size.height]).toEqual([
          expect.closeTo((width * 72) / 25.4, 0),
          expect.closeTo((height * 72) / 25.4, 0),
        ])
    },
  )
})

/** The boxes of each page, in points. */
function boxesIn(pdf: string) {
  const box = (name: string, page: string) =>
    (new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(page)?.[1] ?? '').split(' ').map(Number)
  return pdf
    .split('endobj')
    .filter((object) => /\/Type \/Page\b/.test(object))
    .map((page) => ({
      media: box('MediaBox', page),
      crop: box('CropBox', page),
      trim: box('TrimBox', page),
      bleed: box('BleedBox', page),
    }))
}

const inMillimetres = (box: number[]) => box.map((edge) => (edge * 25.4) / 72)

test('photos of every shape are printed: 400 of them, a panorama, a strip, grey ones', async () => {
  const shapes = [
    await aPhoto(at('landscape.jpg'), { caption: 'Landscape' }),
    await aPhoto(at('panorama.jpg'), { width: 3000, height: 300, caption: 'Panorama' }),
    await aPhoto(at('strip.jpg'), { width: 200, height: 1600, caption: 'Strip' }),
    await aPhoto(at('grey.jpg'), { grey: true, caption: 'Grey' }),
  ]
  const { text, pages } = await print({ photos: Array.from({ length: 100 }, () => shapes).flat() })
  expect(text.match(/Panorama/g)).toHaveLength(100)
  expect(pages).toBeLessThan(220)
})

describe('a photo that', () => {
  test.each([
    ['is gone', async (path: string) => rm(path)],
    ['is no picture', async (path: string) => writeFile(path, 'not a picture')],
    ['was cut off', async (path: string) => truncate(path, Math.floor((await stat(path)).size / 2))],
    ['is empty', async (path: string) => writeFile(path, '')],
  ])('%s leaves an empty frame with its caption', async (_, damage) => {
    const photo = await aPhoto(at('damaged.jpg'), { caption: 'Her roses' })
    await damage(photo.path)
    const { text, conformance } = await print({ photos: [photo], portrait: photo })
    expect(text).toContain('Her roses')
    expect(conformance).toBe('1')
  })
})

test('share pictures are 1200 × 630, with or without a portrait, whatever the name', async () => {
  const portrait = await aPhoto(at('share.jpg'), { width: 600, height: 800 })
  const names = ['Margaret Anne Hollis', 'W'.repeat(60), 'عبد الرحمن بن محمد', '陳美玲', '']
  for (const [index, name] of names.entries()) {
    const path = at(`share-${index}.png`)
    await typesetter.sharePicture(
      { name, date: index ? 'Mar 14, 2026' : null, portrait: index % 2 ? null : portrait },
      path,
    )
    expect(await sharp(path).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  }
  // The portrait is visible: its green is in the left third, and nowhere in a picture without it.
  const green = async (path: string) => {
    const part = sharp(path).extract({ left: 100, top: 200, width: 300, height: 200 })
    const { dominant } = await sharp(await part.toBuffer()).stats()
    return dominant.g > dominant.r + 40
  }
  expect(await green(at('share-0.png'))).toBe(true)
  expect(await green(at('share-1.png'))).toBe(false)
})

test('there are four cards to a sheet, with the name and the link to the memorial', async () => {
  const { name, link } = aBook()
  await typesetter.cards(
    { paper: 'LETTER', name, date: 'Mar 14, 2026', link, scanned: link },
    at('cards.pdf'),
  )
  const sheet = await readBook(at('cards.pdf'))
  expect(sheet).toMatchObject({ isMarked: true, title: `Cards for ${name}` })
  expect(sheet.pages).toHaveLength(1)
  expect(sheet.text.match(new RegExp(name, 'g'))).toHaveLength(4)
  expect(sheet.text.match(/afterglow\.example\/view/g)).toHaveLength(4)
})

test('two books at once are both made', async () => {
  const [one, other] = await Promise.all([print({ name: 'Ana' }), print({ name: 'Bela' })])
  expect([one.title, other.title]).toEqual(['Celebrating the life of Ana', 'Celebrating the life of Bela'])
})

test('closing the typesetter rejects the book in progress', async () => {
  const closing = typesettingProcess({ entryUrl })
  const book = closing.book(aBook({ stories: Array.from({ length: 200 }, () => 'word '.repeat(4000)) }), {
    pdf: at('closed.pdf'),
    previewDir: at('closed'),
  })
  const failed = expect(book).rejects.toBeInstanceOf(TypesettingFailed)
  // The work starts a microtask later; only then is there something to interrupt.
  await Promise.resolve()
  await closing.close()
  await failed
})
