import { claimOf, type PaymentIntent } from '#server/ports/payments.ts'

/** State of a gift in our ledger; only `given` counts toward the sum. `lost`: the donor's bank took it back. */
export type GiftStanding = 'begun' | 'given' | 'calledOff' | 'refunded' | 'lost'

/** The change to make in our ledger after asking the provider. */
export type GiftStep = 'none' | 'enter' | 'enterRefund' | 'enterLoss' | 'enterReturn' | 'callOff'

/** The provider's present report; null when it does not know the gift. */
type Word = Pick<PaymentIntent, 'status' | 'amountMinor' | 'refundedMinor' | 'disputes'> | null

/**
 * A fund's sum holds what was given and is still here. A full refund leaves the sum, and so does a gift whose dispute
 * was lost, even for a part of it. While a bank decides, the gift counts; a lost one that is won in the end counts
 * again. Call it with the gift locked and a report of now; any order and number of calls is fine.
 */
export function nextGiftStep(standing: GiftStanding, word: Word): GiftStep {
  if (standing === 'refunded') return 'none'
  if (word?.status !== 'succeeded') {
    const isOver = word === null || word.status === 'canceled'
    return isOver && standing === 'begun' ? 'callOff' : 'none'
  }
  if (word.refundedMinor >= word.amountMinor) return 'enterRefund'
  const claim = claimOf(word)
  if (claim === 'lost') return standing === 'lost' ? 'none' : 'enterLoss'
  // Only once it is won: the report may be older than the loss.
  if (standing === 'lost') return claim === 'won' ? 'enterReturn' : 'none'
  return standing === 'given' ? 'none' : 'enter'
}

/** Derives the state from the times in a row. */
export function giftStandingOf(row: {
  isGiven: boolean
  settledAt: Date | null
  refundedAt: Date | null
  lostAt: Date | null
}): GiftStanding {
  if (row.refundedAt) return 'refunded'
  if (row.lostAt) return 'lost'
  if (row.isGiven) return 'given'
  return row.settledAt ? 'calledOff' : 'begun'
}
