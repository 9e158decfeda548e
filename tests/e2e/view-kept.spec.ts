import { expect, test } from './support/fixtures.ts'
import { addPhoto, anAccount, aPicture, aPublicMemorial, call, prepared } from './support/memorials.ts'
import { KILOBYTE, scriptsOf } from './support/scripts.ts'

// What a visitor's browser loads of a public memorial: a cached page, and scripts only when something is touched.

test('the page is cached, has an ETag, is compressed, and is rendered again after every change', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const read = (headers: Record<string, string> = {}) =>
    page.request.get(`/view/${made.shareSlug}`, { headers })
  const first = await read({ 'accept-encoding': 'br' })
  const { etag = '', ...headers } = first.headers()
  expect(headers['content-encoding']).toBe('br')
  expect(headers['cache-control']).toBe('public, no-cache')
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  expect(headers['content-security-policy']).not.toContain('nonce')
  expect(await first.text()).not.toMatch(/\sstyle=|\snonce=/)
  expect((await read({ 'if-none-match': etag })).status()).toBe(304)
  expect((await page.request.get(`/view/${made.shareSlug}?sli=true`)).headers().etag).toBe(etag)

  const edit = { uuid: made.uuid, nameOfPerson: 'Margaret “Meg” Hollis' }
  await call(server, 'POST', '/memorial/edit', { token: host.token, body: edit })
  const changed = await read({ 'if-none-match': etag })
  expect(changed.status()).toBe(200)
  expect(await changed.text()).toContain('Margaret “Meg” Hollis')

  await addPhoto(server, host, made, { content: await aPicture(1), title: 'The big tide' })
  await prepared(server, host, made)
  await expect.poll(async () => (await read()).text()).toContain('The big tide')
  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  await call(server, 'POST', `/memorial/media/delete/${memorial.media[0]?.uuid}`, { token: host.token })
  expect(await (await read()).text()).not.toContain('The big tide')
})

test('the landing page and the first step are cached as well, and hydrate', async ({ page }) => {
  for (const path of ['/', '/who']) {
    const headers = (await page.request.get(path)).headers()
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(headers['content-security-policy']).toContain("'sha256-")
    expect(headers['content-security-policy']).not.toMatch(/nonce|unsafe-inline/)
    expect(
      (await page.request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } })).status(),
    ).toBe(304)
  }
  await page.goto('/who')
  await page.getByLabel('What is the name of your loved one?').fill('Margaret')
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeEnabled()
})

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
  await page.getByRole('button', { name: 'Add a memory' }).click()
  await expect(page.getByRole('dialog', { name: 'Your memory of Margaret' })).toBeVisible()
  expect(await weight()).toBeLessThan(142 * KILOBYTE)
})

test('without a portrait or a text before it, the first photo is loaded first', async ({ page, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  for (const seed of [1, 2]) await addPhoto(server, host, made, { content: await aPicture(seed) })
  await prepared(server, host, made)
  await page.goto(`/view/${made.shareSlug}`)
  const first = page.getByAltText('Photo 1 of')
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  await expect(first).toHaveCSS('background-image', /^url\("data:image/)
  // On paper photos are shown uncropped, so a placeholder behind them would be visible beside them.
  await page.emulateMedia({ media: 'print' })
  for (const photo of [first, page.getByAltText('Photo 2 of')])
    await expect(photo).toHaveCSS('background-image', 'none')
  await expect(page.getByAltText('Photo 2 of')).toHaveAttribute('loading', 'lazy')
})

test('a signed-in visitor has a menu without touching anything, and can log out by it', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const { shareSlug } = await aPublicMemorial(server, host)
  await page.goto(`/view/${shareSlug}`)
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(host.email)
  await page.getByLabel('Password', { exact: true }).fill(host.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`**/view/${shareSlug}`)

  const menu = page.getByRole('button', { name: 'Account' })
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('apiToken'))).toBeNull()
  await page.goto(`/view/${shareSlug}`)
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
})
