import type { Page } from '@playwright/test'
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
  await expect(page.getByText('The end is not after the beginning.')).toBeVisible()
  await button(page, 'Done').click()
  await expect(optional(page, 'Ends')).toBeFocused()
  await optional(page, 'Ends').fill('13:45')
  await button(page, 'Done').press('Enter')
  await expect(button(page, /^1 PM Burial/)).toBeFocused()

  await button(page, 'Add an event').click()
  await expect(field(page, 'Kind')).toHaveValue('GATHERING')
  await expect(field(page, 'Begins')).toHaveValue('13:45')
  await field(page, 'Kind').selectOption('ONLINE')
  await expect(field(page, 'Livestream link')).toBeVisible()
  await expect(optional(page, 'Place')).toHaveCount(0)
  await field(page, 'Kind').selectOption('GATHERING')
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
  await page.waitForURL('**/memorial/dashboard')
  const { events } = await programmeOf(server, at)
  expect(events.map(({ kind, date, begins, place }) => [kind, date, begins, place])).toEqual([
    [expect.any(String), '2031-11-28', '11:00', 'St Brigid’s Church'],
    ['BURIAL', '2031-11-28', '13:00', 'Kingscliff Cemetery'],
    ['GATHERING', '2031-11-28', '13:45', null],
  ])
  expect(events[2]).toMatchObject({ asksFood: true, zone: 'Australia/Sydney' })
  expect((await onServer(server, at)).memorialDate?.slice(0, 10)).toBe('2031-11-28')
  const row = page.getByRole('link', { name: /When and where/ })
  await expect(row).toContainText('Nov 28, 2031 · 11 AM Service · 1 PM Burial · 1:45 PM Gathering')
  await row.click()
  await expect(page.getByRole('list', { name: 'Events' })).toContainText('Burial')
})

test('who answered for a date that was moved is told once, in words that say what is true now', async ({
  page,
  server,
  expectedErrors,
}) => {
  // Words with a link are refused.
  expectedErrors.push(/400 \(Bad Request\)/)
  await page.setViewportSize({ width: 360, height: 740 })
  const { made } = await toProgramme(page, server, { memorialDate: '2031-11-28' })
  for (const name of ['Joan', 'Frank'])
    await call(server, 'POST', `/public/memorial/${made.shareSlug}/rsvp`, {
      body: {
        name,
        email: `${name.toLowerCase()}-${made.uuid.slice(0, 8)}@example.com`,
        status: 'ATTENDING',
      },
    })
  await page.reload()
  await field(page, 'Date').fill('2031-11-29')
  await button(page, 'Save').click()
  await expect(page.getByText('Saved. Nobody was mailed.')).toBeVisible()
  await page.getByRole('button', { name: /^Tell people/ }).click()
  const words = page.getByLabel('Your words')
  await expect(words).toHaveValue(/Saturday, November 29, 2031/)
  await words.fill('See https://evil.example')
  await button(page, 'Send to 2 people').click()
  await expect(page.getByText(/Please leave out web addresses/)).toBeVisible()
  await expectFits(page)
  await words.fill('The church asked us to.')
  await button(page, 'Send to 2 people').click()
  await expect(page.getByText('People are being told.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
