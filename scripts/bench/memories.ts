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

/** Kilobytes of JavaScript until the words of a memory are sent. */
export async function contributingLoad(browser: Browser, url: string) {
  const page = await browser.newPage()
  const weigh = countScripts(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const card = page.locator('#contribute')
  await card.locator('textarea').fill('You were never asked whether you wanted tea.')
  await card.locator('[type=email]').fill('joan@example.com')
  await card.locator('[type=submit]').click()
  await card.locator('[name=code]').waitFor()
  await untilQuiet(page)
  const sent = await weigh()
  await page.close()
  return sent
}
