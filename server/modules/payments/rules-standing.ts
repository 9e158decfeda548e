import { claimOf, type PaymentIntent } from '#server/ports/payments.ts'

/**
 * State of a payment in our ledger. `surplus`: money arrived although nothing was to be paid, and is refunded.
 * `refunded`: the buyer has it back, from us or from their bank.
 */
export type Standing = 'begun' | 'completed' | 'surplus' | 'refunded' | 'calledOff'

/** State of what it pays for: unpaid, paid, or gone. */
export type Bought = 'unpaid' | 'paid' | 'gone'

/** The change to make in our ledger after asking the provider. */
export type Step = 'none' | 'complete' | 'giveBack' | 'enterRefund' | 'enterLoss' | 'callOff'

/** The provider's present report; null when it does not know the payment. */
export type Word = Pick<PaymentIntent, 'status' | 'amountMinor' | 'refundedMinor' | 'disputes'> | null

/**
 * Never paid without money, never money without paid, never two charges: money for something unpaid pays it; surplus
 * money is refunded. Call it with our ledger locked and a report of now; events may arrive in any order and any number
 * of times.
 *
 * A dispute never takes a memorial away: what is paid stays paid, also when the dispute is lost, until the operator
 * decides. Money in an open dispute is not refunded as well.
 */
export function nextStep(standing: Standing, bought: Bought, word: Word): Step {
  if (standing === 'refunded') return 'none'
  if (word?.status === 'succeeded') {
    if (word.refundedMinor >= word.amountMinor) return 'enterRefund'
    if (standing === 'completed') return 'none'
    const claim = claimOf(word)
    if (claim === 'lost') return 'enterLoss'
    if (claim === 'open' && standing === 'surplus') return 'none'
    // Called off in our ledger, but paid: the money was already on its way.
    if (standing === 'surplus' || bought !== 'unpaid') return 'giveBack'
    return 'complete'
  }
  const isOver = word === null || word.status === 'canceled'
  return isOver && standing === 'begun' ? 'callOff' : 'none'
}

/** Derives the state from the times in a row. */
export function standingOf(row: {
  paidAt: Date | null
  completedAt: Date | null
  calledOffAt: Date | null
  refundedAt: Date | null
}): Standing {
  if (row.refundedAt) return 'refunded'
  if (row.completedAt) return 'completed'
  if (row.paidAt) return 'surplus'
  return row.calledOffAt ? 'calledOff' : 'begun'
}
