import { randomUUID } from 'node:crypto'
import { expect, test } from './support/fixtures.ts'
import { type Account, anAccount, aPublicMemorial, call, type Made } from './support/memorials.ts'
import {
  aProgramme,
  date,
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

  await card(page).getByRole('button', { name: 'Change my answer' }).click()
  await expect(
    question(page, 'The service').getByRole('radio', { name: 'Coming', exact: true }),
  ).toBeFocused()
  await question(page, 'The service').getByText('Watching online').click()
  await question(page, 'The burial').getByText('Not coming').click()
  // The number of one event is not asked for another that they do not come to.
  await expect(card(page).getByLabel('Guests you bring')).toHaveCount(1)
  await card(page).getByLabel('Guests you bring').fill('2')
  await card(page).getByLabel('Anything you cannot eat?').fill('No nuts')
  await expect(card(page).getByLabel(/help you to get in/)).toHaveCount(0)
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

test('each question that is left open says so beside it, and nothing typed is lost', async ({
  page,
  server,
}) => {
  const { host, made } = await aProgramme(server)
  await page.goto(`/view/${made.shareSlug}`)
  await touched(page)
  await question(page, 'The service').getByText('Coming', { exact: true }).click()
  await card(page).getByLabel('Guests you bring, The service').fill('70')
  await send(page).click()
  await expect(question(page, 'The burial')).toContainText('One answer is missing here.')
  await expect(card(page).getByText('Please enter a number from 0 to 50.')).toBeVisible()
  await expect(card(page).getByText('Please enter your name.')).toBeVisible()
  await expect(card(page).getByLabel('Guests you bring').first()).toBeFocused()
  await expect(card(page).getByLabel('Guests you bring').first()).toHaveValue('70')
  expect(await answersOf(server, host, made)).toEqual([])
})

test('the whole programme is answered with the keyboard alone', async ({ page, server }) => {
  const { host, made } = await aProgramme(server)
  await page.goto(`/view/${made.shareSlug}`)
  await touched(page)
  await card(page).getByRole('button', { name: 'Coming to all of it' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(
    question(page, 'The service').getByRole('radio', { name: 'Coming', exact: true }),
  ).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(question(page, 'The service').getByRole('radio', { name: 'Not sure' })).toBeChecked()
  await card(page).getByLabel('Your name').focus()
  await page.keyboard.type('Tom Hollis')
  await page.keyboard.press('Tab')
  await page.keyboard.type('tom@example.com')
  await page.keyboard.press('Enter')
  await expect(card(page).locator('dd')).toHaveText([/^Not sure/, /^Coming/, /^Coming/])
  expect(await answersOf(server, host, made)).toMatchObject([{ status: 'UNSURE' }])
})

test('what this device answered before there was a programme is its answer to the first event', async ({
  page,
  server,
}) => {
  const { made } = await aProgramme(server)
  const stored = {
    id: randomUUID(),
    name: 'Joan Petrie',
    email: 'joan@example.com',
    status: 'UNSURE',
    guests: 1,
  }
  await page.goto(`/view/${made.shareSlug}`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `answer:${made.shareSlug}`,
    JSON.stringify({ ...stored, message: 'Roses' }),
  ] as const)
  await page.reload()
  await expect(card(page).locator('dd')).toHaveText([
    /^Not sure, with 1 guest/,
    /^No answer yet/,
    /^No answer yet/,
  ])
  await card(page).getByRole('button', { name: 'Change my answer' }).click()
  await expect(question(page, 'The service').getByRole('radio', { name: 'Not sure' })).toBeChecked()
  await expect(card(page).getByLabel('Guests you bring, The service')).toHaveValue('1')
  await expect(card(page).getByLabel('A message for the family')).toHaveValue('Roses')
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

test('once it is over the page remembers: memories come first, and the day is folded', async ({
  page,
  server,
}) => {
  const past = { date: '2024-11-29' }
  const { made } = await aProgramme(server, {
    service: { ...past, recordingUrl: 'https://vimeo.com/4712' },
    burial: past,
    gathering: past,
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/view/${made.shareSlug}`)
  await expect(card(page)).toHaveCount(0)
  const first = page.getByRole('navigation', { name: 'Reply, contribute, donate' }).getByRole('link').first()
  await expect(first).toHaveText('Add a memory')
  await expect(day(page).getByRole('heading', { name: 'The service' })).toBeHidden()
  await day(page).getByText('The day', { exact: true }).click()
  await expect(day(page).getByRole('heading', { name: 'The service' })).toBeVisible()
  await expect(day(page).getByRole('link', { name: 'Watch the recording' })).toBeVisible()
  await expect(day(page).getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
})

test('where the reader is, the time stands beside the one of the place', async ({ page, server }) => {
  // At Kiritimati no other clock is like its own on the same day.
  const { made } = await aProgramme(server, { service: { zone: 'Pacific/Kiritimati' } })
  await page.goto(`/view/${made.shareSlug}`)
  await expect(row(page, 'The service')).toContainText('2 PM')
  await expect(row(page, 'The service').getByText(/^your time /)).toBeVisible()
})

test('an event that is called off is said kindly, and asks nothing', async ({ page, server }) => {
  const { made } = await aProgramme(server, { burial: { isCancelled: true } })
  await page.goto(`/view/${made.shareSlug}`)
  await expect(row(page, 'The burial')).toContainText('This is not taking place.')
  await expect(row(page, 'The burial').getByRole('link')).toHaveCount(0)
  await card(page).hover()
  await expect(question(page, 'The gathering')).toBeVisible()
  await expect(question(page, 'The burial')).toHaveCount(0)
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

test('where everyone sees one plain day, whoever is chosen for a further event sees and answers both', async ({
  page,
  server,
  mailTo,
}) => {
  const host = await anAccount(server)
  const email = `ruth-${Date.now()}@example.com`
  const contacts = [aContact(email, { firstName: 'Ruth', surname: 'Adeyemi' })]
  const fields = { memorialDate: date, address: 'St Brigid’s Hall, Kingscliff' }
  const made = await aPublicMemorial(server, host, { ...fields, contacts })
  const chosen = { audience: 'CHOSEN', contactUuids: await contactsOf(server, host, made) }
  const [, burial] = threeParts(made.uuid, { burial: chosen })
  await saveProgramme(server, host, made, [burial ?? {}])
  const link = await invited(server, host, made, mailTo, email)

  await page.goto(`/view/${made.shareSlug}`)
  await expect(day(page)).toHaveCount(0)
  await card(page).hover()
  await expect(card(page).getByRole('group', { name: 'Will you be there?' })).toBeVisible()

  await page.goto(link)
  await card(page).scrollIntoViewIfNeeded()
  await expect(card(page).getByRole('heading', { level: 3 })).toHaveText(['The memorial', 'The burial'])
  await card(page).getByRole('button', { name: 'Coming to all of it' }).click()
  await send(page).click()
  await expect(card(page).locator('dd')).toHaveText([/^Coming/, /^Coming/])
  expect(await answersOf(server, host, made)).toMatchObject([
    { name: 'Ruth Adeyemi', status: 'ATTENDING', answers: [{ status: 'ATTENDING' }] },
  ])
})

test('without script the programme can be read, and is answered with a page', async ({ browser, server }) => {
  const { host, made } = await aProgramme(server)
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/view/${made.shareSlug}`)
  await expect(row(page, 'The service')).toContainText('Friday, November 28, 2 PM')
  await expect(row(page, 'The service').getByRole('link', { name: 'Watch now' })).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Coming to all of it' })).toHaveCount(0)
  await page.goto(`/view/${made.shareSlug}/rsvp`)
  const asked = (title: string) => page.getByRole('group', { name: title })
  await asked('The service').getByText('Coming', { exact: true }).click()
  await page.getByLabel('Your name').fill('Lena Marsh')
  await page.getByLabel('Your email').fill('lena@example.com')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(asked('The burial')).toContainText('One answer is missing here.')
  await expect(asked('The service').getByRole('radio', { name: 'Coming', exact: true })).toBeChecked()
  await asked('The burial').getByText('Not sure', { exact: true }).click()
  await asked('The gathering').getByText('Not coming').click()
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.locator('dd')).toHaveText([/^Coming/, /^Not sure/, /^Not coming/])
  expect(await answersOf(server, host, made)).toMatchObject([{ name: 'Lena Marsh', status: 'ATTENDING' }])
  await context.close()
})
