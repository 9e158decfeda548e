import type { Language } from '#contract/languages/index.ts'

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
  /** What was given back of it. */
  refundedMinor: number
  /** What its bank wanted back for whoever paid; none for nearly all. */
  disputes: Dispute[]
  /** Fixed when the intent is made; compared when it is settled. */
  metadata: IntentMetadata
}

/** A bank wants money back for its customer (a chargeback). */
export interface Dispute {
  /** The provider's. */
  id: string
  /**
   * `inquiry`: the bank asks, and the money is still here. `open`: the bank has the money until it is decided. `won`:
   * it is here again. `lost`: it is gone for good, unless a later word says otherwise.
   */
  state: 'inquiry' | 'open' | 'won' | 'lost'
  /** The bank's, such as `fraudulent`. */
  reason: string
  /** May differ from what was paid: a part of it, or another day's rate of exchange. */
  amountMinor: number
  currency: string
  openedAt: Date
  /** Until when an answer counts; null when none is waited for. */
  respondBy: Date | null
}

/** Where the money is, as far as banks have a say: one lost dispute is enough, then one that is open. */
export type Claim = 'none' | 'open' | 'won' | 'lost'

export function claimOf({ disputes }: Pick<PaymentIntent, 'disputes'>): Claim {
  const has = (state: Dispute['state']) => disputes.some((dispute) => dispute.state === state)
  if (has('lost')) return 'lost'
  if (has('open')) return 'open'
  return has('won') ? 'won' : 'none'
}

export interface IntentMetadata {
  /** The price of a memorial, of another year of it, or a gift to one of its funds: none stands for another. */
  purpose: 'memorial' | 'extension' | 'donation'
  memorialUuid: string
  /** null for a donor without an account. */
  userUuid: string | null
}

export interface NewIntent {
  amountMinor: number
  currency: string
  email: string
  metadata: IntentMetadata
  /** Of a gift: the account that it goes to, `acct_…`; the one of the environment unless given. */
  account?: string | null
  /** Of a gift: what stays with the product, where gifts go to an account of their own. */
  feeMinor?: number
  /** The same key with the same wish returns the same intent, as it stands then. */
  idempotencyKey: string
}

/** A payment on a page of the provider's own, for a browser that runs no script of ours (docs/decisions/0173). */
export interface NewHostedIntent extends NewIntent {
  /** What is paid for, as that page says it. */
  title: string
  language: Language
  /** Where that page leads afterwards, whether it was paid or not. */
  returnUrl: string
}

export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /** What its form in the browser needs; null where that is our own. */
  readonly page: { publishableKey: string; scriptUrl: string } | null
  /** Whether gifts can be sent to that account, `acct_…`. */
  canReceive(account: string): Promise<boolean>
  createIntent(wanted: NewIntent): Promise<PaymentIntent & { clientSecret: string }>
  /** It is asked about, called off and given back like any other; only its provider takes its card. */
  createHostedIntent(wanted: NewHostedIntent): Promise<PaymentIntent>
  /** Where a hosted intent is paid, absolute or a path of ours; null once it cannot be. Rejects with `UnknownIntent`. */
  hostedPage(id: string): Promise<string | null>
  /** Rejects with `UnknownIntent`. */
  getIntent(id: string): Promise<PaymentIntent>
  /** The secret the browser needs to go on with an intent it began. */
  clientSecret(id: string): Promise<string>
  /**
   * Takes the money with a card that the provider's form in the browser kept. Resolves with `succeeded`, also for an
   * intent that had succeeded before, or with `requires_action` when the bank asks its customer first. Rejects with
   * `CardRefused` (the same intent can be tried with another card) or `UnknownIntent`.
   */
  confirmIntent(id: string, paymentMethodId: string): Promise<PaymentIntent>
  /**
   * Sees to it that no money comes any more. Resolves with the intent as it stands then: `canceled`, or `succeeded`
   * when the money had come already. Rejects with `UnknownIntent`.
   */
  cancelIntent(id: string): Promise<PaymentIntent>
  /**
   * Gives back whatever came and was not given back before, however often it is asked. Resolves with the intent as it
   * stands then; one that no money came for, or whose money its bank has, stays as it is. Rejects with `UnknownIntent`.
   */
  refundIntent(id: string): Promise<PaymentIntent>
}

/** A card, or the person behind it, does not go through with a payment. The message is for people. */
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
