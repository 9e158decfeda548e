import type { Language } from '#languages/index.ts'

/** Amounts are integers in minor units (cents); currencies are lower-case ISO 4217. */
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
  /** What the browser needs to continue it; of a hosted one nobody needs it. */
  clientSecret: string
  /** How much of it was refunded. */
  refundedMinor: number
  /** The disputes of the payment; almost always none. */
  disputes: Dispute[]
  /** Fixed when the intent is made; checked when it is settled. */
  metadata: IntentMetadata
}

/** The payer's bank claims money back (a chargeback). */
export interface Dispute {
  /** The provider's id. */
  id: string
  /**
   * `inquiry`: the bank asks, and the money is still here. `open`: the bank has the money until it decides. `won`: the
   * money is here again. `lost`: it is gone for good, unless a later decision says otherwise.
   */
  state: 'inquiry' | 'open' | 'won' | 'lost'
  /** The bank's reason, such as `fraudulent`. */
  reason: string
  /** May differ from the payment: a part of it, or another day's exchange rate. */
  amountMinor: number
  currency: string
  openedAt: Date
  /** Until when a response counts; null when none is expected. */
  respondBy: Date | null
}

/** Where the money is, over all disputes: one lost dispute is decisive, then one that is open. */
export type Claim = 'none' | 'open' | 'won' | 'lost'

export function claimOf({ disputes }: Pick<PaymentIntent, 'disputes'>): Claim {
  const has = (state: Dispute['state']) => disputes.some((dispute) => dispute.state === state)
  if (has('lost')) return 'lost'
  if (has('open')) return 'open'
  return has('won') ? 'won' : 'none'
}

export interface IntentMetadata {
  /** The price of a memorial, of another year of it, or a gift to one of its funds: none can replace another. */
  purpose: 'memorial' | 'extension' | 'donation'
  memorialUuid: string
  /** Null for a donor without an account. */
  userUuid: string | null
}

export interface NewIntent {
  amountMinor: number
  currency: string
  email: string
  metadata: IntentMetadata
  /** For a gift: the account that receives it, `acct_…`; the configured one by default. */
  account?: string | null
  /** For a gift: the fee that stays with the product, if the gift goes to another account. */
  feeMinor?: number
  /** The same key with the same parameters returns the same intent, in its present state. */
  idempotencyKey: string
}

/** A payment on the provider's own page, for a browser that runs no script of ours (docs/decisions/0021). */
export interface NewHostedIntent extends NewIntent {
  /** The description on that page. */
  title: string
  language: Language
  /** Where that page leads afterwards, paid or not. */
  returnUrl: string
}

/** Where a page that shows the provider's form may load scripts from, send calls to, and open frames of. */
export interface PageOrigins {
  scripts: readonly string[]
  calls: readonly string[]
  frames: readonly string[]
}

export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /** What the provider's form in the browser needs; null when the form is our own. */
  readonly page: { publishableKey: string; scriptUrl: string; origins: PageOrigins } | null
  /** Whether gifts can be paid to that account, `acct_…`. */
  canReceive(account: string): Promise<boolean>
  createIntent(wanted: NewIntent): Promise<PaymentIntent>
  /** Settled, called off and refunded like any other; only the card is entered at the provider. */
  createHostedIntent(wanted: NewHostedIntent): Promise<PaymentIntent>
  /**
   * The address where a hosted intent is paid, absolute or a path of ours; null once it cannot be paid any more.
   * Rejects with `UnknownIntent`.
   */
  hostedPage(id: string): Promise<string | null>
  /** Rejects with `UnknownIntent`. */
  getIntent(id: string): Promise<PaymentIntent>
  /**
   * Charges a card that the provider's form in the browser stored. Resolves with `succeeded`, also for an intent that
   * succeeded before, or with `requires_action` when the bank asks its customer first. Rejects with `CardRefused` (the
   * same intent can be tried with another card) or `UnknownIntent`.
   */
  confirmIntent(id: string, paymentMethodId: string): Promise<PaymentIntent>
  /**
   * Makes sure that no money arrives any more. Resolves with the intent in its present state: `canceled`, or
   * `succeeded` when the money had already arrived. Rejects with `UnknownIntent`.
   */
  cancelIntent(id: string): Promise<PaymentIntent>
  /**
   * Refunds what was paid and not refunded before; idempotent. Resolves with the intent in its present state; one that
   * was not paid, or whose money the bank has, stays as it is. Rejects with `UnknownIntent`.
   */
  refundIntent(id: string): Promise<PaymentIntent>
}

/** A card, or its holder, cannot complete a payment. The message is for people. */
export class CardRefused extends Error {
  /** Such as `card_declined` or `insufficient_funds`. */
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'CardRefused'
    this.code = code
  }
}

export class UnknownIntent extends Error {
  constructor(id: string) {
    super(`No payment intent ${id}`)
    this.name = 'UnknownIntent'
  }
}

/** What the operator's log says of a dispute: no name, no address. */
export interface DisputeNews extends Pick<Dispute, 'id' | 'state' | 'reason' | 'amountMinor' | 'currency'> {
  intentId: string
  purpose: PaymentIntent['metadata']['purpose']
}
