import type { Updateable } from 'kysely'
import { addYears, extendYear } from '#server/lib/add-years.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { readPaymentStatus } from '#server/lib/payment-status.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { DB, Db, Tx } from '#server/ports/database.ts'
import type { PaymentIntent } from '#server/ports/payments.ts'
import { findIntent, requirePaid } from './ask-provider.ts'
import { takePromo } from './hold-promo.ts'
import { recordDisputes } from './record-dispute.ts'
import { settles } from './rules.ts'
import { nextStep, readMemorialStatus, type Step } from './rules-status.ts'
import {
  findByIntent,
  findPayment,
  type PaymentRow,
  selectMemorial,
  selectPayments,
  updatePayment,
} from './select-payments.ts'

// Settles the payment of a first year, of another one, or of a gift, whoever reports it and however often: by the
// provider's present report, with the ledger locked (rules-status.ts).

/** Asks the provider, and updates our ledger to match. */
export const settleFromProvider = async (context: Context, payment: PaymentRow): Promise<void> =>
  settlePayment(context, payment, await findIntent(() => context.provider.getIntent(payment.intentId)))

/** Makes sure that no money arrives any more, and settles what did. */
export const callOffPayment = async (context: Context, payment: PaymentRow): Promise<void> =>
  settlePayment(context, payment, await findIntent(() => context.provider.cancelIntent(payment.intentId)))

/**
 * The provider reports a payment. The content of the report does not matter: the present state is asked for, so
 * reports may be late, repeated and in any order. False for a payment that is not in our ledger.
 */
export async function settleReported(context: Context, intentId: string): Promise<boolean> {
  const payment = await findByIntent(context.db, intentId)
  if (payment) await settleFromProvider(context, payment)
  return payment !== undefined
}

/**
 * Settles what the payer's browser says is paid. Idempotent. Rejects as `requirePaid` does, with INTENT_UNKNOWN for a
 * payment that is not in our ledger, or with PROMO_USED_UP.
 */
export async function finishPayment(
  context: Context,
  payment: PaymentRow | undefined,
  wanted: Pick<PaymentRow, 'purpose' | 'memorialUuid' | 'userUuid'>,
): Promise<void> {
  if (!payment) throw new DomainError('INTENT_UNKNOWN')
  await settlePayment(context, payment, await requirePaid(context.provider, payment, wanted))
  if ((await findPayment(context.db, payment.uuid))?.promoMissed) throw new DomainError('PROMO_USED_UP')
}

/** @param intent as the provider reports it now */
export async function settlePayment(
  context: Context,
  payment: PaymentRow,
  intent: PaymentIntent | null,
): Promise<void> {
  const { db } = context
  const { uuid, purpose, memorialUuid } = payment
  // An intent for something else does not count for this payment.
  const reported = intent && settles(intent, payment) ? intent : null
  if (reported) await recordDisputes(context, reported)
  if (
    reported &&
    reported.refundedMinor > payment.refundedMinor &&
    reported.refundedMinor < reported.amountMinor
  )
    await recordPartialRefund(db, uuid, reported.refundedMinor)
  const memorial = await selectMemorial(db, memorialUuid).executeTakeFirst()
  const step = nextStep(purpose, readPaymentStatus(payment), readMemorialStatus(purpose, memorial), reported)
  if (step === 'none') return
  const work = (tx: Tx) => take(context, tx, uuid, reported)
  // What is called off was on no page.
  if (step === 'callOff') await changes.queueBehindChanges(context, memorialUuid, work)
  else await changes.changeEvenIfDeleted(context, memorialUuid, work)
}

async function take(context: Context, tx: Tx, uuid: string, reported: PaymentIntent | null): Promise<void> {
  const before = await findPayment(tx, uuid)
  if (!before) return
  // Payments of one memorial wait for each other; the memorial is locked before its payments and their codes.
  const memorial = await selectMemorial(tx, before.memorialUuid).forUpdate().executeTakeFirst()
  const payment = await selectPayments(tx).where('uuid', '=', uuid).forUpdate().executeTakeFirst()
  if (!payment) return
  const { purpose } = payment
  const step = nextStep(purpose, readPaymentStatus(payment), readMemorialStatus(purpose, memorial), reported)
  await steps[step](context, tx, payment, { reported, endsAt: memorial?.retainedUntil ?? null })
}

/** `endsAt`: the end of the memorial's year. */
interface Found {
  reported: PaymentIntent | null
  endsAt: Date | null
}

type Take = (context: Context, tx: Tx, payment: PaymentRow, found: Found) => Promise<void>

const steps: Record<Step, Take> = {
  none: async () => {},
  /** If somebody else used up its code meanwhile, the payment buys nothing at that price and is refunded. */
  async complete(context, tx, payment, { endsAt }) {
    if (await enterPayment(context, tx, payment, endsAt)) return
    await updatePayment(tx, payment.uuid).set({ promoMissed: true }).execute()
    await giveBack(context, tx, payment)
  },
  giveBack,
  async recordRefund({ clock, jobs }, tx, payment, { reported, endsAt }) {
    const { uuid, purpose, memorialUuid, intentId, completedAt } = payment
    await markRefunded(tx, uuid, reported?.refundedMinor ?? payment.amountMinor, clock.now())
    // Only its hosts see the memorial until it is paid again.
    if (completedAt && purpose === 'memorial')
      await setYear(tx, memorialUuid, { paymentCompletedAt: null, retainedUntil: null, promoApplied: null })
    if (completedAt && purpose === 'extension' && endsAt)
      await setYear(tx, memorialUuid, { retainedUntil: addYears(endsAt, -1) })
    if (purpose === 'donation')
      await jobs.enqueue(tx, 'donation.refunded', { intentId, donationUuid: completedAt && uuid })
    else await jobs.enqueue(tx, 'payment.refunded', { paymentUuid: uuid })
  },
  /** The payer asked their bank for the money, so only the operator is told. What bought nothing is settled by that. */
  async recordLostDispute({ clock }, tx, { uuid, purpose, refundedMinor }) {
    if (purpose !== 'donation') await markRefunded(tx, uuid, refundedMinor, clock.now())
    else
      await updatePayment(tx, uuid)
        .set(({ fn, val }) => ({
          paidAt: fn.coalesce('paidAt', val(clock.now())),
          completedAt: null,
          lostAt: clock.now(),
        }))
        .execute()
  },
  async recordWonDispute(_, tx, { uuid, paidAt }) {
    await updatePayment(tx, uuid).set({ completedAt: paidAt, lostAt: null }).execute()
  },
  /** Nothing was paid, so nobody gets a mail, and what a guest typed is deleted. */
  async callOff({ clock }, tx, { uuid }) {
    const guest = { donorName: null, donorEmail: null, donorLanguage: null }
    await updatePayment(tx, uuid)
      .set({ calledOffAt: clock.now(), ...guest })
      .execute()
  },
}

/**
 * Enters a payment in our ledger, and gives what it is for; in the transaction that locked it. False when its code has
 * no use left.
 *
 * If somebody else paid for the same year a moment before, another year is the one after that: nobody pays twice for
 * one year.
 */
export async function enterPayment(
  context: Context,
  tx: Tx,
  payment: PaymentRow,
  endsAt: Date | null,
): Promise<boolean> {
  const { clock, jobs } = context
  const { uuid, purpose, memorialUuid, customerId, promoCode } = payment
  if (promoCode && !(await takePromo(context, tx, promoCode, payment))) return false
  const now = clock.now()
  const extendsFrom = payment.extendsFrom && (endsAt ?? payment.extendsFrom)
  await updatePayment(tx, uuid).set({ paidAt: now, completedAt: now, extendsFrom }).execute()
  if (purpose === 'donation') {
    await jobs.enqueue(tx, 'donation.receipt', { donationUuid: uuid })
    return true
  }
  const first = { paymentCompletedAt: now, stripeCustomerId: customerId, promoApplied: promoCode }
  await setYear(tx, memorialUuid, {
    retainedUntil: extendsFrom ? extendYear(extendsFrom, now) : addYears(now, 1),
    ...(!extendsFrom && first),
  })
  await jobs.enqueue(tx, 'payment.receipt', { paymentUuid: uuid })
  await jobs.enqueue(tx, 'payment.release', { memorialUuid })
  return true
}

/** Opens the page again, too, if its year was over. */
const setYear = (tx: Tx, memorialUuid: string, year: Updateable<DB['memorials']>) =>
  tx
    .updateTable('memorials')
    .set({ ...year, archivedAt: null })
    .where('uuid', '=', memorialUuid)
    .execute()

/** A job asks the provider to refund it, and retries until that is done. */
async function giveBack({ clock, jobs }: Context, tx: Tx, { uuid }: PaymentRow): Promise<void> {
  const now = clock.now()
  await updatePayment(tx, uuid)
    .set(({ fn, val }) => ({
      paidAt: fn.coalesce('paidAt', val(now)),
      calledOffAt: fn.coalesce('calledOffAt', val(now)),
    }))
    .execute()
  await jobs.enqueue(tx, 'payment.refund', { paymentUuid: uuid })
}

/** The payment stops counting, so that the same can be paid again. */
export const markRefunded = (tx: Tx, uuid: string, refundedMinor: number, now: Date) =>
  updatePayment(tx, uuid)
    .set(({ fn, val }) => ({
      paidAt: fn.coalesce('paidAt', val(now)),
      completedAt: null,
      refundedAt: now,
      refundedMinor,
    }))
    .execute()

/** The purchase stays. A late report of a smaller refund changes nothing. */
export const recordPartialRefund = (db: Db, uuid: string, refundedMinor: number) =>
  updatePayment(db, uuid).set({ refundedMinor }).where('refundedMinor', '<', refundedMinor).execute()
