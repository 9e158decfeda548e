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

const card = (page: Page) => page.locator('#donate')
const dialog = (page: Page) => page.getByRole('dialog')
const pay = (page: Page) => dialog(page).getByRole('button', { name: /^Donate \$/ })
const bank = (page: Page) => page.getByRole('alertdialog', { name: /Your bank asks/ })

async function fillCard(page: Page, number: string) {
  await dialog(page).getByLabel('Cardholder name').fill('Peter Nguyen')
  await dialog(page).getByLabel('Card number').fill(number)
  await dialog(page).getByLabel('Expiry').fill('12 / 40')
  await dialog(page).getByLabel('CVC').fill('123')
}

/** Opens a path on a device where this account is logged in. */
async function signedIn(page: Page, { token }: Account, path: string) {
  await page.addInitScript((stored) => localStorage.setItem('apiToken', stored), token)
  await page.goto(path)
}

const fundsOf = async (server: RunningServer, { token }: Account, { uuid }: { uuid: string }) =>
  (await call(server, 'GET', `/memorial/get/${uuid}`, { token })).memorial.memorialFunds

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a new visitor confirms an address and gives $10, and the host sees it at once', async ({
    page,
    server,
    mailedCode,
    mailTo,
  }) => {
    const { host, made } = await aMemorialWith(server, { ...garden, raised: [100_000, 24_000] })
    await page.goto(`/view/${made.shareSlug}`)
    await page.getByRole('navigation').getByRole('link', { name: 'Donate' }).click()
    await expect(card(page).getByText('$1,240 so far, in 2 donations.')).toBeVisible()
    await expect(card(page).getByRole('progressbar', { name: 'Goal: $5,000' })).toBeVisible()
    await expect(card(page).getByRole('radio', { name: '$10', exact: true })).toBeChecked()
    await expect(card(page).getByText('$10.00 donation + $0.48 processing fee')).toBeVisible()
    await card(page).getByRole('button', { name: 'Donate $10.48' }).click()

    await expect(dialog(page).getByRole('heading', { name: 'Your donation' })).toBeVisible()
    await expect(dialog(page).getByText('1 of 3')).toBeVisible()
    await expect(dialog(page).getByLabel('Your name')).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Send me the code' }).click()
    await expect(dialog(page).getByText('Please enter your name.')).toBeVisible()
    const email = `peter-${made.uuid}@example.com`
    await dialog(page).getByLabel('Your name').fill('Peter Nguyen')
    await dialog(page).getByLabel('Your email').fill(email)
    await expect(dialog(page).getByLabel('Password')).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Send me the code' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Look in your email' })).toBeVisible()
    const code = await mailedCode(email)
    expect((await mailTo(email, /code/)).subject).not.toContain('memory')

    // As on a phone that dropped the page while the visitor read the mail.
    await page.reload()
    await expect(dialog(page).getByText('2 of 3')).toBeVisible()
    await expect(dialog(page).getByText(email)).toBeVisible()
    await dialog(page).getByLabel('Verification code').fill(code)
    await dialog(page).getByRole('button', { name: 'Continue' }).click()

    await expect(dialog(page).getByText('3 of 3')).toBeVisible()
    await expect(dialog(page).getByText('Test mode: no card is charged')).toBeVisible()
    await expect(dialog(page).getByLabel('Cardholder name')).toBeFocused()
    await fillCard(page, '4242 4242 4242 4242')
    await pay(page).dblclick()
    await expect(dialog(page).getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(
      dialog(page).getByText(
        '$10.00 goes to Kingscliff Community Garden, in memory of Margaret Anne Hollis.',
      ),
    ).toBeVisible()
    await expect(page.getByText('$1,250 so far, in 3 donations.')).toBeAttached()
    await dialog(page).getByRole('button', { name: 'Back to the memorial' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(card(page).getByRole('button', { name: 'Donate $10.48' })).toBeFocused()
    await expect(card(page).getByText(/^You gave \$10\.00 on \w+ \d+, \d{4}\./)).toBeVisible()
    await expect(card(page)).toContainText(`You are still signed in on this device as ${email}.`)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeAttached()
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toMatch(new RegExp(`4242|${code}`))

    const [fund] = await fundsOf(server, host, made)
    expect(fund).toMatchObject({ raisedMinor: 125_000, donationCount: 3 })
    expect(fund?.donations[0]).toMatchObject({
      amountMinor: 1000,
      user: { firstName: 'Peter', surname: 'Nguyen' },
    })
    const receipt = await mailTo(email, /Your donation/)
    expect(receipt.text).toContain('You paid: $10.48 AUD')

    await page.evaluate(() => localStorage.clear())
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
  }) => {
    const library = { title: 'The school library', description: null, goalMinor: null }
    const { host, made } = await aMemorialWith(server, garden, library)
    const donor = await anAccount(server)
    await signedIn(page, donor, `/view/${made.shareSlug}`)
    await card(page).getByText('The school library').click()
    await card(page).getByText('Other', { exact: true }).click()
    await card(page).getByRole('button', { name: 'Donate', exact: true }).click()
    await expect(card(page).getByText('Please enter a valid donation amount')).toBeVisible()
    const other = card(page).getByLabel('Other amount')
    await expect(other).toBeFocused()
    for (const [name, value] of Object.entries({ min: '1', step: '0.01', type: 'number' }))
      await expect(other).toHaveAttribute(name, value)
    for (const wrong of ['0', '-1', '0.001', '1000000000']) {
      await other.fill(wrong)
      await card(page).getByRole('button', { name: 'Donate', exact: true }).click()
      await expect(card(page).getByText('Please enter a valid donation amount')).toBeVisible()
    }
    await other.fill('12.50')
    await expect(card(page).getByText('$12.50 donation + $0.52 processing fee')).toBeVisible()
    await page.reload()
    await expect(card(page).getByLabel('Other amount')).toHaveValue('12.50')
    await expect(card(page).getByRole('radio', { name: /The school library/ })).toBeChecked()
    await card(page).getByRole('button', { name: 'Donate $13.02' }).click()

    await expect(dialog(page).getByText(`Signed in as ${donor.email}`)).toBeVisible()
    await dialog(page)
      .getByLabel(/Donate without showing my name/)
      .check()
    await pay(page).click()
    await expect(dialog(page).getByText('Cardholder name is required')).toBeVisible()
    await expect(dialog(page).getByText('Please enter your card details.')).toBeVisible()
    await expect(dialog(page).getByLabel('Cardholder name')).toBeFocused()
    await fillCard(page, '4000 0000 0000 0002')
    await pay(page).click()
    await expect(dialog(page).getByText('Your card was declined.')).toBeVisible()
    await expect(dialog(page).getByText('Donation failed. Please try again.')).toBeVisible()
    await expect(dialog(page).getByLabel('Card number')).toBeFocused()
    await fillCard(page, '4000 0000 0000 9995')
    await pay(page).click()
    await expect(dialog(page).getByText('Your card has insufficient funds.')).toBeVisible()
    await fillCard(page, '4242 4242 4242 4241')
    await pay(page).click()
    await expect(dialog(page).getByText('Your card number is invalid.')).toBeVisible()

    await fillCard(page, '4000 0025 0000 3155')
    await pay(page).click()
    await expect(bank(page).getByText('ending in 3155')).toBeVisible()
    await bank(page).getByRole('button', { name: 'Decline' }).click()
    await expect(dialog(page).getByText(/unable to authenticate/)).toBeVisible()
    await pay(page).click()
    await bank(page).getByRole('button', { name: 'Confirm payment' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(dialog(page).getByText('Your name is shown to nobody.')).toBeVisible()

    const [first, second] = await fundsOf(server, host, made)
    expect(first).toMatchObject({ title: garden.title, raisedMinor: 0 })
    expect(second).toMatchObject({ raisedMinor: 1250, donationCount: 1 })
    expect(second?.donations).toMatchObject([{ anon: true, user: null }])
  })

  test('a visitor is told what went wrong, keeps what was typed, and is never charged twice', async ({
    page,
    server,
  }) => {
    const { host, made } = await aMemorialWith(server, garden)
    const donor = await anAccount(server)
    await page.goto(`/view/${made.shareSlug}`)
    await page.route('**/DonateDialog-*.js', (route) => route.abort())
    await card(page).getByRole('button', { name: 'Donate $10.48' }).click()
    await expect(
      card(page).getByText('Failed to initialize payment system. Please refresh the page.'),
    ).toBeVisible()
    await page.unrouteAll()
    await page.route('**/SandboxCard-*.js', (route) => route.abort())
    await page.reload()
    await card(page).getByRole('button', { name: 'Donate $10.48' }).click()

    // This time by logging in.
    await dialog(page).getByRole('button', { name: 'I already have an account' }).click()
    await expect(dialog(page).getByText('1 of 2')).toBeVisible()
    await dialog(page).getByLabel('Your email').fill(donor.email)
    await dialog(page).getByLabel('Password', { exact: true }).fill('not this one')
    await dialog(page).getByRole('button', { name: 'Log in' }).click()
    await expect(dialog(page).getByText('Invalid email or password.')).toBeVisible()
    await dialog(page).getByLabel('Password', { exact: true }).fill(donor.password)
    await dialog(page).getByRole('button', { name: 'Log in' }).click()
    await expect(dialog(page).getByText('2 of 2')).toBeVisible()
    await expect(
      dialog(page).getByText('Failed to initialize payment system. Please refresh the page.'),
    ).toBeVisible()
    await pay(page).click()
    await expect(dialog(page).getByText('Payment system not ready. Please refresh the page.')).toBeVisible()
    await page.unrouteAll()
    await page.reload()

    // The dialog was open before the reload, and is open again.
    await fillCard(page, '4242 4242 4242 4242')
    await page.route('**/donation/process', (route) =>
      route.fulfill({ status: 503, json: { success: false, msg: 'Busy', code: 'SERVER_BUSY' } }),
    )
    await pay(page).click()
    await expect(dialog(page).getByText('Donation failed. Please try again.')).toBeVisible()
    await expect(dialog(page).getByText('Nothing has been charged so far.')).toBeVisible()
    await page.unrouteAll()
    // The gift is made, but its response is lost, and the server cannot be asked for it.
    await page.route('**/donation/process', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.route('**/donation/finish', (route) => route.abort())
    await pay(page).click()
    await expect(dialog(page).getByText('We could not hear whether your gift went through.')).toBeVisible()
    await expect(dialog(page).getByText(/Your card may have been charged/)).toBeVisible()
    await expect(dialog(page).getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
    await page.unrouteAll()
    await expect(dialog(page).getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 15_000 })
    expect(await fundsOf(server, host, made)).toMatchObject([{ raisedMinor: 1000, donationCount: 1 }])
  })
})
