import type { Browser } from '@playwright/test'
import { aMemorial, ask, type Product } from './product.ts'
import { countScripts, untilQuiet } from './weight.ts'

/**
 * Kilobytes of JavaScript at a memorial with a fund: after a card was touched, which also wakes the one for gifts, and
 * when somebody is about to give.
 */
export async function givingLoad(browser: Browser, product: Product, url: string) {
  const host = await aMemorial(product, { photos: 1, stories: 1 })
  await ask(product, 'POST', `/memorial/funds/update/${host.uuid}`, host.token, {
    funds: [{ title: 'Flowers for the ward' }, { title: 'The school library' }],
    deleteFundIds: [],
  })
  const page = await browser.newPage()
  const weigh = countScripts(page)
  await page.goto(`${url}/view/${host.shareSlug}`, { waitUntil: 'networkidle' })
  await page.locator('#donate').getByRole('button').hover()
  await untilQuiet(page)
  const touched = await weigh()
  await page.locator('#donate').getByRole('button').click()
  await page.getByRole('dialog').waitFor()
  await untilQuiet(page)
  const opened = await weigh()
  await page.close()
  return { touched, opened }
}
