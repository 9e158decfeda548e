import type { Browser } from '@playwright/test'
import { databaseOf, seedResponses } from '../../tests/support/responses.ts'
import type { Product } from './product.ts'
import { viewRates } from './rates.ts'
import { countScripts } from './weight.ts'

/** How a kept page fares once many have added words and photos to its memorial. */
export async function viewWithMemories(product: Product, host: { uuid: string; shareSlug: string }) {
  const memories = 300
  const database = await databaseOf(product.dataDir)
  try {
    await seedResponses(database, { memorialUuid: host.uuid, contributions: memories, photosEach: 2 })
  } finally {
    await database.end()
  }
  return { memories, rates: await viewRates(product, host.shareSlug) }
}

/** Kilobytes of JavaScript once a card was touched, and once the dialog of a contribution is open. */
export async function contributingLoad(browser: Browser, url: string) {
  const page = await browser.newPage()
  const weigh = countScripts(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('#contribute').getByRole('button').hover()
  // The form's own words stand in for the browser's once the cards are awake.
  await page.locator('#rsvp form[novalidate]').waitFor()
  const touched = await weigh()
  await page.locator('#contribute').getByRole('button').click()
  await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
  const opened = await weigh()
  await page.close()
  return { touched, opened }
}
