import { expect, type Page } from '@playwright/test'

/** A phone, a tablet, a desk. Nothing is wider than the screen on any; the page is left at the last. */
export async function expectFits(page: Page, widths: readonly number[] = [360, 768, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(needed, `at ${width} px`).toBeLessThanOrEqual(width)
  }
}
