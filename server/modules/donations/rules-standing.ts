import { claimOf, type PaymentIntent } from '#server/ports/payments.ts'

/** How a gift stands in the books; only one that is `given` counts. `lost`: its bank took it back. */
export type GiftStanding = 'begun' | 'given' | 'calledOff' | 'refunded' | 'lost'

/** What is to be done in the books, after a look at how the money stands at the provider. */
export type GiftStep = 'none' | 'enter' | 'enterRefund' | 'enterLoss' | 'enterReturn' | 'callOff'

/** What the provider says now; null when it knows nothing of it. */
type Word = Pick<PaymentIntent, 'status' | 'amountMinor' | 'refundedMinor' | 'disputes'> | null

/**
 * A fund's sum is what was given and is here: what was given back in full leaves it, and so does a gift whose dispute
 * was lost, also of a part of it. While a bank decides, the gift counts; one that was lost and is won in the end comes
 * back. Asked with the gift locked and the provider's word of now, in any order, as often as it likes.
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
  // Not before it is won: the word may be older than the loss.
  if (standing === 'lost') return claim === 'won' ? 'enterReturn' : 'none'
  return standing === 'given' ? 'none' : 'enter'
}

/** Read from the moments of a row. */
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
