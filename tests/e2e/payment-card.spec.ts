import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { aHost, logIn, toPayment } from './support/host.ts'
import { expectFromTop } from './support/view-top.ts'

// Paying by card in the sandbox: refused cards, the bank's question, and that nobody pays twice.

test.use({ expectedErrors: [/Failed to load resource/] })

const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ })
const isPaid = (page: Page) => page.getByRole('heading', { name: 'Payment complete' })

async function fillCard(page: Page, number: string, change: { expiry?: string; cvc?: string } = {}) {
  const { expiry = '12 / 40', cvc = '123' } = change
  await page.getByLabel('Cardholder name').fill('Claire Hollis')
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill(expiry)
  await page.getByLabel('CVC').fill(cvc)
  await page.getByRole('checkbox').check()
}

test('the payment step shows the price, what it includes, and that this is a test', async ({
  page,
  server,
}) => {
  await toPayment(page, server)
  await expect(page).toHaveTitle('Payment · Step 7 of 8 · Afterglow')
  await expect(page.getByText('$30.00 AUD', { exact: true })).toBeVisible()
  await expect(
    page.getByText(
      'One-time payment, no monthly fees, one year of data retention, slideshow and PDF export.',
    ),
  ).toBeVisible()
  await expect(page.getByText('Test mode: no card is charged')).toBeVisible()
  await page.getByText('Cards to try').click()
  await expect(page.getByText('4000 0000 0000 9995 has insufficient funds')).toBeVisible()
})

test('missing fields are named, each next to its field', async ({ page, server }) => {
  await toPayment(page, server)
  await pay(page).click()
  await expect(page.getByText('Cardholder name is required')).toBeVisible()
  await expect(page.getByText('Please enter your card details.')).toBeVisible()
  await expect(page.getByText('Please confirm the payment authorisation')).toBeVisible()
  await expect(page.getByLabel('Cardholder name')).toBeFocused()
  await page.getByLabel('Cardholder name').fill('C')
  await pay(page).click()
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
})

test('a card number is grouped while it is typed, wherever the cursor is', async ({ page, server }) => {
  await toPayment(page, server)
  const number = page.getByLabel('Card number')
  await number.pressSequentially('42424242')
  await expect(number).toHaveValue('4242 4242')
  await number.press('Home')
  await number.pressSequentially('51')
  await expect(number).toHaveValue('5142 4242 42')
  await page.getByLabel('Expiry').pressSequentially('829')
  await expect(page.getByLabel('Expiry')).toHaveValue('08 / 29')
})

for (const [number, words] of [
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ['4242 4242 4242 4241', 'Your card number is invalid.'],
] as const)
  test(`a card that is refused (${words}) can be followed by a good one`, async ({ page, server }) => {
    await toPayment(page, server)
    await fillCard(page, number)
    await pay(page).click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText('Payment could not be completed.')).toBeVisible()
    await expect(page.getByLabel('Card number')).toBeFocused()
    await expect(page.getByLabel('Cardholder name')).toHaveValue('Claire Hollis')

    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await expect(page.getByText(words)).toHaveCount(0)
    await pay(page).click()
    await expect(isPaid(page)).toBeVisible()
  })

test('an expired card is refused because of its date', async ({ page, server }) => {
  await toPayment(page, server)
  await fillCard(page, '4242 4242 4242 4242', { expiry: '01 / 20' })
  await pay(page).click()
  await expect(page.getByText('Your card has expired.')).toBeVisible()
  await expect(page.getByLabel('Expiry')).toBeFocused()
})

test('a completed payment stays completed, and leads on to Share', async ({ page, server, mailTo }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { host } = await toPayment(page, server)
  await fillCard(page, '4242 4242 4242 4242')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await pay(page).dblclick()
  await expectFromTop(page, 'Payment complete')
  expect((await mailTo(host.email, /receipt/i)).text).toContain('$30.00 AUD')
  await page.reload()
  await expect(isPaid(page)).toBeVisible()
  await page.getByRole('link', { name: 'Continue to Share' }).click()
  await page.waitForURL('**/share')
  const receipts = (await server.mailbox()).filter(
    ({ to, subject }) => to.includes(host.email) && /receipt/i.test(subject),
  )
  expect(receipts).toHaveLength(1)
})

test('the bank may ask, and the answer may be no or yes', async ({ page, server }) => {
  await toPayment(page, server)
  await fillCard(page, '4000 0025 0000 3155')
  await pay(page).click()
  const bank = page.getByRole('alertdialog', { name: 'Your bank asks you to confirm this payment' })
  await expect(bank).toContainText('$30.00 AUD')
  await bank.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('We are unable to authenticate your payment method.')).toBeVisible()

  await pay(page).click()
  await bank.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(isPaid(page)).toBeVisible()
})

test('a card is not charged again when the server did not hear of the payment', async ({ page, server }) => {
  await toPayment(page, server)
  await fillCard(page, '4242 4242 4242 4242')
  let cards = 0
  await page.route('**/sandbox/payment-intents/*/confirm', (route) => {
    cards += 1
    return route.continue()
  })
  const refusal = {
    success: false,
    msg: 'Unable to finalise payment with the server.',
    code: 'INTENT_UNKNOWN',
  }
  await page.route('**/memorial/payment', (route) => route.fulfill({ status: 404, json: refusal }))
  await pay(page).click()
  await expect(page.getByText('Your card is not charged twice')).toBeVisible()
  await expect(pay(page)).toBeDisabled()
  await page.unroute('**/memorial/payment')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(isPaid(page)).toBeVisible()
  expect(cards).toBe(1)
})

test('a payment made just before the tab died is completed when the host returns', async ({
  page,
  server,
}) => {
  await toPayment(page, server)
  await fillCard(page, '4242 4242 4242 4242')
  const told = page.waitForRequest('**/memorial/payment')
  await page.route('**/memorial/payment', () => {})
  await pay(page).click()
  await told
  await page.unroute('**/memorial/payment')
  await page.reload()
  await expect(isPaid(page)).toBeVisible()
})

test('the server restarts between the steps of a payment', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await toPayment(page, server)
  await fillCard(page, '4242 4242 4242 4242')
  await server.stop()
  await pay(page).click()
  await expect(page.getByText('We do not know whether the payment went through.')).toBeInViewport()
  await expect(page.getByText('nothing is charged twice')).toBeVisible()
  await server.resume()
  await pay(page).click()
  await expect(isPaid(page)).toBeVisible()
})

test('a payment that cannot be started is started at the next try', async ({ page, server }) => {
  await toPayment(page, server)
  await page.route('**/memorial/payment-intent', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Unable to start payment. Please try again.')).toBeVisible()
  await expect(pay(page)).toBeDisabled()
  await page.unroute('**/memorial/payment-intent')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
})

test('a host whose session has ended is asked to sign in again', async ({ page, server }) => {
  const { host } = await toPayment(page, server)
  await page.evaluate(() => localStorage.setItem('apiToken', 'gone'))
  await page.reload()
  await expect(
    page.getByText('Your session has expired. Please sign in again before making a payment.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Log in again' }).click()
  await page.waitForURL('**/login**')
  await logIn(page, host, '/payment')
  await expect(page.getByLabel('Card number')).toBeVisible()
})

test('who never had an account is sent to Save, and reads of no session', async ({ page }) => {
  await page.goto('/payment')
  await expect(page.getByText('Please save your memorial details')).toBeVisible()
  await expect(page.getByText('Your session has expired')).toHaveCount(0)
})

test('a host without a saved memorial is sent to Save first', async ({ page, server }) => {
  await logIn(page, await aHost(server), '/payment')
  await expect(page.getByText('Please save your memorial details before processing payment.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Save' })).toBeVisible()
})
