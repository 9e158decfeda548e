import { availableParallelism } from 'node:os'
import { type Crowd, pagesInCrowd } from './crowd.ts'
import { memoryOverADay } from './day.ts'
import { lighthouseReports } from './lighthouse.ts'
import { idleMemory } from './memory.ts'
import { mixedLoad } from './mixed.ts'
import { callsOfNodes } from './nodes.ts'
import { growthParts } from './parts-growth.ts'
import { openProduct, type Product } from './product.ts'
import { setting } from './setting.ts'

export type Line = (what: string, measured: string, wanted: string) => void

/** What takes long or much, or is wanted alone, and is asked for by name: `npm run bench -- mixed million`. */
export const parts: Record<string, (line: Line) => Promise<void>> = {
  ...growthParts,

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
