import { availableParallelism } from 'node:os'
import { type Crowd, pagesInCrowd } from './crowd.ts'
import { lighthouseReports } from './lighthouse.ts'
import { idleMemory } from './memory.ts'
import { readsAmong } from './million.ts'
import { mixedLoad } from './mixed.ts'
import { callsOfNodes } from './nodes.ts'
import { callWhilePeopleAnswer } from './one-memorial.ts'
import { openProduct, type Product } from './product.ts'

type Line = (what: string, measured: string, wanted: string) => void

/** What takes long or much, or is wanted alone, and is asked for by name: `npm run bench -- mixed million`. */
export const parts: Record<string, (line: Line) => Promise<void>> = {
  async lighthouse(line) {
    const product = await openProduct()
    try {
      await reportPages(product, line)
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

  async million(line) {
    const many = setting('BENCH_MEMORIALS', 1_000_000)
    const { small, large, ratio } = await readsAmong({ few: 1000, many })
    line(
      `public read, ${many.toLocaleString('en')} memorials against 1,000`,
      `${large.mean.toFixed(2)} ms, ${ratio.toFixed(2)} times ${small.mean.toFixed(2)} ms; p99 ${large.p99} against ${small.p99} ms`,
      'at most 1.50',
    )
    line('', `filled in ${Math.round(large.filled)} s, ${Math.round(large.megabytes)} MB`, '')
  },

  async nodes(line) {
    const { one, two, ratio } = await callsOfNodes()
    line(
      `signed-in calls of two web nodes, on ${availableParallelism()} processors for all`,
      `${Math.round(two)}/s, ${ratio.toFixed(2)} times one's ${Math.round(one)}/s`,
      'at least 1.60 where there are processors for two',
    )
  },

  async memory(line) {
    const { started, worked } = await idleMemory()
    line(
      'idle memory of the whole default',
      `${Math.round(started.megabytes)} MB in ${started.processes} processes, after its first memorial ${Math.round(worked.megabytes)} MB in ${worked.processes}`,
      'at most 300 MB',
    )
  },
}

/** Lighthouse of the pages that have limits. */
export async function reportPages(product: Product, line: Line): Promise<void> {
  for (const report of await lighthouseReports(product)) {
    const { performance, accessibility, 'best-practices': practices, seo } = report.scores
    line(
      `Lighthouse, ${report.path}`,
      `${performance} ${accessibility} ${practices} ${seo}, largest paint ${(report.largestPaint / 1000).toFixed(1)} s, shift ${report.layoutShift.toFixed(3)}, machine ${report.speed}; ${report.middle} on a phone of the middle tier`,
      'at least 95 100 100 100, 2.0 s and 0.020',
    )
    for (const title of report.missed) line('', title, '')
  }
}

const told = ({ done, refused }: { done: number; refused: number }) =>
  `${done} (${refused} told to come again)`

function setting(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual)
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number`)
  return value
}
