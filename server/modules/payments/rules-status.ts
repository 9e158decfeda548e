import type { PaymentStatus } from '#server/lib/payment-status.ts'
import { claimOf, type PaymentIntent } from '#server/ports/payments.ts'

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
