import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'
import { aLargePhoto, aPhoto } from './support/photos.ts'

// The language that a host sets for a memorial, and the language of a page where the browser asks for another.

test('a host sets the language of a memorial, and a visitor’s own choice has priority', async ({
  page,
  browser,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { memorialDate: '2031-11-28' })
  const context = await browser.newContext({ locale: 'en-AU', baseURL: server.url })
  const visitor = await context.newPage()
  const html = visitor.locator('html')
  await visitor.goto(`/view/${made.shareSlug}`)
  await expect(html).toHaveAttribute('lang', 'en-AU')

  await logInTo(page, host, made)
  await page.getByRole('link', { name: 'Edit: Who can see it, and who can add to it' }).click()
  const choice = page.getByRole('combobox', { name: 'Language of the page' })
  await expect(choice).toHaveAccessibleDescription(/What you have written stays as it is/)
  const kept = () =>
    page.waitForResponse((answer) => answer.request().method() === 'POST' && /settings/.test(answer.url()))
  await Promise.all([kept(), choice.selectOption({ label: 'Español' })])
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await page.reload()
  await expect(choice.locator('option:checked')).toHaveText('Español')
  // The language belongs to the memorial: the host's own screens keep theirs.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU')

  await visitor.goto(`/view/${made.shareSlug}`)
  await expect(html).toHaveAttribute('lang', 'es')
  await expect(visitor.getByText('28 de noviembre de 2031').first()).toBeVisible()
  await expect(visitor.getByText('Celebramos la vida de')).toBeVisible()
  await visitor.goto('/')
  await expect(html).toHaveAttribute('lang', 'en-AU')

  await visitor.goto(`/view/${made.shareSlug}`)
  await visitor.getByRole('button', { name: 'English' }).click()
  await expect(html).toHaveAttribute('lang', 'en-AU')
  await visitor.reload()
  await expect(html).toHaveAttribute('lang', 'en-AU')
  await expect(visitor.getByText('Celebrating the life of')).toBeVisible()

  await Promise.all([kept(), choice.selectOption({ label: 'Each reader’s own' })])
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await expect(choice.locator('option:checked')).toHaveText('Each reader’s own')
  await context.clearCookies()
  await visitor.goto(`/view/${made.shareSlug}`)
  await expect(html).toHaveAttribute('lang', 'en-AU')
  await context.close()
})

test('uploads ask for the language of the page, in one request and in chunks', async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4\d\d/)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await logInTo(page, host, made)
  // The browser asks for English, but Spanish was chosen for the page.
  await context.addCookies([{ name: 'language', value: 'es', url: server.url }])
  const asked = new Map<string, string | null>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const way = /^\/memorial\/media\/upload\//.test(pathname) ? 'whole' : /^\/uploads/.exec(pathname)?.[0]
    if (way) asked.set(`${way} ${request.method()}`, request.headers()['accept-language'] ?? null)
  })
  await page.goto('/memorial/edit-photos')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await aPhoto('swing.jpg'), await aLargePhoto('large.jpg')])
  await expect(page.locator('main figure img')).toHaveCount(2)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL('**/memorial/dashboard', { timeout: 60_000 })
  expect(Object.fromEntries(asked)).toEqual({
    'whole POST': 'es',
    '/uploads POST': 'es',
    '/uploads PATCH': 'es',
  })

  // The server refuses an upload in the language of the page.
  const refused = await page.evaluate(async () => {
    const headers = { 'accept-language': document.documentElement.lang }
    const answer = await fetch('/memorial/media/upload/none', {
      method: 'POST',
      headers,
      body: new FormData(),
    })
    return (await answer.json()).msg
  })
  expect(refused).not.toMatch(/\b(the|please|you)\b/i)
})
