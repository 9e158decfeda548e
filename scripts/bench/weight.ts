import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'

/** Kilobytes of JavaScript, gzip -9, of every script that a page has fetched so far. */
export function countScripts(page: Page) {
  const bodies: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return
    bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  return async () => (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0) / 1000
}

/** Waits until the page has asked for nothing for a second. */
export async function untilQuiet(page: Page): Promise<void> {
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  page.on('request', note)
  page.on('requestfinished', note)
  while (Date.now() - last < 1000) await new Promise((resolve) => setTimeout(resolve, 100))
  page.off('request', note)
  page.off('requestfinished', note)
}

/** First load of a page, until the network is idle. */
export async function firstLoad(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  const weigh = countScripts(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const weight = await weigh()
  await page.close()
  return weight
}

/** What a reader of a memorial loads before any touch, and with the first photo open. */
export async function readerLoad(browser: Browser, url: string): Promise<{ before: number; after: number }> {
  const page = await browser.newPage()
  const weigh = countScripts(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const before = await weigh()
  await page.locator('a[data-photo]').first().click()
  await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
  const after = await weigh()
  await page.close()
  return { before, after }
}
