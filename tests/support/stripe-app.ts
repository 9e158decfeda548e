import { onTestFinished } from 'vitest'
import type { Config } from '#server/config.ts'
import { type Parts, startApp } from './app.ts'
import { type StripeLike, startStripeLike } from './stripe-like/server.ts'

/** The Stripe settings of an app that takes payments at the given server. */
export const stripeConfig = (server: StripeLike): NonNullable<Config['stripe']> => ({
  secretKey: server.secretKey,
  publishableKey: server.publishableKey,
  webhookSecret: server.webhookSecret,
  connectedAccount: null,
  apiBase: server.url,
  scriptUrl: `${server.url}/stand-in.js`,
})

/**
 * An app with the real Stripe adapter, at a Stripe server of the tests. Webhooks are not sent by themselves: tests
 * deliver events.
 */
export async function startStripeApp(changes: Partial<Config> = {}, parts: Parts = {}) {
  const server = await startStripeLike()
  onTestFinished(server.close)
  const app = await startApp({ stripe: stripeConfig(server), ...changes }, parts)
  const webhook = `${await app.listen()}/stripe/webhook`
  return {
    app,
    server,
    webhook,
    /** Delivers all events so far, or the given ones in their order; an event may be given several times. */
    async tell(events = server.webhooks.events): Promise<number[]> {
      const statuses: number[] = []
      const now = Math.floor(app.clock.now().getTime() / 1000)
      for (const event of [...events]) statuses.push(await server.webhooks.deliver(event, webhook, now))
      return statuses
    },
  }
}

/** Confirms a payment at the provider, as Stripe's script in a browser does. */
export async function payAt(server: StripeLike, intentId: string, token = 'pm_card_visa'): Promise<void> {
  const { secretKey, url } = server
  const response = await fetch(`${url}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ payment_method: token }),
  })
  await response.arrayBuffer()
}
