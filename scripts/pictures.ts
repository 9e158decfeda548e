import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { examples } from '#app/features/landing/examples.ts'
import { openProduct } from './bench/product.ts'
import { clientOf } from './demo/client.ts'
import { makeExample } from './demo/example.ts'
import { findBrowser } from './lib/browser.mjs'

// Makes the README's picture again, from the built product: `npm run build && node scripts/pictures.ts`.

/** Pixels of the picture. */
const SHEET = { width: 1600, height: 1082 }
const MARGIN = 32
const PAGE = { width: (SHEET.width - 3 * MARGIN) / 2, height: SHEET.height - 2 * MARGIN }
/** Width of the browser window, in CSS pixels. */
const WINDOW = 1280

const file = join(import.meta.dirname, '../docs/pictures/product.webp')
const product = await openProduct()
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  await makeExample({
    client: clientOf(product.url),
    operatorToken: async () => product.operatorToken,
    say: (line) => console.log(line),
  })
  const landing = await pageAt(browser, product.url)
  const memorial = await pageAt(browser, product.url + examples.memorial)
  await mkdir(join(file, '..'), { recursive: true })
  const { size } = await sideBySide([landing, memorial]).toFile(file)
  console.log(`docs/pictures/product.webp: ${Math.round(size / 1000)} KB`)
} finally {
  await browser.close()
  await product.close()
}

/** The top of a page as a PNG in its size in the picture, with every image loaded. */
async function pageAt(browser: Browser, url: string): Promise<Buffer> {
  const height = Math.round((WINDOW * PAGE.height) / PAGE.width)
  const page = await browser.newPage({
    viewport: { width: WINDOW, height },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].filter((image) => image.complete).map((image) => image.decode()))
  })
  const screenshot = await page.screenshot()
  await page.close()
  return sharp(screenshot)
    .resize(PAGE.width, PAGE.height, { kernel: 'lanczos3' })
    .composite([{ input: Buffer.from(sheet(PAGE, '#fff')), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

/** Sheets of paper beside each other on a table. */
function sideBySide(pages: Buffer[]) {
  const places = pages.map((_, at) => ({ left: MARGIN + at * (PAGE.width + MARGIN), top: MARGIN }))
  const shadows = places.map(
    ({ left, top }) =>
      `<rect x="${left}" y="${top + 4}" width="${PAGE.width}" height="${PAGE.height}" rx="12" fill="#4a381e" fill-opacity=".28" filter="url(#soft)"/>`,
  )
  const table = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}">
    <filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="9"/></filter>
    <rect width="100%" height="100%" fill="#e9dcc3"/>${shadows.join('')}</svg>`
  return sharp(Buffer.from(table))
    .composite(pages.map((input, at) => ({ input, ...places[at] })))
    .webp({ quality: 92, smartSubsample: true, effort: 6 })
}

function sheet({ width, height }: typeof PAGE, fill: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="12" fill="${fill}"/></svg>`
}
