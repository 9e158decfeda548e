import type { Page } from '@playwright/test'
import { common as arCommon } from '#languages/ar/screens/common.ts'
import { dashboard as arDashboard } from '#languages/ar/screens/dashboard.ts'
import { signUp as arSignUp } from '#languages/ar/screens/sign-up.ts'
import { visitAccount as arAccount } from '#languages/ar/screens/visit-account.ts'
import { visitContributing as arContributing } from '#languages/ar/screens/visit-contributing.ts'
import { visitRsvp as arRsvp } from '#languages/ar/screens/visit-rsvp.ts'
import { screens as en } from '#languages/en/screens/index.ts'
import { expect, test } from './support/fixtures.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'
import { expectFits } from './support/widths.ts'

// The way of a visitor and a host in Arabic. Elements are found by the texts of the catalogue only.

const NAME = 'Margaret Anne Hollis'

/** All English texts without placeholders, which must not appear in another language. */
const english = new Set(sentencesOf(en))

function sentencesOf(tree: object): string[] {
  return Object.values(tree).flatMap((value) => {
    if (typeof value !== 'string') return sentencesOf(value)
    return /[{<]/.test(value) || !/[a-z] [a-z]/.test(value) ? [] : [value]
  })
}

/** The page is in Arabic, from right to left, shows no English text, and fits a phone. */
async function expectArabic(page: Page) {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  const shown = await page.evaluate(textsOn)
  expect(
    shown.filter((text) => english.has(text)),
    'English on the page',
  ).toEqual([])
  await expectFits(page, [360])
}

/** Visible texts, and texts for screen readers. Runs in the page. */
function textsOn(): string[] {
  const told = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((one) =>
    ['aria-label', 'placeholder', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  )
  return [...document.body.innerText.split('\n'), ...told].map((text) => text.trim())
}

test.use({ locale: 'ar', viewport: { width: 360, height: 780 } })

test('a visitor answers and adds a memory, and the host sees the answer', async ({
  page,
  browser,
  server,
  expectedErrors,
}) => {
  // What is missing comes back with 400.
  expectedErrors.push(/400/)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { nameOfPerson: NAME, memorialDate: '2031-11-28' })
  const email = `joan-${made.uuid}@example.com`
  const look = (at = page) => expectArabic(at)
  await page.goto(`/view/${made.shareSlug}`)
  await look()

  const rsvp = page.locator('#rsvp')
  await rsvp.getByText(arRsvp.ATTENDING, { exact: true }).click()
  await rsvp.getByLabel(arRsvp.name).fill('Joan Petrie')
  await rsvp.getByLabel(arRsvp.email).fill(email)
  await rsvp.getByRole('button', { name: arRsvp.send }).click()
  await expect(rsvp.getByText(arRsvp.thanks)).toBeVisible()
  await look()

  const memory = page.locator('#contribute')
  await memory.getByLabel(arContributing.message).fill('كانت تغني في الصباح.')
  await memory.getByRole('button', { name: arCommon.continue, exact: true }).click()
  await expect(memory.getByRole('alert')).toBeVisible()
  await look()
  await memory.getByLabel(arAccount.nameLabel).fill('Joan Petrie')
  await memory.getByLabel(arAccount.email).fill(email)
  await memory.getByRole('button', { name: arCommon.continue, exact: true }).click()
  await expect(memory.getByLabel(arSignUp.code.label)).toBeVisible()
  await look()

  const context = await browser.newContext({ locale: 'ar', viewport: { width: 360, height: 780 } })
  const desk = await context.newPage()
  await desk.addInitScript((token) => localStorage.setItem('apiToken', token), host.token)
  await desk.goto(`${server.url}/memorial/load/${made.uuid}`)
  await desk.waitForURL('**/memorial/dashboard')
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(NAME)
  await expect(desk.getByText(`${NAME}${arDashboard.details.comma}28 نوفمبر 2031`)).toBeVisible()
  await look(desk)
  await desk.getByRole('link', { name: 'شخص واحد سيحضر' }).click()
  await expect(desk.getByRole('heading', { name: arDashboard.rsvps.title })).toBeVisible()
  await expect(desk.getByText('Joan Petrie').first()).toBeVisible()
  await look(desk)
  await context.close()
})
