import { pagesInCrowd } from './bench/crowd.ts'
import { dashboardCalls } from './bench/dashboard.ts'
import { memoryOverADay } from './bench/day.ts'
import { lighthouseReports } from './bench/lighthouse.ts'
import { viewWithMemories } from './bench/memories.ts'
import { idleMemory } from './bench/memory.ts'
import { mixedLoad } from './bench/mixed.ts'
import { callWhilePeopleAnswer } from './bench/one-memorial.ts'
import { aMemorial, openProduct, type Product } from './bench/product.ts'
import { callWhileProcessing, readersAfterChange, type ViewRate, viewRates } from './bench/rates.ts'
import { setting } from './bench/setting.ts'
import { slowFirstTouches } from './bench/slow-first-touch.ts'
import { sendFiles } from './bench/uploads.ts'
import { reportWeights } from './bench/weights.ts'

// `npm run bench`: the size and speed of the product, as ratios measured in one run; the newest are in
// docs/measurements.md. `npm run bench -- pages crowd` runs these parts, and `day`, which takes an hour, only when named.

const parts: Record<string, () => Promise<void>> = {
  weights: () => withProduct((product) => reportWeights(product, line)),

  lighthouse: () =>
    withProduct(async (product) => {
      for (const report of await lighthouseReports(product)) {
        const { performance, accessibility, 'best-practices': practices, seo } = report.scores
        line(
          `Lighthouse, ${report.path}`,
          `${performance} ${accessibility} ${practices} ${seo}, largest paint ${(report.largestPaint / 1000).toFixed(1)} s, shift ${report.layoutShift.toFixed(3)}, blocked ${Math.round(report.blocked)} ms, machine ${report.speed}; ${report.middle} on a phone of the middle tier`,
          'at least 95 100 100 100, 2.0 s and 0.020',
        )
        for (const title of report.missed) line('', title, '')
      }
    }),

  pages: () =>
    withProduct(async (product) => {
      const host = await aMemorial(product, { photos: 60, stories: 20 })
      reportRates('/view of 60 photos', await viewRates(product, host.shareSlug))
      const wall = await viewWithMemories(product, host)
      reportRates(`the same and ${wall.memories} memories`, wall.rates)
      const { warm, changed, ratio } = await readersAfterChange(product, host)
      line(
        '200 readers at once after a change',
        `the last has it after ${changed.toFixed(0)} ms, ${ratio.toFixed(2)} times the ${warm.toFixed(0)} ms while it is kept`,
        'at most 3.00',
      )
    }),

  dashboard: () =>
    withProduct(async (product) => {
      const { large, small, ratio } = await dashboardCalls(product)
      line(
        'dashboard call, large against small',
        `${large.toFixed(1)} ms, ${ratio.toFixed(2)} times ${small.toFixed(1)} ms`,
        'at most 3.00',
      )
    }),

  photos: () =>
    withProduct(async (product) => {
      const host = await aMemorial(product, { photos: 1, stories: 1 })
      const { busy, ratio, idle, stillProcessing } = await callWhileProcessing(product, host)
      line(
        'p99 of GET /user with photos in work',
        `${busy} ms, ${ratio.toFixed(2)} times the idle ${idle} ms${stillProcessing ? '' : ' (the work ended before the measuring)'}`,
        'at most 2.00',
      )
    }),

  async uploads() {
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

  answers: () =>
    withProduct(async (product) => {
      const [people, seconds] = [setting('BENCH_PEOPLE', 50), setting('BENCH_SECONDS', 10)]
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
    }),

  async mixed() {
    const [rate, seconds] = [setting('BENCH_RATE', 300), setting('BENCH_SECONDS', 60)]
    const load = await mixedLoad({ rate, seconds })
    line(
      `p99 at ${rate} requests/s for ${seconds} s`,
      `${load.all} ms: reads ${load.reads} ms, answers ${load.answers} ms, signed-in ${load.signedIn} ms, ${load.photos} photos of 12 MP made meanwhile`,
      'at most 100 ms',
    )
    line('answered, and not', `${load.answered}, ${load.failed}`, 'no error')
  },

  async crowd() {
    const [signIns, uploads] = [setting('BENCH_SIGN_INS', 500), setting('BENCH_UPLOADS', 50)]
    const seconds = setting('BENCH_SECONDS', 40)
    const { shed, without, ratio } = await pagesInCrowd({ signIns, uploads, seconds })
    line(
      `p99 of pages while ${signIns} sign in and ${uploads} upload, for ${seconds} s`,
      `${shed.p99} ms, ${ratio.toFixed(2)} of the ${without.p99} ms without shedding`,
      'at most 1.00',
    )
    const told = ({ done, refused }: { done: number; refused: number }) =>
      `${done} (${refused} told to come again)`
    for (const [what, one] of Object.entries({ with: shed, without }))
      line(
        '',
        `${what}: ${one.failed} of ${one.asked} pages not answered, ${told(one.signedIn)} sign-ins, ${told(one.uploaded)} uploads`,
        '',
      )
  },

  async touch() {
    const presses = await slowFirstTouches()
    const all = (name: 'coming' | 'answered') => presses.map((press) => press[name]).join(', ')
    line(
      'The button for a memory on slow 3G and a sixth of the processor, until it says so',
      `${all('coming')} ms`,
      '1 s',
    )
    line('', `until it is answered ${all('answered')} ms`, '')
  },

  async memory() {
    const { started, worked } = await idleMemory()
    line(
      'idle memory of the whole default',
      `${Math.round(started.megabytes)} MB in ${started.processes} processes, after its first memorial ${Math.round(worked.megabytes)} MB in ${worked.processes}`,
      'at most 300 MB',
    )
  },

  /** `BENCH_PERCENT` of a day, `BENCH_KINDS=photos,books` for some of it. */
  async day() {
    const only = process.env.BENCH_KINDS?.split(',')
    const share = setting('BENCH_PERCENT', 100) / 100
    for (const { after, memory } of await memoryOverADay({ share, ...(only && { only }) }))
      line(
        `memory after ${after}`,
        `${Math.round(memory.megabytes)} MB in ${memory.processes} processes, ${Math.round(memory.main)} MB of it the server's own`,
        after === 'a minute of rest' ? 'at most 450 MB' : '',
      )
  },
}

const named = process.argv.slice(2)
for (const name of named.length > 0 ? named : Object.keys(parts).filter((part) => part !== 'day')) {
  const part = parts[name]
  if (!part) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}`)
  await part()
}
process.exit()

async function withProduct(measure: (product: Product) => Promise<void>): Promise<void> {
  const product = await openProduct()
  try {
    await measure(product)
  } finally {
    await product.close()
  }
}

/** For cached pages: each encoding against a bare Fastify. */
function reportRates(what: string, rates: readonly ViewRate[]): void {
  for (const { encoding, bytes, view, bare, ratio, cpuRatio } of rates)
    line(
      `${what}, ${encoding} ${(bytes / 1000).toFixed(1)} KB`,
      `${Math.round(view)}/s, ${ratio.toFixed(2)} of the ${Math.round(bare)}/s of a bare Fastify in a process of its own with the same bytes and headers; ${cpuRatio.toFixed(2)} by processor time`,
      'at least 0.85',
    )
}

function line(what: string, measured: string, wanted: string) {
  console.log(`${what.padEnd(42)} ${measured}${wanted && `   (${wanted})`}`)
}
