import { expect, test } from './support/fixtures.ts'
import { aShow, button, name, position } from './support/show.ts'

// The slideshow as visitors watch it, from the public page.

const phone = { width: 360, height: 740 }

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a visitor finds the slideshow beside the photos, watches it, and comes back to them', async ({
    page,
    server,
    expectAccessible,
  }) => {
    const { made } = await aShow(server)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`/view/${made.shareSlug}`)
    const way = page.locator('#photos').getByRole('link', { name: 'Watch the slideshow' })
    expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expectAccessible(page)
    await way.click()
    await expect(page).toHaveTitle('Slideshow of Margaret Anne Hollis · Afterglow')
    await expect(name(page)).toBeVisible()
    await button(page, 'Pause').click()
    await button(page, 'Next').click()
    await expect(position(page, '1 of 4')).toBeVisible()
    await expect(page.locator('[data-slide][aria-hidden="false"]')).toContainText('The big tide')
    await expectAccessible(page)
    // It asks nothing while it plays, is no wall, and nothing of it is stored.
    await expect(page.getByText('Live wall')).toHaveCount(0)
    const stored = await page.evaluate(() => caches.keys())
    expect(stored.filter((cache) => cache.startsWith('slideshow-of'))).toEqual([])
    expect(asked.filter((path) => path.startsWith('/memorial/show'))).toEqual([])
    await page.getByRole('link', { name: 'Close' }).click()
    await page.waitForURL(`**/view/${made.shareSlug}#photos`)
    await expect(page.locator('#photos').getByRole('heading', { name: 'Photos' })).toBeInViewport()
  })
})
