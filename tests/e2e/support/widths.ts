import { expect, type Page } from '@playwright/test'

/** Expects that nothing is wider than the screen of a phone, a tablet and a desktop. The page keeps the last width. */
export async function expectFits(page: Page, widths: readonly number[] = [360, 768, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(needed, `at ${width} px`).toBeLessThanOrEqual(width)
  }
}
