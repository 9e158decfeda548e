import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logIn, toPayment } from './support/host.ts'

// Paying by card in the sandbox: refused cards, the bank's question, and that nobody pays twice.

test.use({ expectedErrors: [/Failed to load resource/] })

const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ })
const isPaid = (page: Page) => page.getByRole('heading', { name: 'Payment complete' })

async function fillCard(page: Page, number: string) {
  await page.getByLabel('Cardholder name').fill('Claire Hollis')
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12 / 40')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('checkbox').check()
}

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
  await expect(isPaid(page)).toBeVisible()
  expect(cards).toBe(1)
})

test('the server restarts between the steps of a payment', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await toPayment(page, server)
  await fillCard(page, '4242 4242 4242 4242')
  // The server is asked before the card is charged, and nothing is charged without its answer.
  await server.stop()
  await pay(page).click()
  await expect(page.getByText('Unable to start payment. Please try again.')).toBeInViewport()
  await server.resume()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await page.route('**/sandbox/payment-intents/*/confirm', (route) => route.abort())
  await pay(page).click()
  await expect(page.getByText('We do not know whether the payment went through.')).toBeInViewport()
  await expect(page.getByText('nothing is charged twice')).toBeVisible()
  await page.unroute('**/sandbox/payment-intents/*/confirm')
  await pay(page).click()
  await expect(isPaid(page)).toBeVisible()
})

test('a host whose session has ended is asked to sign in again before the card is charged', async ({
  page,
  server,
}) => {
  const { host } = await toPayment(page, server)
  await fillCard(page, '4242 4242 4242 4242')
  let cards = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) cards += 1
  })
  await page.evaluate(() => localStorage.setItem('apiToken', 'gone'))
  await pay(page).click()
  await expect(
    page.getByText('Your session has expired. Please sign in again before making a payment.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Log in again' }).click()
  await page.waitForURL('**/login**')
  await logIn(page, host, '/payment')
  await expect(page.getByLabel('Card number')).toBeVisible()
  expect(cards).toBe(0)
})

test('a card that was charged while the session ended is said to be charged', async ({ page, server }) => {
  const { host } = await toPayment(page, server)
  await fillCard(page, '4000 0025 0000 3155')
  await pay(page).click()
  const bank = page.getByRole('alertdialog', { name: 'Your bank asks you to confirm this payment' })
  await page.evaluate(() => localStorage.setItem('apiToken', 'gone'))
  await bank.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByText('Your card was charged')).toBeVisible()
  await expect(page.getByText('before making a payment')).toHaveCount(0)
  await logIn(page, host, '/payment')
  await expect(isPaid(page)).toBeVisible()
})
