import type { FastifyPluginAsync } from 'fastify'
import { openSandboxCheckout } from '#server/adapters/payments/sandbox-routes.ts'
import type { CheckoutPages } from '../app/context.ts'
import { instrumentedProvider } from './adapters/metrics/instrumented.ts'
import { sandboxProvider } from './adapters/payments/sandbox.ts'
import { sandboxRoutes } from './adapters/payments/sandbox-routes.ts'
import type { Config } from './config.ts'
import type { Clock } from './ports/clock.ts'
import type { Database } from './ports/database.ts'
import type { Metrics } from './ports/metrics.ts'
import type { PaymentProvider } from './ports/payments.ts'

/** The payment provider, and what it needs from the web server. */
interface PaymentSetup {
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
  { db, clock, metrics }: { db: Database; clock: Clock; metrics: Metrics },
): Promise<PaymentSetup> {
  if (!settings) {
    const sandbox = instrumentedProvider(sandboxProvider({ db, clock }), metrics)
    return { provider: sandbox, routes: () => sandboxRoutes(sandbox), checkout: openSandboxCheckout(sandbox) }
  }
  const { openStripe, stripeProvider } = await import('./adapters/payments/stripe.ts')
  const { stripeWebhook } = await import('./adapters/payments/stripe-webhook.ts')
  const stripe = await openStripe(settings)
  return {
    provider: instrumentedProvider(stripeProvider(stripe, settings), metrics),
    routes: (onNews) => stripeWebhook({ stripe, secret: settings.webhookSecret, clock, onNews }),
    checkout: null,
  }
}
