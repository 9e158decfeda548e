import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, prepared } from './support/memorials.ts'

// The public memorial as its readers get it.

const fields = {
  memorialDate: '2031-11-28',
  address: 'St Brigid’s Hall, 14 Marine Parade, Kingscliff',
  details: 'Two o’clock.',
  hostMessage: 'Mum never let anyone leave the house hungry.\n\nCome as you are.',
  stories: [
    {
      uuid: null,
      title: 'The good shoes',
      text: 'The car would not start, so she walked.\n\nNobody clapped longer.',
    },
    {
      uuid: null,
      text: `Every letter we sent her went into the tin. ${'She read them all again. '.repeat(50)}`,
    },
  ],
}

/** Adds up layout shifts from the first paint on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a whole memorial has no layout shifts, fits a phone, and calls no other host', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await addPhoto(server, host, made, { content: await aPicture(1), portrait: true })
  for (let at = 2; at < 10; at += 1) {
    const shape = { width: 500 + at * 90, height: 1100 - at * 80 }
    const title = at % 2 ? 'Kingscliff' : ''
    await addPhoto(server, host, made, { content: await aPicture(at, shape), title })
  }
  await prepared(server, host, made)
  await page.setViewportSize({ width: 360, height: 800 })
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const shifted = await watchShifts(page)
  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margaret Anne Hollis')
  await expect(page.getByText('Fri, Nov 28, 2031', { exact: true })).toBeVisible()
  await expect(page.getByText('Come as you are.')).toBeVisible()
  await expect(page.getByText('Claire Hollis', { exact: true })).toBeVisible()
  await expect(page.locator('#stories h3')).toHaveText(['The good shoes', 'Story 2'])
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  expect(await shifted()).toBeLessThan(0.01)
  expect(await overflow(page)).toBe(0)

  // A long story is folded, and links at the top lead to each part.
  await page.evaluate(() => window.scrollTo(0, 0))
  const parts = page.getByRole('navigation', { name: 'On this page' })
  await expect(parts.getByRole('link')).toHaveText(['Photos', 'Stories'])
  await parts.getByRole('link', { name: 'Stories' }).click()
  await expect(page.getByRole('heading', { name: 'Stories' })).toBeInViewport()
  const book = page.locator('#stories')
  const folded = await book.evaluate((it) => it.scrollHeight)
  await book.getByText('Read on').click()
  await expect.poll(() => book.evaluate((it) => it.scrollHeight)).toBeGreaterThan(folded)
  await expect(book.getByText('Show less')).toBeVisible()
  expect([...hosts]).toEqual([new URL(server.url).host])

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await overflow(page), 'with type twice as large').toBe(0)
})
