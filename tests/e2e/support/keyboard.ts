import { expect, type Locator, type Page } from '@playwright/test'

// Use without a pointer: a control is reached by Tab, and pressed by Enter or Space.

/** After so many presses of Tab, a control counts as unreachable. */
const FAR = 90

/** Presses Tab until a control has the focus; fails if it cannot be reached. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' })
  for (let tabs = 0; tabs < FAR; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${control}`)
}

export async function press(page: Page, control: Locator): Promise<void> {
  await reach(page, control)
  await expect(control).toBeEnabled()
  await page.keyboard.press('Enter')
}

export async function type(page: Page, field: Locator, words: string): Promise<void> {
  await reach(page, field)
  await page.keyboard.type(words)
}
