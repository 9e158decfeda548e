import type { Page } from '@playwright/test'
import { aFund, databaseOf } from '../support/responses.ts'
import { type StripeLike, startStripeLike } from '../support/stripe-like/server.ts'
import { test as base, expect } from './support/fixtures.ts'
import { aHost, aMemorial, logInTo } from './support/host.ts'
import { anAccount, aPublicMemorial } from './support/memorials.ts'
import { type RunningServer, SingleServer } from './support/server.ts'

// Payments with the real Stripe adapter: Stripe's form (its script is replaced by ours), refusals, the bank, and the
// webhook.

const test = base.extend<object, { stripe: StripeLike }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const stripe = await startStripeLike()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stripe }, use) => {
      const server = await SingleServer.start({
        OPERATOR_NAME: 'Memorials Pty Ltd',
        SUPPORT_EMAIL: 'help@memorials.example',
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_BASE: stripe.url,
        STRIPE_SCRIPT_URL: `${stripe.url}/stand-in.js`,
      })
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
})

test.use({ expectedErrors: [/Failed to load resource/] })
test.afterEach(({ stripe }) => stripe.webhooks.tell(null))

const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ })
const number = (page: Page) => page.getByLabel('Card number')
const isPaid = (page: Page) => page.getByRole('heading', { name: 'Payment complete' })
const bank = (page: Page) => page.frameLocator('iframe[title="Test bank"]')

async function toPayment(page: Page, server: RunningServer) {
  const host = await aHost(server)
  const made = await aMemorial(server, host)
  await logInTo(page, host, made)
  await expect(number(page)).toBeVisible()
  return { host, made }
}

async function payWith(page: Page, card: string) {
  await number(page).fill(card)
  await page.getByRole('checkbox').check()
  await pay(page).click()
}

test("a host pays; Stripe's script is loaded only on pages where somebody pays, in the language of the page", async ({
  page,
  server,
  mailTo,
  expectAccessible,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('/stand-in.js') && scripts.push(request.url()))
  await page.goto('/')
  expect(scripts).toEqual([])
  const { host } = await toPayment(page, server)
  expect(scripts).toHaveLength(1)
  await expect(page.getByText('Test mode')).toHaveCount(0)
  await expectAccessible(page)
  await payWith(page, '4242 4242 4242 4242')
  await expect(isPaid(page)).toBeVisible()
  expect((await mailTo(host.email, /receipt/i)).text).not.toContain('Test mode')
  await page.reload()
  await expect(isPaid(page)).toBeVisible()
})

test('a refused card shows the reason next to the form, and another card can be used', async ({
  page,
  server,
  stripe,
}) => {
  await toPayment(page, server)
  await pay(page).click()
  await expect(page.getByText('Please confirm the payment authorisation')).toBeVisible()
  await page.getByRole('checkbox').check()
  await pay(page).click()
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible()
  for (const [card, words] of [
    ['4000 0000 0000 0002', 'Your card was declined. Please try another one.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4000 0000 0000 0069', 'Your card has expired.'],
    ['4242 4242 4242 4241', 'Your card number is incorrect.'],
  ] as const) {
    await payWith(page, card)
    await expect(page.getByText(words)).toBeVisible()
  }
  const before = stripe.state.charges.size
  await payWith(page, '4242 4242 4242 4242')
  await expect(isPaid(page)).toBeVisible()
  expect(stripe.state.charges.size).toBe(before + 1)
})

test('a bank with a page of its own leads back, first after a refusal and then after the payment', async ({
  page,
  server,
}) => {
  await toPayment(page, server)
  await payWith(page, '4000 0084 0000 1629')
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await expect(page.getByText('Your bank did not confirm this payment.')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await payWith(page, '4000 0084 0000 1629')
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(isPaid(page)).toBeVisible()
})

test('a payment that the bank still works on is under way, also after a reload, and is shown once it is through', async ({
  page,
  server,
  stripe,
}) => {
  await toPayment(page, server)
  await payWith(page, '000123456')
  await expect(page.getByText('Your payment is under way')).toBeInViewport()
  await page.reload()
  await expect(page.getByText('Your payment is under way')).toBeVisible()
  await expect(page.getByText('Nothing was charged')).toHaveCount(0)
  await expect(pay(page)).toBeDisabled()
  const [intent] = [...stripe.state.intents.values()].slice(-1)
  if (intent) stripe.intents.succeed(intent)
  await expect(isPaid(page)).toBeVisible({ timeout: 15_000 })
})

async function toDonate(page: Page, server: RunningServer) {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const database = await databaseOf(server.dataDir)
  await aFund(database, made.uuid, { position: 0, title: 'Flowers' })
  await database.end()
  const donor = await anAccount(server)
  // The bank's frame has no access to storage.
  await page.addInitScript((stored) => {
    if (window.top === window) localStorage.setItem('apiToken', stored)
  }, donor.token)
  await page.goto(`/view/${made.shareSlug}`)
  const gift = page.locator('[data-card=gift]')
  await expect(gift).toContainText('Logged in as')
  await gift.getByRole('button', { name: 'Donate', exact: true }).click()
  return { donor, gift }
}

test('a gift is paid by a card saved at Stripe, after its bank asked', async ({
  page,
  server,
  stripe,
  mailTo,
}) => {
  const { donor, gift } = await toDonate(page, server)
  const before = stripe.state.charges.size
  await gift.getByLabel('Card number').fill('4000 0000 0000 0002')
  const give = gift.getByRole('button', { name: /^Donate \$/ })
  await give.click()
  await expect(gift.getByText('Your card was declined. Please try another one.')).toBeVisible()
  await gift.getByLabel('Card number').fill('4000 0025 0000 3155')
  await give.click()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await mailTo(donor.email, /donation/i)
  expect([...stripe.state.charges.values()].at(-1)).toMatchObject({ amount: 1048, currency: 'aud' })

  // A bank with a page of its own leads the donor back to the thanks, and no secret stays in the address.
  await page.reload()
  await expect(gift).toContainText('You gave $10.00')
  await gift.getByRole('button', { name: 'Donate', exact: true }).click()
  await gift.getByLabel('Card number').fill('4000 0084 0000 1629')
  await give.click()
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(gift.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(page.url()).not.toContain('secret')
  expect(stripe.state.charges.size).toBe(before + 2)
})
