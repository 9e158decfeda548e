import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import type { Context } from '#server/ports/context.ts'
import { claimOf } from '#server/ports/payments.ts'
import { presentRefund } from './present.ts'
import * as repo from './repo-status.ts'
import { settle } from './service-provider.ts'

// Refunds: surplus payments, and refunds by the operator.

/** Calling it again refunds nothing twice. */
export async function giveBack(context: Context, payment: repo.PaymentRow): Promise<void> {
  await context.provider.refundIntent(payment.intentId)
  await settle(context, payment)
}

/** For the job of a surplus payment. */
export async function refundPayment(context: Context, paymentUuid: string): Promise<void> {
  const payment = await repo.find(context.db, paymentUuid)
  if (payment && !payment.refundedAt) await giveBack(context, payment)
}

/**
 * Refunds everything that was paid for a memorial, including further years; gifts to its funds stay. The memorial is
 * unpaid afterwards. Rejects with MEMORIAL_NOT_FOUND, with NOTHING_TO_REFUND, or, before anything is refunded, with
 * PAYMENT_DISPUTED.
 */
export async function refundMemorial(context: Context, memorialUuid: string) {
  const { db, provider } = context
  const memorial = await repo.findMemorial(db, memorialUuid)
  const paid = (await repo.listCompletedOf(db, memorialUuid, provider.name)).filter(
    ({ amountMinor }) => amountMinor > 0,
  )
  if (paid.length === 0) throw new DomainError(memorial ? 'NOTHING_TO_REFUND' : 'MEMORIAL_NOT_FOUND')
  for (const { intentId } of paid) await requireUndisputed(context, intentId)
  for (const payment of paid) {
    await giveBack(context, payment)
    // The dispute may have begun during this call.
    await requireGivenBack(context, payment.uuid)
  }
  await auditLog.record(context, db, { memorialUuid, isOperator: true }, 'GAVE_BACK_PRICE')
  return { nameOfPerson: memorial?.nameOfPerson ?? null, refunds: paid.map(presentRefund) }
}

/** Money in a dispute that is open or was decided by the bank must not be refunded. */
async function requireUndisputed({ provider }: Pick<Context, 'provider'>, intentId: string): Promise<void> {
  const reported = await provider.getIntent(intentId)
  const claim = claimOf(reported)
  const isGivenBack = reported.refundedMinor >= reported.amountMinor
  if (!isGivenBack && (claim === 'open' || claim === 'lost')) throw new DomainError('PAYMENT_DISPUTED')
}

async function requireGivenBack({ db }: Pick<Context, 'db'>, uuid: string): Promise<void> {
  if (!(await repo.find(db, uuid))?.refundedAt) throw new DomainError('PAYMENT_DISPUTED')
}
