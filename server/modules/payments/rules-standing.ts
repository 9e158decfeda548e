import { claimOf, type PaymentIntent } from '#server/ports/payments.ts'

/**
 * How a payment stands in the books. `surplus`: its money came although nothing was to be paid, and goes back.
 * `refunded`: whoever paid has it again, from us or from their bank.
 */
export type Standing = 'begun' | 'completed' | 'surplus' | 'refunded' | 'calledOff'

/** What it is for: still to be paid, paid for already, or not there any more. */
export type Bought = 'unpaid' | 'paid' | 'gone'

/** What is to be done in the books, after a look at how the money stands at the provider. */
export type Step = 'none' | 'complete' | 'giveBack' | 'enterRefund' | 'enterLoss' | 'callOff'

/** What the provider says now; null when it knows nothing of it. */
export type Word = Pick<PaymentIntent, 'status' | 'amountMinor' | 'refundedMinor' | 'disputes'> | null

/**
 * Never paid without money, never money without paid, never two charges: what came for something unpaid pays it; what
 * came besides goes back. It is asked with the state of the books inside their lock and with the provider's word of
 * now, so events may come in any order, and each as often as it likes.
 *
 * A bank that wants its customer's money back never takes a memorial away: what is paid stays paid, also when the
 * dispute is lost, until the operator decides. What is with the bank is not given back besides.
 */
export function nextStep(standing: Standing, bought: Bought, word: Word): Step {
  if (standing === 'refunded') return 'none'
  if (word?.status === 'succeeded') {
    if (word.refundedMinor >= word.amountMinor) return 'enterRefund'
    if (standing === 'completed') return 'none'
    const claim = claimOf(word)
    if (claim === 'lost') return 'enterLoss'
    if (claim === 'open' && standing === 'surplus') return 'none'
    // Called off in our books, and paid all the same: the money was on its way.
    if (standing === 'surplus' || bought !== 'unpaid') return 'giveBack'
    return 'complete'
  }
  const isOver = word === null || word.status === 'canceled'
  return isOver && standing === 'begun' ? 'callOff' : 'none'
}

/** Read from the moments of a row. */
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
