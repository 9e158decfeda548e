import type { FastifyPluginAsync } from 'fastify'
import type { CheckoutPages } from '../app/context.ts'
import { sandboxProvider } from './adapters/payments/sandbox.ts'
import { sandboxCheckout } from './adapters/payments/sandbox-checkout.ts'
import { sandboxRoutes } from './adapters/payments/sandbox-routes.ts'
import { watchedProvider } from './adapters/watch/watched.ts'
import type { Config } from './config.ts'
import type { Clock } from './ports/clock.ts'
import type { Database } from './ports/database.ts'
import type { PaymentProvider } from './ports/payments.ts'
import type { Watch } from './ports/watch.ts'

/** The payment provider, and what it needs from the web server. */
interface PaymentDesk {
  provider: PaymentProvider
  /**
   * @param onNews called with an intent that changed; returns whether it is ours; rejects so that the provider repeats
   * the report
   */
  routes(onNews: (intentId: string) => Promise<boolean>): FastifyPluginAsync
  /** For the payment page at our own address; null when it is the provider's. */
  checkout: CheckoutPages | null
}

/** Stripe if configured, else the sandbox. Stripe's library is loaded only if it is configured. */
export async function openPayments(
  { stripe: settings }: Pick<Config, 'stripe'>,
  { db, clock, watch }: { db: Database; clock: Clock; watch: Watch },
): Promise<PaymentDesk> {
  if (!settings) {
    const sandbox = watchedProvider(sandboxProvider({ db, clock }), watch)
    return { provider: sandbox, routes: () => sandboxRoutes(sandbox), checkout: sandboxCheckout(sandbox) }
  }
  const { openStripe, stripeProvider } = await import('./adapters/payments/stripe.ts')
  const { stripeWebhook } = await import('./adapters/payments/stripe-webhook.ts')
  const stripe = await openStripe(settings)
  return {
    provider: watchedProvider(stripeProvider(stripe, settings), watch),
    routes: (onNews) => stripeWebhook({ stripe, secret: settings.webhookSecret, clock, onNews }),
    checkout: null,
  }
}
