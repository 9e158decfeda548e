import { DomainError } from '#server/lib/domain-error.ts'
import { presentRefund } from './present.ts'
import * as repo from './repo-standing.ts'
import type { PaymentDeps } from './service-deps.ts'

interface Refunding extends Pick<PaymentDeps, 'db' | 'provider'> {
  /** Brings the books where the money stands. */
  settle(payment: repo.PaymentRow): Promise<void>
}

/** Money that goes back: what came besides, and what the operator gives back. */
export function refunding({ db, provider, settle }: Refunding) {
  /** Asked for again it gives nothing twice. */
  async function giveBack(payment: repo.PaymentRow): Promise<void> {
    await provider.refundIntent(payment.intentId)
    await settle(payment)
  }

  /** For the job that a surplus waits in. */
  async function refundPayment(paymentUuid: string): Promise<void> {
    const payment = await repo.find(db, paymentUuid)
    if (payment && !payment.refundedAt) await giveBack(payment)
  }

  /**
   * Everything that was paid for a memorial, its further years too; gifts to its funds stay. The memorial is unpaid
   * then. Rejects with MEMORIAL_NOT_FOUND, or NOTHING_TO_REFUND.
   */
  async function refundMemorial(memorialUuid: string) {
    const memorial = await repo.findMemorial(db, memorialUuid)
    const paid = (await repo.listCompletedOf(db, memorialUuid, provider.name)).filter(
      ({ amountMinor }) => amountMinor > 0,
    )
    if (paid.length === 0) throw new DomainError(memorial ? 'NOTHING_TO_REFUND' : 'MEMORIAL_NOT_FOUND')
    for (const payment of paid) await giveBack(payment)
    return { nameOfPerson: memorial?.nameOfPerson ?? null, refunds: paid.map(presentRefund) }
  }

  return { giveBack, refundPayment, refundMemorial }
}
