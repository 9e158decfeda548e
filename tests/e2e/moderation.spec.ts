import type { Page } from '@playwright/test'
import { aContribution, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { type Account, anAccount, aPublicMemorial, type Made, relate } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

// Who moderates what is added to a memorial.

const NAME = 'Margaret Anne Hollis'

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
