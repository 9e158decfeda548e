import { aContribution, anRsvp, databaseOf } from '../support/responses.ts'
import {
  aVisitedMemorial,
  backToDashboard,
  hoursAgo,
  openDashboard,
  openPart,
  region,
} from './support/dashboard.ts'
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

test('pending memories are reviewed one by one: put off, hidden, their author blocked, or approved together', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/)
  const host = await anAccount(server)
  const friends = [await anAccount(server), await anAccount(server)]
  const invited = friends.map(({ email }) => ({ uuid: null, email, phone: null, firstName: '', surname: '' }))
  const made = await aPublicMemorial(server, host, { contacts: invited })
  const database = await databaseOf(server.dataDir)
  const wait = (n: number, fields: object) =>
    aContribution(database, made.uuid, { state: 'PENDING', dateCreated: hoursAgo(n), ...fields })
  const accountOf = async ({ email }: { email: string }) =>
    String((await database.query('select uuid from users where email = $1', [email])).rows[0]?.uuid)
  for (const [n, friend] of friends.entries())
    await wait(40 + n, { name: `Friend ${n}`, userUuid: await accountOf(friend) })
  await database.query(`update contributions set pending_reason = 'APPROVAL' where memorial_uuid = $1`, [
    made.uuid,
  ])
  await wait(0, { name: 'Rex', message: 'Unkind words', userUuid: await accountOf(await anAccount(server)) })
  for (let n = 1; n <= 27; n += 1) await wait(n, { name: `Guest ${n}`, message: `Memory ${n}` })
  await database.end()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, host)
  // The address that the evening's mail links to.
  await page.goto(`/memorial/load/${made.uuid}?to=waiting`)
  await expect(page.getByRole('heading', { level: 1, name: 'What waits' })).toBeVisible()
  await expect(page.getByText('30 memories. Nobody else sees them')).toBeVisible()
  await backToDashboard(page)

  // All thirty are listed, although nothing else was added.
  await openPart(page, /^30 memories wait for you/, 'What waits')
  const strip = page.getByRole('navigation', { name: 'All 30 that wait' })
  await expect(strip.getByRole('button')).toHaveCount(30)
  await expect(page.getByText('30 memories. Nobody else sees them')).toBeVisible()
  const memory = page.getByRole('article')
  await expect(memory).toContainText('Unkind words')

  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.press('Enter')
  await page.getByRole('menuitem', { name: /^Shut out/ }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Shut out' }).press('Enter')
  await expect(memory.getByRole('heading', { name: 'Guest 1', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Later', exact: true }).press('Enter')
  await expect(memory.getByRole('heading', { name: 'Guest 2', exact: true })).toBeFocused()

  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  const topOf = async (at: typeof more) => (await at.boundingBox())?.y
  expect(await topOf(more), 'the buttons stand in one row').toBeCloseTo((await topOf(approve)) ?? 0, 0)
  await approve.press('Enter')
  await expect(memory.getByRole('heading', { name: 'Guest 3', exact: true })).toBeFocused()
  const told = page.getByRole('status').filter({ hasText: 'on the page now' })
  await told.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(memory.getByRole('heading', { name: 'Guest 2', exact: true })).toBeFocused()
  await more.click()
  await page.getByRole('menuitem', { name: /^Hide/ }).click()
  await expect(memory).toContainText('Memory 3')

  const together = page.getByRole('region', { name: '2 are from people on the list of contacts.' })
  await expect(together).toContainText('Friend 0 and Friend 1')
  await together.getByRole('button', { name: 'Approve these 2' }).click()
  await expect(together).toHaveCount(0)
  await expect(page.getByText('26 memories. Nobody else sees them')).toBeVisible()

  // Memories that were put off are at the end, and any can be chosen from the list.
  const last = page.getByRole('navigation', { name: 'All 26 that wait' }).getByRole('button').last()
  await expect(last).toContainText('For later')
  await last.click()
  await expect(memory).toContainText('Memory 1')
  await page.route('**/memorial/contributions/approve/**', (route) => route.abort())
  await approve.click()
  await expect(page.getByRole('alert')).toContainText('The memory still waits here, as it was.')
  await page.unroute('**/memorial/contributions/approve/**')
  for (let left = 25; left > 1; left -= 1) {
    await approve.click()
    await expect(page.getByText(`${left} memories. Nobody else sees them`)).toBeVisible()
  }
  await approve.click()
  await expect(page.getByText('One memory. Nobody else sees it')).toBeVisible()
  await page.getByRole('button', { name: 'Later', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'That was the last one' })).toBeFocused()
  await expect(page.getByText('27 more memories are on the page now. One you kept for later')).toBeVisible()
  await page.getByRole('button', { name: 'Look at the one for later' }).click()
  await approve.click()
  await expect(page.getByText('28 more memories are on the page now.')).toBeVisible()
  const { memorial } = await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })
  expect([memorial.waitingCount, memorial.contributionCount]).toEqual([0, 29])
  await page.reload()
  await expect(page.getByText('Nothing waits')).toBeVisible()
})
