import { aContribution, databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { logIn } from './support/host.ts'
import { type Account, anAccount, aPublicMemorial, type Made } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

// Who moderates what is added to a memorial.

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
  for (const name of ['Cleo', 'Dan'])
    await contribute(server, made, { name, message: 'Her soup.', state: 'PENDING', reason: 'APPROVAL' })
  await contribute(server, made, { name: 'Rex', message: 'Unkind words', by: troll })
  await logIn(page, host, `/memorial/load/${made.uuid}`)
  await page.waitForURL('**/memorial/dashboard')
  await page.getByRole('link', { name: /^3 memories wait for you/ }).click()
  const item = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(item('Ana')).toContainText('It has a link in it.')
  // What needs a look of its own is not approved with the others.
  await page.getByRole('button', { name: 'Approve all 2 that are shown' }).click()
  await expect(page.getByText('Approved. The 2 memories are on the page now.')).toBeVisible()
  await expect(page.getByText('Waits for you')).toHaveCount(1)
  await expect(page.getByRole('article').first()).toContainText('Look at plums.shop')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Waits for you')).toHaveCount(3)
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
