import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aContribution, aDonation, aFund, anRsvp, databaseOf, seedResponses } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { logIn, signIn } from './support/host.ts'
import {
  addPhoto,
  aMemorial,
  anAccount,
  aPicture,
  aPublicMemorial,
  call,
  prepared,
} from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const contacts = ['joan@example.com', 'ben@example.com'].map((email) => ({
  uuid: null,
  email,
  phone: null,
  firstName: '',
  surname: '',
}))

async function openDashboard(page: Page, uuid: string) {
  await page.goto(`/memorial/load/${uuid}`)
  await page.waitForURL('**/memorial/dashboard')
  await expect(page.getByRole('heading', { name: 'Memorial Details' })).toBeVisible()
}

/** Goes from the dashboard to one of the lists that it counts. `way` matches the row's text. */
async function openPart(page: Page, way: RegExp, part: string) {
  await page.getByRole('link', { name: way }).click()
  await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible()
}

async function backToDashboard(page: Page) {
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Memorial Details' })).toBeVisible()
}

/** A memorial with one answer, some memories and one gift. */
async function aVisitedMemorial(server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, {
    memorialDate: '2031-11-28',
    address: 'St Brigid’s Hall, Kingscliff',
    hostMessage: 'Mum never let anyone leave the house hungry.',
    stories: [{ uuid: null, text: 'The car would not start.' }],
    contacts,
  })
  await addPhoto(server, host, made, { content: await aPicture(1), portrait: true })
  await addPhoto(server, host, made, { content: await aPicture(2) })
  await prepared(server, host, made)
  const database = await databaseOf(server.dataDir)
  const rsvp = {
    name: 'Joan Petrie',
    email: 'JOAN@example.com',
    guests: 2,
    message: 'I will bring the scones.',
  }
  await anRsvp(database, made.uuid, { ...rsvp, dateCreated: hoursAgo(1) })
  const memory = {
    message: 'It was already in your hand.',
    photos: 2,
    mediaDir: join(server.dataDir, 'media'),
  }
  await aContribution(database, made.uuid, { name: 'Joan Petrie', ...memory, dateCreated: hoursAgo(1) })
  await aContribution(database, made.uuid, {
    name: null,
    email: 'nobody@example.com',
    message: 'She sang.',
    dateCreated: hoursAgo(72),
  })
  const fundUuid = await aFund(database, made.uuid, { title: 'Community Garden', goalMinor: 10_000 })
  const donor = { firstName: 'Ruth', surname: 'Adeyemi' }
  await aDonation(database, made.uuid, { fundUuid, amountMinor: 2000, donor, dateDonated: hoursAgo(1) })
  await aDonation(database, made.uuid, {
    fundUuid,
    amountMinor: 550,
    anonymous: true,
    dateDonated: hoursAgo(72),
  })
  return { host, made, database, fundUuid }
}

test('the dashboard shows answers, memories and gifts, what can be done with them, and links to every part', async ({
  page,
  server,
  mailTo,
}) => {
  const { host, made, database } = await aVisitedMemorial(server)
  await signIn(page, host)
  await openDashboard(page, made.uuid)
  await expect(
    page.getByText('So far for Margaret Anne Hollis: 1 answer, 2 memories and $25.50 in gifts.'),
  ).toBeVisible()

  // The host's last visit was two days ago.
  await database.query(
    `update relationships set visited_at = $2, previous_visit_at = $2 where memorial_uuid = $1`,
    [made.uuid, hoursAgo(48)],
  )
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'fetch') calls.push(`${request.method()} ${pathname}`)
  })
  await page.reload()
  await expect(page.getByText('2 days ago: 1 answer, 1 memory and $20 in gifts.')).toBeVisible()
  await expect(page.getByAltText('Portrait of Margaret Anne Hollis')).toBeVisible()
  await expect(page.getByText('Nov 28, 2031 · St Brigid’s Hall, Kingscliff')).toBeVisible()
  expect(calls, 'one call opens it').toEqual([`POST /memorial/visit/${made.uuid}`])
  await expect(page.getByRole('region', { name: 'How things stand' }).getByRole('listitem')).toHaveText([
    /^3 are coming2 of those coming are guests\.$/,
    /^2 memoriesOne is new\.$/,
    /^\$25\.50 givenOf \$100 hoped for, in 2 gifts\.$/,
    /^The link and its QR code/,
  ])

  await openPart(page, /^3 are coming/, 'RSVPs')
  const rsvps = region(page, 'RSVPs')
  await expect(rsvps).toContainText('1 of 1 person has answered')
  await expect(
    rsvps.getByRole('img', { name: '1 attending, 0 not sure, 0 not attending, 0 no answer yet' }),
  ).toBeVisible()
  await expect(rsvps).toContainText('2 guests come along: 3 people in all.')
  await expect(rsvps.getByRole('listitem').filter({ hasText: 'Joan Petrie' })).toContainText(
    'Attending and 2 guests',
  )
  const table = page.waitForEvent('download')
  await rsvps.getByRole('button', { name: 'Download CSV: RSVPs' }).click()
  expect((await table).suggestedFilename()).toMatch(/\.csv$/)

  await backToDashboard(page)
  await openPart(page, /given/, 'Donations')
  const gifts = region(page, 'Donations')
  await expect(gifts).toContainText('$25.50 in 2 gifts')
  await expect(gifts).toContainText('Goal: $100')
  await expect(gifts.getByRole('progressbar')).toHaveAttribute('value', '0.255')
  await expect(gifts.getByRole('listitem').nth(0)).toContainText('Ruth Adeyemi')
  await expect(gifts.getByRole('listitem').nth(1)).toContainText(/Anonymous.*\$5\.50/)

  await backToDashboard(page)
  await openPart(page, /2 memories/, 'Contributions')
  const memories = region(page, 'Contributions')
  await expect(memories).toContainText('1 new')
  const joan = memories
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .nth(0)
  const anonymous = memories.getByRole('listitem').filter({ hasText: 'She sang.' })
  await expect(joan.getByText('new', { exact: true })).toBeVisible()
  await expect(anonymous.getByText('Anonymous')).toBeVisible()
  await expect(anonymous.getByText('3 days ago')).toBeVisible()
  await anonymous.getByRole('button', { name: /^Thank/ }).click()
  const toNobody = page.getByRole('dialog', { name: 'Thank Anonymous' })
  await expect(toNobody).toContainText('We tell nobody their address.')
  await expect(page.getByText('nobody@example.com')).toHaveCount(0)
  await page.keyboard.press('Escape')

  const print = joan.getByRole('link', { name: 'A summer at the beach: photo 1 from Joan Petrie' })
  await print.press('Enter')
  const room = page.getByRole('dialog', { name: 'Photos' })
  await expect(room.getByRole('status')).toContainText('1 of 2')
  await page.keyboard.press('ArrowRight')
  await expect(room.getByRole('status')).toContainText('2 of 2')
  await page.keyboard.press('Escape')
  await expect(room).toBeHidden()
  await expect(print).toBeFocused()

  await anonymous.getByRole('button', { name: /^Hide: Anonymous/ }).click()
  await expect(anonymous.getByText('Hidden: not shown to others')).toBeVisible()
  await anonymous.getByRole('button', { name: /^Show again/ }).click()
  await expect(anonymous.getByText('Hidden: not shown to others')).toBeHidden()

  // A thank-you by keyboard: its text is kept when the dialog is closed.
  await joan.getByRole('button', { name: /^Thank/ }).press('Enter')
  const letter = page.getByRole('dialog', { name: 'Thank Joan Petrie' })
  await expect(letter.getByLabel('Your words')).toBeFocused()
  await expect(letter.getByLabel('Your words')).toHaveValue(
    /^Dear Joan Petrie,\n\nThank you.*\n\nClaire Hollis$/,
  )
  await letter.getByLabel('Your words').fill('')
  await letter.getByRole('button', { name: 'Send thanks' }).press('Enter')
  await expect(letter.getByRole('alert')).toHaveText('Please write a few words.')
  await letter.getByLabel('Your words').fill('Those scones, Joan.')
  await page.keyboard.press('Escape')
  await joan.getByRole('button', { name: /^Thank/ }).press('Enter')
  await expect(letter.getByLabel('Your words')).toHaveValue('Those scones, Joan.')
  await letter.getByRole('button', { name: 'Send thanks' }).press('Enter')
  await expect(joan.getByText(/^Thanked on/)).toBeVisible()
  await expect(joan.getByRole('button', { name: /^Thank/ })).toHaveCount(0)
  const recipient = await database.query(
    `select contributor_email from contributions where contributor_name = 'Joan Petrie' and memorial_uuid = $1`,
    [made.uuid],
  )
  await database.end()
  expect((await mailTo(String(recipient.rows[0]?.contributor_email), /thank/i)).text).toContain(
    'Those scones, Joan.',
  )

  // Removing is confirmed first, and can be undone.
  await joan.getByRole('button', { name: /^Remove/ }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Remove what Joan Petrie added?' })
  await expect(question).toContainText('The 2 photos leave with it.')
  await question.getByRole('button', { name: 'Keep it' }).press('Enter')
  await expect(joan.getByRole('button', { name: /^Remove/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(memories.getByText('Removed: what Joan Petrie added.')).toBeVisible()
  await expect(memories.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(joan).toContainText('It was already in your hand.')
  await expect(joan).toBeFocused()

  await backToDashboard(page)
  const todo = region(page, 'Still to do')
  await expect(todo.getByRole('listitem')).toHaveText([
    /1 contact has no invitation yet/,
    /1 photo has no caption/,
    /Nobody else looks after it with you yet/,
  ])
  await expect(todo.getByRole('link', { name: 'Send Invite' })).toHaveAttribute(
    'href',
    '/memorial/edit-contacts-share',
  )
  for (const [part, says, path] of [
    ['Name, date and place', 'Margaret Anne Hollis, Nov 28, 2031', 'edit-details'],
    ['When and where', 'Nov 28, 2031', 'programme'],
    ['Message', 'Mum never let anyone leave the house hungry.', 'edit-message'],
    ['Photos', '1 photo', 'edit-photos'],
    ['Stories', '1 story', 'edit-stories'],
    ['Contacts and share link', '2 contacts, 0 invited', 'edit-contacts-share'],
    ['Donation funds', '1 fund', 'edit-donations'],
    ['People who look after this memorial', 'Only you', 'hosts'],
  ] as const) {
    const row = region(page, 'Memorial Details').getByRole('link', { name: `Edit: ${part}` })
    await expect(row).toContainText(says)
    await expect(row).toHaveAttribute('href', `/memorial/${path}`)
  }

  // A task that was put away stays away until it is brought back.
  await todo.getByRole('button', { name: 'Put away: 1 photo has no caption' }).press('Enter')
  await expect(todo.getByRole('heading', { name: 'Still to do' })).toBeFocused()
  await expect(todo.getByRole('link', { name: 'Add captions' })).toHaveCount(0)
  await page.reload()
  await todo.getByText('1 put away').click()
  await todo.getByRole('button', { name: 'Bring back: 1 photo has no caption' }).click()
  await expect(todo.getByRole('link', { name: 'Add captions' })).toBeVisible()
  await expect(todo.getByText('1 put away')).toHaveCount(0)

  // What another host saved appears when the tab becomes visible again.
  await call(server, 'POST', '/memorial/edit', {
    token: host.token,
    body: { uuid: made.uuid, nameOfPerson: 'Maggie Hollis' },
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { level: 1, name: 'Maggie Hollis' })).toBeVisible()

  await openPart(page, /^The link and its QR code/, 'Publish')
  const publish = region(page, 'Publish')
  await expect(publish.getByLabel('Memorial Link')).toHaveValue(`${server.url}/view/${made.shareSlug}`)
  await expect(publish.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /Please%20join%20me%20in%20celebrating%20the%20life%20of%20Maggie%20Hollis/,
  )
  for (const [button, type] of [
    ['SVG', 'svg'],
    ['PNG', 'png'],
  ] as const) {
    const file = page.waitForEvent('download')
    await publish.getByRole('button', { name: button }).click()
    expect((await file).suggestedFilename()).toBe(`${made.shareSlug}-qr.${type}`)
  }

  await page.getByRole('link', { name: 'Print cards' }).click()
  await page.waitForURL('**/memorial/cards')
  await expect(page.getByRole('heading', { level: 1, name: 'Cards to print' })).toBeVisible()
  const sheet = region(page, 'The page as it is printed')
  await expect(sheet.getByRole('img', { name: 'QR code that leads to the memorial' })).toHaveCount(1)
  await expect(sheet).toContainText(`Look at Maggie’s memorial`)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type ?\/Page\b/g), 'one sheet').toHaveLength(1)
  expect(paper, 'of A4').toMatch(/\/MediaBox ?\[0 0 59[45][.\d]* 84[12][.\d]*\]/)

  await page.getByRole('button', { name: 'Account' }).press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile')
})

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
  await expect(rsvps).toContainText('2 of 2 people have answered')

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

test('hundreds of answers, memories and gifts are shown a page at a time', async ({ page, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const database = await databaseOf(server.dataDir)
  const memorialUuid = made.uuid
  await seedResponses(database, {
    memorialUuid,
    rsvps: 500,
    contributions: 300,
    donations: 1000,
    contacts: 600,
  })
  await database.end()
  await signIn(page, host)
  await openDashboard(page, made.uuid)

  await openPart(page, / are coming/, 'RSVPs')
  const rsvps = region(page, 'RSVPs')
  await expect(rsvps).toContainText('500 of 500 people have answered')
  const answers = rsvps.getByRole('list', { name: 'RSVPs' }).getByRole('listitem')
  await expect(answers).toHaveCount(25)
  await rsvps.getByRole('button', { name: 'See all 500 answers' }).press('Enter')
  await expect(answers).toHaveCount(50)
  await expect(answers.nth(25)).toBeFocused()
  await expect(rsvps.getByRole('status')).toHaveText('Showing 50 of 500')
  await rsvps.getByLabel('Show', { exact: true }).selectOption('Not Attending')
  await expect(answers).toHaveCount(25)
  await expect(answers.filter({ hasText: 'Not Attending' })).toHaveCount(25)
  await expect(rsvps.getByRole('button', { name: 'See all 125 answers' })).toBeVisible()

  await backToDashboard(page)
  await openPart(page, /^300 memories/, 'Contributions')
  const memories = region(page, 'Contributions')
  const papers = memories.getByRole('list', { name: 'Contributions' }).getByRole('article')
  await expect(papers).toHaveCount(25)
  await memories.getByRole('button', { name: 'See all 300 memories' }).click()
  await expect(papers).toHaveCount(50)
  for (let page = 3; page <= 12; page += 1) {
    await memories.getByRole('button', { name: 'Show more' }).click()
    await expect(papers).toHaveCount(page * 25)
  }
  await expect(memories.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  await memories.getByRole('button', { name: 'Show fewer' }).click()
  await expect(papers).toHaveCount(25)

  await backToDashboard(page)
  await openPart(page, /given/, 'Donations')
  const gifts = region(page, 'Donations')
  await gifts.getByRole('button', { name: /^See all 1,000 gifts/ }).click()
  await gifts.getByRole('button', { name: 'Show more' }).click()
  await expect(gifts.getByRole('listitem')).toHaveCount(50)
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

test('an empty dashboard says what will appear in each part; before the payment, paying comes first', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  await logIn(page, host, '/memorial/dashboard')
  await expect(page.getByRole('alert')).toContainText(
    'No memorial found. Please create or select a memorial.',
  )

  const made = await aPublicMemorial(server, host)
  await openDashboard(page, made.uuid)
  await expect(
    page.getByText('Answers, memories and gifts for Margaret Anne Hollis will come in here.'),
  ).toBeVisible()
  await openPart(page, /^Nobody has answered yet/, 'RSVPs')
  await expect(region(page, 'RSVPs').getByRole('link', { name: 'Invite people' })).toHaveAttribute(
    'href',
    '/memorial/edit-contacts-share',
  )
  await backToDashboard(page)
  await openPart(page, /^No memories yet/, 'Contributions')
  await expect(region(page, 'Contributions')).toContainText('Memories from others will appear here')
  await backToDashboard(page)
  await openPart(page, /^No gifts asked for/, 'Donations')
  await expect(region(page, 'Donations').getByRole('link', { name: 'Edit Donation Funds' })).toHaveAttribute(
    'href',
    '/memorial/edit-donations',
  )

  const unpaid = await aMemorial(server, host)
  await page.goto(`/memorial/load/${unpaid.uuid}`)
  await page.waitForURL('**/payment')
  await page.goto('/memorial/dashboard')
  await expect(page.getByText('nobody else can see it yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Memorial' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Continue to Payment' }).click()
  await page.waitForURL('**/payment')
})

test('a failed action shows an error beside its item, and nothing disappears', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR/, /status of 404/)
  const { host, made, database } = await aVisitedMemorial(server)
  await database.end()
  await signIn(page, host)
  await page.route('**/memorial/visit/**', (route) => route.abort())
  await page.goto(`/memorial/load/${made.uuid}`)
  await page.waitForURL('**/memorial/dashboard')
  await expect(page.getByRole('alert')).toContainText('Unable to load dashboard. Please try again.')
  await page.unroute('**/memorial/visit/**')
  await page.getByRole('button', { name: 'Try Again' }).click()

  const todo = region(page, 'Still to do')
  const offline = 'Unable to connect to the server. Please check your internet connection.'
  await page.route('**/memorial/todo/**', (route) => route.abort())
  await todo.getByRole('button', { name: /^Put away: Nobody else looks/ }).click()
  await expect(todo.getByRole('alert')).toHaveText(offline)
  await expect(todo.getByText('Nobody else looks after it with you yet')).toBeVisible()

  await openPart(page, /^2 memories/, 'Contributions')
  const joan = region(page, 'Contributions')
    .getByRole('listitem')
    .filter({ hasText: 'It was already in your hand.' })
  await page.route('**/memorial/{contribution,rsvps,donations}/**', (route) => route.abort())
  await joan.getByRole('button', { name: /^Hide/ }).click()
  await expect(joan.getByRole('alert')).toHaveText(offline)
  await expect(joan.getByText('Hidden: not shown to others')).toBeHidden()
  await joan.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(joan.getByRole('alert')).toHaveText(offline)
  await joan.getByRole('button', { name: /^Thank/ }).click()
  const letter = page.getByRole('dialog', { name: 'Thank Joan Petrie' })
  await letter.getByLabel('Your words').fill('Those scones, Joan.')
  await letter.getByRole('button', { name: 'Send thanks' }).click()
  await expect(letter.getByRole('alert')).toHaveText(offline)
  await expect(letter.getByLabel('Your words')).toHaveValue('Those scones, Joan.')
  await page.keyboard.press('Escape')

  await page.unroute('**/memorial/{contribution,rsvps,donations}/**')
  await joan.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.route('**/memorial/contribution/restore/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Undo' }).click()
  const gone = region(page, 'Contributions').getByRole('listitem').filter({ hasText: 'Removed' })
  await expect(gone.getByRole('alert')).toHaveText(offline)
  await page.unroute('**/memorial/contribution/restore/**')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(joan).toBeVisible()

  await page.route('**/memorial/{rsvps,donations}/**', (route) => route.abort())
  for (const [way, section] of [
    [/are coming/, 'RSVPs'],
    [/given/, 'Donations'],
  ] as const) {
    await backToDashboard(page)
    await openPart(page, way, section)
    await page.getByRole('button', { name: `Download CSV: ${section}` }).click()
    await expect(region(page, section).getByRole('alert')).toHaveText(offline)
  }
})

test('somebody else’s memorial is not found, and loading can be tried again after the network was lost', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/, /net::ERR/)
  const other = await anAccount(server)
  const theirs = await aMemorial(server, other)
  const host = await anAccount(server)
  const own = await aMemorial(server, host)
  await logIn(page, host, `/memorial/load/${theirs.uuid}`)
  // An incomplete address shows the same error.
  for (const path of [null, '/memorial/load/not-an-address']) {
    if (path) await page.goto(path)
    await expect(page.getByRole('alert')).toContainText('Memorial not found')
    await expect(page.getByRole('alert')).toContainText('The link may be incomplete')
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Back to Profile' })).toBeVisible()
  }

  await page.route('**/memorial/get/**', (route) => route.abort())
  await page.goto(`/memorial/load/${own.uuid}`)
  await expect(page.getByRole('alert')).toContainText('You are offline')
  await expect(page.getByRole('alert')).toContainText('Your memorial is safe.')
  await page.unroute('**/memorial/get/**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.waitForURL('**/payment')
})

test('a session that has ended leads to the login and back', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/401 \(Unauthorized\)/)
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await signIn(page, host)
  await openDashboard(page, made.uuid)
  const token = await page.evaluate(() => localStorage.getItem('apiToken'))
  await page.request.post('/user/signout', { headers: { pid: String(token) } })
  await page.reload()
  await page.waitForURL(`**/login?redirect=${encodeURIComponent(`/memorial/load/${made.uuid}`)}&ended=yes`)
  await expect(page.getByText('You were signed out. Please log in again.')).toBeVisible()
  await page.getByLabel('Email').fill(host.email)
  await page.getByLabel('Password', { exact: true }).fill(host.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('link', { name: /^The link and its QR code/ })).toBeVisible()
})

test('an address without a page shows an error, with status 404', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404 \(Not Found\)/)
  const answer = await page.goto('/memorial/nothing')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('There is no page here · Afterglow')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here')
  await page.getByRole('link', { name: 'Back to Landing Page' }).click()
  await page.waitForURL(/\/$/)
})
