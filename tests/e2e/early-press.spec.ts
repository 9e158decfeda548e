import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

// On a slow connection a page is visible long before its scripts arrive.

/** Holds back all scripts. The returned function releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}

test('a button pressed before the scripts arrive does its work once they have', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/)
  const letGo = await holdScripts(page)
  await page.goto('/digest/end/0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Yes, stop' }).click()
  letGo()
  await expect(page.getByText('This link is no longer in use.')).toBeVisible()
})
