import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, prepared } from './support/memorials.ts'

const KILOBYTE = 1024

// What a visitor's browser loads of a public memorial: a cached page, and scripts only when something is touched.

test('hardly any script is loaded before a touch, and no router after it', async ({ page, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await addPhoto(server, host, made, { content: await aPicture(1), portrait: true })
  await addPhoto(server, host, made, { content: await aPicture(2), title: 'The big tide' })
  await prepared(server, host, made)
  const { scripts, weight } = scriptsOf(page)
  await page.goto(`/view/${made.shareSlug}`)
  const portrait = page.getByAltText('Portrait of Margaret Anne Hollis')
  await expect(portrait).toHaveAttribute('fetchpriority', 'high')
  await expect(portrait).toHaveAttribute('loading', 'eager')
  await expect(page.getByAltText('Photo 1 of')).toHaveAttribute('loading', 'lazy')
  // placeholders of photos that load later appear once the page has been painted
  await expect(portrait).toHaveCSS('background-image', /^url\("data:image/)
  await expect(page.getByAltText('Photo 1 of')).toHaveCSS('background-image', /^url\("data:image/)
  expect(scripts).toHaveLength(1)
  expect(await weight()).toBeLessThan(5 * KILOBYTE)

  await page.getByRole('link', { name: 'The big tide' }).click()
  await expect(page.getByRole('dialog', { name: 'Photos' })).toBeVisible()
  expect(await weight()).toBeLessThan(80 * KILOBYTE)
  await page.keyboard.press('Escape')
})

test('to send the words of a memory takes hardly more script', async ({ page, server }) => {
  const made = await aPublicMemorial(server, await anAccount(server))
  const { weight } = scriptsOf(page)
  await page.goto(`/view/${made.shareSlug}`)
  await page.getByLabel('Message', { exact: true }).fill('You were never asked whether you wanted tea.')
  await page.locator('#contribute').getByLabel('Your email').fill(`joan-${made.uuid}@example.com`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Verification code')).toBeVisible()
  expect(await weight()).toBeLessThan(25 * KILOBYTE)
})

/** Records the scripts that a page loads from now on; `weight` is their size in bytes, each compressed by itself. */
function scriptsOf(page: Page) {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  async function weight(): Promise<number> {
    const bodies = await Promise.all(scripts.map((response) => response.body()))
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  }
  return { scripts, weight }
}
