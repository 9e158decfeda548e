import { randomUUID } from 'node:crypto'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import { type PaymentIntent, UnknownIntent } from '#server/ports/payments.ts'
import { type Purpose, settles } from './rules.ts'
import type { Price } from './service-promos.ts'

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

/** What the browser needs to continue the payment. */
export const presentIntent = (
  { currency, provider }: Pick<Context, 'currency' | 'provider'>,
  intent: PaymentIntent & { clientSecret: string },
  { amountMinor }: Price,
) => ({
  clientSecret: intent.clientSecret,
  paymentIntentId: intent.id,
  stripeCustomerId: intent.customerId,
  amount: amountMinor,
  currency,
  provider: provider.name,
  publishableKey: provider.page?.publishableKey ?? null,
  scriptUrl: provider.page?.scriptUrl ?? null,
})

/**
 * Asks the provider, and accepts only a matching success. Rejects with INTENT_UNKNOWN, INTENT_MISMATCH or
 * PAYMENT_INCOMPLETE.
 */
export async function requirePaid(
  context: Context,
  payment: { intentId: string; amountMinor: number; currency: string },
  purpose: Purpose,
  { memorialUuid, userUuid }: Of,
): Promise<void> {
  const intent = await askProvider(context, payment.intentId)
  const { amountMinor } = payment
  if (!settles(intent, { purpose, memorialUuid, userUuid, amountMinor, currency: payment.currency }))
    throw new DomainError('INTENT_MISMATCH')
  if (intent.status !== 'succeeded') throw new DomainError('PAYMENT_INCOMPLETE')
}

async function askProvider(
  { provider }: Pick<Context, 'provider'>,
  intentId: string,
): Promise<PaymentIntent> {
  try {
    return await provider.getIntent(intentId)
  } catch (reason) {
    if (reason instanceof UnknownIntent) throw new DomainError('INTENT_UNKNOWN')
    throw reason
  }
}
