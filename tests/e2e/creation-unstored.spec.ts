import { expect, test } from './support/fixtures.ts'
import { aPhoto } from './support/photos.ts'

test('where nothing can be stored the steps still work, and the browser warns before the draft is lost', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is off', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'indexedDB', { value: { open: refuse } })
  })
  await page.goto('/who')
  await page.getByLabel('What is the name of your loved one?').fill('Margaret')
  await expect(page.getByText('Kept in this tab only')).toBeVisible()
  await page.getByRole('button', { name: 'Next Step' }).click()
  // Wait for the heading, not for the address alone: the step before has a file input, too.
  await expect(page.getByRole('heading', { name: 'Photos of Margaret' })).toBeVisible()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await aPhoto('roses.jpg')])
  await expect(page.locator('main ul img')).toHaveCount(1)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('What is the name of your loved one?')).toHaveValue('Margaret')

  const warned = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await warned
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await closing
})
