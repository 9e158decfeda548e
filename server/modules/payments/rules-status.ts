import { claimOf, type PaymentIntent } from '#server/ports/payments.ts'

/**
 * State of a payment in our ledger. `surplus`: money arrived although nothing was to be paid, and is refunded.
 * `refunded`: the buyer has it back, from us or from their bank.
 */
export type PaymentStatus = 'begun' | 'completed' | 'surplus' | 'refunded' | 'calledOff'

/** State of what it pays for: unpaid, paid, or gone. */
export type MemorialStatus = 'unpaid' | 'paid' | 'gone'

/** The change to make in our ledger after asking the provider. */
export type Step = 'none' | 'complete' | 'giveBack' | 'recordRefund' | 'recordLostDispute' | 'callOff'

/** The provider's present report; null when it does not know the payment. */
export type ProviderIntent = Pick<
  PaymentIntent,
  'status' | 'amountMinor' | 'refundedMinor' | 'disputes'
> | null

/**
 * Never paid without money, never money without paid, never two charges: money for something unpaid pays it; surplus
 * money is refunded. Call it with our ledger locked and a report of now; events may arrive in any order and any number
 * of times.
 *
 * A dispute never takes a memorial away: what is paid stays paid, also when the dispute is lost, until the operator
 * decides. Money in an open dispute is not refunded as well.
 */
export function nextStep(
  paymentStatus: PaymentStatus,
  memorial: MemorialStatus,
  reported: ProviderIntent,
): Step {
  if (paymentStatus === 'refunded') return 'none'
  if (reported?.status === 'succeeded') {
    if (reported.refundedMinor >= reported.amountMinor) return 'recordRefund'
    if (paymentStatus === 'completed') return 'none'
    const claim = claimOf(reported)
    if (claim === 'lost') return 'recordLostDispute'
    if (claim === 'open' && paymentStatus === 'surplus') return 'none'
    // Called off in our ledger, but paid: the money was already on its way.
    if (paymentStatus === 'surplus' || memorial !== 'unpaid') return 'giveBack'
    return 'complete'
  }
  const isOver = reported === null || reported.status === 'canceled'
  return isOver && paymentStatus === 'begun' ? 'callOff' : 'none'
}

/** Derives the state from the times in a row. */
export function paymentStatusOf(row: {
  paidAt: Date | null
  completedAt: Date | null
  calledOffAt: Date | null
  refundedAt: Date | null
}): PaymentStatus {
  if (row.refundedAt) return 'refunded'
  if (row.completedAt) return 'completed'
  if (row.paidAt) return 'surplus'
  return row.calledOffAt ? 'calledOff' : 'begun'
}
