import type { Browser } from '@playwright/test'
import { databaseOf, seedResponses } from '../../tests/support/responses.ts'
import type { Product } from './product.ts'
import { viewRates } from './rates.ts'
import { countScripts, untilQuiet } from './weight.ts'

/** The speed of a cached page of a memorial with many contributions. */
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

/** Kilobytes of JavaScript after a card was touched, and with the dialog of a contribution open. */
export async function contributingLoad(browser: Browser, url: string) {
  const page = await browser.newPage()
  const weigh = countScripts(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('#contribute').getByRole('button').hover()
  await untilQuiet(page)
  const touched = await weigh()
  await page.locator('#contribute').getByRole('button').click()
  await page.getByRole('dialog').waitFor()
  await untilQuiet(page)
  const opened = await weigh()
  await page.close()
  return { touched, opened }
}
