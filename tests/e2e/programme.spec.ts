import type { Locator, Page } from '@playwright/test'
import type { HostEvent } from '#contract/events.ts'
import { type AtScreen, onServer } from './support/edit-screens.ts'
import { expect, test } from './support/fixtures.ts'
import { signIn } from './support/host.ts'
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'
import { expectFits } from './support/widths.ts'

// When and where: the programme of a memorial's day, as its hosts edit it.

test.use({ timezoneId: 'Australia/Sydney' })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const optional = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}`))

async function toProgramme(page: Page, server: RunningServer, fields: Record<string, unknown> = {}) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, fields)
  await signIn(page, host)
  await page.goto(`/memorial/programme?memorial=${made.uuid}`)
  await expect(
    field(page, 'Date')
      .first()
      .or(page.getByRole('list', { name: 'Events' })),
  ).toBeVisible()
  return { host, made }
}

async function programmeOf(server: RunningServer, { host, made }: AtScreen) {
  const answer = await call(server, 'GET', `/memorial/programme/${made.uuid}`, { token: host.token })
  return answer as unknown as { events: HostEvent[]; version: number }
}

const sent = (uuid: string, fields: object = {}) => ({
  uuid,
  kind: 'SERVICE',
  date: '2031-11-28',
  begins: '11:00',
  zone: 'Australia/Sydney',
  ...fields,
})

async function saveOnServer(server: RunningServer, at: AtScreen, events: object[]) {
  const { version } = await programmeOf(server, at)
  const body = { events, version }
  await call(server, 'POST', `/memorial/programme/${at.made.uuid}`, { token: at.host.token, body })
}

test('a day of three parts is made on a phone, by keyboard and touch, and saved', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const at = await toProgramme(page, server, { address: 'St Brigid’s Church', details: 'Two steps' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When and where')
  await expect(optional(page, 'Place')).toHaveValue('St Brigid’s Church')

  await field(page, 'Date').fill('2031-11-28')
  await field(page, 'Begins').fill('11:00')
  await expect(page.getByText(/Time zone: .*Sydney/)).toBeVisible()
  await button(page, 'Add a second event').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programme')
  await expect(field(page, 'Kind')).toBeFocused()
  await expect(field(page, 'Kind')).toHaveValue('BURIAL')
  await expect(field(page, 'Date')).toHaveValue('2031-11-28')
  await expect(field(page, 'Begins')).toHaveValue('12:00')
  await field(page, 'Begins').fill('13:00')
  await optional(page, 'Place').fill('Kingscliff Cemetery')
  await optional(page, 'Ends').fill('12:30')
  await expect(page.getByText('This is before it begins, at 1 PM.')).toBeVisible()
  await button(page, 'Done').click()
  await expect(optional(page, 'Ends')).toBeFocused()
  await optional(page, 'Ends').fill('13:45')
  await button(page, 'Done').press('Enter')
  await expect(button(page, /^1 PM Burial/)).toBeFocused()

  await button(page, 'Add an event').click()
  await expect(field(page, 'Kind')).toHaveValue('GATHERING')
  await expect(field(page, 'Begins')).toHaveValue('13:45')
  await button(page, 'Limit the number of people').click()
  await expect(field(page, 'Room for how many people')).toBeFocused()
  await field(page, 'Room for how many people').fill('90')
  await button(page, 'Ask about food or access').click()
  await page.getByRole('checkbox', { name: 'What they cannot eat' }).check()
  await button(page, 'Add a livestream').click()
  await field(page, 'Livestream link').fill('https://stream.example.com/hollis')
  await expect(page.getByText('We do not know the site stream.example.com.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Try the link/ })).toHaveAttribute(
    'href',
    'https://stream.example.com/hollis',
  )
  await expectFits(page, [360])

  await button(page, 'Save').click()
  await expect(page.getByText('Saved. Nobody was mailed.')).toBeVisible()
  await expect(page.getByText(/1\sPM · Burial · Kingscliff Cemetery$/)).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.waitForURL('**/memorial/dashboard')
  const { events } = await programmeOf(server, at)
  expect(events.map(({ kind, date, begins, place }) => [kind, date, begins, place])).toEqual([
    [expect.any(String), '2031-11-28', '11:00', 'St Brigid’s Church'],
    ['BURIAL', '2031-11-28', '13:00', 'Kingscliff Cemetery'],
    ['GATHERING', '2031-11-28', '13:45', null],
  ])
  expect(events[2]).toMatchObject({ capacity: 90, asksFood: true, zone: 'Australia/Sydney' })
  expect((await onServer(server, at)).memorialDate?.slice(0, 10)).toBe('2031-11-28')
  const row = page.getByRole('link', { name: /When and where/ })
  await expect(row).toContainText('Nov 28, 2031 · 11 AM Service · 1 PM Burial · 1:45 PM Gathering')
  await row.click()
  await expect(page.getByRole('complementary', { name: 'As most people see it' })).toContainText('Burial')
})

test('what is typed survives a lost connection, a reload and a refusal', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const at = await toProgramme(page, server)
  await optional(page, 'Place').fill('The pavilion')
  await page.route('**/memorial/programme/*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { success: false, code: 'BAD_INPUT', msg: 'Not like this.' } })
      : route.fallback(),
  )
  await button(page, 'Save').click()
  await expect(page.getByRole('alertdialog')).toContainText('Not like this.')
  await button(page, 'OK').click()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(optional(page, 'Place')).toHaveValue('The pavilion')
  await expect(page.getByText('Changes not saved yet')).toBeVisible()
  await page.unroute('**/memorial/programme/*')

  await page.context().setOffline(true)
  await button(page, 'Save').click()
  await expect(page.getByText('It is saved by itself as soon as the connection is back.')).toBeVisible()
  await page.context().setOffline(false)
  await page.waitForURL('**/memorial/dashboard')
  expect((await onServer(server, at)).address).toBe('The pavilion')
})

test('two hosts at once: other fields are merged, the same ones asked about', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const at = await toProgramme(page, server)
  await optional(page, 'Place').fill('The hall')
  await optional(page, 'What to know').fill('Bring a flower')
  await saveOnServer(server, at, [sent(at.made.uuid, { place: 'The chapel', begins: '10:30' })])
  await button(page, 'Save').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Place')
  await expect(dialog).toContainText('The chapel')
  await button(page, 'Take the other version').click()
  await page.waitForURL('**/memorial/dashboard')
  const { events } = await programmeOf(server, at)
  expect(events).toMatchObject([{ place: 'The chapel', begins: '10:30', details: 'Bring a flower' }])
})

test('an answered event that is called off stays; who waits is let in, and who comes is on the list', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const at = await toProgramme(page, server)
  const gathering = crypto.randomUUID()
  const room = { kind: 'GATHERING', begins: '14:00', capacity: 1, asksFood: true }
  await saveOnServer(server, at, [sent(at.made.uuid), sent(gathering, room)])
  for (const name of ['Joan Petrie', 'Ruth Abernethy'])
    await call(server, 'POST', `/public/memorial/${at.made.shareSlug}/rsvp`, {
      body: {
        name,
        email: `${crypto.randomUUID()}@example.com`,
        status: 'NOT_ATTENDING',
        events: [{ eventUuid: gathering, status: 'ATTENDING' }],
        food: 'Nuts',
      },
    })
  await page.reload()
  await expect(page.getByText('1 is coming and 1 waits for a place')).toBeVisible()
  await page.goto(`/memorial/load/${at.made.uuid}`)
  await page.getByRole('link', { name: /^2 answers/ }).click()
  const joan = page.getByRole('listitem').filter({ has: page.getByText('Joan Petrie', { exact: true }) })
  await expect(joan).toContainText('Service: Cannot come')
  await expect(joan).toContainText('Gathering: Coming')
  await page.getByRole('link', { name: 'See who: Gathering' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gathering')
  await expect(page.getByRole('table')).toContainText('Joan Petrie')
  await page.route('**/memorial/event/admit/**', (route) => route.abort())
  await button(page, 'Let in: Ruth Abernethy').click()
  await expect(page.getByRole('alert')).toContainText('Unable to connect to the server')
  await page.unroute('**/memorial/event/admit/**')
  await button(page, 'Let in: Ruth Abernethy').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('table')).toContainText('Ruth Abernethy')
  await expect(page.getByRole('heading', { level: 2, name: 'Waiting for a place' })).toHaveCount(0)
  await expectFits(page)
  const [table] = await Promise.all([page.waitForEvent('download'), button(page, /^Download CSV/).click()])
  expect(table.suggestedFilename()).toMatch(/\.csv$/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('Margaret Anne Hollis')).toBeVisible()
  await expect(button(page, 'Print the door list')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'When and where' }).click()
  await button(page, /^2 PM Gathering/).click()
  await button(page, 'Call this event off').click()
  await expect(page.getByText('The page says that it is not taking place')).toBeVisible()
  await button(page, 'Save').click()
  await expect(page.getByText('Saved. Nobody was mailed.')).toBeVisible()
  expect((await programmeOf(server, at)).events).toMatchObject([
    { isCancelled: false },
    { isCancelled: true, counts: { attending: 2 } },
  ])
})

test('Cancel takes the changes back, and can be undone; the last event taken out brings the short form back', async ({
  page,
  server,
}) => {
  const at = await toProgramme(page, server)
  await optional(page, 'Place').fill('The pavilion')
  await button(page, 'Cancel').click()
  await page.waitForURL('**/memorial/dashboard')
  await button(page, 'Undo').click()
  await expect(optional(page, 'Place')).toHaveValue('The pavilion')

  await button(page, 'Add a second event').click()
  await optional(page, 'Place').fill('The garden')
  await button(page, 'Take this event out').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When and where')
  await button(page, 'Undo').click()
  await expect(page.getByRole('complementary')).toContainText('The garden')
  expect((await programmeOf(server, at)).events).toHaveLength(1)
})

/** Presses on a phone: each tap counts, typing does not. */
function counter(page: Page) {
  let presses = 0
  return {
    async tap(what: Locator) {
      presses += 1
      await what.tap()
    },
    /** A tap into the field, then typing. */
    async type(what: Locator, text: string) {
      presses += 1
      await what.tap()
      await what.fill(text)
    },
    presses: () => presses,
    page,
  }
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('a day of three parts takes at most twelve presses, from the dashboard to what is saved', async ({
    page,
    server,
  }) => {
    const host = await anAccount(server)
    const made = await aPublicMemorial(server, host)
    await signIn(page, host)
    await page.goto(`/memorial/load/${made.uuid}`)
    const { tap, type, presses } = counter(page)
    await tap(page.getByRole('link', { name: /When and where/ }))
    await type(field(page, 'Date'), '2031-11-28')
    await expect(page.getByText('The hour is still open, and that is fine.', { exact: false })).toBeVisible()
    await type(field(page, 'Begins'), '11:00')
    await type(optional(page, 'Place'), 'St Brigid’s Hall')
    await tap(button(page, 'Add a second event'))
    await expect(field(page, 'Kind')).toHaveValue('BURIAL')
    await type(field(page, 'Begins'), '12:30')
    await type(optional(page, 'Place'), 'Old Coast Road Cemetery')
    await tap(button(page, 'Add an event'))
    await expect(field(page, 'Kind')).toHaveValue('GATHERING')
    await expect(field(page, 'Begins')).toHaveValue('13:30')
    await tap(button(page, 'The same place: Old Coast Road Cemetery'))
    await expect(optional(page, 'Place')).toHaveValue('Old Coast Road Cemetery')
    await tap(button(page, 'Save'))
    await expect(page.getByText('Saved. Nobody was mailed.')).toBeVisible()
    expect(presses()).toBeLessThanOrEqual(12)
    const { events } = await programmeOf(server, { host, made })
    expect(events.map(({ kind, begins, place }) => [kind, begins, place])).toEqual([
      ['SERVICE', '11:00', 'St Brigid’s Hall'],
      ['BURIAL', '12:30', 'Old Coast Road Cemetery'],
      ['GATHERING', '13:30', 'Old Coast Road Cemetery'],
    ])
  })

  test('somebody who is no contact yet is added where they are chosen for one part', async ({
    page,
    server,
    expectAccessible,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/)
    const at = await toProgramme(page, server, { memorialDate: '2031-11-28' })
    await button(page, 'Add a second event').tap()
    await button(page, 'A cremation instead').tap()
    await expect(field(page, 'Kind')).toHaveValue('CREMATION')
    await button(page, 'Choose who is invited').tap()
    await expect(page.getByText('There are no contacts to choose from yet.')).toBeVisible()
    await field(page, 'Email or phone number').fill('ruth')
    await button(page, 'Add and choose').tap()
    await expect(page.getByText('Please write an email address or a phone number.')).toBeVisible()
    await optional(page, 'Name').last().fill('Ruth Abernethy')
    await field(page, 'Email or phone number').fill('ruth@example.com')
    await page.route('**/memorial/contacts/add/**', (route) => route.abort())
    await button(page, 'Add and choose').tap()
    await expect(
      page
        .getByRole('alert')
        .or(page.getByText(/connect/i))
        .first(),
    ).toBeVisible()
    await expect(field(page, 'Email or phone number')).toHaveValue('ruth@example.com')
    await page.unroute('**/memorial/contacts/add/**')
    await field(page, 'Email or phone number').press('Enter')
    await expect(page.getByRole('checkbox', { name: 'Ruth Abernethy' })).toBeChecked()
    await expectAccessible(page)
    await expectFits(page, [360])
    await button(page, 'Save').tap()
    await expect(page.getByText('Saved. Nobody was mailed.')).toBeVisible()
    const { events } = await programmeOf(server, at)
    expect(events[1]).toMatchObject({
      kind: 'CREMATION',
      audience: 'CHOSEN',
      contactUuids: [expect.any(String)],
    })
  })
})
