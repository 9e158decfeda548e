import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { aPromo, openPromo, toPayment } from './support/host.ts'

// Promo codes: free, and an amount off.

test.use({ expectedErrors: [/Failed to load resource/] })

async function apply(page: Page, code: string) {
  await openPromo(page)
  await page.getByLabel('Promo code').fill(code)
  await page.getByLabel('Promo code').press('Enter')
}

test('with a free code there is nothing to pay', async ({ page, server }) => {
  const code = await aPromo(server, { free: true })
  await toPayment(page, server)
  await apply(page, ` ${code.toLowerCase()} `)
  await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible()
  await expect(page.getByText('A confirmation is on its way to your email.')).toBeVisible()
  await expect(page.getByText('receipt')).toHaveCount(0)
  await page.reload()
  await page.getByRole('link', { name: 'Next Page' }).click()
  await page.waitForURL('**/share')
  await expect(page.getByLabel('Memorial Link')).toBeVisible()
})
