import type { Stripe } from 'stripe'
import type { Dispute } from '#server/ports/payments.ts'

/** More than one payment can have. */
const MOST = 100

/** The disputes of a payment; asked only if its charge is disputed. */
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

/** Stripe may add states. An unknown one counts as open: the bank has the money until it decides. */
function stateOf(status: string): Dispute['state'] {
  if (status === 'lost') return 'lost'
  // No money was taken, or it came back.
  if (['won', 'warning_closed', 'prevented'].includes(status)) return 'won'
  return status.startsWith('warning_') ? 'inquiry' : 'open'
}

function respondBy({ status, evidence_details: { due_by } }: Stripe.Dispute): Date | null {
  return status.endsWith('needs_response') && due_by ? new Date(due_by * 1000) : null
}
