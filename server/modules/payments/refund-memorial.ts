import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import type { Context } from '#server/ports/context.ts'
import { claimOf, type PaymentIntent } from '#server/ports/payments.ts'
import { findPayment, type PaymentRow, selectMemorial, selectPayments } from './select-payments.ts'
import { settleFromProvider } from './settle-payment.ts'

/** Calling it again refunds nothing twice. */
export async function giveBack(context: Context, payment: PaymentRow): Promise<void> {
  await context.provider.refundIntent(payment.intentId)
  await settleFromProvider(context, payment)
}

/** For the job of a surplus payment. */
export async function refundPayment(context: Context, paymentUuid: string): Promise<void> {
  const payment = await findPayment(context.db, paymentUuid)
  if (payment && !payment.refundedAt) await giveBack(context, payment)
}

/**
 * Refunds everything that was paid for a memorial, including further years; gifts to its funds stay. The memorial is
 * unpaid afterwards. Rejects with MEMORIAL_NOT_FOUND, with NOTHING_TO_REFUND, or, before anything is refunded, with
 * PAYMENT_DISPUTED.
 */
export async function refundMemorial(context: Context, memorialUuid: string) {
  const { db, provider } = context
  const memorial = await selectMemorial(db, memorialUuid).executeTakeFirst()
  const paid = await selectPayments(db)
    .where('memorialUuid', '=', memorialUuid)
    .where('purpose', '<>', 'donation')
    .where('provider', '=', provider.name)
    .where('amountMinor', '>', 0)
    .where('completedAt', 'is not', null)
    .orderBy('completedAt', 'desc')
    .execute()
  if (paid.length === 0) throw new DomainError(memorial ? 'NOTHING_TO_REFUND' : 'MEMORIAL_NOT_FOUND')
  for (const { intentId } of paid) requireUndisputed(await provider.getIntent(intentId))
  for (const payment of paid) {
    await giveBack(context, payment)
    // The dispute may have begun during this call.
    if (!(await findPayment(db, payment.uuid))?.refundedAt) throw new DomainError('PAYMENT_DISPUTED')
  }
  await auditLog.record(context, db, { memorialUuid, isOperator: true }, 'GAVE_BACK_PRICE')
  const refunds = paid.map(({ amountMinor, currency, extendsFrom, intentId: paymentIntentId }) => {
    return { amountMinor, currency, isExtension: extendsFrom !== null, paymentIntentId }
  })
  return { nameOfPerson: memorial?.nameOfPerson ?? null, refunds }
}

/** Money in a dispute that is open or was decided by the bank must not be refunded. */
export function requireUndisputed(reported: PaymentIntent): void {
  const claim = claimOf(reported)
  const isGivenBack = reported.refundedMinor >= reported.amountMinor
  if (!isGivenBack && (claim === 'open' || claim === 'lost')) throw new DomainError('PAYMENT_DISPUTED')
}
