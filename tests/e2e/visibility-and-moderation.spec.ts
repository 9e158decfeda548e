import type { Page } from '@playwright/test'

import { aContribution, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { type Account, anAccount, aPublicMemorial, call, type Made, relate } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

// Who may see a memorial, who moderates what is added to it, and who learns of reports.

const NAME = 'Margaret Anne Hollis'

const setSettings = (server: RunningServer, host: Account, made: Made, body: Record<string, unknown>) =>
  call(server, 'POST', `/memorial/settings/${made.uuid}`, { token: host.token, body })

async function openSettings(page: Page, host: Account, made: Made) {
  await logIn(page, host, `/memorial/load/${made.uuid}`)
  await page.waitForURL('**/memorial/dashboard')
  await page.getByRole('link', { name: 'Edit: Who can see it, and who can add to it' }).click()
  await expect(page.getByRole('radio', { name: 'Anyone with the link', exact: true })).toBeChecked()
}

/** Adds a memory without the server. */
async function contribute(
  server: RunningServer,
  made: Made,
  one: { name: string; message: string; by?: Account; state?: 'PENDING'; reason?: string },
) {
  const database = await databaseOf(server.dataDir)
  const account = await database.query('select uuid from users where email = $1', [one.by?.email ?? ''])
  const { uuid } = await aContribution(database, made.uuid, {
    name: one.name,
    message: one.message,
    userUuid: account.rows[0]?.uuid ?? null,
    ...(one.state && { state: one.state }),
  })
  if (one.reason)
    await database.query('update contributions set pending_reason = $1 where uuid = $2', [one.reason, uuid])
  await database.end()
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
  await page.getByText('Only those who look after it').click()
  await expect(page.getByRole('radio', { name: /^Only those/ })).toBeChecked()
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

test('a host approves a pending memory, blocks its author, and unblocks them', async ({ page, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const troll = await anAccount(server)
  await contribute(server, made, { name: 'Ben', message: 'She taught me chess.' })
  await contribute(server, made, {
    name: 'Ana',
    message: 'Look at plums.shop',
    state: 'PENDING',
    reason: 'LINKS',
  })
  await contribute(server, made, { name: 'Rex', message: 'Unkind words', by: troll })
  await logIn(page, host, `/memorial/load/${made.uuid}`)
  await page.waitForURL('**/memorial/dashboard')
  await page.getByRole('link', { name: /^1 memory waits for you/ }).click()
  await expect(page.getByRole('article')).toContainText('Look at plums.shop')
  await expect(page.getByRole('article')).toContainText('It has a link in it.')
  await page.goto('/memorial/memories')
  const item = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(page.getByRole('article').first()).toContainText('Look at plums.shop')
  await expect(item('Ana')).toContainText('It has a link in it.')
  await item('Ana')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(item('Ana')).toContainText('Approved: everyone can see it')
  await expect(item('Ana')).toBeFocused()

  await expect(item('Ben').getByRole('button', { name: /^Shut out/ })).toHaveCount(0)
  await item('Rex')
    .getByRole('button', { name: /^Shut out/ })
    .click()
  const question = page.getByRole('alertdialog', { name: 'Shut Rex out?' })
  await page.keyboard.press('Escape')
  await item('Rex')
    .getByRole('button', { name: /^Shut out/ })
    .click()
  await question.getByRole('button', { name: 'Shut out' }).click()
  await expect(page.getByText('Removed, and Rex can add nothing more here.')).toBeFocused()

  await page.goto('/memorial/settings')
  const person = page.getByRole('listitem').filter({ hasText: troll.email })
  await person.getByRole('button', { name: 'Let in again: Claire Hollis' }).click()
  await expect(page.getByText('Claire Hollis can add to the memorial again.')).toBeVisible()
  await expect(person).toHaveCount(0)

  await page.getByText('We look at everything first').click()
  await page.getByText('Search engines may list this memorial').click()
  await expect(page.getByRole('checkbox', { name: /^Search engines/ })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^We look at everything/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Search engines/ })).toBeChecked()
})

test('a helper reaches the pending memories by logging in, and can stop helping', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const helper = await anAccount(server)
  await relate(server, helper, made, { as: 'MODERATOR' })
  await contribute(server, made, { name: 'Ben', message: 'She taught me chess.', state: 'PENDING' })
  await contribute(server, made, { name: 'Ana', message: 'We sang together.' })
  await page.goto('/login')
  await page.getByLabel('Email').fill(helper.email)
  await page.getByLabel('Password', { exact: true }).fill(helper.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`**/memorial/moderation/${made.uuid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  await expect(page.getByText('One memory waits for you.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Thank/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Look at it' }).click()
  await page.waitForURL('**/waiting')
  // The list on the page before had two.
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('She taught me chess.')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'That was the last one' })).toBeFocused()
  await page.getByRole('link', { name: 'What others add' }).click()
  await expect(page.getByText('Nothing waits for you.')).toBeVisible()
  const ana = page.getByRole('article').filter({ hasText: 'Ana' })
  await ana.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  // The Undo of this row, not the one of the approval, which is still shown.
  await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click()
  await expect(ana).toBeVisible()

  await page.goto('/profile')
  await expect(page.getByRole('link', { name: NAME })).toContainText('What others add')
  await page.getByRole('link', { name: NAME }).click()
  await page.getByRole('button', { name: 'Stop looking after it' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop', exact: true }).click()
  await page.waitForURL('**/profile')
  await expect(page.getByRole('link', { name: NAME })).toHaveCount(0)
})

test('a host invites a helper, who can moderate and nothing else', async ({
  page,
  browser,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const helper = await anAccount(server)
  await logIn(page, host, `/memorial/load/${made.uuid}`)
  await page.waitForURL('**/memorial/dashboard')
  await page.goto('/memorial/hosts')
  await page.getByLabel('Their email').fill(helper.email)
  await page.getByText('Only look after what others add').click()
  await page.getByRole('button', { name: 'Send an invitation' }).click()
  const asked = page
    .getByRole('region', { name: 'Ask somebody to help' })
    .getByRole('listitem')
    .filter({ hasText: helper.email })
  await expect(asked).toContainText('To look after what others add')
  const mail = await mailTo(helper.email, /asks you/)
  const context = await browser.newContext({ baseURL: server.url })
  const theirs = await context.newPage()
  await logIn(theirs, helper, `${/\/host-invitation\/[\w-]{43}/.exec(mail.text)?.[0]}`)
  await expect(theirs.getByText('asks whether you would look after what others add to it')).toBeVisible()
  await theirs.getByRole('button', { name: 'Yes, I will help' }).click()
  await theirs.waitForURL(`**/memorial/moderation/${made.uuid}`)
  await expect(theirs.getByText('Nothing has been added yet')).toBeVisible()
  await context.close()
  await page.reload()
  await expect(
    page
      .getByRole('region', { name: 'Looking after it' })
      .getByRole('listitem')
      .filter({ hasText: helper.email }),
  ).toContainText('Helper')
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

test('a memory that is being approved cannot be put off, and an older list does not bring it back', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const memory = page.getByRole('article')
  const later = page.getByRole('button', { name: 'Later', exact: true })
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await contribute(server, made, { name: 'Ben', message: 'She taught me chess.', state: 'PENDING' })
  await contribute(server, made, { name: 'Ana', message: 'We sang together.', state: 'PENDING' })
  await logIn(page, host, `/memorial/load/${made.uuid}?to=waiting`)
  await expect(memory).toContainText('We sang together.')

  const approval = await heldAnswer(page, '**/memorial/contributions/approve/**')
  await approve.click()
  await approval.isHeld
  await expect(later).toHaveAttribute('aria-disabled', 'true')
  await later.click({ force: true })
  await expect(memory).toContainText('We sang together.')
  await approval.release()
  await expect(memory).toContainText('She taught me chess.')
  await expect(page.getByText('One memory. Nobody else sees it')).toBeVisible()

  // Read before the approval, and arrived after it. It shows that it arrived by a memory that is new.
  await contribute(server, made, { name: 'Cleo', message: 'She lent me books.', state: 'PENDING' })
  const visit = await heldAnswer(page, '**/memorial/visit/**')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await visit.isHeld
  await approve.click()
  await expect(page.getByRole('heading', { name: 'That was the last one' })).toBeVisible()
  await visit.release()
  await expect(memory).toContainText('She lent me books.')
  await expect(page.getByText('One memory. Nobody else sees it')).toBeVisible()
})

/** Holds back the next answer to a call, once the server has given it. */
async function heldAnswer(page: Page, address: string) {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch()
      held.resolve()
      await released.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return { isHeld: held.promise, release: () => released.resolve() }
}
