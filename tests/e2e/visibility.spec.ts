import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { type Account, anAccount, aPublicMemorial, type Made } from './support/memorials.ts'

// Who may see a memorial.

const NAME = 'Margaret Anne Hollis'

async function openSettings(page: Page, host: Account, made: Made) {
  await logIn(page, host, `/memorial/load/${made.uuid}`)
  await page.waitForURL('**/memorial/dashboard')
  await page.getByRole('link', { name: 'Edit: Who can see it, and who can add to it' }).click()
  await expect(page.getByRole('radio', { name: 'Anyone with the link', exact: true })).toBeChecked()
}

test('a host sets a passcode, and a visitor opens the memorial with it, with script or without', async ({
  page,
  browser,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await openSettings(page, host, made)

  // By keyboard: nothing changes until a passcode is typed.
  await page.getByRole('radio', { name: 'Anyone with the link', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  const word = page.getByLabel('The word')
  await expect(page.getByText('Nothing changes until there is a word.')).toBeVisible()
  await word.fill('abc')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The word needs at least 6 characters')).toBeVisible()
  await expect(word).toBeFocused()
  await word.fill('Rose Bud')
  await page.keyboard.press('Enter')
  await expect(page.getByText('From now on this word opens it: Rose Bud')).toBeVisible()

  const visitor = await browser.newContext({ baseURL: server.url })
  const phone = await visitor.newPage()
  const closed = await phone.goto(`/view/${made.shareSlug}`)
  expect(closed?.status()).toBe(403)
  expect(closed?.headers()['cache-control']).toBe('private, no-store')
  expect(closed?.headers()['x-robots-tag']).toBe('noindex')
  expect(await phone.content()).not.toContain('Hollis')
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await phone.getByLabel('The word').fill('tulip')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('This is not the word.')).toBeVisible()
  await phone.getByLabel('The word').fill('rose bud')
  await phone.getByRole('button', { name: 'Open' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(NAME)
  await expect(phone).toHaveURL(`${server.url}/view/${made.shareSlug}`)
  expect((await phone.goto(`/view/${made.shareSlug}`))?.headers()['cache-control']).toBe('private, no-store')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(NAME)
  await visitor.close()

  const plain = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const old = await plain.newPage()
  await old.goto(`/view/${made.shareSlug}`)
  for (let tries = 0; tries <= 1; tries += 1) {
    await old.getByLabel('The word').fill(`guess ${tries}`)
    await old.getByRole('button', { name: 'Open' }).click()
    await expect(old.getByText('This is not the word.')).toBeVisible()
    // As if many people had guessed wrong; each network has thirty tries a day left then.
    await server.query(
      tries === 0
        ? "update rate_limits set points = 5000 where key like 'passcodeBy%'"
        : "update rate_limits set points = 30 where key like 'passcodeAboveCap%'",
    )
  }
  await old.getByLabel('The word').fill('rose bud')
  await old.getByRole('button', { name: 'Open' }).click()
  await expect(old.getByText('try again tomorrow')).toBeVisible()
  await plain.close()

  const other = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.4' },
  })
  const library = await other.newPage()
  await library.goto(`/view/${made.shareSlug}`)
  await library.getByLabel('The word').fill('ROSE BUD')
  await library.getByRole('button', { name: 'Open' }).click()
  await expect(library.getByRole('heading', { level: 1 })).toHaveText(NAME)
  await other.close()

  // Hosts need no passcode.
  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
})
