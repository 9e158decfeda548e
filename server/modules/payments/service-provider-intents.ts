import { DomainError } from '#server/lib/domain-error.ts'
import { type PaymentIntent, type PaymentProvider, UnknownIntent } from '#server/ports/payments.ts'

// What the provider says of a payment, for the price of a memorial and for gifts.

/** Null when the provider does not know the payment. */
export async function findIntent(ask: () => Promise<PaymentIntent>): Promise<PaymentIntent | null> {
  try {
    return await ask()
  } catch (reason) {
    if (reason instanceof UnknownIntent) return null
    throw reason
  }
}

/** Rejects with INTENT_UNKNOWN. */
export async function readIntent(provider: PaymentProvider, id: string): Promise<PaymentIntent> {
  const intent = await findIntent(() => provider.getIntent(id))
  if (!intent) throw new DomainError('INTENT_UNKNOWN')
  return intent
}

/** Rejects with PAYMENT_UNDER_WAY while the bank works on a payment, which is neither paid nor refused meanwhile. */
export function requireDecided({ status }: Pick<PaymentIntent, 'status'>): void {
  if (status === 'processing') throw new DomainError('PAYMENT_UNDER_WAY')
}
