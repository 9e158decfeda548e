import type { Stripe } from 'stripe'
import type { Dispute } from '#server/ports/payments.ts'

/** As many as a card could ever have of one payment. */
const MOST = 100

/** What banks want back of a payment; asked only where its charge says that they do. */
export async function disputesOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Dispute[]> {
  const { latest_charge: charge } = intent
  if (!charge || typeof charge === 'string' || !charge.disputed) return []
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: MOST })
  return data.map((dispute) => ({
    id: dispute.id,
    state: stateOf(dispute.status),
    reason: dispute.reason,
    amountMinor: dispute.amount,
    currency: dispute.currency,
    openedAt: new Date(dispute.created * 1000),
    respondBy: respondBy(dispute),
  }))
}

/** Stripe may know of more some day: until it is decided, the money is taken for the bank's. */
function stateOf(status: string): Dispute['state'] {
  if (status === 'lost') return 'lost'
  // Nothing was taken, or it came back.
  if (['won', 'warning_closed', 'prevented'].includes(status)) return 'won'
  return status.startsWith('warning_') ? 'inquiry' : 'open'
}

function respondBy({ status, evidence_details: { due_by } }: Stripe.Dispute): Date | null {
  return status.endsWith('needs_response') && due_by ? new Date(due_by * 1000) : null
}
