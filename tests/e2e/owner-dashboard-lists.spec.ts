import { aContribution, anRsvp, databaseOf } from '../support/responses.ts'
import { aVisitedMemorial, hoursAgo, openDashboard, openPart, region } from './support/dashboard.ts'
import { expect, test } from './support/fixtures.ts'
import { signIn } from './support/host.ts'
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'

test('an answer can be removed and restored, its sender blocked, and a suspicious message stays folded', async ({
  page,
  server,
}) => {
  const { host, made, database } = await aVisitedMemorial(server)
  const offer = { name: 'Cheap Deals', email: 'deals@example.com', guests: 0, status: 'UNSURE' } as const
  await anRsvp(database, made.uuid, { ...offer, message: 'See www.deals.example', dateCreated: hoursAgo(2) })
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, host)
  await openDashboard(page, made.uuid)
  await openPart(page, /^3 are coming/, 'RSVPs')
  const rsvps = region(page, 'RSVPs')
  const joan = rsvps.getByRole('listitem').filter({ hasText: 'Joan Petrie' })
  const deals = rsvps.getByRole('listitem').filter({ hasText: 'Cheap Deals' })
  await expect(rsvps.getByText('2 answers', { exact: true })).toBeVisible()

  await joan.getByRole('button', { name: /^Remove: Joan Petrie/ }).click()
  await expect(joan).toContainText('Removed: the answer of Joan Petrie.')
  await expect(joan.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(rsvps).not.toContainText('guests come along')
  await joan.getByRole('button', { name: 'Undo' }).click()
  await expect(joan).toContainText('Attending and 2 guests')
  await expect(rsvps).toContainText('2 guests come along: 3 people in all.')

  await expect(deals.getByText('It has a link in it.')).toBeVisible()
  await expect(deals.getByText('See www.deals.example')).toBeHidden()
  await deals.getByText('Show what it says').click()
  await expect(deals.getByText('See www.deals.example')).toBeVisible()

  // The dialog's safe choice changes nothing.
  await deals.getByRole('button', { name: /^Shut out: Cheap Deals/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click()
  await deals.getByRole('button', { name: /^Shut out: Cheap Deals/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Shut out' }).click()
  await expect(deals).toContainText(
    'Removed: the answer of Cheap Deals. Whoever only types deals@example.com can add nothing more here.',
  )
  await page.reload()
  await expect(joan).toBeVisible()
  await expect(deals).toHaveCount(0)
  await page.goto('/memorial/settings')
  await expect(page.getByText('deals@example.com')).toBeVisible()
  await page.getByRole('button', { name: 'Let in again: deals@example.com' }).click()
  await expect(page.getByText('deals@example.com can add to the memorial again.')).toBeVisible()
})

test('pending memories stand first in full, and all that are shown are approved together', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const troll = await anAccount(server)
  const database = await databaseOf(server.dataDir)
  const accounts = await database.query('select uuid from users where email = $1', [troll.email])
  const wait = (n: number, fields: object) =>
    aContribution(database, made.uuid, { state: 'PENDING', dateCreated: hoursAgo(n), ...fields })
  await wait(0, { name: 'Rex', message: 'Unkind words', userUuid: String(accounts.rows[0]?.uuid) })
  await wait(1, { name: 'Ana', message: `${'She wrote to me every month. '.repeat(40)}To the end.` })
  for (let n = 2; n <= 30; n += 1) await wait(n, { name: `Guest ${n}`, message: `Memory ${n}` })
  await database.query(`update contributions set pending_reason = 'APPROVAL' where memorial_uuid = $1`, [
    made.uuid,
  ])
  await database.end()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, host)
  // The address that the evening's mail links to.
  await page.goto(`/memorial/load/${made.uuid}?to=waiting`)
  await expect(page.getByRole('heading', { level: 1, name: 'Contributions' })).toBeVisible()
  const item = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(item('Ana')).toContainText('To the end.')
  await expect(item('Ana').getByRole('button', { name: 'Read all' })).toHaveCount(0)
  await item('Rex')
    .getByRole('button', { name: /^Shut out/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Shut out' }).click()
  await expect(page.getByText('Removed, and Rex can add nothing more here.')).toBeVisible()

  await page.getByRole('button', { name: 'Approve all 24 that are shown' }).press('Enter')
  await expect(page.getByText('Approved. The 24 memories are on the page now.')).toBeVisible()
  // A second press is not one for the next ones.
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Approve all 6 that are shown' }).click()
  await expect(page.getByText('Approved. The 6 memories are on the page now.')).toBeVisible()
  await expect(page.getByText('Waits for you')).toHaveCount(0)
  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  expect([memorial.waitingCount, memorial.contributionCount]).toEqual([0, 30])
})
