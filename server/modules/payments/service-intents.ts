import { randomUUID } from 'node:crypto'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { PaymentIntent } from '#server/ports/payments.ts'
import { type Purpose, settles } from './rules.ts'
import type { Price } from './service-promos.ts'
import { readIntent, requireDecided } from './service-provider-intents.ts'

/** The payer and the memorial. */
interface Of {
  memorialUuid: string
  userUuid: string
}

// Payment intents for the first year and for further ones: storing, presenting and checking them.

/** The row of an intent begun at the provider. */
export const begunPayment = (
  { provider, currency, clock }: Pick<Context, 'provider' | 'currency' | 'clock'>,
  intent: PaymentIntent,
  { memorialUuid, userUuid }: Of,
  { amountMinor, promoCode }: Price,
) => ({
  memorialUuid,
  userUuid,
  provider: provider.name,
  intentId: intent.id,
  customerId: intent.customerId,
  amountMinor,
  currency,
  promoCode,
  createdAt: clock.now(),
})

/** The row of a payment settled by a free code, which the provider does not know. */
export const freePayment = (
  { currency }: Pick<Context, 'currency'>,
  { memorialUuid, userUuid }: Of,
  promoCode: string,
  now: Date,
) => ({
  memorialUuid,
  userUuid,
  provider: 'promo',
  intentId: `promo_${randomUUID()}`,
  customerId: null,
  amountMinor: 0,
  currency,
  promoCode,
  createdAt: now,
  completedAt: now,
})

/** What the browser needs to continue the payment. Rejects as `requireDecided` does. */
export function presentIntent(
  { currency, provider }: Pick<Context, 'currency' | 'provider'>,
  intent: PaymentIntent & { clientSecret: string },
  { amountMinor }: Price,
) {
  requireDecided(intent)
  return {
    clientSecret: intent.clientSecret,
    paymentIntentId: intent.id,
    stripeCustomerId: intent.customerId,
    amount: amountMinor,
    currency,
    provider: provider.name,
    publishableKey: provider.page?.publishableKey ?? null,
    scriptUrl: provider.page?.scriptUrl ?? null,
  }
}

/**
 * Asks the provider, and accepts only a matching success. Rejects with INTENT_UNKNOWN, INTENT_MISMATCH,
 * PAYMENT_UNDER_WAY or PAYMENT_INCOMPLETE.
 */
export async function requirePaid(
  { provider }: Pick<Context, 'provider'>,
  payment: { intentId: string; amountMinor: number; currency: string },
  purpose: Purpose,
  { memorialUuid, userUuid }: Of,
): Promise<void> {
  const intent = await readIntent(provider, payment.intentId)
  const { amountMinor } = payment
  if (!settles(intent, { purpose, memorialUuid, userUuid, amountMinor, currency: payment.currency }))
    throw new DomainError('INTENT_MISMATCH')
  requireDecided(intent)
  if (intent.status !== 'succeeded') throw new DomainError('PAYMENT_INCOMPLETE')
}
