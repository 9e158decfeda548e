import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import { aShow, button, name, position } from './support/show.ts'

const isReadyOffline = (page: Page) =>
  expect(page.locator('[data-kept="ready"]')).toHaveText('Ready to play offline', { timeout: 30_000 })

/** The slideshow's caches. The offline page is cached separately, and stays after a logout. */
const keptShows = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((cache) => cache.startsWith('slideshow-')))

test('without a network it plays on, opens again and says so, and after a logout it is gone', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  const { host, made } = await aShow(server)
  await logInTo(page, host, made)
  // Opened by a link, so the document is the dashboard's, which the service worker does not serve.
  await page.getByRole('link', { name: 'Slideshow' }).first().click()
  await button(page, 'Pause').click()
  await isReadyOffline(page)
  await server.stop()

  for (const words of ['1 of 4', '2 of 4', '3 of 4', '4 of 4']) {
    await page.keyboard.press('ArrowRight')
    await expect(position(page, words)).toBeVisible()
  }
  await page.reload()
  await expect(name(page)).toBeVisible()
  await expect(page.getByText('Playing without a connection')).toBeVisible()
  for (const slide of [1, 2, 3, 4]) {
    await page.keyboard.press('ArrowRight')
    await expect(position(page, `${slide} of 4`)).toBeVisible()
    const image = page.locator(`[data-slide="${slide}"] img`)
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByRole('alert'), 'the dashboard is not kept, and says so').toContainText('connect')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('link', { name: 'Open the slideshow' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Open the slideshow' }).click()
  await expect(name(page)).toBeVisible()
  // When the dashboard is opened by its address, the offline page is shown.
  await page.goto('/memorial/dashboard')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the slideshow' }).click()
  await expect(name(page)).toBeVisible()

  await server.resume()
  await page.goto('/memorial/slideshow')
  await isReadyOffline(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click()
  await page.waitForURL('**/login')
  expect(await keptShows(page)).toEqual([])
})
