import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { aPromo, openPromo, toPayment } from './support/host.ts'

// Promo codes: free, an amount off, and refused.

test.use({ expectedErrors: [/Failed to load resource/] })

async function apply(page: Page, code: string) {
  await openPromo(page)
  await page.getByLabel('Promo code').fill(code)
  await page.getByLabel('Promo code').press('Enter')
}

test('with a free code there is nothing to pay', async ({ page, server }) => {
  const code = await aPromo(server, { free: true })
  await toPayment(page, server)
  await apply(page, ` ${code.toLowerCase()} `)
  await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible()
  await expect(page.getByText('A confirmation is on its way to your email.')).toBeVisible()
  await expect(page.getByText('receipt')).toHaveCount(0)
  await page.reload()
  await page.getByRole('link', { name: 'Next Page' }).click()
  await page.waitForURL('**/share')
  await expect(page.getByLabel('Memorial Link')).toBeVisible()
})

test('a code that takes an amount off lowers the price, until it is removed', async ({ page, server }) => {
  const code = await aPromo(server, { amountOff: 1000 })
  await toPayment(page, server)
  await apply(page, code)
  await expect(page.getByText('$20.00 AUD', { exact: true })).toBeVisible()
  await expect(page.getByText('−$10.00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay $20.00' })).toBeEnabled()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pay $20.00' })).toBeEnabled()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Pay $30.00' })).toBeEnabled()
})

test('an unknown code shows an error, and so do too many tries', async ({ page, server }) => {
  await toPayment(page, server)
  await openPromo(page)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Please enter a promo code.')).toBeVisible()
  for (let looks = 0; looks < 5; looks += 1) {
    await apply(page, `NOPE${looks}`)
    await expect(
      page.getByText('This promo code was not found. Note: You have a limited number of attempts.'),
    ).toBeVisible()
    await expect(page.getByLabel('Promo code')).toBeFocused()
  }
  await apply(page, 'NOPE6')
  await expect(page.getByText('max promo check reached')).toBeVisible()
})

test('a code that cannot be checked changes nothing', async ({ page, server }) => {
  await toPayment(page, server)
  await page.route('**/memorial/promo/validate', (route) => route.abort())
  await apply(page, 'ROSES')
  await expect(page.getByText('Unable to validate promo code. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Promo code')).toHaveValue('ROSES')
  await expect(page.getByRole('button', { name: 'Pay $30.00' })).toBeEnabled()
})

test('when a stored code has been used up meanwhile, the full price is asked', async ({ page, server }) => {
  const code = await aPromo(server, { amountOff: 1000 })
  await toPayment(page, server)
  await apply(page, code)
  await expect(page.getByRole('button', { name: 'Pay $20.00' })).toBeEnabled()
  const refusal = { success: false, msg: 'This promo code was not found.', code: 'PROMO_NOT_FOUND' }
  await page.route('**/memorial/payment-intent', async (route) => {
    const { promoCode } = route.request().postDataJSON()
    if (promoCode) await route.fulfill({ status: 404, json: refusal })
    else await route.continue()
  })
  await page.reload()
  await expect(page.getByText(`The promo code ${code} can no longer be used`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay $30.00' })).toBeEnabled()
})

test('a payment whose code was used up is refunded, says so, and the full price can be paid', async ({
  page,
  server,
}) => {
  const code = await aPromo(server, { amountOff: 1000 })
  await toPayment(page, server)
  await apply(page, code)
  await expect(page.getByRole('button', { name: 'Pay $20.00' })).toBeEnabled()
  const msg =
    'This promo code could not be used any more when your payment came, so your payment is given back. You can pay without the code.'
  // The server's response when somebody else used the code up meanwhile (tests/attacks/promo-uses.test.ts).
  await page.route('**/memorial/payment', (route) =>
    route.fulfill({ status: 409, json: { success: false, msg, code: 'PROMO_USED_UP' } }),
  )
  await page.route('**/memorial/payment-intent', async (route) => {
    const { promoCode } = route.request().postDataJSON()
    const refusal = { success: false, msg: 'This promo code was not found.', code: 'PROMO_NOT_FOUND' }
    if (promoCode) await route.fulfill({ status: 404, json: refusal })
    else await route.continue()
  })
  // No money moves here, so that the full price can be asked for afterwards.
  await page.route('**/sandbox/payment-intents/*/confirm', (route) =>
    route.fulfill({ json: { success: true, msg: null, status: 'succeeded' } }),
  )
  await page.getByLabel('Cardholder name').fill('Claire Hollis')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('12 / 40')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Pay $20.00' }).click()
  await expect(page.getByText('Your payment is given back', { exact: true })).toBeVisible()
  await expect(page.getByText(msg)).toBeVisible()
  await page.unroute('**/memorial/payment')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText(`The promo code ${code} can no longer be used`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay $30.00' })).toBeEnabled()
})
