import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import { claimOf } from '#server/ports/payments.ts'
import { presentRefund } from './present.ts'
import * as repo from './repo-status.ts'
import type { PaymentDeps } from './service-deps.ts'

interface Refunding extends PaymentDeps {
  /** Updates our ledger to match the payment provider. */
  settle(payment: repo.PaymentRow): Promise<void>
}

/** Refunds: surplus payments, and refunds by the operator. */
export function refunding(deps: Refunding) {
  const { db, provider, settle } = deps

  /** Calling it again refunds nothing twice. */
  async function giveBack(payment: repo.PaymentRow): Promise<void> {
    await provider.refundIntent(payment.intentId)
    await settle(payment)
  }

  /** For the job of a surplus payment. */
  async function refundPayment(paymentUuid: string): Promise<void> {
    const payment = await repo.find(db, paymentUuid)
    if (payment && !payment.refundedAt) await giveBack(payment)
  }

  /**
   * Refunds everything that was paid for a memorial, including further years; gifts to its funds stay. The memorial is
   * unpaid afterwards. Rejects with MEMORIAL_NOT_FOUND, with NOTHING_TO_REFUND, or, before anything is refunded, with
   * PAYMENT_DISPUTED.
   */
  async function refundMemorial(memorialUuid: string) {
    const memorial = await repo.findMemorial(db, memorialUuid)
    const paid = (await repo.listCompletedOf(db, memorialUuid, provider.name)).filter(
      ({ amountMinor }) => amountMinor > 0,
    )
    if (paid.length === 0) throw new DomainError(memorial ? 'NOTHING_TO_REFUND' : 'MEMORIAL_NOT_FOUND')
    for (const { intentId } of paid) await requireUndisputed(intentId)
    for (const payment of paid) {
      await giveBack(payment)
      // The dispute may have begun during this call.
      await requireGivenBack(payment.uuid)
    }
    await auditLog.record(deps, db, { memorialUuid, isOperator: true }, 'GAVE_BACK_PRICE')
    return { nameOfPerson: memorial?.nameOfPerson ?? null, refunds: paid.map(presentRefund) }
  }

  /** Money in a dispute that is open or was decided by the bank must not be refunded. */
  async function requireUndisputed(intentId: string): Promise<void> {
    const reported = await provider.getIntent(intentId)
    const claim = claimOf(reported)
    const isGivenBack = reported.refundedMinor >= reported.amountMinor
    if (!isGivenBack && (claim === 'open' || claim === 'lost')) throw new DomainError('PAYMENT_DISPUTED')
  }

  async function requireGivenBack(uuid: string): Promise<void> {
    if (!(await repo.find(db, uuid))?.refundedAt) throw new DomainError('PAYMENT_DISPUTED')
  }

  return { giveBack, refundPayment, refundMemorial }
}
