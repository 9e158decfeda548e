import { expect, test } from './support/fixtures.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, call, prepared } from './support/memorials.ts'
import { becomeSafari15 } from './support/old-browser.ts'

// What browsers other than ours do differently (docs/browsers.md).

test('a memorial is read, answered and brought up to date in a browser that is too old for the app', async ({
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
  await expect(card.locator('form')).toHaveAttribute('novalidate')
  await card.getByText('Attending', { exact: true }).click()
  await card.getByLabel('Your name').fill('Joan Petrie')
  await card.getByLabel('Your email').fill('joan@example.com')
  await card.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(card.getByText('Your answer: Attending')).toBeVisible()
  // It can make no style sheet: what was there keeps its shape all the same.
  await expect(page.getByText('Orchard')).toBeVisible()
  expect(await shape()).toBe('0.667')

  await page.getByRole('link', { name: 'Tide' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an answer that is sent before its card is alive arrives, where a form cannot be asked to send', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await becomeSafari15(page)
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('entry.client')) await gone
    await route.continue()
  })
  await page.goto(`/view/${made.shareSlug}`)
  const card = page.locator('#rsvp')
  await card.getByText('Attending', { exact: true }).click()
  await card.getByLabel('Your name').fill('Joan Petrie')
  await card.getByLabel('Your email').fill('joan@example.com')
  await card.getByRole('button', { name: 'Send RSVP' }).click()
  letGo()
  await page.waitForURL(`**/view/${made.shareSlug}/rsvp?answer=*`)
  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  expect(memorial.rsvps).toMatchObject([{ name: 'Joan Petrie', status: 'ATTENDING' }])
})

// Firefox tells no first paint of a page that is reloaded, or gone back to, where it was scrolled.
test('a page comes alive where its first paint is never told', async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options)
    }
  })
  // Comes back once the page is alive.
  await page.goto('/login')
  await page.getByLabel('Email').fill('claire@example.com')
  await page.getByLabel('Password', { exact: true }).fill('roses in june')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
})
