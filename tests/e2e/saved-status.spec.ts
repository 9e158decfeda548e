import { expect, test } from './support/fixtures.ts'
import { beginDraft, toPayment } from './support/host.ts'

// 'Everything is saved' is only shown when the server has everything.

test('without an account, the payment step says that the draft is on this device', async ({ page }) => {
  await beginDraft(page)
  await page.goto('/payment')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await expect(page.getByText('Everything is saved', { exact: true })).toHaveCount(0)
})

test('with unsaved changes, payment and preview say so and lead to Save', async ({ page, server }) => {
  await toPayment(page, server)
  await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible()
  await page.goto('/who')
  await page.getByLabel('What is the name of your loved one?').fill('Margaret H')
  await expect(page.getByText('Changes not saved yet')).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())

  await page.goto('/preview')
  await expect(page.getByText('What you changed last is not saved to your account yet')).toBeVisible()
  await page.goto('/payment')
  await expect(page.getByText('Everything is saved', { exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Not everything is saved yet' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible()
})
