import { chromium } from '@playwright/test'
import { findBrowser } from '../lib/browser.mjs'
import { givingLoad } from './giving.ts'
import type { Line } from './line.ts'
import { contributingLoad } from './memories.ts'
import { aMemorial, type Product } from './product.ts'
import { firstLoad, readerLoad } from './weight.ts'

/** How much JavaScript the pages with limits load, first and after a touch. */
export async function reportWeights(product: Product, line: Line): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const url = product.url.replace('127.0.0.1', 'localhost')
    line('JavaScript, first load of /', kb(await firstLoad(browser, url)), 'at most 140 KB')
    line(
      'JavaScript, before /who can be typed in',
      kb(await firstLoad(browser, `${url}/who`)),
      'at most 152 KB',
    )
    line('JavaScript, first load of /login', kb(await firstLoad(browser, `${url}/login`)), 'at most 160 KB')
    const { shareSlug } = await aMemorial(product, { photos: 2, stories: 1 })
    const view = `${url}/view/${shareSlug}`
    const reader = await readerLoad(browser, view)
    line('JavaScript, /view before a touch', kb(reader.before), 'at most 5 KB')
    line('JavaScript, /view after the first', kb(reader.after), 'at most 80 KB')
    line(
      'JavaScript, until the words of a memory are sent',
      kb(await contributingLoad(browser, view)),
      'at most 25 KB',
    )
    line('JavaScript, until a gift is sent', kb(await givingLoad(browser, product, url)), 'at most 45 KB')
  } finally {
    await browser.close()
  }
}

const kb = (kilobytes: number) => `${kilobytes.toFixed(1)} KB`
