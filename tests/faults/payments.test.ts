import { expect, onTestFinished, test, vi } from 'vitest'
import { payAt } from '../support/stripe-app.ts'
import { startStripeLike } from '../support/stripe-like/server.ts'
import { anUnpaidHost, atOnce, insist } from './support/clients.ts'
import { aCluster, countOf } from './support/cluster.ts'

const PAID = 6
/** Payments that were begun, and whose card was declined. */
const UNPAID = 2

test('events of Stripe arrive five times and out of order while nodes are killed: each payment counts once', async () => {
  const stripe = await startStripeLike()
  onTestFinished(stripe.close)
  const cluster = await aCluster({
    environment: {
      OPERATOR_NAME: 'Memorials Pty Ltd',
      SUPPORT_EMAIL: 'help@memorials.example',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.url,
      STRIPE_SCRIPT_URL: `${stripe.url}/stand-in.js`,
    },
  })
  const { webs, worker, mail } = cluster
  const hosts: Awaited<ReturnType<typeof anUnpaidHost>>[] = []
  await atOnce(PAID + UNPAID, 3, async () => hosts.push(await anUnpaidHost(cluster)))
  for (const [n, { token, uuid }] of hosts.entries()) {
    const { body } = await insist(cluster, 'POST', '/memorial/payment-intent', {
      token,
      body: { memorialUuid: uuid },
    })
    // Pretend that the browser dies here: the product hears of the payment by webhooks only.
    await payAt(stripe, body.paymentIntentId, n < PAID ? 'pm_card_visa' : 'pm_card_chargeDeclined')
  }

  // All events, newest first, five times over. Each is repeated until it is accepted, as Stripe does.
  const events = stripe.webhooks.events.toReversed()
  const told = Array.from({ length: 5 }, () => events).flat()
  const fates = new Map([
    [10, () => worker.stop('SIGKILL')],
    [20, () => webs[0].stop('SIGKILL')],
    [Math.floor(told.length / 2), () => webs[0].start()],
    [Math.floor(told.length / 2) + 10, () => webs[1].stop('SIGKILL')],
  ])
  let taken = 0
  await atOnce(told.length, 4, async (n) => {
    await fates.get(n)?.()
    const event = told[n]
    if (!event) return
    await vi.waitFor(
      async () => expect(await stripe.webhooks.deliver(event, `${cluster.url}/stripe/webhook`)).toBe(200),
      { timeout: 60_000, interval: 50 },
    )
    taken += 1
  })
  expect(taken).toBe(told.length)
  expect(fates.size).toBe(4)
  await webs[1].start()
  await worker.start()

  const paid = 'select count(*) from memorials where payment_completed_at is not null'
  await vi.waitFor(async () => expect(await countOf(cluster, paid)).toBe(PAID), {
    timeout: 60_000,
    interval: 50,
  })
  const receipts = () => mail.mails.filter(({ subject }) => /receipt/i.test(subject))
  await vi.waitFor(() => expect(new Set(receipts().map(({ to }) => to)).size).toBe(PAID), {
    timeout: 120_000,
    interval: 50,
  })
  expect(new Set(receipts().map(({ id }) => id)).size).toBe(PAID)
  expect(
    receipts()
      .map(({ to }) => to)
      .every((to) => hosts.slice(0, PAID).some(({ email }) => email === to)),
  ).toBe(true)
  expect(stripe.calls.filter((call) => call.includes('/v1/refunds'))).toEqual([])
})
