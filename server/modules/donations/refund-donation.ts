import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import { requireUndisputed } from '#server/modules/payments/refund-memorial.ts'
import { settlePayment } from '#server/modules/payments/settle-payment.ts'
import type { Context } from '#server/ports/context.ts'
import { type PaymentIntent, UnknownIntent } from '#server/ports/payments.ts'
import { findGift } from './queries.ts'

/**
 * Refunds a gift with its fee, whatever the state of its fund and memorial. A repeated call completes an interrupted
 * one and refunds nothing twice. Rejects with GIFT_NOT_FOUND, NOTHING_TO_REFUND or PAYMENT_DISPUTED.
 */
export async function refundDonation(context: Context, intentId: string) {
  const { db, provider } = context
  const gift = await findGift(db, intentId)
  if (!gift) throw new DomainError('GIFT_NOT_FOUND')
  if (gift.refundedAt || gift.provider !== provider.name) throw new DomainError('NOTHING_TO_REFUND')
  const { memorialUuid, currency } = gift
  const reported = await giveBack(context, intentId)
  await settlePayment(context, gift, reported)
  await auditLog.record(context, db, { memorialUuid, isOperator: true }, 'GAVE_BACK_GIFT')
  const amountMinor = reported.refundedMinor
  return { amountMinor, currency, paymentIntentId: intentId, memorialUuid }
}

async function giveBack({ provider }: Pick<Context, 'provider'>, intentId: string): Promise<PaymentIntent> {
  try {
    requireUndisputed(await provider.getIntent(intentId))
    const reported = await provider.refundIntent(intentId)
    // The dispute may have begun during this call.
    requireUndisputed(reported)
    if (reported.refundedMinor < reported.amountMinor) throw new DomainError('NOTHING_TO_REFUND')
    return reported
  } catch (reason) {
    throw reason instanceof UnknownIntent ? new DomainError('NOTHING_TO_REFUND') : reason
  }
}
