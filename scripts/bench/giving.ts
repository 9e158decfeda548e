import type { Browser } from '@playwright/test'
import { aMemorial, ask, type Product } from './product.ts'
import { countScripts } from './weight.ts'

/** Kilobytes of JavaScript at a memorial with a fund until a guest's gift is sent, which is paid on the provider's page. */
export async function givingLoad(browser: Browser, product: Product, url: string): Promise<number> {
  const host = await aMemorial(product, { photos: 1, stories: 1 })
  await ask(product, 'POST', `/memorial/funds/update/${host.uuid}`, host.token, {
    funds: [{ title: 'Flowers for the ward' }, { title: 'The school library' }],
    deleteFundIds: [],
  })
  const page = await browser.newPage()
  const weigh = countScripts(page)
  await page.goto(`${url}/view/${host.shareSlug}`, { waitUntil: 'networkidle' })
  const card = page.locator('#donate')
  await card.locator('[name=name]').fill('Peter Nguyen')
  await card.locator('[name=email]').fill('peter@example.com')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await card.locator('[type=submit]').click()
  await sent
  const weight = await weigh()
  await page.close()
  return weight
}
