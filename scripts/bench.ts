import { chromium } from '@playwright/test'
import { fetchArchives } from './bench/archive.ts'
import { printBooks } from './bench/book.ts'
import { choosePhotos } from './bench/choosing.ts'
import { dashboardCalls } from './bench/dashboard.ts'
import { makeFilm } from './bench/film.ts'
import { sendInvitations } from './bench/invitations.ts'
import { viewWithMemories } from './bench/memories.ts'
import { parts, reportPages, reportRates, reportReaders } from './bench/parts.ts'
import { aMemorial, openProduct } from './bench/product.ts'
import { callWhileProcessing, viewRates } from './bench/rates.ts'
import { playShow } from './bench/slideshow.ts'
import { reportWeights } from './bench/weights.ts'
import { findBrowser } from './lib/browser.mjs'

// `npm run bench`: the size and speed of the product, as ratios measured in one run. Results are kept with their date
// in docs/measurements.md. `npm run bench -- weights lighthouse pages decades mixed crowd answers nodes memory day photos
// encoders uploads touch` runs only these parts; for docs/scale.md, `million filled renditions statements news queue pooler`.
const named = process.argv.slice(2)
for (const name of named) {
  const part = parts[name]
  if (!part) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}`)
  await part(line)
}
if (named.length > 0) process.exit()

const product = await openProduct()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  const host = await aMemorial(product, { photos: 60, stories: 20 })
  const url = product.url.replace('127.0.0.1', 'localhost')

  await reportWeights(product, line)
  await reportPages(product, line)
  reportRates('/view of 60 photos', await viewRates(product, host.shareSlug), line)
  const wall = await viewWithMemories(product, host)
  reportRates(`the same and ${wall.memories} memories`, wall.rates, line)
  await reportReaders(product, host, line)
  const dashboard = await dashboardCalls(product)
  line(
    'dashboard call, large against small',
    `${dashboard.large.toFixed(1)} ms, ${dashboard.ratio.toFixed(2)} times ${dashboard.small.toFixed(1)} ms`,
    'at most 3.00',
  )
  const call = await callWhileProcessing(product, host)
  line(
    'p99 of GET /user with photos in work',
    `${call.busy} ms, ${call.ratio.toFixed(2)} times the idle ${call.idle} ms${call.stillProcessing ? '' : ' (the work ended before the measuring)'}`,
    'at most 2.00',
  )
  const invitations = await sendInvitations()
  line(
    `inviting ${invitations.guests} people against one`,
    `${invitations.many.toFixed(0)} ms, ${invitations.ratio.toFixed(1)} times ${invitations.one.toFixed(1)} ms`,
    'at most 2,000 ms',
  )
  line('invitations to a mail server', `${invitations.perSecond.toFixed(0)}/s`, '')
  const chosen = await choosePhotos(browser, url)
  line(
    `${chosen.photos} photos of 12 MP, ${chosen.heic} of them HEIC`,
    `all captions editable after ${chosen.editable.toFixed(1)} s, all photos ready after ${chosen.ready.toFixed(1)} s`,
    '',
  )
  line('longest block while they are added', block(chosen.adding), '')
  line('longest block while typing meanwhile', block(chosen.typing), 'at most 100 ms')
  const show = await playShow(browser, product, url)
  line(
    `longest frame of ${show.count} fades, 12 MP photos`,
    `${Math.round(show.longest)} ms, ${show.over50} of ${show.frames} frames over 50 ms`,
    'at most 50 ms',
  )
  const books = await printBooks(browser)
  line(
    `book of ${books.pages} pages, 60 photos and 20 stories`,
    `${(books.book / 1000).toFixed(1)} s, ${books.ratio.toFixed(2)} of Chromium's ${(books.chromium / 1000).toFixed(1)} s`,
    'at most 3 s and 0.35',
  )
  line(
    'most memory of a book, and after 20',
    `${Math.round(books.peak)} MB, ${books.growth.toFixed(2)} times the first`,
    'at most 700 MB and 1.20',
  )
  line('share picture', `${Math.round(books.share)} ms`, 'at most 150 ms')
  const film = await makeFilm()
  line(
    'film of 30 photos, 3 s each',
    film
      ? `${film.took.toFixed(0)} s for ${film.film} s, ${film.perSecond.toFixed(1)} s of film a second`
      : 'no ffmpeg here to make it',
    'at least 1.0',
  )
  const archive = await fetchArchives(product)
  line(
    `archive of ${Math.round(archive.megabytes)} MB, streamed`,
    `${Math.round(archive.perSecond)} MB/s, ${archive.ratio === null ? 'no zip here to compare with' : `${archive.ratio.toFixed(2)} of zip -0`}`,
    'at least 0.50',
  )
  line(
    'most memory of the server meanwhile',
    `${Math.round(archive.peak)} MB, the fifth time ${Math.round(archive.growth)} MB more than the first`,
    '',
  )
} finally {
  await browser.close()
  await product.close()
}

function line(what: string, measured: string, wanted: string) {
  console.log(`${what.padEnd(42)} ${measured}${wanted && `   (${wanted})`}`)
}

/** Browsers report tasks of 50 ms and more. */
function block(ms: number) {
  return ms === 0 ? 'under 50 ms' : `${Math.round(ms)} ms`
}
