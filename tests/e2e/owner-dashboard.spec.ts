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
import { call } from './support/memorials.ts'

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
    if (request.resourceType() === 'fetch' && !pathname.startsWith('/assets/'))
      calls.push(`${request.method()} ${pathname}`)
  })
  await page.reload()
  await expect(page.getByText('2 days ago: 1 answer, 1 memory and $20 in gifts.')).toBeVisible()
  await expect(page.getByAltText('Portrait of Margaret Anne Hollis')).toBeVisible()
  await expect(page.getByText('Nov 28, 2031 · St Brigid’s Hall, Kingscliff')).toBeVisible()
  // The other one asks afterwards, for what strangers could read (docs/decisions/0026).
  expect(calls, 'one call opens it').toEqual([
    `POST /memorial/visit/${made.uuid}`,
    `GET /memorial/before-sharing/${made.uuid}`,
  ])
  await expect(page.getByRole('region', { name: 'How things stand' }).getByRole('listitem')).toHaveText([
    /^3 are comingRSVPs · Counting 2 guests\.$/,
    /^2 memoriesContributions · One is new\.$/,
    /^\$25\.50 givenDonations · Of \$100 hoped for, in 2 gifts\.$/,
    /^The link and its QR code/,
    /^The order of service/,
    /^Whom to thank/,
  ])

  await openPart(page, /^3 are coming/, 'RSVPs')
  const rsvps = region(page, 'RSVPs')
  await expect(rsvps).toContainText('1 answer')
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
  await expect(letter.getByLabel('Your words')).toHaveValue(/^Dear Joan,\n\nThank you.*\n\nClaire Hollis$/)
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
  await page.waitForURL('**/memorial/keepsakes#cards')
  await expect(region(page, 'Cards to hand round')).toBeInViewport()

  await page.getByRole('button', { name: 'Account' }).press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile')
})
