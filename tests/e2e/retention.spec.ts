import type { Page } from '@playwright/test'
import { databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import { press, type } from './support/keyboard.ts'
import { anAccount, aPublicMemorial, type Made } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'
import { expectFits } from './support/widths.ts'

// The end of a memorial's year, and paying for another one. Tests move the year in the database, because they cannot
// move the server's clock.

const DAY_MS = 86_400_000

/** Makes a memorial's year end in so many days. `closed` sets what the job sets 31 days after the end. */
async function endIn(server: RunningServer, { uuid }: Made, days: number, closed = false): Promise<string> {
  const until = new Date(Date.now() + days * DAY_MS)
  const database = await databaseOf(server.dataDir)
  await database.query('update memorials set retained_until = $2, archived_at = $3 where uuid = $1', [
    uuid,
    until,
    closed ? new Date() : null,
  ])
  await database.query(`select pg_notify('memorial_changed', $1)`, [uuid])
  await database.end()
  return written(until)
}

const written = (moment: Date) =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'Australia/Sydney',
  }).format(moment)

function aYearAfter(days: number): string {
  const then = new Date(Date.now() + Math.max(0, days) * DAY_MS)
  then.setUTCFullYear(then.getUTCFullYear() + 1)
  return written(then)
}

const keptUntil = (page: Page, date: string) => page.getByText(`Kept until ${date}`, { exact: true })
const extend = (page: Page) => page.getByRole('link', { name: 'Keep it another year' })
const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ })
const kept = (page: Page) => page.getByRole('heading', { level: 1, name: 'Kept for another year' })

async function aHostOf(server: RunningServer) {
  const host = await anAccount(server)
  return { host, made: await aPublicMemorial(server, host) }
}

test('from sixty days before the end the dashboard leads to another year, paid with the keyboard alone', async ({
  page,
  server,
  mailTo,
  expectedErrors,
}) => {
  const { host, made } = await aHostOf(server)
  const ends = await endIn(server, made, 30)
  await logInTo(page, host, made)
  await expect(page.getByText(`The year ends on ${ends}`)).toBeVisible()
  await expectFits(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await press(page, extend(page))
  await expect(page.getByText(`stays as it is until ${aYearAfter(30)}`)).toBeVisible()
  await expect(page).toHaveTitle('Another year · Afterglow')
  await expect(page.getByText('$30.00 AUD', { exact: true })).toBeVisible()
  await expect(page.getByText('Test mode: no card is charged')).toBeVisible()
  await expectFits(page, [1280, 768, 360])

  await press(page, pay(page))
  await expect(page.getByText('Cardholder name is required')).toBeVisible()
  await expect(page.getByLabel('Cardholder name')).toBeFocused()
  await page.keyboard.type('Claire Hollis')
  await type(page, page.getByLabel('Card number'), '4000000000000002')
  await type(page, page.getByLabel('Expiry'), '1240')
  await type(page, page.getByLabel('CVC'), '123')
  for (const _ of ['Cards to try', 'I authorise']) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expectedErrors.push(/Failed to load resource/)
  await press(page, pay(page))
  await expect(page.getByText('Payment could not be completed.')).toBeVisible()
  await page.getByLabel('Card number').fill('4242424242424242')
  await press(page, pay(page))
  await expect(kept(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(`Everything stays as it is until ${aYearAfter(30)}.`)).toBeVisible()
  const receipt = await mailTo(host.email, /receipt/i)
  expect(receipt.text).toContain('for another year of Margaret Anne Hollis’s memorial')

  await press(page, page.getByRole('link', { name: 'Keepsakes', exact: true }))
  await expect(keptUntil(page, aYearAfter(30))).toBeVisible()
  await expect(extend(page)).toHaveCount(0)
})

test('a closed page says so, and names nobody', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  const { made } = await aHostOf(server)
  const view = `/view/${made.shareSlug}`
  expect((await page.goto(view))?.status()).toBe(200)
  await endIn(server, made, -40, true)
  await expect.poll(async () => (await page.goto(view))?.status()).toBe(410)
  await expect(page).toHaveTitle('This memorial’s year has ended · Afterglow')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This memorial’s year has ended')
  await expect(page.locator('main')).not.toContainText('Margaret')
  await expectFits(page)
})
