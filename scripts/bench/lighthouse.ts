import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { findBrowser } from '../lib/browser.mjs'
import { aMemorial, ask, freePort, type Product, picture, sendPhoto, untilRendered } from './product.ts'

const RUNS = 3
/** Lighthouse's benchmark index of a mid-tier phone, as calibrated by Chrome's developer tools: a Pixel 5. */
const MIDDLE = 1000
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** Medians of three runs on Lighthouse's simulated phone: a slow processor and slow 4G. */
export interface Report {
  path: string
  /** 0 to 100. */
  scores: Record<Category, number>
  /** Milliseconds. */
  largestPaint: number
  layoutShift: number
  /** Milliseconds in which input would not be answered, until the page is at rest. */
  blocked: number
  /**
   * Lighthouse's benchmark index of this machine. It slows the processor down four times, whatever it is: at 1,000 the
   * simulated phone is low-tier (264 for Chrome's developer tools), and beside other work it is slower still.
   */
  speed: number
  /** The performance score for a mid-tier phone, independent of the machine. */
  middle: number
  /** Titles of audits that failed in some run, in categories where all must pass. */
  missed: string[]
}

/**
 * Lighthouse results of the landing page, the first step, and a memorial with a portrait and photos that its host lets
 * search engines list.
 */
export async function lighthouseReports(product: Product): Promise<Report[]> {
  const url = product.url.replace('127.0.0.1', 'localhost')
  const host = await aMemorial(product, { photos: 24, stories: 4, photoWidth: 1600 })
  const { media } = await sendPhoto(product, host.token, host.uuid, await picture(1600, 7))
  await untilRendered(product, host.token, host.uuid)
  await ask(product, 'PUT', `/memorial/${host.uuid}/profile-photo/${media.uuid}`, host.token)
  await ask(product, 'POST', `/memorial/settings/${host.uuid}`, host.token, { searchIndexed: true })
  const reports: Report[] = []
  for (const path of ['/', '/who', `/view/${host.shareSlug}`]) reports.push(await reportOf(url, path))
  return reports
}

async function reportOf(url: string, path: string): Promise<Report> {
  const runs = await runsOf(url + path)
  const speed = median(runs.map((one) => one.environment.benchmarkIndex))
  const slowdown = { cpuSlowdownMultiplier: Math.max(1, speed / MIDDLE) }
  const inTheMiddle = await runsOf(url + path, { throttling: slowdown })
  const score = (category: Category, among = runs) =>
    Math.round(100 * median(among.map((one) => one.categories[category]?.score ?? 0)))
  const number = (audit: string) => median(runs.map((one) => one.audits[audit]?.numericValue ?? Number.NaN))
  return {
    path: path.replace(/(?<=^\/view\/).+/, ':slug'),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: number('largest-contentful-paint'),
    layoutShift: number('cumulative-layout-shift'),
    blocked: number('total-blocking-time'),
    speed,
    middle: score('performance', inTheMiddle),
    missed: [...new Set(runs.flatMap(missedIn))],
  }
}

async function runsOf(url: string, flags?: Flags): Promise<Result[]> {
  const runs: Result[] = []
  while (runs.length < RUNS) runs.push(await run(url, flags))
  return runs
}

/** A new browser each time, so that no run finds what another left. */
async function run(url: string, flags?: Flags): Promise<Result> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, {
      ...flags,
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

/** Failed audits that count toward a category where all must pass. */
function missedIn({ categories: all, audits }: Result): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (all[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      const isMissed = weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1
      return isMissed ? [audit.title] : []
    }),
  )
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
