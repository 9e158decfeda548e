import type { Page } from '@playwright/test'
import { plain as arabic } from '#languages/ar/screens/plain.ts'
import { landing } from '#languages/en/screens/landing.ts'
import { plain as english } from '#languages/en/screens/plain.ts'
import { plain as spanish } from '#languages/es/screens/plain.ts'
import { languages, nameOf } from '#languages/index.ts'
import { expect, test } from './support/fixtures.ts'
import { becomeSafari15 } from './support/old-browser.ts'
import { expectFits } from './support/widths.ts'

// What pages of the app show where their scripts cannot run (docs/browsers.md).

const pages = ['/who', '/photos', '/login', '/memorial/dashboard']

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Records the script files that a page loads. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return asked
}

/** Only the language buttons and Copy can be pressed. */
const buttonsOf = (page: Page) => page.getByRole('button').allTextContents()
const languageButtons = languages.map(nameOf)

for (const path of pages)
  test(`${path} in a browser that is too old says what to do instead`, async ({ page, server }) => {
    await becomeSafari15(page)
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: 'load' })
    await expect(title(page)).toHaveText([english.old.title])
    await expect(page.getByText(english.old.text)).toBeVisible()
    await expect(page.getByText(english.works.read)).toBeVisible()
    await expect(page.getByText(english.lacks.build)).toBeVisible()
    await expect(page.getByText(english.onwards.newer)).toBeVisible()
    const isStep = path === '/who' || path === '/photos'
    await expect(page.locator('#plain-address')).toHaveText(server.url + (isStep ? '' : path))
    expect(await buttonsOf(page)).toEqual(['Copy', ...languageButtons])
    await expect(page.locator('main')).toHaveCount(2)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expectFits(page)
    expect(scripts).toEqual([])
  })

test('Copy copies the address with its fragment', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await becomeSafari15(page)
  await page.goto('/reset-password#token=abc', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${server.url}/reset-password#token=abc`,
  )
})

for (const { locale, words, dir } of [
  { locale: 'es-MX', words: spanish, dir: 'ltr' },
  { locale: 'ar-EG', words: arabic, dir: 'rtl' },
])
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('the fallback page is in the language of the reader', async ({ page }) => {
      await becomeSafari15(page)
      await page.goto('/photos', { waitUntil: 'load' })
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(title(page)).toHaveText([words.old.title])
      await expect(page.getByText(words.onwards.elsewhere)).toBeVisible()
      await expectFits(page)
    })
  })

test('another language can be chosen', async ({ page }) => {
  await becomeSafari15(page)
  await page.goto('/who', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(title(page)).toHaveText([spanish.old.title])
})

test('the landing page can be read, and its link to the steps leads to the fallback page', async ({
  page,
}) => {
  await becomeSafari15(page)
  const scripts = scriptsOf(page)
  await page.goto('/', { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.getByRole('link', { name: landing.letsGo }).first().click()
  await expect(title(page)).toHaveText([english.old.title])
  await page.getByRole('link', { name: 'Afterglow' }).click()
  await expect(page).toHaveURL('/')
  expect(scripts).toEqual([])
})

test('a page that does not exist says so in an old browser, too', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404 \(Not Found\)/)
  await becomeSafari15(page)
  await page.goto('/no-such-page', { waitUntil: 'load' })
  await expect(title(page)).toHaveText(['There is no page here'])
})

test.describe('with script turned off', () => {
  test.use({ javaScriptEnabled: false })

  test('a page of the app says so, and offers nothing that needs script', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'load' })
      await expect(title(page)).toHaveText([english.off.title])
      await expect(page.getByText(english.off.text)).toBeVisible()
      expect(await buttonsOf(page)).toEqual(languageButtons)
    }
  })
})

// A file of the route, of the entry, and of what the entry imports.
for (const file of ['login', 'entry.client', 'hydrate'])
  test(`a page whose ${file} cannot be loaded says so, and can be tried again`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/)
    const files = `**/assets/${file}-*.js`
    await page.route(files, (route) => route.abort())
    await page.goto('/login', { waitUntil: 'load' })
    await expect(title(page)).toHaveText([english.lost.title])
    expect(await buttonsOf(page)).toEqual(['Copy', ...languageButtons])
    await page.unroute(files)
    await page.getByRole('link', { name: english.lost.again }).click()
    await expect(title(page)).toHaveText(['Log in'])
    await expect(page.getByLabel('Email')).toBeVisible()
  })

test('a page whose script has a syntax error for this browser says so', async ({ page, expectedErrors }) => {
  expectedErrors.push(/SyntaxError/)
  await page.route('**/assets/login-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const = 1' }),
  )
  await page.goto('/login', { waitUntil: 'load' })
  await expect(title(page)).toHaveText([english.lost.title])
})

test('a browser that we support shows nothing of the fallback page', async ({ page }) => {
  for (const path of ['/', '/who', '/login']) {
    await page.goto(path)
    await expect(page.locator('html')).not.toHaveAttribute('data-plain')
    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.getByText(english.onwards.elsewhere)).toHaveCount(0)
  }
})
