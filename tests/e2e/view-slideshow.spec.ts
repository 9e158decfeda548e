import { expect, test } from './support/fixtures.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, prepared } from './support/memorials.ts'
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
    await expect(page.getByRole('heading', { name: 'Photos' })).toBeInViewport()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the photos of the slideshow stand below one another, and lead back', async ({ page, server }) => {
    const { made } = await aShow(server)
    await page.goto(`/view/${made.shareSlug}`)
    await page.getByRole('link', { name: 'Watch the slideshow' }).click()
    await expect(name(page)).toBeVisible()
    await expect(page.locator('main noscript > p')).toBeInViewport()
    await expect(page.getByRole('figure')).toHaveCount(4)
    await expect(page.getByRole('figure').first()).toContainText('The big tide')
    await expect(page.getByRole('figure').last()).toContainText('From Tom Hollis')
    await page.getByRole('link', { name: 'Back to the memorial' }).first().click()
    await page.waitForURL(`**/view/${made.shareSlug}#photos`)
  })
})

test('of a single photo there is no slideshow', async ({ page, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await addPhoto(server, host, made, { content: await aPicture(1), title: 'The big tide' })
  await prepared(server, host, made)
  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.getByRole('heading', { name: 'Photos' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Watch the slideshow' })).toHaveCount(0)
})
