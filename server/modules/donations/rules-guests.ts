import type { PaymentIntent } from '#server/ports/payments.ts'
import type { Gift } from './rules.ts'
import { giftStandingOf } from './rules-standing.ts'

/** The state of a gift on its page. */
export type GuestGiftState = 'open' | 'underWay' | 'given' | 'over' | 'returned'

/**
 * @param gift after our ledger was updated to match the provider
 * @param status of the payment; null when the provider does not know it
 */
export function guestGiftState(gift: Gift, status: PaymentIntent['status'] | null): GuestGiftState {
  const standing = giftStandingOf(gift)
  if (standing === 'given') return 'given'
  if (standing === 'refunded' || standing === 'lost') return 'returned'
  if (standing === 'calledOff' || status === null || status === 'canceled') return 'over'
  return status === 'processing' || status === 'succeeded' ? 'underWay' : 'open'
}
