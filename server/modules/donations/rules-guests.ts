import type { PaymentIntent } from '#server/ports/payments.ts'
import type { Gift } from './rules.ts'
import { giftStandingOf } from './rules-standing.ts'

/** What the page of a gift says of it. */
export type GuestGiftState = 'open' | 'underWay' | 'given' | 'over' | 'returned'

/**
 * @param gift after the books were brought where the money stands
 * @param status of the payment; null when the provider knows nothing of it
 */
export function guestGiftState(gift: Gift, status: PaymentIntent['status'] | null): GuestGiftState {
  const standing = giftStandingOf(gift)
  if (standing === 'given') return 'given'
  if (standing === 'refunded' || standing === 'lost') return 'returned'
  if (standing === 'calledOff' || status === null || status === 'canceled') return 'over'
  return status === 'processing' || status === 'succeeded' ? 'underWay' : 'open'
}
