import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { type Account, anAccount, aPublicMemorial, call, type Made } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

// Who may see a memorial, and who learns of reports.

const NAME = 'Margaret Anne Hollis'

const setSettings = (server: RunningServer, host: Account, made: Made, body: Record<string, unknown>) =>
  call(server, 'POST', `/memorial/settings/${made.uuid}`, { token: host.token, body })

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
  for (let tries = 0; tries <= 10; tries += 1) {
    await old.getByLabel('The word').fill(`guess ${tries}`)
    await old.getByRole('button', { name: 'Open' }).click()
    await expect(old.getByText('This is not the word.')).toBeVisible()
    // As if many people had guessed wrong; each network has ten tries left then.
    if (tries === 0) await server.query("update rate_limits set points = 5000 where key like 'passcodeBy%'")
  }
  await old.getByLabel('The word').fill('rose bud')
  await old.getByRole('button', { name: 'Open' }).click()
  await expect(old.getByText('Please wait a quarter of an hour')).toBeVisible()
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

test('a passcode that was typed and not saved is asked about, and it says when an earlier passcode is used again', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await openSettings(page, host, made)
  const question = page.getByRole('alertdialog', { name: 'Unsaved Changes' })
  const toDashboard = page.getByRole('link', { name: 'Go to Dashboard' })
  await page.getByText('Anyone with the link and a word').click()
  await toDashboard.click()
  await expect(question).toContainText('the word is not set yet')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  await page.getByLabel('The word').fill('rose bud')
  await expect(page.getByText('This word is not set yet.')).toBeVisible()
  await page.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('The word')).toHaveValue('rose bud')
  await page.getByRole('button', { name: 'Use this word' }).click()
  await expect(page.getByText('From now on this word opens it: rose bud')).toBeVisible()
  await toDashboard.click()
  await page.waitForURL('**/memorial/dashboard')

  await setSettings(server, host, made, { visibility: 'LINK' })
  await page.goto('/memorial/settings')
  const reused = page.getByText('The word from before opens it again.')
  await page.getByText('Anyone with the link and a word').click()
  await expect(reused).toBeVisible()
  await page.getByLabel('A new word').fill('plum tree')
  await page.getByRole('button', { name: 'Use this word' }).click()
  await expect(page.getByText('From now on this word opens it: plum tree')).toBeVisible()
  await expect(reused).toHaveCount(0)
})

test('a private memorial can be opened by its hosts alone', async ({
  page,
  browser,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { stories: [{ text: 'The garden' }] })
  await page.goto(`/view/${made.shareSlug}`)
  await openSettings(page, host, made)
  const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
  await page.getByText('Only those who look after it').click()
  await expect(page.getByRole('radio', { name: /^Only those/ })).toBeChecked()
  await saved
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Only those/ })).toBeChecked()

  const visitor = await browser.newContext({ baseURL: server.url })
  const stranger = await visitor.newPage()
  expect((await stranger.goto(`/view/${made.shareSlug}`))?.status()).toBe(403)
  await expect(stranger.getByText('This memorial might be private')).toBeVisible()
  expect(await stranger.content()).not.toContain('Hollis')
  await logIn(stranger, await anAccount(server), '/profile')
  await stranger.goto(`/view/${made.shareSlug}`)
  await stranger.waitForURL(/host/)
  await expect(stranger.getByText('This memorial might be private')).toBeVisible()
  await visitor.close()

  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  await expect(page.getByText('The garden')).toBeVisible()
})

test('the foot of a memorial says whose page it is, and anyone can report it', async ({
  page,
  browser,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (400|403)/)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await page.goto(`/view/${made.shareSlug}`)
  const foot = page.getByRole('region', { name: 'Is this the family’s page?' })
  await expect(foot).toContainText('Claire Hollis looks after this memorial.')
  await expect(foot).toContainText('costs nothing and needs no account')
  await expect(foot).toContainText(`${server.url}/view/${made.shareSlug}`)
  await foot.getByRole('link', { name: 'Something is wrong here' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is wrong here?')
  await page.getByLabel('Your email').fill('ana@')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('group', { name: 'What is it?' })).toContainText('Please choose')
  await expect(page.getByLabel('Your email')).toHaveValue('ana@')
  await page.getByLabel('Your email').fill('')
  await page.getByText('It hurts somebody').click()
  await page.getByLabel('What should we know?').fill('x'.repeat(2001))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('A report must be at most 2000 characters')).toBeVisible()
  await expect(page.getByLabel('What should we know?')).toHaveValue('x'.repeat(2001))

  const plain = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const old = await plain.newPage()
  await old.goto(`/view/${made.shareSlug}/report`)
  await old.getByText('This was not made by the family').click()
  await old.getByLabel('What should we know?').fill('We are her children.')
  await old.getByLabel('Your email').fill('ana@example.com')
  await old.getByRole('button', { name: 'Send' }).click()
  await expect(old.getByText('Thank you. Somebody will look at it.')).toBeVisible()
  await plain.close()
  const { reports } = (await (await server.operator('GET', '/operator/reports')).json()) as {
    reports: { shareSlug: string }[]
  }
  const ofHers = reports.filter(({ shareSlug }) => shareSlug === made.shareSlug)
  expect(ofHers).toMatchObject([{ reason: 'NOT_THE_FAMILY', words: 'We are her children.' }])
  await setSettings(server, host, made, { visibility: 'PRIVATE' })
  await page.goto(`/view/${made.shareSlug}/report`)
  await expect(page).toHaveURL(`${server.url}/view/${made.shareSlug}`)
})

test('the settings of a memorial that no longer exists lead back to the profile', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await logIn(page, host, '/profile')
  await call(server, 'POST', `/memorial/delete/${made.uuid}`, { token: host.token, body: {} })
  await page.goto(`/memorial/settings?memorial=${made.uuid}`)
  await expect(page.getByText('It may have been deleted, or somebody else looks after it now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
  await page.getByRole('alert').getByRole('link', { name: 'Back to Profile' }).click()
  await page.waitForURL('**/profile')
})
