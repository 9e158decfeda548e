import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { findBrowser } from '../lib/browser.mjs'
import { aMemorial, openProduct } from './product.ts'

const RUNS = 5
/** Poor 3G. Bits per second, milliseconds. */
const SLOW = { bits: 400_000, latency: 400 }
/** How many times slower than this machine the processor is. */
const SLOWDOWN = 6

/** Milliseconds from the touch until each is visible. */
export interface FirstTouch {
  coming: number
  answered: number
}

declare global {
  var seen: Partial<Record<'touch' | keyof FirstTouch, number>>
}

/** Presses the button for a memory on a page at rest: until it shows that it is loading, and until it is answered. */
export async function slowFirstTouches(): Promise<FirstTouch[]> {
  const product = await openProduct()
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  try {
    const { shareSlug } = await aMemorial(product, { photos: 6, stories: 3 })
    const url = `${product.url.replace('127.0.0.1', 'localhost')}/view/${shareSlug}`
    const presses: FirstTouch[] = []
    for (let run = 0; run < RUNS; run += 1) presses.push(await onePress(browser, url))
    return presses
  } finally {
    await browser.close()
    await product.close()
  }
}

async function onePress(browser: Browser, url: string): Promise<FirstTouch> {
  const context = await browser.newContext({ ...devices['Pixel 5'] })
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
  const button = page.locator('#contribute [type=submit]')
  await button.scrollIntoViewIfNeeded()
  await page.evaluate(watch)
  await button.tap()
  await page.waitForFunction(() => globalThis.seen.answered !== undefined, null, { timeout: 120_000 })
  const { touch = 0, coming = Number.NaN, answered = Number.NaN } = await page.evaluate(() => globalThis.seen)
  await context.close()
  return { coming: Math.round(coming - touch), answered: Math.round(answered - touch) }
}

async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  const throughput = SLOW.bits / 8
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** In the page: records when something was first painted. */
function watch() {
  globalThis.seen = {}
  const note = (name: keyof FirstTouch) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        globalThis.seen[name] ??= performance.now()
      }),
    )
  const touched = () => {
    globalThis.seen.touch ??= performance.now()
  }
  addEventListener('touchstart', touched, { capture: true, passive: true })
  new MutationObserver(() => {
    if (document.querySelector('form[data-pressed]')) note('coming')
    if (document.querySelector('#contribute [aria-invalid=true]')) note('answered')
  }).observe(document, { subtree: true, childList: true, attributes: true })
}
