import { claimOf, type PaymentIntent } from '#server/ports/payments.ts'

/** State of a gift in our ledger; only `given` counts toward the sum. `lost`: the donor's bank took it back. */
export type GiftStatus = 'begun' | 'given' | 'calledOff' | 'refunded' | 'lost'

/** The change to make in our ledger after asking the provider. */
export type GiftStep =
  | 'none'
  | 'recordDonation'
  | 'recordRefund'
  | 'recordLostDispute'
  | 'recordWonDispute'
  | 'callOff'

/** The provider's present report; null when it does not know the gift. */
type ProviderIntent = Pick<PaymentIntent, 'status' | 'amountMinor' | 'refundedMinor' | 'disputes'> | null

/**
 * A fund's sum holds what was given and is still here. A full refund leaves the sum, and so does a gift whose dispute
 * was lost, even for a part of it. While a bank decides, the gift counts; a lost one that is won in the end counts
 * again. Call it with the gift locked and a report of now; any order and number of calls is fine.
 */
export function nextGiftStep(giftStatus: GiftStatus, reported: ProviderIntent): GiftStep {
  if (giftStatus === 'refunded') return 'none'
  if (reported?.status !== 'succeeded') {
    const isOver = reported === null || reported.status === 'canceled'
    return isOver && giftStatus === 'begun' ? 'callOff' : 'none'
  }
  if (reported.refundedMinor >= reported.amountMinor) return 'recordRefund'
  const claim = claimOf(reported)
  if (claim === 'lost') return giftStatus === 'lost' ? 'none' : 'recordLostDispute'
  // Only once it is won: the report may be older than the loss.
  if (giftStatus === 'lost') return claim === 'won' ? 'recordWonDispute' : 'none'
  return giftStatus === 'given' ? 'none' : 'recordDonation'
}

/** Derives the state from the times in a row. */
export function giftStatusOf(row: {
  isGiven: boolean
  settledAt: Date | null
  refundedAt: Date | null
  lostAt: Date | null
}): GiftStatus {
  if (row.refundedAt) return 'refunded'
  if (row.lostAt) return 'lost'
  if (row.isGiven) return 'given'
  return row.settledAt ? 'calledOff' : 'begun'
}
