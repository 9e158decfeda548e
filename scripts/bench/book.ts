import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import type { TypesettingTask } from '#server/adapters/typesetting/protocol.ts'
import { typesettingProcess } from '#server/adapters/typesetting/typesetting-process.ts'
import { mallocSettings } from '#server/lib/memory-settings.ts'
import type { BookSource, PrintPhoto } from '#server/ports/typesetter.ts'
import { picture } from './product.ts'

const PHOTOS = 60
const STORIES = 20
/** 4000 by 3000 pixels, reduced to what a page of A4 shows at 300 dpi. */
const TWELVE_MEGAPIXELS = 4000
const PRINT_EDGE = 2400
const SHAPES = [
  { width: 2400, height: 1800 },
  { width: 1800, height: 2400 },
  { width: 2400, height: 1350 },
  { width: 2000, height: 2000 },
]
/** How often each is printed, alternating; medians are compared. */
const ROUNDS = 3
const BOOKS = 20
const SHARES = 9

const entry = new URL('../../build/server/press.js', import.meta.url)

/**
 * The book compared with headless Chromium, which prints the same texts and photos; the memory of typesetting; share
 * pictures.
 */
export async function printBooks(browser: Browser) {
  const folder = await mkdtemp(join(tmpdir(), 'afterglow-bench-book-'))
  try {
    const source = await aSource(folder)
    const html = join(folder, 'book.html')
    await writeFile(html, asHtml(source))
    const presses: Printed[] = []
    const chromium: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      presses.push(await print(source, folder))
      chromium.push(await printByBrowser(browser, html, join(folder, 'chromium.pdf')))
    }
    const peaks: number[] = []
    for (let book = 0; book < BOOKS; book += 1) peaks.push((await print(source, folder)).peak)
    const book = median(presses.map(({ ms }) => ms))
    return {
      pages: presses[0]?.pages ?? 0,
      book,
      chromium: median(chromium),
      ratio: book / median(chromium),
      /** Megabytes. */
      peak: Math.max(...peaks),
      /** The last five books compared with the first five. */
      growth: median(peaks.slice(-5)) / median(peaks.slice(0, 5)),
      share: await sharePictures(source, folder),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Printed {
  ms: number
  pages: number
  peak: number
}

/** One book in its own process, from start to answer, as on the server. */
async function print(source: BookSource, folder: string): Promise<Printed> {
  const task: TypesettingTask = { task: 'book', source, pdf: join(folder, 'book.pdf'), previewDir: folder }
  const began = performance.now()
  const child = fork(entry, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: mallocSettings })
  child.send(task)
  const [reply] = await once(child, 'message')
  const ms = performance.now() - began
  if (reply.outcome !== 'done') throw new Error(`No book: ${reply.detail}`)
  const peak = await peakOf(child.pid)
  child.disconnect()
  await once(child, 'exit')
  return { ms, pages: reply.value.pages, peak }
}

/** The peak memory of a process in megabytes; NaN if the system does not tell. */
async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

async function printByBrowser(browser: Browser, html: string, path: string): Promise<number> {
  const began = performance.now()
  const page = await browser.newPage()
  await page.goto(pathToFileURL(html).href, { waitUntil: 'load' })
  await page.pdf({ path, format: 'A4', printBackground: true, tagged: true, outline: true })
  await page.close()
  return performance.now() - began
}

/** Milliseconds for one, with the fonts already loaded. */
async function sharePictures(source: BookSource, folder: string): Promise<number> {
  const press = typesettingProcess({ entryUrl: () => entry })
  try {
    const times: number[] = []
    for (let at = 0; at <= SHARES; at += 1) {
      const began = performance.now()
      await press.sharePicture(
        { name: `${source.name} ${at}`, date: source.date, portrait: source.portrait },
        join(folder, 'share.png'),
      )
      if (at > 0) times.push(performance.now() - began)
    }
    return median(times)
  } finally {
    await press.close()
  }
}

async function aSource(folder: string): Promise<BookSource> {
  const photos: PrintPhoto[] = []
  const originals = await Promise.all([1, 2, 3, 4].map((seed) => picture(TWELVE_MEGAPIXELS, seed)))
  for (let at = 0; at < PHOTOS; at += 1) {
    const shape = SHAPES[at % SHAPES.length] ?? { width: PRINT_EDGE, height: PRINT_EDGE }
    const path = join(folder, `photo-${at}.jpg`)
    await sharp(originals[at % originals.length])
      .resize({ ...shape, fit: 'cover' })
      .jpeg({ quality: 88 })
      .toFile(path)
    photos.push({ path, ...shape, caption: at % 3 ? 'A summer at the lake' : '' })
  }
  return {
    choices: { paper: 'A4', contributions: true, attended: false, first: 'STORIES' },
    name: 'Margaret Anne Hollis',
    date: 'Mar 14, 2026',
    address: null,
    days: [],
    portrait: photos[1] ?? null,
    hostName: 'Daniel Hollis',
    message: STORY,
    video: null,
    stories: Array.from({ length: STORIES }, (_, at) => ({
      title: null,
      text: `Story ${at}. ${STORY.repeat(3)}`,
    })),
    photos,
    memories: [],
    attended: null,
    films: [],
    link: 'https://afterglow.example/view/margaret-anne-hollis',
    scanned: 'https://afterglow.example/q/0123456789abcdef0123',
    madeOn: 'Nov 20, 2026',
  }
}

/** The same texts and photos in the same font, as a page for print. */
function asHtml({ name, date, portrait, hostName, message, stories, photos }: BookSource): string {
  const picture = ({ path }: PrintPhoto) => `<img src="${pathToFileURL(path).href}" alt="Photograph">`
  const figures = photos.map(
    (photo) => `<figure>${picture(photo)}<figcaption>${photo.caption}</figcaption></figure>`,
  )
  return `<!doctype html><html lang="en"><title>${name}</title>
    <style>
      ${FACES.map(faceOf).join('')}
      @page { margin: 24mm 20mm }
      body { font: 13pt/1.5 Newsreader }
      h1, h2 { font-weight: 300; font-size: 30pt; text-align: center }
      h2 { break-before: page }
      figure { break-inside: avoid; margin: 0 0 6mm; text-align: center }
      figcaption { font: italic 10pt Newsreader }
      img { max-width: 100%; max-height: 115mm }
    </style>
    ${portrait ? picture(portrait) : ''}<h1>${name}</h1><p>${date}</p>
    <h2>A message from ${hostName}</h2><p>${message}</p>
    <h2>Stories</h2>${stories.map((story) => `<h3>Story</h3><p>${story}</p>`).join('')}
    <h2>Photographs</h2>${figures.join('')}`
}

const FACES = [
  { file: '300Light/Newsreader_300Light', weight: 300, style: 'normal' },
  { file: '400Regular/Newsreader_400Regular', weight: 400, style: 'normal' },
  { file: '400Regular_Italic/Newsreader_400Regular_Italic', weight: 400, style: 'italic' },
]

function faceOf({ file, weight, style }: (typeof FACES)[number]): string {
  const url = new URL(`../../node_modules/@expo-google-fonts/newsreader/${file}.ttf`, import.meta.url)
  return `@font-face { font-family: Newsreader; font-weight: ${weight}; font-style: ${style}; src: url("${url.href}") }`
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

const STORY =
  'Every letter we ever sent her went into the biscuit tin above the stove, tied with kitchen string. On Sundays she would take one down, put on her glasses, and read it to us as if it had come that morning. '
