import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as disputes from '#server/modules/disputes/service.ts'
import * as memorials from '#server/modules/memorials/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import type { PaymentIntent } from '#server/ports/payments.ts'
import * as repo from './repo-status.ts'
import { retainedUntil, settles } from './rules.ts'
import { type MemorialStatus, nextStep, paymentStatusOf, type Step } from './rules-status.ts'
import * as promos from './service-promos.ts'
import { findIntent } from './service-provider-intents.ts'

/** The sweep leaves out younger payments: their buyers may still be paying. */
const QUIET_MS = 5 * 60_000
/** The provider repeats its webhooks for three days; after that only this sweep would notice a payment. */
const SWEPT_MS = 4 * 24 * 60 * 60_000

// Settles the first payment of a memorial, whoever reports it and however often: by the provider's present report, with
// the ledger locked (rules-status.ts).

/** Asks the provider, and updates our ledger to match. */
export async function settleFirst(context: Context, payment: repo.PaymentRow): Promise<void> {
  const { provider, db } = context
  const intent = await findIntent(() => provider.getIntent(payment.intentId))
  // An intent for something else does not count for this payment.
  const reported = intent && settles(intent, { purpose: 'memorial', ...payment }) ? intent : null
  await recordPartialRefund(context, payment, reported)
  if (reported) await disputes.record(context, reported)
  const memorial = await repo.findMemorial(db, payment.memorialUuid)
  if (nextStep(paymentStatusOf(payment), memorialStatusOf(memorial), reported) === 'none') return
  try {
    await changes.change(context, payment.memorialUuid, (tx) => take(context, tx, payment.uuid, reported))
  } catch (reason) {
    // Deleted meanwhile: the payment is refunded.
    if (!(reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND')) throw reason
    await db.transaction().execute((tx) => take(context, tx, payment.uuid, reported))
  }
}

/** Records a partial refund that the operator made in the provider's dashboard; nothing else changes. */
async function recordPartialRefund(
  { db }: Pick<Context, 'db'>,
  { uuid, refundedMinor }: repo.PaymentRow,
  reported: PaymentIntent | null,
): Promise<void> {
  if (reported && reported.refundedMinor > refundedMinor && reported.refundedMinor < reported.amountMinor)
    await repo.recordPartialRefund(db, uuid, reported.refundedMinor)
}

async function take(context: Context, tx: Tx, uuid: string, reported: PaymentIntent | null): Promise<void> {
  const before = await repo.find(tx, uuid)
  if (!before) return
  const memorial = await repo.lockMemorial(tx, before.memorialUuid)
  const payment = await repo.find(tx, uuid)
  if (!payment) return
  const step = nextStep(paymentStatusOf(payment), memorialStatusOf(memorial), reported)
  await steps[step](context, tx, payment, reported)
}

/** If somebody else used up its code meanwhile, the payment buys nothing at that price and is refunded. */
async function complete(context: Context, tx: Tx, payment: repo.PaymentRow) {
  const { clock, jobs } = context
  const { uuid, memorialUuid, customerId, promoCode } = payment
  if (promoCode && !(await promos.use(context, tx, promoCode, payment))) {
    await repo.markPromoMissed(tx, uuid)
    return giveBack(context, tx, payment)
  }
  const now = clock.now()
  await repo.markPaid(tx, uuid, now)
  const facts = { paidAt: now, retainedUntil: retainedUntil(now), customerId, promo: promoCode }
  await memorials.markPaid(tx, memorialUuid, facts)
  await jobs.enqueue(tx, 'payment.receipt', { paymentUuid: uuid })
  await jobs.enqueue(tx, 'payment.release', { memorialUuid })
}

/** A job asks the provider to refund it, and retries until that is done. */
async function giveBack({ clock, jobs }: Pick<Context, 'clock' | 'jobs'>, tx: Tx, { uuid }: repo.PaymentRow) {
  await repo.markSurplus(tx, uuid, clock.now())
  await jobs.enqueue(tx, 'payment.refund', { paymentUuid: uuid })
}

async function recordRefund(
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  payment: repo.PaymentRow,
  reported: PaymentIntent | null,
) {
  const { uuid, memorialUuid, completedAt } = payment
  await repo.markRefunded(tx, uuid, reported?.refundedMinor ?? payment.amountMinor, clock.now())
  if (completedAt) await memorials.markUnpaid(tx, memorialUuid)
  await jobs.enqueue(tx, 'payment.refunded', { paymentUuid: uuid })
}

/** It bought nothing, and the bank gave the money back: nothing is left to do, and nobody to tell. */
async function recordLostDispute(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { uuid, refundedMinor }: repo.PaymentRow,
) {
  await repo.markRefunded(tx, uuid, refundedMinor, clock.now())
}

/** Settles the memorial's begun payments: the browser may have stopped after paying. */
export async function settleBegunOf(context: Context, memorialUuid: string): Promise<void> {
  for (const payment of await repo.listBegunOf(context.db, memorialUuid)) await settleFirst(context, payment)
}

/** Calls off the other begun payments of a memorial that is paid, so that nobody pays twice. */
export async function releaseFirst(context: Context, memorialUuid: string): Promise<void> {
  const { db, provider } = context
  const memorial = await repo.findMemorial(db, memorialUuid)
  if (memorialStatusOf(memorial) === 'unpaid') return
  for (const payment of await repo.listBegunOf(db, memorialUuid)) {
    await findIntent(() => provider.cancelIntent(payment.intentId))
    await settleFirst(context, payment)
  }
}

/** Of all memorials: payments of the last days that are not settled, and surplus that is not refunded. */
export async function sweepable({
  clock,
  db,
}: Pick<Context, 'clock' | 'db'>): Promise<{ begun: repo.PaymentRow[]; surplus: repo.PaymentRow[] }> {
  const now = clock.now().getTime()
  const quiet = new Date(now - QUIET_MS)
  return {
    begun: await repo.listBegunSince(db, new Date(now - SWEPT_MS), quiet),
    surplus: await repo.listSurplus(db, quiet),
  }
}

type Take = (
  context: Context,
  tx: Tx,
  payment: repo.PaymentRow,
  reported: PaymentIntent | null,
) => Promise<void>

const steps: Record<Step, Take> = {
  none: async () => {},
  complete,
  giveBack,
  recordRefund,
  recordLostDispute,
  async callOff({ clock }, tx, { uuid }) {
    await repo.markCalledOff(tx, uuid, clock.now())
  },
}

function memorialStatusOf(
  memorial: { paymentCompletedAt: Date | null; deletedAt: Date | null } | undefined,
): MemorialStatus {
  if (!memorial || memorial.deletedAt) return 'gone'
  return memorial.paymentCompletedAt ? 'paid' : 'unpaid'
}
