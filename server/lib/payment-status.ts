/**
 * State of a payment in our ledger. `surplus`: money arrived although nothing was to be paid, and is refunded.
 * `refunded`: the buyer has it back, from us or from their bank. `lost`: a gift that the donor's bank took back. Only
 * a gift that is `completed` counts toward the sum of its fund.
 */
export type PaymentStatus = 'begun' | 'completed' | 'surplus' | 'refunded' | 'lost' | 'calledOff'

/** Derives the state from the times in a row. */
export function readPaymentStatus(row: {
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
