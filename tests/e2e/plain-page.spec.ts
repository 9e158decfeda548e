import type { Page } from '@playwright/test'
import { plain as english } from '#languages/en/screens/plain.ts'
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

test('a step in a browser that is too old says what to do instead', async ({ page, server }) => {
  await becomeSafari15(page)
  const scripts = scriptsOf(page)
  await page.goto('/who', { waitUntil: 'load' })
  await expect(title(page)).toHaveText([english.old.title])
  await expect(page.getByText(english.old.text)).toBeVisible()
  await expect(page.getByText(english.works.read)).toBeVisible()
  await expect(page.getByText(english.lacks.build)).toBeVisible()
  await expect(page.getByText(english.onwards.newer)).toBeVisible()
  await expect(page.locator('#plain-address')).toHaveText(server.url)
  expect(await buttonsOf(page)).toEqual(['Copy', ...languageButtons])
  await expect(page.locator('main')).toHaveCount(2)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expectFits(page)
  expect(scripts).toEqual([])
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

test('a page whose script cannot be loaded says so, and can be tried again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/)
  const files = '**/assets/login-*.js'
  await page.route(files, (route) => route.abort())
  await page.goto('/login', { waitUntil: 'load' })
  await expect(title(page)).toHaveText([english.lost.title])
  expect(await buttonsOf(page)).toEqual(['Copy', ...languageButtons])
  await page.unroute(files)
  await page.getByRole('link', { name: english.lost.again }).click()
  await expect(title(page)).toHaveText(['Log in'])
  await expect(page.getByLabel('Email')).toBeVisible()
})
