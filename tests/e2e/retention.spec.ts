import type { Page } from '@playwright/test'
import { databaseOf } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { aPromo, fillLogin, logIn, logInTo, openPromo } from './support/host.ts'
import { press, type } from './support/keyboard.ts'
import { type Account, aMemorial, anAccount, aPublicMemorial, call, type Made } from './support/memorials.ts'
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

async function fillCard(page: Page, number: string) {
  await page.getByLabel('Cardholder name').fill('Claire Hollis')
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12 / 40')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('checkbox').check()
}

async function aHostOf(server: RunningServer) {
  const host = await anAccount(server)
  return { host, made: await aPublicMemorial(server, host) }
}

const keepsakes = ({ uuid }: Made) => `/memorial/keepsakes?memorial=${uuid}`
const extension = ({ uuid }: Made) => `/memorial/extend?memorial=${uuid}`

test('during the year, the card says when it ends and what happens then', async ({ page, server }) => {
  const { host, made } = await aHostOf(server)
  await logIn(page, host, keepsakes(made))
  await expect(keptUntil(page, aYearAfter(0))).toBeVisible()
  await expect(page.getByText('visitors can read the memorial for 30 more days')).toBeVisible()
  await expect(page.getByText(/From .* on you can add another year for \$30\.00\./)).toBeVisible()
  await expect(extend(page)).toHaveCount(0)

  await page.goto(extension(made))
  await expect(page.getByText(`The memorial is kept until ${aYearAfter(0)}`)).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Anne Hollis' })).toBeVisible()
  await expect(extend(page)).toHaveCount(0)

  const unpaid = await aMemorial(server, host, { nameOfPerson: 'Ruth Vale' })
  await page.goto(extension(unpaid))
  await expect(page.getByText('This memorial is not paid for yet')).toBeVisible()
})

test('the dashboard waits to know whether the year ends soon, and is shown without the notice if that fails', async ({
  page,
  server,
  expectedErrors,
}) => {
  const { host, made } = await aHostOf(server)
  const ends = await endIn(server, made, 30)
  const notice = page.getByText(`The year ends on ${ends}`)
  const whole = page.getByRole('heading', { level: 1, name: 'Margaret Anne Hollis' })
  const told = Promise.withResolvers<void>()
  await page.route('**/memorial/retention/**', async (route) => {
    await told.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/memorial/retention/**')
  await logInTo(page, host, made)
  await asked
  // Content shown before would be pushed down by the notice.
  await expect(whole).toHaveCount(0)
  told.resolve()
  await expect(notice).toBeVisible()
  await expect(whole).toBeVisible()

  await page.unrouteAll()
  expectedErrors.push(/Failed to load resource/)
  await page.route('**/memorial/retention/**', (route) => route.abort())
  await page.reload()
  await expect(whole).toBeVisible()
  await expect(notice).toHaveCount(0)
})

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

test('a link from a mail leads through the login; a code lowers the price, and a free code is enough', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const { host, made } = await aHostOf(server)
  await endIn(server, made, -10)
  const [less, free] = [await aPromo(server, { amountOff: 1000 }), await aPromo(server, { free: true })]
  await page.goto(extension(made))
  await page.waitForURL('**/login?**')
  await fillLogin(page, host)
  await page.waitForURL(`**${extension(made)}`)
  const code = page.getByLabel('Promo code')
  const apply = page.getByRole('button', { name: 'Apply' })
  await openPromo(page)
  await apply.click()
  await expect(code).toHaveAccessibleDescription(/Please enter a promo code\./)
  await code.fill('NOPE')
  await apply.click()
  await expect(code).toHaveAccessibleDescription(/not found/)
  await code.fill(less)
  await apply.click()
  await expect(pay(page)).toHaveText('Pay $20.00')
  await expect(page.getByText('−$10.00')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(pay(page)).toHaveText('Pay $30.00')
  await code.fill(free)
  await apply.click()
  await expect(kept(page)).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Anne Hollis' })).toBeVisible()
  await expect(page.getByText(/The year ended/)).toHaveCount(0)
})

test('a closed page says so; its hosts still have everything, and open it again with another year', async ({
  page,
  browser,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const { host, made } = await aHostOf(server)
  const view = `/view/${made.shareSlug}`
  expect((await page.goto(view))?.status()).toBe(200)
  const ended = await endIn(server, made, -40, true)
  await expect.poll(async () => (await page.goto(view))?.status()).toBe(410)
  await expect(page).toHaveTitle('This memorial’s year has ended · Afterglow')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This memorial’s year has ended')
  await expect(page.locator('main')).not.toContainText('Margaret')
  await expectFits(page)

  await page.getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, host)
  await page.waitForURL('**/profile')
  await page.goto(`/memorial/load/${made.uuid}`)
  await page.waitForURL('**/memorial/dashboard')
  await expect(page.getByText('The page of this memorial is closed')).toBeVisible()
  await page.goto(keepsakes(made))
  await expect(page.getByText(`The year ended on ${ended}, and visitors can no longer`)).toBeVisible()
  await expectFits(page)
  await extend(page).click()
  await fillCard(page, '4242 4242 4242 4242')
  await pay(page).click()
  await expect(kept(page)).toBeVisible()

  const visitor = await browser.newPage()
  expect((await visitor.goto(server.url + view))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Margaret Anne Hollis')
  await visitor.close()
})

test('when another tab has paid meanwhile, nobody pays twice, and the page says until when the memorial is kept', async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const { host, made } = await aHostOf(server)
  await endIn(server, made, 5)
  await logIn(page, host, extension(made))
  await fillCard(page, '4242 4242 4242 4242')
  const other = await context.newPage()
  await other.goto(server.url + extension(made))
  await fillCard(other, '4242 4242 4242 4242')
  await pay(other).click()
  await expect(kept(other)).toBeVisible()
  await other.close()
  // It is the same payment, so pressing Pay finds it completed.
  await pay(page).click()
  await expect(kept(page).or(page.getByText(`The memorial is kept until ${aYearAfter(5)}`))).toBeVisible()
  expect(await lastDay(server, host, made)).toBe(aYearAfter(5))
})

test('when the server cannot be told of a payment, it is told later, and once', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const { host, made } = await aHostOf(server)
  await endIn(server, made, 5)
  await logIn(page, host, extension(made))
  await fillCard(page, '4242 4242 4242 4242')
  await page.route('**/memorial/extension', (route) =>
    route.fulfill({ status: 400, json: { success: false, msg: 'Not now.', code: 'BAD_INPUT' } }),
  )
  await pay(page).click()
  await expect(page.getByText('Unable to finalise payment with the server.')).toBeVisible()
  await expect(page.getByText('Your card is not charged twice')).toBeVisible()
  await page.unroute('**/memorial/extension')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(kept(page)).toBeVisible()
  expect(await lastDay(server, host, made)).toBe(aYearAfter(5))
})

async function lastDay(server: RunningServer, { token }: Account, { uuid }: Made): Promise<string> {
  const { memorial } = await call(server, 'GET', `/memorial/get/${uuid}`, { token })
  return written(new Date(String(memorial.retainedUntil)))
}
