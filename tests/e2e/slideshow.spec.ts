import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { aShow, button, openShow, position } from './support/show.ts'

/** The visible slide. The next one is ready under it. */
const shown = (page: Page) => page.locator('[data-slide][aria-hidden="false"]')
/** An announcement for screen readers. */
const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** Waits for a slide's picture, so that what follows depends on the clock alone and not on the network. */
const hasPicture = (page: Page, slide: number) =>
  expect(page.locator(`[data-slide="${slide}"] img`)).toHaveCount(1)

test('by hand it is controlled with buttons and keys, goes round at the end, and closes', async ({
  page,
  server,
}) => {
  const show = await aShow(server)
  await page.addInitScript(wakeLockDouble)
  await openShow(page, show)
  await hasPicture(page, 1)
  expect(await page.evaluate(() => document.documentElement.dataset.awake)).toBe('1')
  await page.keyboard.press('Space')
  await expect(button(page, 'Play')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.awake)).toBe('0')
  await expect(told(page, 'Celebrating the life of Margaret Anne Hollis')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(told(page, '1 of 4. The big tide')).toHaveCount(1)
  await page.keyboard.press('ArrowLeft')
  await expect(
    told(page, '4 of 4. A summer at the beach. From Tom Hollis'),
    'wraps to the last photo',
  ).toHaveCount(1)
  await button(page, 'Next').click()
  await expect(shown(page)).toContainText('Thank you for remembering')
  await page.keyboard.press('Home')
  await expect(shown(page)).toContainText('Nov 28, 2031')
  await page.keyboard.press('End')
  await expect(shown(page)).toContainText('Thank you for remembering')
  await button(page, 'Previous').click()
  await expect(position(page, '4 of 4')).toBeVisible()
  await page.keyboard.press('PageUp')
  await expect(position(page, '3 of 4'), 'as a remote control does').toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(position(page, '4 of 4')).toBeVisible()

  await page.getByRole('radio', { name: '3 seconds per photo' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '2 seconds per photo' })).toBeChecked()
  await expect(position(page, '4 of 4'), 'arrows among the speeds choose a speed').toBeVisible()
  await button(page, 'Play').focus()
  await page.keyboard.press('Space')
  await expect(button(page, 'Pause'), 'space on a button presses it once').toBeFocused()

  await page.keyboard.press('f')
  await expect(button(page, 'Leave full screen')).toBeVisible()
  await button(page, 'Leave full screen').click()
  await expect(button(page, 'Full screen')).toBeVisible()
  // Chromium uses an Escape right after full screen for itself.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.waitForURL('**/memorial/dashboard', { timeout: 2_000 })
  }).toPass()
  await page.goto('/memorial/slideshow')
  await page.getByRole('link', { name: 'Close' }).click()
  await page.waitForURL('**/memorial/dashboard')
})

/** Counts the wake locks that keep the screen on. Runs in the page. */
function wakeLockDouble() {
  let held = 0
  const count = (by: number) => {
    held += by
    document.documentElement.dataset.awake = String(held)
  }
  const request = async () => {
    count(1)
    return { release: async () => count(-1) }
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
}

test('it plays in a browser without wake lock, service worker, caches and locks', async ({
  page,
  server,
}) => {
  const show = await aShow(server)
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock')
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(window, 'caches')
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
    Reflect.deleteProperty(Document.prototype, 'fullscreenEnabled')
    Reflect.deleteProperty(Document.prototype, 'fullscreenElement')
  })
  await openShow(page, show)
  await expect(page.locator('[data-kept]')).toHaveCount(0)
  await expect(button(page, 'Full screen')).toHaveCount(0)
  await page.getByRole('radio', { name: '1 second per photo' }).check()
  await expect(position(page, '4 of 4')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: 'Close' }).click()
  await page.waitForURL('**/memorial/dashboard')
})
