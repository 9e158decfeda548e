import type { Page } from '@playwright/test'
import { aDonation, aFund, databaseOf, type FundFields } from '../support/responses.ts'
import { expect, test } from './support/fixtures.ts'
import { logInTo } from './support/host.ts'
import { type Account, anAccount, aPublicMemorial, call } from './support/memorials.ts'
import type { RunningServer } from './support/server.ts'

// Giving to a fund from the public memorial.

const phone = { width: 360, height: 740 }

/** A public memorial with the given funds, and its host. */
async function aMemorialWith(server: RunningServer, ...funds: (FundFields & { raised?: number[] })[]) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const database = await databaseOf(server.dataDir)
  for (const [position, { raised = [], ...fund }] of funds.entries()) {
    const fundUuid = await aFund(database, made.uuid, { position, ...fund })
    for (const amountMinor of raised) await aDonation(database, made.uuid, { fundUuid, amountMinor })
  }
  await database.end()
  return { host, made }
}

const garden = {
  title: 'Kingscliff Community Garden',
  description: 'She began it with two spades.',
  goalMinor: 500_000,
}

const card = (page: Page) => page.locator('[data-card=gift]')
const donate = (page: Page) => card(page).getByRole('button', { name: 'Donate', exact: true })
const pay = (page: Page) => card(page).getByRole('button', { name: /^Donate \$/ })
const bank = (page: Page) => page.getByRole('alertdialog', { name: /Your bank asks/ })

async function fillCard(page: Page, number: string) {
  await card(page).getByLabel('Cardholder name').fill('Peter Nguyen')
  await card(page).getByLabel('Card number').fill(number)
  await card(page).getByLabel('Expiry').fill('12 / 40')
  await card(page).getByLabel('CVC').fill('123')
}

/** Opens a path on a device where this account is logged in. */
async function signedIn(page: Page, { token }: Account, path: string) {
  await page.addInitScript((stored) => localStorage.setItem('apiToken', stored), token)
  await page.goto(path)
  await expect(card(page)).toContainText('Logged in as')
}

const fundsOf = async (server: RunningServer, { token }: Account, { uuid }: { uuid: string }) =>
  (await call(server, 'GET', `/memorial/get/${uuid}`, { token })).memorial.memorialFunds

test.describe('on a phone', () => {
  test.use({ viewport: phone, expectedErrors: [/400 \(/] })

  test('a new visitor gives $10 without an account, and the host sees it at once', async ({
    page,
    server,
    mailTo,
    expectAccessible,
  }) => {
    const { host, made } = await aMemorialWith(server, { ...garden, raised: [100_000, 24_000] })
    await page.goto(`/view/${made.shareSlug}`)
    await page.getByRole('navigation').getByRole('link', { name: 'Donate' }).click()
    await expect(card(page).getByText('$1,240 so far, in 2 donations.')).toBeVisible()
    await expect(card(page).getByRole('progressbar', { name: 'Goal: $5,000' })).toBeVisible()
    await expect(card(page).getByRole('radio', { name: '$10', exact: true })).toBeChecked()
    await expect(card(page).getByLabel('Other amount')).toBeHidden()
    await donate(page).click()
    await expect(card(page).getByLabel('Your name')).toBeFocused()
    await expect(card(page)).toContainText('Please enter your name.')
    const email = `peter-${made.uuid}@example.com`
    await card(page).getByLabel('Your name').fill('Peter Nguyen')
    await card(page).getByLabel('Your email').fill(email)
    // As on a phone that dropped the page.
    await page.reload()
    await expect(card(page).getByLabel('Your email')).toHaveValue(email)
    await expect(card(page)).toContainText('It is not sent yet.')
    await donate(page).dblclick()

    // It has a page of its own, which a reload and the way back from the provider lead to.
    await page.waitForURL(/\/give\/[0-9a-f-]{36}$/)
    for (const words of ['Processing fee', '$0.48', '$10.48 AUD'])
      await expect(card(page)).toContainText(words)
    await expectAccessible(page)
    await card(page).getByRole('link', { name: 'Change something' }).click()
    await expect(card(page).getByRole('radio', { name: '$10', exact: true })).toBeChecked()
    await expect(card(page).getByLabel('Your email')).toHaveValue(email)
    await donate(page).click()
    await card(page).getByRole('link', { name: 'Pay $10.48' }).click()
    await page.getByLabel('Cardholder name').fill('Peter Nguyen')
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.getByLabel('Expiry').fill('12 / 40')
    await page.getByLabel('CVC').fill('123')
    await page.getByRole('button', { name: 'Pay $10.48' }).click()
    await expect(card(page)).toContainText(
      '$10.00 goes to Kingscliff Community Garden, in memory of Margaret Anne Hollis.',
    )
    expect((await mailTo(email, /Your donation/)).text).toContain('You paid: $10.48 AUD')
    await page.getByRole('link', { name: 'Back to the memorial' }).click()
    await expect(card(page)).toContainText('$1,250 so far, in 3 donations.')
    await expect(card(page).getByLabel('Your email')).toHaveValue('')
    expect(await page.evaluate(() => localStorage.getItem('unsent'))).toBeNull()

    const [fund] = await fundsOf(server, host, made)
    expect(fund).toMatchObject({ raisedMinor: 125_000, donationCount: 3 })
    await logInTo(page, host, made)
    await page.getByRole('link', { name: /given/ }).click()
    const donations = page.getByRole('region', { name: 'Donations', exact: true })
    await expect(donations.getByText('Peter Nguyen')).toBeVisible()
    await expect(donations.getByText('$1,250')).toBeVisible()
  })
})

test.describe('with a card that is refused', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a signed-in visitor gives another amount to another fund, anonymously, at the third try', async ({
    page,
    server,
    expectAccessible,
  }) => {
    const library = { title: 'The school library', description: null, goalMinor: null }
    const { host, made } = await aMemorialWith(server, garden, library)
    const donor = await anAccount(server)
    await signedIn(page, donor, `/view/${made.shareSlug}`)
    await expect(card(page)).toContainText(`Logged in as ${donor.email}`)
    await card(page).getByText('The school library').click()
    await card(page).getByText('Other', { exact: true }).click()
    await donate(page).click()
    await expect(card(page).getByText('Please enter a valid donation amount')).toBeVisible()
    const other = card(page).getByLabel('Other amount')
    await expect(other).toBeFocused()
    for (const [name, value] of Object.entries({ min: '1', step: '0.01', type: 'number' }))
      await expect(other).toHaveAttribute(name, value)
    await other.fill('0.001')
    await donate(page).click()
    await expect(card(page).getByText('Please enter a valid donation amount')).toBeVisible()
    await other.fill('12.50')
    await card(page)
      .getByLabel(/Donate without showing my name/)
      .check()
    await page.reload()
    await expect(card(page).getByLabel('Other amount')).toHaveValue('12.50')
    await expect(card(page).getByRole('radio', { name: /The school library/ })).toBeChecked()
    await donate(page).click()

    await expect(card(page).getByRole('heading', { name: 'Your donation' })).toBeFocused()
    await expect(card(page)).toContainText('Test mode: no card is charged')
    await expectAccessible(page)
    await pay(page).click()
    await expect(card(page).getByText('Cardholder name is required')).toBeVisible()
    await expect(card(page).getByText('Please enter your card details.')).toBeVisible()
    await expect(card(page).getByLabel('Cardholder name')).toBeFocused()
    await fillCard(page, '4000 0000 0000 0002')
    await pay(page).click()
    await expect(card(page).getByText('Your card was declined.')).toBeVisible()
    await expect(card(page).getByText('Donation failed. Please try again.').first()).toBeVisible()
    await expect(card(page).getByLabel('Card number')).toBeFocused()
    await fillCard(page, '4000 0000 0000 9995')
    await pay(page).click()
    await expect(card(page).getByText('Your card has insufficient funds.')).toBeVisible()
    await fillCard(page, '4242 4242 4242 4241')
    await pay(page).click()
    await expect(card(page).getByText('Your card number is invalid.')).toBeVisible()

    await fillCard(page, '4000 0025 0000 3155')
    await pay(page).click()
    await expect(bank(page).getByText('ending in 3155')).toBeVisible()
    await bank(page).getByRole('button', { name: 'Decline' }).click()
    await expect(card(page).getByText(/unable to authenticate/)).toBeVisible()
    await pay(page).click()
    await bank(page).getByRole('button', { name: 'Confirm payment' }).click()
    await expect(card(page).getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(card(page)).toContainText('Your name is shown to nobody.')
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toMatch(/4242|3155/)

    const [first, second] = await fundsOf(server, host, made)
    expect(first).toMatchObject({ title: garden.title, raisedMinor: 0 })
    expect(second).toMatchObject({ raisedMinor: 1250, donationCount: 1 })
    expect(second?.donations).toMatchObject([{ anon: true, user: null }])
    await page.reload()
    await expect(card(page).getByText(/^You gave \$12\.50 on \w+ \d+, \d{4}\./)).toBeVisible()
  })

  test('a visitor is told what went wrong, keeps what was typed, and is never charged twice', async ({
    page,
    server,
  }) => {
    const { host, made } = await aMemorialWith(server, garden)
    const donor = await anAccount(server)
    await page.goto(`/view/${made.shareSlug}`)
    // By logging in, and back.
    await card(page).getByRole('link', { name: 'I already have an account' }).click()
    await page.getByLabel('Email').fill(donor.email)
    await page.getByLabel('Password', { exact: true }).fill(donor.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(`**/view/${made.shareSlug}#donate`)
    await expect(card(page)).toContainText(`Logged in as ${donor.email}`)
    await page.route('**/SandboxCard-*.js', (route) => route.abort())
    await donate(page).click()
    await expect(
      card(page).getByText('Failed to initialize payment system. Please refresh the page.'),
    ).toBeVisible()
    await pay(page).click()
    await expect(card(page).getByText('Payment system not ready. Please refresh the page.')).toBeVisible()
    await page.unrouteAll()
    await page.reload()
    await donate(page).click()
    await fillCard(page, '4242 4242 4242 4242')
    await page.route('**/give?pay=', (route) => route.fulfill({ status: 503, body: 'Busy' }))
    await pay(page).click()
    const unclear = card(page)
      .getByText(/Your card may have been charged/)
      .filter({ visible: true })
    await expect(unclear).toBeVisible()
    await page.unrouteAll()
    // The gift is made, but its response is lost.
    await page.route('**/give?pay=', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/give?pay='))
    await pay(page).click()
    await lost
    await expect(unclear).toBeVisible()
    await expect(card(page).getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
    await page.unrouteAll()
    // Whoever begins anew reads that they gave already.
    await page.reload()
    await expect(card(page)).toContainText('You gave $10.00 on')
    await donate(page).click()
    await expect(pay(page)).toBeVisible()
    await expect(card(page)).toContainText('You gave $10.00 on')
    expect(await fundsOf(server, host, made)).toMatchObject([{ raisedMinor: 1000, donationCount: 1 }])
  })
})
