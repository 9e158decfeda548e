import { donations as limits } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as disputes from '#server/modules/disputes/service.ts'
import { findIntent } from '#server/modules/payments/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import type { PaymentIntent } from '#server/ports/payments.ts'
import * as repo from './repo.ts'
import { forgetGuest } from './repo-guests.ts'
import { type Gift, pays } from './rules.ts'
import { type GiftStep, giftStatusOf, nextGiftStep } from './rules-status.ts'

/** The sweep leaves out younger gifts: their donors may still be paying. */
const QUIET_MS = 5 * 60_000
const OPEN_MS = limits.openHours * 60 * 60_000

// Settles begun gifts, whoever reports them and however often (rules-status.ts).

/** Updates our ledger to match the provider's report. Rejects with INTENT_MISMATCH. */
export async function settle(context: Context, gift: Gift, reported: PaymentIntent | null): Promise<void> {
  const { db } = context
  if (reported?.status === 'succeeded' && !pays(reported, gift)) throw new DomainError('INTENT_MISMATCH')
  if (reported) await disputes.record(context, reported)
  if (
    reported &&
    reported.refundedMinor > gift.refundedMinor &&
    reported.refundedMinor < reported.amountMinor
  )
    await repo.recordPartialRefund(db, gift.intentId, reported.refundedMinor)
  const step = nextGiftStep(giftStatusOf(gift), reported)
  if (step === 'none') return
  const work = (tx: Tx) => take(context, tx, gift.intentId, reported)
  // An abandoned gift was never visible, so nobody who hosts the memorial is told.
  if (step === 'callOff') await db.transaction().execute(work)
  else if (step === 'recordDonation' && (await repo.isGone(db, gift.memorialUuid)))
    await giveBack(context, gift)
  else await changes.changeEvenIfDeleted(context, gift.memorialUuid, work)
}

/**
 * Refunds a gift whose memorial was removed for good, so that it has no fund. Until the provider has refunded it, the
 * gift stays begun and the sweep tries again.
 */
async function giveBack(context: Context, gift: Gift): Promise<void> {
  const reported = await context.provider.refundIntent(gift.intentId)
  if (reported.refundedMinor >= reported.amountMinor) await settle(context, gift, reported)
}

async function take(
  context: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  intentId: string,
  reported: PaymentIntent | null,
): Promise<void> {
  const gift = await repo.lockGift(tx, intentId)
  if (gift) await steps[nextGiftStep(giftStatusOf(gift), reported)](context, tx, gift, reported)
}

/**
 * Asks the provider about every unsettled gift, in case the browser or this server stopped. Enters what was paid;
 * calls off what was not paid for a day, so that it cannot be paid any more.
 */
export async function sweep(context: Context): Promise<void> {
  const failures: unknown[] = []
  for (const gift of await repo.listOpen(context.db, new Date(context.clock.now().getTime() - QUIET_MS)))
    await sweepOne(context, gift).catch((reason: unknown) => failures.push(reason))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} gifts could not be settled`)
}

const sweepOne = async (context: Context, gift: Gift): Promise<void> =>
  settle(context, gift, await stateAtProvider(context, gift))

/** Updates our ledger to the provider's present state, whatever was reported before. */
export const settleFromProvider = async (context: Context, gift: Gift): Promise<void> =>
  settle(context, gift, await findIntent(() => context.provider.getIntent(gift.intentId)))

/** Null when the provider does not know the gift. */
async function stateAtProvider(
  { clock, provider }: Pick<Context, 'clock' | 'provider'>,
  { intentId, createdAt }: Gift,
): Promise<PaymentIntent | null> {
  const isOver = clock.now().getTime() - createdAt.getTime() > OPEN_MS
  return findIntent(() => (isOver ? provider.cancelIntent(intentId) : provider.getIntent(intentId)))
}

type Take = (
  context: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  gift: Gift,
  reported: PaymentIntent | null,
) => Promise<void>

const steps: Record<GiftStep, Take> = {
  none: async () => {},
  async recordDonation({ clock, jobs }, tx, { intentId }) {
    const now = clock.now()
    const donationUuid = await repo.recordDonation(tx, intentId, now)
    await repo.markSettled(tx, intentId, now)
    if (donationUuid) await jobs.enqueue(tx, 'donation.receipt', { donationUuid })
  },
  async recordRefund({ clock, jobs }, tx, { intentId, amountMinor, feeMinor }, reported) {
    const donationUuid = (await repo.removeDonation(tx, intentId)) ?? null
    const refundedMinor = reported?.refundedMinor ?? amountMinor + feeMinor
    await repo.markRefunded(tx, intentId, refundedMinor, clock.now())
    await jobs.enqueue(tx, 'donation.refunded', { intentId, donationUuid })
  },
  /** The donor asked their bank for the money, so only the operator is told. */
  async recordLostDispute({ clock }, tx, { intentId }) {
    await repo.removeDonation(tx, intentId)
    await repo.markLost(tx, intentId, clock.now())
  },
  async recordWonDispute({ clock }, tx, { intentId, settledAt }) {
    await repo.recordDonation(tx, intentId, settledAt ?? clock.now())
    await repo.markReturned(tx, intentId)
  },
  async callOff({ clock }, tx, { intentId }) {
    await repo.markSettled(tx, intentId, clock.now())
    // Nothing was paid, so nobody gets a mail.
    await forgetGuest(tx, intentId)
  },
}
