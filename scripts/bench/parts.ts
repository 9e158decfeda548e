import { availableParallelism } from 'node:os'
import { type Crowd, pagesInCrowd } from './crowd.ts'
import { memoryOverADay } from './day.ts'
import { pageInOrderOfTime } from './decades.ts'
import { lighthouseReports } from './lighthouse.ts'
import type { Line } from './line.ts'
import { idleMemory } from './memory.ts'
import { mixedLoad } from './mixed.ts'
import { callsOfNodes } from './nodes.ts'
import { callWhilePeopleAnswer } from './one-memorial.ts'
import { growthParts } from './parts-growth.ts'
import { compareSettings, firstOnPage, renderPhotos } from './photos.ts'
import { aMemorial, openProduct, type Product } from './product.ts'
import { readersAfterChange, type ViewRate, viewRates } from './rates.ts'
import { setting } from './setting.ts'
import { slowFirstTouches } from './slow-first-touch.ts'
import { sendFiles } from './uploads.ts'
import { reportWeights } from './weights.ts'

/** Parts that take long, run only when named: `npm run bench -- mixed million`. */
export const parts: Record<string, (line: Line) => Promise<void>> = {
  ...growthParts,

  async weights(line) {
    const product = await openProduct()
    try {
      await reportWeights(product, line)
    } finally {
      await product.close()
    }
  },

  async lighthouse(line) {
    const product = await openProduct()
    try {
      await reportPages(product, line)
    } finally {
      await product.close()
    }
  },

  async pages(line) {
    const product = await openProduct()
    try {
      const host = await aMemorial(product, { photos: 60, stories: 20 })
      reportRates('/view of 60 photos', await viewRates(product, host.shareSlug), line)
      await reportReaders(product, host, line)
    } finally {
      await product.close()
    }
  },

  async mixed(line) {
    const [rate, seconds] = [setting('BENCH_RATE', 300), setting('BENCH_SECONDS', 60)]
    const load = await mixedLoad({ rate, seconds })
    const what = `p99 at ${rate} requests/s for ${seconds} s`
    line(
      what,
      `${load.all} ms: reads ${load.reads} ms, answers ${load.answers} ms, signed-in ${load.signedIn} ms, ${load.photos} photos of 12 MP made meanwhile`,
      'at most 100 ms',
    )
    line('answered, and not', `${load.answered}, ${load.failed}`, 'no error')
  },

  async crowd(line) {
    const crowd: Crowd = {
      signIns: setting('BENCH_SIGN_INS', 500),
      uploads: setting('BENCH_UPLOADS', 50),
      seconds: setting('BENCH_SECONDS', 40),
    }
    const { shed, without, ratio } = await pagesInCrowd(crowd)
    const { signIns, uploads, seconds } = crowd
    line(
      `p99 of pages while ${signIns} sign in and ${uploads} upload, for ${seconds} s`,
      `${shed.p99} ms, ${ratio.toFixed(2)} of the ${without.p99} ms without shedding`,
      'at most 1.00',
    )
    for (const [what, one] of [
      ['with', shed],
      ['without', without],
    ] as const)
      line(
        '',
        `${what}: ${one.failed} of ${one.asked} pages not answered, ${told(one.signedIn)} sign-ins, ${told(one.uploaded)} uploads`,
        '',
      )
  },

  async answers(line) {
    const [people, seconds] = [setting('BENCH_PEOPLE', 50), setting('BENCH_SECONDS', 10)]
    const product = await openProduct()
    try {
      const load = await callWhilePeopleAnswer(product, { people, seconds })
      line(
        `p99 of GET /user while ${people} people answer one memorial`,
        `${load.busy} ms, ${load.ratio.toFixed(1)} times the idle ${load.idle} ms`,
        'at most 10.0',
      )
      line(
        '',
        `${load.answered} answers, ${load.refused} refused; ${load.failed} calls of GET /user not answered`,
        'none refused',
      )
    } finally {
      await product.close()
    }
  },

  async nodes(line) {
    const { one, two, ratio } = await callsOfNodes()
    line(
      `signed-in calls of two web nodes, on ${availableParallelism()} processors for all`,
      `${Math.round(two)}/s, ${ratio.toFixed(2)} times one's ${Math.round(one)}/s`,
      'at least 1.60 where there are processors for two',
    )
  },

  async photos(line) {
    const { photos, before, now, ratio } = await renderPhotos()
    line(
      `${photos} photos of 12 MP, as before and now`,
      `${(before / 1000).toFixed(1)} s and ${(now / 1000).toFixed(1)} s, ${ratio.toFixed(2)} of it`,
      'at most 0.45',
    )
    line(
      'a photo of 12 MP, until a page shows it',
      `${Math.round(await firstOnPage())} ms`,
      'at most 2,000 ms',
    )
  },

  async encoders(line) {
    for (const { photo, edge, setting, ms, bytes, ssim } of await compareSettings())
      line(`${photo}, ${edge}, ${setting}`, `${ms.toFixed(0)} ms, ${bytes} bytes, ${ssim.toFixed(4)}`, '')
  },

  async uploads(line) {
    const sent = await sendFiles()
    for (const [what, { product, raw, ratio }] of [
      ['photo of 17 MB until it is answered', sent.photo],
      ['film of 200 MB until it is answered', sent.film],
    ] as const)
      line(
        what,
        `${Math.round(product)} ms, ${ratio.toFixed(2)} of the rate of a plain server, ${Math.round(raw)} ms`,
        'at least 0.50',
      )
  },

  async decades(line) {
    const photos = setting('BENCH_PHOTOS', 10_000)
    const product = await openProduct()
    try {
      const { hand, time, ratio } = await pageInOrderOfTime(product, photos)
      line(
        `/view of ${photos} photos in order of time, made anew`,
        `${time.toFixed(0)} ms, ${ratio.toFixed(2)} times the ${hand.toFixed(0)} ms by hand`,
        'at most 3.00',
      )
    } finally {
      await product.close()
    }
  },

  async touch(line) {
    const presses = await slowFirstTouches()
    const all = (name: 'coming' | 'typing') => presses.map((press) => press[name]).join(', ')
    line(
      '‘Add a memory’ on slow 3G and a sixth of the processor, until it says so',
      `${all('coming')} ms`,
      '1 s',
    )
    line('', `until one can write ${all('typing')} ms`, '')
  },

  async memory(line) {
    const { started, worked } = await idleMemory()
    line(
      'idle memory of the whole default',
      `${Math.round(started.megabytes)} MB in ${started.processes} processes, after its first memorial ${Math.round(worked.megabytes)} MB in ${worked.processes}`,
      'at most 300 MB',
    )
  },

  /** `BENCH_PERCENT` of a day, `BENCH_KINDS=photos,books` for some of it. */
  async day(line) {
    const percent = setting('BENCH_PERCENT', 100)
    const only = process.env.BENCH_KINDS?.split(',')
    const memories = await memoryOverADay({ share: percent / 100, ...(only && { only }) })
    for (const { after, memory } of memories)
      line(
        `memory after ${after}`,
        `${Math.round(memory.megabytes)} MB in ${memory.processes} processes, ${Math.round(memory.main)} MB of it the server's own`,
        after === 'a minute of rest' ? 'at most 450 MB' : '',
      )
  },
}

/** Lighthouse for the pages with limits. */
export async function reportPages(product: Product, line: Line): Promise<void> {
  for (const report of await lighthouseReports(product)) {
    const { performance, accessibility, 'best-practices': practices, seo } = report.scores
    line(
      `Lighthouse, ${report.path}`,
      `${performance} ${accessibility} ${practices} ${seo}, largest paint ${(report.largestPaint / 1000).toFixed(1)} s, shift ${report.layoutShift.toFixed(3)}, blocked ${Math.round(report.blocked)} ms, machine ${report.speed}; ${report.middle} on a phone of the middle tier`,
      'at least 95 100 100 100, 2.0 s and 0.020',
    )
    for (const title of report.missed) line('', title, '')
  }
}

/** For cached pages: each encoding against a bare Fastify. */
export function reportRates(what: string, rates: readonly ViewRate[], line: Line): void {
  for (const { encoding, bytes, view, bare, ratio, cpuRatio } of rates)
    line(
      `${what}, ${encoding} ${(bytes / 1000).toFixed(1)} KB`,
      `${Math.round(view)}/s, ${ratio.toFixed(2)} of the ${Math.round(bare)}/s of a bare Fastify in a process of its own with the same bytes and headers; ${cpuRatio.toFixed(2)} by processor time`,
      'at least 0.85',
    )
}

/** For many concurrent readers. */
export async function reportReaders(
  product: Product,
  host: { token: string; uuid: string; shareSlug: string },
  line: Line,
): Promise<void> {
  const { warm, changed, ratio } = await readersAfterChange(product, host)
  line(
    '200 readers at once after a change',
    `the last has it after ${changed.toFixed(0)} ms, ${ratio.toFixed(2)} times the ${warm.toFixed(0)} ms while it is kept`,
    'at most 3.00',
  )
}

const told = ({ done, refused }: { done: number; refused: number }) =>
  `${done} (${refused} told to come again)`
