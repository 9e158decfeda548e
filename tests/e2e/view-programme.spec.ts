import { expect, test } from './support/fixtures.ts'
import { type Account, anAccount, aPublicMemorial, call, type Made } from './support/memorials.ts'
import {
  aProgramme,
  day,
  question,
  row,
  saveProgramme,
  stream,
  threeParts,
} from './support/programme-page.ts'
import { aContact, answersOf, card, invited, send, touched } from './support/rsvp-form.ts'
import type { RunningServer } from './support/server.ts'

// A memorial whose day has several events: what its visitors see before, on and after the day, and how they answer.

test('a guest answers three events on a phone with four entries, and changes one of them later', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { host, made } = await aProgramme(server)
  const email = `joan-${Date.now()}@example.com`
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/view/${made.shareSlug}`)
  await expect(row(page, 'The service')).toContainText('Friday, November 28, 2 PM')
  await expect(row(page, 'The gathering')).toContainText('5 PM to 8 PM')
  await page.getByRole('navigation', { name: 'Reply, contribute, donate' }).getByText('RSVP').click()

  await card(page).getByRole('button', { name: 'Coming to all of it' }).click()
  await card(page).getByLabel('Your name').fill('Joan Petrie')
  await card(page).getByLabel('Your email').fill(email)
  await expectAccessible(page)
  await send(page).click()
  await expect(card(page).locator(':focus')).toContainText('Thank you.')
  await expect(card(page).locator('dd')).toHaveText([/^Coming/, /^Coming/, /^Coming/])

  await card(page).getByRole('link', { name: 'Change my answer' }).click()
  await expect(
    question(page, 'The service').getByRole('radio', { name: 'Coming', exact: true }),
  ).toBeFocused()
  await question(page, 'The service').getByText('Watching online').click()
  await question(page, 'The burial').getByText('Not coming').click()
  // The number of one event is not asked for another that they do not come to.
  const guests = card(page).getByLabel('Guests you bring').filter({ visible: true })
  await expect(guests).toHaveCount(1)
  await guests.fill('2')
  await card(page).getByLabel('Anything you cannot eat?').fill('No nuts')
  await expect(card(page).getByLabel(/help you to get in/)).toBeHidden()
  await send(page).click()
  const given = [/^Watching online/, /^Not coming/, /^Coming, with 2 guests/, /^No nuts/]
  await expect(card(page).locator('dd')).toHaveText(given)
  expect(await answersOf(server, host, made)).toMatchObject([
    { name: 'Joan Petrie', status: 'NOT_ATTENDING', watches: true, food: 'No nuts' },
  ])

  // Another day, on the same device; it keeps the programme for the way, where there may be no network.
  await page.reload()
  await expect(card(page).locator('dd')).toHaveText(given)
  const kept = (path: string) =>
    page.evaluate(async (at) => (await (await caches.open('answered-days')).match(at))?.json(), path)
  await expect
    .poll(() => kept(`/view/${made.shareSlug}`))
    .toMatchObject({
      programme: expect.stringMatching(/The gathering\nFriday, November.28,\n5.PM to 8.PM\nThe Sailing Club/),
    })
  await expectAccessible(page)
})

test('before the day, on it and after it the page leads where its clock stands', async ({ page, server }) => {
  const { made } = await aProgramme(server)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:'))
      elsewhere.push(request.url())
  })
  const at = async (time: string) => {
    await page.clock.setFixedTime(new Date(time))
    await page.goto(`/view/${made.shareSlug}`)
    return page.locator('[data-page]')
  }
  await expect(await at('2031-11-20T03:00:00Z')).toHaveAttribute('data-time', 'before')
  await expect(row(page, 'The service')).toContainText(
    'You can watch it here. It begins on Friday, November 28, 2 PM',
  )
  await expect(row(page, 'The service').getByRole('link', { name: 'Watch now' })).toBeHidden()
  await expect(row(page, 'The burial')).toContainText('Anyone who sells you a link is not from the family.')

  // A quarter to two in Sydney.
  await expect(await at('2031-11-28T02:45:00Z')).toHaveAttribute('data-time', 'today')
  await expect(row(page, 'The service').getByText('Next', { exact: true })).toBeVisible()
  const watch = row(page, 'The service').getByRole('link', { name: 'Watch now' })
  await expect(watch).toHaveAttribute('href', stream)
  await expect(watch).toHaveAttribute('target', '_blank')

  await at('2031-11-28T04:40:00Z')
  await expect(row(page, 'The burial').getByText('Now', { exact: true })).toBeVisible()
  await expect(row(page, 'The service').getByText('Now', { exact: true })).toBeHidden()
  await expect(row(page, 'The gathering').getByText('Next', { exact: true })).toBeVisible()

  // The service is over: it asks no more, and the others do.
  await at('2031-11-28T06:30:00Z')
  await expect(row(page, 'The service').getByText('Over', { exact: true })).toBeVisible()
  await card(page).hover()
  await expect(question(page, 'The gathering')).toBeVisible()
  await expect(question(page, 'The service')).toHaveCount(0)

  await expect(await at('2031-11-28T09:30:00Z')).toHaveAttribute('data-time', 'after')
  await expect(card(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'RSVP', exact: true })).toHaveCount(0)
  expect(elsewhere).toEqual([])
})

test('a page that stays open folds the day when its last part is over, but not under its reader', async ({
  page,
  server,
}) => {
  const { made } = await aProgramme(server)
  const isOpen = () =>
    day(page)
      .locator('details')
      .evaluate((one: HTMLDetailsElement) => one.open)
  // Half past seven in the evening in Sydney.
  await page.clock.install({ time: new Date('2031-11-28T08:30:00Z') })
  await page.goto(`/view/${made.shareSlug}`)
  await expect(page.locator('[data-page]')).toHaveAttribute('data-time', 'today')
  await day(page).scrollIntoViewIfNeeded()
  await page.clock.fastForward(60 * 60 * 1000)
  await expect(page.locator('[data-page]')).toHaveAttribute('data-time', 'after')
  await expect(day(page).locator('summary')).toHaveText('The day')
  expect(await isOpen()).toBe(true)
  await expect(card(page)).toBeHidden()

  // The page as the browser kept it, opened when all is over.
  await page.clock.setFixedTime(new Date('2031-11-28T11:00:00Z'))
  await page.reload()
  await expect(day(page).locator('summary')).toHaveText('The day')
  expect(await isOpen()).toBe(false)
})

test('where the reader is, the time stands beside the one of the place', async ({ page, server }) => {
  // At Kiritimati no other clock is like its own on the same day.
  const { made } = await aProgramme(server, { service: { zone: 'Pacific/Kiritimati' } })
  await page.goto(`/view/${made.shareSlug}`)
  await expect(row(page, 'The service')).toContainText('2 PM')
  await expect(row(page, 'The service').getByText(/^your time /)).toBeVisible()
})

/** The ids of its contacts, for events that are for them alone. */
const contactsOf = async (server: RunningServer, host: Account, made: Made) =>
  (await call(server, 'GET', `/memorial/get/${made.uuid}`, { token: host.token })).memorial.contacts.map(
    ({ uuid }) => uuid,
  )

test('an event for chosen people is shown to them alone, at its time, and asked of them', async ({
  page,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  const email = `ruth-${Date.now()}@example.com`
  const contacts = [aContact(email, { firstName: 'Ruth', surname: 'Adeyemi' })]
  const made = await aPublicMemorial(server, host, { contacts })
  const burial = { audience: 'CHOSEN', contactUuids: await contactsOf(server, host, made) }
  await saveProgramme(server, host, made, threeParts(made.uuid, { burial }))
  const link = await invited(server, host, made, mailTo, email)
  const titles = day(page).getByRole('heading', { level: 3 })

  await page.goto(`/view/${made.shareSlug}`)
  await touched(page)
  await expect(titles).toHaveText(['The service', 'The gathering'])

  await page.goto(link)
  await card(page).scrollIntoViewIfNeeded()
  await expect(titles).toHaveText(['The service', 'The burial', 'The gathering'])
  await expect(row(page, 'The burial')).toContainText('The family invited you to this.')
  await expect(row(page, 'The burial')).toContainText('3:30 PM')
  await card(page).getByRole('button', { name: 'Coming to all of it' }).click()
  await send(page).click()
  await expect(card(page).locator('dd')).toHaveText([/^Coming/, /^Coming/, /^Coming/])
})
