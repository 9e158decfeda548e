import type { Page } from '@playwright/test'
import { view as arView } from '#languages/ar/screens/view.ts'
import { account as esAccount } from '#languages/es/screens/account.ts'
import { view as esView } from '#languages/es/screens/view.ts'
import { account } from '#languages/pt/screens/account.ts'
import { creation } from '#languages/pt/screens/creation.ts'
import { landing } from '#languages/pt/screens/landing.ts'
import { expect, test } from './support/fixtures.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'

// Languages (docs/decisions/0040). Where React renders something differently from the server, an error on the console
// fails the test.

const html = (page: Page) => page.locator('html')

/** The file that fetches translations, app/messages/fetch-translations.ts. */
const FETCHING = /\/fetch-translations-/

/** Records each request for the translations into other languages. */
function otherWords(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => FETCHING.test(request.url()) && fetched.push(request.url()))
  return fetched
}

test.describe('a browser that asks for Portuguese', () => {
  test.use({ locale: 'pt-PT' })

  test("shows the product's pages in it, also after navigation", async ({ page }) => {
    const fetched = otherWords(page)
    const expectLanguage = async () => {
      await expect(html(page)).toHaveAttribute('lang', 'pt-BR')
      await expect(html(page)).toHaveAttribute('dir', 'ltr')
    }
    await page.goto('/')
    await expectLanguage()
    await expect(page).toHaveTitle(landing.pageTitle)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.title)

    await page.goto('/login')
    await expectLanguage()
    await expect(page).toHaveTitle(new RegExp(`^${account.login.title} · `))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.login.title)

    await page.goto('/')
    await page.getByRole('link', { name: landing.letsGo }).first().click()
    await page.waitForURL('**/who')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(creation.who.title)
    await expect(page).toHaveTitle(new RegExp(`^${creation.steps.who} · `))
    await expectLanguage()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(creation.who.title)
    expect(fetched.length).toBeGreaterThan(0)
  })
})

test('a browser that asks for English loads no other translations', async ({ page }) => {
  const fetched = otherWords(page)
  await page.goto('/')
  await expect(html(page)).toHaveAttribute('lang', 'en-AU')
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
})

test('a chosen language stays on every page, and choosing it returns to the same page', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const { shareSlug } = await aPublicMemorial(server, host)
  await page.goto('/login?redirect=%2Fmemorial%2Fdashboard')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(esAccount.login.title)
  await expect(page).toHaveURL('/login?redirect=%2Fmemorial%2Fdashboard')
  await page.goto(`/view/${shareSlug}?i=token`)
  await expect(page.getByText(esView.of)).toBeVisible()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.getByText(arView.of)).toBeVisible()
  // The token is known to the tab by now.
  await expect(page).toHaveURL(`/view/${shareSlug}`)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'en-AU')
})
