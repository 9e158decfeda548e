import { claimOf, type PaymentIntent } from '#server/ports/payments.ts'

/**
 * State of a payment in our ledger. `surplus`: money arrived although nothing was to be paid, and is refunded.
 * `refunded`: the buyer has it back, from us or from their bank. `lost`: a gift that the donor's bank took back. Only
 * a gift that is `completed` counts toward the sum of its fund.
 */
export type PaymentStatus = 'begun' | 'completed' | 'surplus' | 'refunded' | 'lost' | 'calledOff'

/** State of what it pays for: unpaid, paid, or gone. Another year and a gift are always unpaid until it is gone. */
export type MemorialStatus = 'unpaid' | 'paid' | 'gone'

/** The change to make in our ledger after asking the provider. */
export type Step =
  | 'none'
  | 'complete'
  | 'giveBack'
  | 'recordRefund'
  | 'recordLostDispute'
  | 'recordWonDispute'
  | 'callOff'

export type Purpose = PaymentIntent['metadata']['purpose']

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
 * decides. A gift counts while a bank decides, leaves the sum of its fund when its dispute is lost, even for a part of
 * it, and counts again if that is won in the end. Money in an open dispute is not refunded as well.
 */
export function nextStep(
  purpose: Purpose,
  paymentStatus: PaymentStatus,
  memorial: MemorialStatus,
  reported: ProviderIntent,
): Step {
  if (paymentStatus === 'refunded') return 'none'
  if (reported?.status !== 'succeeded') {
    const isOver = reported === null || reported.status === 'canceled'
    return isOver && paymentStatus === 'begun' ? 'callOff' : 'none'
  }
  if (reported.refundedMinor >= reported.amountMinor) return 'recordRefund'
  const claim = claimOf(reported)
  // Only once it is won: the report may be older than the loss.
  if (paymentStatus === 'lost') return claim === 'won' ? 'recordWonDispute' : 'none'
  if (paymentStatus === 'completed' && (purpose !== 'donation' || claim !== 'lost')) return 'none'
  if (claim === 'lost') return 'recordLostDispute'
  if (claim === 'open' && paymentStatus === 'surplus') return 'none'
  // Called off in our ledger, but paid: the money was already on its way.
  return paymentStatus === 'surplus' || memorial !== 'unpaid' ? 'giveBack' : 'complete'
}

/** Derives the state from the times in a row. */
export function paymentStatusOf(row: {
  paidAt: Date | null
  completedAt: Date | null
  calledOffAt: Date | null
  refundedAt: Date | null
  lostAt: Date | null
}): PaymentStatus {
  if (row.refundedAt) return 'refunded'
  if (row.lostAt) return 'lost'
  if (row.completedAt) return 'completed'
  if (row.paidAt) return 'surplus'
  return row.calledOffAt ? 'calledOff' : 'begun'
}

/** Money for another year, or a gift, counts also for a memorial that was deleted: its owner may restore it. */
export function readMemorialStatus(
  purpose: Purpose,
  memorial: { paymentCompletedAt: Date | null; deletedAt: Date | null } | undefined,
): MemorialStatus {
  if (!memorial) return 'gone'
  if (purpose !== 'memorial') return 'unpaid'
  if (memorial.deletedAt) return 'gone'
  return memorial.paymentCompletedAt ? 'paid' : 'unpaid'
}
