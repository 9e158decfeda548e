import { expect, test } from './support/fixtures.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, prepared } from './support/memorials.ts'
import { becomeSafari15 } from './support/old-browser.ts'

// What older or other browsers do differently from current Chromium (docs/browsers.md).

test('in a browser too old for the app, a memorial can be read and answered, and its page updates itself', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { memorialDate: '2031-11-28' })
  await addPhoto(server, host, made, {
    content: await aPicture(1, { width: 600, height: 900 }),
    title: 'Tide',
  })
  await prepared(server, host, made)
  await becomeSafari15(page)
  await page.goto(`/view/${made.shareSlug}`)
  const photo = page.getByRole('listitem').filter({ hasText: 'Tide' })
  const shape = () => photo.evaluate((item) => getComputedStyle(item).getPropertyValue('--ratio').trim())
  expect(await shape()).toBe('0.667')

  await addPhoto(server, host, made, { content: await aPicture(2), title: 'Orchard' })
  await prepared(server, host, made)
  const card = page.locator('#rsvp')
  await card.hover()
  await expect(card.locator('form')).toHaveAttribute('data-awake')
  await card.getByText('Attending', { exact: true }).click()
  await card.getByLabel('Your name').fill('Joan Petrie')
  await card.getByLabel('Your email').fill('joan@example.com')
  await card.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(card.getByText('Your answer: Attending')).toBeVisible()
  // This browser cannot construct style sheets, but photos already on the page keep their shape.
  await expect(page.getByText('Orchard')).toBeVisible()
  expect(await shape()).toBe('0.667')

  await page.getByRole('link', { name: 'Tide' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

// Firefox reports no first paint for a page that is reloaded, or returned to, while scrolled.
test('a page hydrates where the browser never reports its first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options)
    }
  })
  // Resolves once the page is hydrated.
  await page.goto('/login')
  await page.getByLabel('Email').fill('claire@example.com')
  await page.getByLabel('Password', { exact: true }).fill('roses in june')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
})
