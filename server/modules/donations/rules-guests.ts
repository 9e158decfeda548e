import type { PaymentIntent } from '#server/ports/payments.ts'
import type { Gift } from './rules.ts'
import { giftStatusOf } from './rules-status.ts'

/** The state of a gift on its page. */
export type GuestGiftState = 'open' | 'underWay' | 'given' | 'over' | 'returned'

/**
 * @param gift after our ledger was updated to match the provider
 * @param status of the payment; null when the provider does not know it
 */
export function guestGiftState(gift: Gift, status: PaymentIntent['status'] | null): GuestGiftState {
  const giftStatus = giftStatusOf(gift)
  if (giftStatus === 'given') return 'given'
  if (giftStatus === 'refunded' || giftStatus === 'lost') return 'returned'
  if (giftStatus === 'calledOff' || status === null || status === 'canceled') return 'over'
  return status === 'processing' || status === 'succeeded' ? 'underWay' : 'open'
}
