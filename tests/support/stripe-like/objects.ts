import { randomBytes } from 'node:crypto'
import type { Form } from './form.ts'

/**
 * Stripe's objects, with only the fields that the product and its tests read. Amounts in minor units, times in seconds.
 */
interface Customer {
  id: string
  object: 'customer'
  email: string | null
  metadata: Record<string, string>
  created: number
}

export interface PaymentMethod {
  id: string
  object: 'payment_method'
  type: string
  card: { brand: string; last4: string }
  billing_details: unknown
  created: number
}

/** A card that a page holds, with which its server confirms one payment. */
export interface ConfirmationToken {
  id: string
  object: 'confirmation_token'
  payment_method: string
  payment_intent: string | null
  return_url: string | null
  use_stripe_sdk: true
  created: number
}

export interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  currency: string
  payment_intent: string
  metadata: Record<string, string>
  /** The account that a gift was sent on to, and (below) the fee that stayed with the shop. */
  destination: string | null
  application_fee_amount: number | null
  created: number
}

type IntentStatus = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'

export interface Intent {
  id: string
  object: 'payment_intent'
  status: IntentStatus
  amount: number
  amount_received: number
  currency: string
  client_secret: string
  customer: string | null
  description: string | null
  metadata: Record<string, string>
  payment_method: string | null
  allowed_payment_method_types: string[]
  application_fee_amount: number | null
  transfer_data: { destination: string } | null
  on_behalf_of: string | null
  latest_charge: string | Charge | null
  next_action: unknown
  last_payment_error: unknown
  created: number
}

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  charge: string
  payment_intent: string
  status: 'succeeded'
  reason: string | null
  metadata: Record<string, string>
  /** Whether the money was taken back from the account that the gift went to, and (below) the fee returned. */
  reverse_transfer: boolean
  refund_application_fee: boolean
  created: number
}

export interface Dispute {
  id: string
  object: 'dispute'
  charge: string
  payment_intent: string
  amount: number
  currency: string
  reason: string
  status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'appeal_under_review'
    | 'won'
    | 'lost'
  evidence_details: { due_by: number | null }
  created: number
}

export interface Event {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: unknown }
}

/** An account connected to the shop, to which money can be sent on. */
export interface Account {
  id: string
  object: 'account'
  capabilities: { transfers: 'active' | 'pending' | 'inactive' }
}

/** A payment page of the provider, for one payment; `title` stands for its line items. */
export interface Session {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  title: string
  customer_email: string | null
  locale: string
  url: string | null
  success_url: string
  cancel_url: string
  metadata: Record<string, string>
  payment_intent: string | null
  /** What its payment intent will be made with. */
  payment_intent_data: Form
  created: number
}

/** All objects, by id. */
export interface State {
  accounts: Map<string, Account>
  customers: Map<string, Customer>
  methods: Map<string, PaymentMethod>
  tokens: Map<string, ConfirmationToken>
  intents: Map<string, Intent>
  charges: Map<string, Charge>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  sessions: Map<string, Session>
}

/**
 * The state of a new shop: `acct_family` and `acct_hospice` can receive money, `acct_new` has not finished signing up.
 */
export const emptyState = (): State => ({
  accounts: new Map([
    ['acct_family', anAccount('acct_family', 'active')],
    ['acct_hospice', anAccount('acct_hospice', 'active')],
    ['acct_new', anAccount('acct_new', 'pending')],
  ]),
  customers: new Map(),
  methods: new Map(),
  tokens: new Map(),
  intents: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  sessions: new Map(),
})

const anAccount = (id: string, transfers: Account['capabilities']['transfers']): Account => ({
  id,
  object: 'account',
  capabilities: { transfers },
})

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export const seconds = () => Math.floor(Date.now() / 1000)
