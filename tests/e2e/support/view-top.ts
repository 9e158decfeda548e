import { expect, type Page } from '@playwright/test'

/** Expects that a view which replaced another begins at its top, and has the focus on its heading. */
export async function expectFromTop(page: Page, heading: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}
