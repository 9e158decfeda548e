import { DomainError } from '#server/lib/domain-error.ts'
import { type PaymentIntent, type PaymentProvider, UnknownIntent } from '#server/ports/payments.ts'
import { settles } from './rules.ts'
import type { PaymentRow } from './select-payments.ts'

/** Null when the provider does not know the payment. */
export async function findIntent(ask: () => Promise<PaymentIntent>): Promise<PaymentIntent | null> {
  try {
    return await ask()
  } catch (reason) {
    if (reason instanceof UnknownIntent) return null
    throw reason
  }
}

/** Rejects with PAYMENT_UNDER_WAY while the bank works on a payment, which is neither paid nor refused meanwhile. */
export function requireDecided({ status }: Pick<PaymentIntent, 'status'>): void {
  if (status === 'processing') throw new DomainError('PAYMENT_UNDER_WAY')
}

/**
 * Accepts only a matching success. Rejects with INTENT_UNKNOWN, INTENT_MISMATCH, PAYMENT_UNDER_WAY or
 * PAYMENT_INCOMPLETE.
 *
 * @param wanted what must have been paid for, and by whom
 */
export async function requirePaid(
  provider: PaymentProvider,
  payment: PaymentRow,
  wanted: Pick<PaymentRow, 'purpose' | 'memorialUuid' | 'userUuid'>,
): Promise<PaymentIntent> {
  const intent = await findIntent(() => provider.getIntent(payment.intentId))
  if (!intent) throw new DomainError('INTENT_UNKNOWN')
  if (!settles(intent, { ...payment, ...wanted })) throw new DomainError('INTENT_MISMATCH')
  requireDecided(intent)
  if (intent.status !== 'succeeded') throw new DomainError('PAYMENT_INCOMPLETE')
  return intent
}
