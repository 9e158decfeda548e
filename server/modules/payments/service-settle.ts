import { DomainError } from '#server/lib/domain-error.ts'
import type { Tx } from '#server/ports/database.ts'
import { type PaymentIntent, UnknownIntent } from '#server/ports/payments.ts'
import * as repo from './repo-standing.ts'
import { retainedUntil, settles } from './rules.ts'
import { type Bought, nextStep, type Step, standingOf } from './rules-standing.ts'
import type { PaymentDeps } from './service-deps.ts'
import { promoDesk } from './service-promos.ts'

/** While somebody may still be at it, the sweep keeps away. */
const QUIET_MS = 5 * 60_000
/** A provider tries to tell for three days; after that nobody would hear of a payment but by this. */
const SWEPT_MS = 4 * 24 * 60 * 60_000

/**
 * How the payment of a memorial that was begun ends, whoever tells of it and however often: by the provider's word of
 * now, with the books locked (rules-standing.ts).
 */
export function settlingFirst(deps: PaymentDeps) {
  const { db, clock, jobs, memorials, provider, disputes } = deps
  const promos = promoDesk(deps)

  /** Looks where the money stands, and brings the books there. */
  async function settle(payment: repo.PaymentRow): Promise<void> {
    const intent = await known(() => provider.getIntent(payment.intentId))
    // Money that was taken for something else says nothing of this.
    const word = intent && settles(intent, { purpose: 'memorial', ...payment }) ? intent : null
    await note(payment, word)
    if (word) await disputes.note(word)
    const memorial = await repo.findMemorial(db, payment.memorialUuid)
    if (nextStep(standingOf(payment), boughtOf(memorial), word) === 'none') return
    try {
      await memorials.change(payment.memorialUuid, (tx) => take(tx, payment.uuid, word))
    } catch (reason) {
      // Deleted meanwhile: what came for it goes back.
      if (!(reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND')) throw reason
      await db.transaction().execute((tx) => take(tx, payment.uuid, word))
    }
  }

  /** A part that the operator gave back at the provider's own desk changes nothing but the books. */
  async function note({ uuid, refundedMinor }: repo.PaymentRow, word: PaymentIntent | null): Promise<void> {
    if (word && word.refundedMinor > refundedMinor && word.refundedMinor < word.amountMinor)
      await repo.noteRefund(db, uuid, word.refundedMinor)
  }

  async function take(tx: Tx, uuid: string, word: PaymentIntent | null): Promise<void> {
    const before = await repo.find(tx, uuid)
    if (!before) return
    const memorial = await repo.lockMemorial(tx, before.memorialUuid)
    const payment = await repo.find(tx, uuid)
    if (!payment) return
    const step = nextStep(standingOf(payment), boughtOf(memorial), word)
    await steps[step](tx, payment, word)
  }

  const steps: Record<Step, (tx: Tx, payment: repo.PaymentRow, word: PaymentIntent | null) => Promise<void>> =
    {
      none: async () => {},
      complete,
      giveBack,
      enterRefund,
      enterLoss,
      async callOff(tx, { uuid }) {
        await repo.markCalledOff(tx, uuid, clock.now())
      },
    }

  /** What was paid with a code that somebody else had meanwhile buys nothing at that price: it goes back. */
  async function complete(tx: Tx, payment: repo.PaymentRow) {
    const { uuid, memorialUuid, customerId, promoCode } = payment
    if (promoCode && !(await promos.use(tx, promoCode, payment))) {
      await repo.markPromoMissed(tx, uuid)
      return giveBack(tx, payment)
    }
    const now = clock.now()
    await repo.markPaid(tx, uuid, now)
    const facts = { paidAt: now, retainedUntil: retainedUntil(now), customerId, promo: promoCode }
    await memorials.markPaid(tx, memorialUuid, facts)
    await jobs.enqueue(tx, 'payment.receipt', { paymentUuid: uuid })
    await jobs.enqueue(tx, 'payment.release', { memorialUuid })
  }

  /** The provider is asked by a job, which tries until it is done. */
  async function giveBack(tx: Tx, { uuid }: repo.PaymentRow) {
    await repo.markSurplus(tx, uuid, clock.now())
    await jobs.enqueue(tx, 'payment.refund', { paymentUuid: uuid })
  }

  async function enterRefund(tx: Tx, payment: repo.PaymentRow, word: PaymentIntent | null) {
    const { uuid, memorialUuid, completedAt } = payment
    await repo.markRefunded(tx, uuid, word?.refundedMinor ?? payment.amountMinor, clock.now())
    if (completedAt) await memorials.markUnpaid(tx, memorialUuid)
    await jobs.enqueue(tx, 'payment.refunded', { paymentUuid: uuid })
  }

  /** Nothing was bought with it, and its bank has given it back: there is nothing left to do, and nobody to tell. */
  async function enterLoss(tx: Tx, { uuid, refundedMinor }: repo.PaymentRow) {
    await repo.markRefunded(tx, uuid, refundedMinor, clock.now())
  }

  /** What was begun for a memorial: the browser that paid may have died before it could say so. */
  async function settleBegunOf(memorialUuid: string): Promise<void> {
    for (const payment of await repo.listBegunOf(db, memorialUuid)) await settle(payment)
  }

  /** What is paid can be paid no second time: the other payments that were begun for it are called off. */
  async function releaseFirst(memorialUuid: string): Promise<void> {
    const memorial = await repo.findMemorial(db, memorialUuid)
    if (boughtOf(memorial) === 'unpaid') return
    for (const payment of await repo.listBegunOf(db, memorialUuid)) {
      await known(() => provider.cancelIntent(payment.intentId))
      await settle(payment)
    }
  }

  /** Of all memorials: what was begun in the last days and not ended, and what is still to be given back. */
  async function sweepable(): Promise<{ begun: repo.PaymentRow[]; surplus: repo.PaymentRow[] }> {
    const now = clock.now().getTime()
    const quiet = new Date(now - QUIET_MS)
    return {
      begun: await repo.listBegunSince(db, new Date(now - SWEPT_MS), quiet),
      surplus: await repo.listSurplus(db, quiet),
    }
  }

  return { settle, settleBegunOf, releaseFirst, sweepable }
}

function boughtOf(memorial: { paymentCompletedAt: Date | null; deletedAt: Date | null } | undefined): Bought {
  if (!memorial || memorial.deletedAt) return 'gone'
  return memorial.paymentCompletedAt ? 'paid' : 'unpaid'
}

/** null when the provider knows nothing of it. */
async function known(ask: () => Promise<PaymentIntent>): Promise<PaymentIntent | null> {
  try {
    return await ask()
  } catch (reason) {
    if (reason instanceof UnknownIntent) return null
    throw reason
  }
}
