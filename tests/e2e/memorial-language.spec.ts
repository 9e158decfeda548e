import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'

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
