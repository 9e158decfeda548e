/** Amounts are integers in minor units (cents); currencies lower-case ISO 4217. */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

export interface PaymentIntent {
  id: string
  status: IntentStatus
  amountMinor: number
  currency: string
  customerId: string
  /** Fixed when the intent is made; compared when it is settled. */
  metadata: { memorialUuid: string; userUuid: string }
}

export interface NewIntent {
  amountMinor: number
  currency: string
  email: string
  metadata: PaymentIntent['metadata']
  /** The same key returns the same intent. */
  idempotencyKey: string
}

export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  createIntent(wanted: NewIntent): Promise<PaymentIntent & { clientSecret: string }>
  /** Rejects with `UnknownIntent`. */
  getIntent(id: string): Promise<PaymentIntent>
  /** The secret the browser needs to go on with an intent it began. */
  clientSecret(id: string): Promise<string>
}

export class UnknownIntent extends Error {
  constructor(id: string) {
    super(`No payment intent ${id}`)
    this.name = 'UnknownIntent'
  }
}
