import { expect, type Page } from '@playwright/test'

/** A view that took the place of another on a page begins at its top, for the eye and for the keyboard. */
export async function expectFromTop(page: Page, heading: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}
